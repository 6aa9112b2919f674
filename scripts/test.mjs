// `npm test`: installs missing packages, then runs every check on the project's own Node.
import { join } from "node:path";
import { prepare, root, run } from "./prepare.mjs";

process.exit(run(prepare(), [join(root, "scripts", "check.ts")]));
