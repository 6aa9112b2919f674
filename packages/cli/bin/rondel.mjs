#!/usr/bin/env node
// Checked before any TypeScript is loaded, because an older Node cannot run it.
const NEEDED = 24;
const major = Number.parseInt(process.versions.node, 10);
if (major < NEEDED) {
  console.error(
    `rondel needs Node ${NEEDED} or newer; this is ${process.version}. In a clone, "npm start" brings the right one.`,
  );
  process.exit(2);
}
// "rondel legal FILE | head" closes the pipe early, which is not an error.
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});
// Stores the compiled sources in a temporary folder of the user: the next start takes a third of the time.
const { enableCompileCache } = await import("node:module");
enableCompileCache();
const { main } = await import("../src/main.ts");
process.exitCode = await main(process.argv.slice(2));
