// `npm start`: installs missing packages, builds the page if its sources changed and starts the server.
// `npm start -- COMMAND` runs another command of `rondel`.
import { join } from "node:path";
import { buildPage } from "./build.mjs";
import { prepare, root, runUntilStopped } from "./prepare.mjs";

const node = prepare({ for: "playing" });
const [command = "serve", ...parameters] = process.argv.slice(2);
if (command === "serve") buildPage(node);
const program = join(root, "packages", "cli", "bin", "rondel.mjs");
process.exit(await runUntilStopped(node, [program, command, ...parameters]));
