// Prepares a clone: packages installed, Node 24 present.
// Runs on Node 20 or newer before anything is installed, so it imports only modules of Node.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { fetchNode, findNode, nodeVersion } from "./project-node.mjs";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const OLDEST_NODE_THAT_INSTALLS = 20;
// `npm pack` leaves out package-lock.json, so a release has the same file under the other name that npm reads.
const lockFile = ["package-lock.json", "npm-shrinkwrap.json"].map((name) => join(root, name)).find(existsSync);
const stampFile = join(root, "node_modules", ".rondel-installed");

/**
 * Installs missing packages and returns the path of the Node that runs Rondel. Ends the process with one sentence on failure.
 * `for: "playing"` leaves out what only tests and tools need.
 */
export async function prepare({ for: use } = { for: "development" }) {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE_THAT_INSTALLS) {
    stop(`Rondel needs Node ${OLDEST_NODE_THAT_INSTALLS} or newer to install itself; this is ${process.version}.`);
  }
  if (!isInstalled(use)) await install(use);
  const node = findNode(root);
  if (node === undefined) {
    stop(
      `Rondel runs on Node ${nodeVersion(root)} and could not install it for ${process.platform} on ${process.arch}; this is ${process.version}. ` +
        "Install that version or a newer one and start again.",
    );
  }
  return node;
}

/** Runs a program in the project's folder with its output on this terminal; returns its exit code. */
export function run(program, parameters, environment = {}) {
  const result = spawnSync(program, parameters, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  if (result.error) stop(`Could not run ${program}: ${result.error.message}`);
  return result.status ?? 1;
}

/** Runs a program that ends on Ctrl-C or SIGTERM, lets it stop in its own time and returns its exit code. */
export async function runUntilStopped(program, parameters) {
  const child = spawn(program, parameters, { cwd: root, stdio: "inherit" });
  // Ctrl-C in a terminal reaches the child as well; a signal from elsewhere does not.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => signal === "SIGTERM" && child.kill(signal));
  return new Promise((done) => {
    child.once("error", (error) => stop(`Could not run ${program}: ${error.message}`));
    child.once("exit", (code) => done(code ?? 1));
  });
}

export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** What the packages were installed from and for; undefined if they were not. */
function installed() {
  if (!existsSync(stampFile)) return undefined;
  const [lock, use] = readFileSync(stampFile, "utf8").split(" ");
  return { lock, use };
}

function isInstalled(use) {
  const { lock, use: wider } = installed() ?? {};
  return lock === fingerprint() && (wider === "development" || wider === use) && findNode(root) !== undefined;
}

async function install(use) {
  console.error("Installing packages (about half a minute, once) ...");
  const wanted = hasDevelopmentPackages() ? "development" : use;
  const unpackNode = fetchNode(runNpm, nodeVersion(root));
  await installPackages(root, wanted);
  await unpackNode(root);
  writeFileSync(stampFile, `${fingerprint()} ${wanted}`);
}

/** A clone in which `npm test` has run keeps the packages for it, and so does one in which somebody ran `npm install`. */
function hasDevelopmentPackages() {
  return installed()?.use === "development" || existsSync(join(root, "node_modules", "vitest"));
}

/**
 * Installs the packages of a folder. Prints only errors; ends the process on failure. Only the packages in `allowScripts` run their
 * scripts: npm would compile others, which contain compiled files, and needs Python and a compiler for that.
 */
export async function installPackages(folder, use = "development") {
  await requireNpm(folder, [
    "ci",
    "--ignore-scripts",
    use === "playing" ? "--omit=dev" : "--include=dev",
    "--no-audit",
    "--no-fund",
  ]);
  const { allowScripts = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const allowed = Object.keys(allowScripts).filter((name) => existsSync(join(folder, "node_modules", name)));
  if (allowed.length > 0) await requireNpm(folder, ["rebuild", ...allowed, "--ignore-scripts=false"]);
}

async function requireNpm(folder, parameters) {
  if ((await runNpm(folder, [...parameters, "--loglevel=error"])) !== 0)
    stop("The packages could not be installed, see the lines above. Nothing was started.");
}

/** Runs npm in a folder, shows its errors and returns its exit code. */
function runNpm(folder, parameters) {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const child = spawn(npm, parameters, {
    cwd: folder,
    stdio: ["inherit", "ignore", "inherit"],
    // NODE_ENV=production would leave out the development packages.
    env: { ...process.env, NODE_ENV: "" },
  });
  return new Promise((done) => {
    child.once("error", (error) => stop(`Could not run ${npm}: ${error.message}`));
    child.once("exit", (code) => done(code ?? 1));
  });
}

/** What the installation depends on: the lock file and the version of Node. */
function fingerprint() {
  return createHash("sha256").update(readFileSync(lockFile)).update(nodeVersion(root)).digest("hex");
}
