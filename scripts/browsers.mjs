// `npm run browsers`: a short visit with Firefox and WebKit, where they are installed.
import { join } from "node:path";
import { prepare, root, runUntilStopped } from "./prepare.mjs";

const node = await prepare();
process.exit(await runUntilStopped(node, [join(root, "scripts", "browsers", "main.ts"), ...process.argv.slice(2)]));
