// `npm start`: installs what is missing, builds what is stale and starts the server; `npm start -- COMMAND` starts another command.
import { join } from "node:path";
import { buildPage } from "./build.mjs";
import { prepare, root, run } from "./prepare.mjs";

const node = prepare();
const [command = "serve", ...words] = process.argv.slice(2);
if (command === "serve") buildPage(node);
process.exit(run(node, [join(root, "packages", "cli", "bin", "rondel.mjs"), command, ...words]));
