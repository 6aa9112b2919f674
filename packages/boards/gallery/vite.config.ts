import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const NO_TRANSITIONS = fileURLToPath(import.meta.resolve("@rondel/boards/no-transitions"));

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: { "d3-interpolate": NO_TRANSITIONS, "d3-transition": NO_TRANSITIONS } },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: { host: "127.0.0.1", fs: { allow: ["../../.."] } },
});
