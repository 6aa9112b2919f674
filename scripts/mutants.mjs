// `npm run mutants`: breaks the rules packages in many small ways and lists the changes that no test notices.
import { join } from "node:path";
import { prepare, root, runUntilStopped } from "./prepare.mjs";

const node = await prepare();
process.exit(await runUntilStopped(node, [join(root, "scripts", "mutants", "main.ts"), ...process.argv.slice(2)]));
