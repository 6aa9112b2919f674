// `npm start`: installs what is missing and starts the product. Until the server lands that is the terminal program.
import { join } from "node:path";
import { prepare, root, run } from "./prepare.mjs";

const node = prepare();
process.exit(run(node, [join(root, "packages", "cli", "bin", "rondel.mjs"), ...process.argv.slice(2)]));
