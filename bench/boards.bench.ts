/** Measures how smoothly the boards pan. The code is in the boards package, which has the types of the browser. */
await import(new URL("../packages/boards/bench/panning.ts", import.meta.url).href);
