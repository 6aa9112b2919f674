// `npm start`: installs missing packages, builds the page if its sources changed and starts the server.
// `npm start -- COMMAND` runs another command of `rondel`; `npm start -- --port 9000` gives the server a setting.
import { join } from "node:path";
import { buildPage } from "./build.mjs";
import { prepare, root, runUntilStopped } from "./prepare.mjs";

const node = await prepare({ for: "playing" });
const words = process.argv.slice(2);
const isSetting = /^--(?!help$|version$)/.test(words[0] ?? "--");
const [command, ...parameters] = isSetting ? ["serve", ...words] : words;
if (command === "serve") buildPage(node);
const program = join(root, "packages", "cli", "bin", "rondel.mjs");
process.exit(await runUntilStopped(node, [program, command, ...parameters]));
