/** Measures the boards. The code is in the boards package, which has the types of the browser. */
await import(new URL("../packages/boards/bench/boards.ts", import.meta.url).href);
