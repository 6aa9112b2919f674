// `npm run texts`: writes every message of each language with sample values to dist/texts/, one page per language.
import { join } from "node:path";
import { prepare, root, run } from "./prepare.mjs";

const node = await prepare();
process.exit(run(node, [join(root, "scripts", "texts.ts")]));
