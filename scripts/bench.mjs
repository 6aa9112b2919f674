// `npm run bench -- NAME`: runs bench/NAME.bench.ts. Installs the libraries that it compares with.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { installPackages, prepare, root, run, stop } from "./prepare.mjs";

const folder = join(root, "bench");
const [name, ...rest] = process.argv.slice(2);
const names = readdirSync(folder).filter((file) => file.endsWith(".bench.ts"));
if (!names.includes(`${name}.bench.ts`))
  stop(`npm run bench -- ${names.map((file) => file.replace(".bench.ts", "")).join(" | ")}`);
const node = await prepare();
if (!existsSync(join(folder, "node_modules"))) await installPackages(folder);
process.exit(run(node, [join(folder, `${name}.bench.ts`), ...rest], { NODE_ENV: "production" }));
