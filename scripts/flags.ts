import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** Reads the flags of a tool. After --help or an unknown flag it prints the usage and ends the process. */
export function readFlags<const Options extends ParseArgsOptionsConfig>(usage: string, options: Options) {
  const help = { help: { type: "boolean", short: "h" } } as const;
  try {
    if (!parseArgs({ options: { ...options, ...help } as ParseArgsOptionsConfig }).values.help) {
      return parseArgs({ options }).values;
    }
    console.log(usage);
    process.exit(0);
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(2);
  }
}
