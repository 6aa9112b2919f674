#!/usr/bin/env node
// The guard stands before any TypeScript is loaded: an old Node could not even read the files behind it.
const NEEDED = 24;
const major = Number.parseInt(process.versions.node, 10);
if (major < NEEDED) {
  console.error(
    `rondel needs Node ${NEEDED} or newer; this is ${process.version}. In a clone, "npm start" brings the right one.`,
  );
  process.exit(2);
}
// A reader that has seen enough, such as "rondel legal FILE | head", closes the pipe: that is no error.
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});
const { main } = await import("../src/main.ts");
process.exitCode = await main(process.argv.slice(2));
