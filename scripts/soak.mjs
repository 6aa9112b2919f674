// `npm run soak -- --minutes N`: random and guided play of both games with all checks on; continues where the last run stopped.
import { join } from "node:path";
import { prepare, root, runUntilStopped } from "./prepare.mjs";

const node = await prepare();
process.exit(await runUntilStopped(node, [join(root, "scripts", "soak", "main.ts"), ...process.argv.slice(2)]));
