/** How smoothly the boards move. The measurement stands with the boards, whose types know the browser. */
await import(new URL("../packages/boards/bench/panning.ts", import.meta.url).href);
