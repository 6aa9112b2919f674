// `npm run train -- --mixed N --strong N --seed WORD --write`: learns the judgement of Imperial; goes on where the last run stopped.
import { join } from "node:path";
import { prepare, root, runUntilStopped } from "./prepare.mjs";

const node = await prepare();
process.exit(await runUntilStopped(node, [join(root, "scripts", "train", "main.ts"), ...process.argv.slice(2)]));
