// `npm test`: installs missing packages, then runs every check on the project's own Node; `npm test -- quick` runs the quick ones.
import { join } from "node:path";
import { prepare, root, run } from "./prepare.mjs";

process.exit(run(await prepare(), [join(root, "scripts", "check.ts"), ...process.argv.slice(2)]));
