// `npm run dev`: installs missing packages, then starts the server, the page and the sample tables for development.
import { join } from "node:path";
import { prepare, root, runUntilStopped } from "./prepare.mjs";

const node = await prepare();
process.exit(await runUntilStopped(node, [join(root, "scripts", "dev", "main.ts"), ...process.argv.slice(2)]));
