// `npm run NAME`: installs missing packages, then runs scripts/NAME/main.ts on the project's own Node.
import { join } from "node:path";
import { prepare, root, runUntilStopped } from "./prepare.mjs";

const [name, ...parameters] = process.argv.slice(2);
process.exit(await runUntilStopped(await prepare(), [join(root, "scripts", name, "main.ts"), ...parameters]));
