// The Node that runs Rondel: the one that package.json names, installed in the clone.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const OLDEST_NODE = 24;
const isWindows = process.platform === "win32";
const program = isWindows ? "node.exe" : "node";

/** The version that a folder's package.json names. */
export function nodeVersion(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).devEngines.runtime.version;
}

/** The installed Node of a folder; the one that runs this if there is none for the platform; undefined if that is too old. */
export function findNode(folder) {
  return [join(folder, "node_modules", ".bin", program), process.execPath].find(isNewEnough);
}

/**
 * Begins to fetch Node for this platform. Returns a function that unpacks it into a folder: its packages are installed at the same time, and
 * npm empties the folder first. Only the program is unpacked, not its thousands of headers.
 */
export function fetchNode(runNpm, version) {
  const archives = mkdtempSync(join(tmpdir(), "rondel-node-"));
  const fetched = runNpm(archives, ["pack", `${packageName()}@${version}`, "--silent"]);
  return async (folder) => {
    await fetched;
    const target = join(folder, "node_modules", ".bin");
    mkdirSync(target, { recursive: true });
    // There is none if npm does not know the platform.
    for (const archive of readdirSync(archives)) {
      spawnSync("tar", ["-xzf", archive, "-C", target, "--strip-components=2", `package/bin/${program}`], {
        cwd: archives,
        stdio: ["ignore", "ignore", "inherit"],
      });
    }
    rmSync(archives, { recursive: true, force: true });
  };
}

/** The package on npm with the program for this platform. */
function packageName() {
  const isAppleSilicon = process.platform === "darwin" && process.arch === "arm64";
  return `${isAppleSilicon ? "node-bin" : "node"}-${isWindows ? "win" : process.platform}-${process.arch}`;
}

/** A program may be missing, or made for another C library. */
function isNewEnough(node) {
  if (!existsSync(node)) return false;
  const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  return Number.parseInt(stdout?.slice(1), 10) >= OLDEST_NODE;
}
