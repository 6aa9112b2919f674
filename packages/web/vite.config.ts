import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

/** Files of the operator's page, which players never load. */
const OPERATOR_FILE = /^(operator\.html$|assets\/operator-)/;

/** Writes the service worker with the list of all built files of the players' page. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    writeBundle({ dir }) {
      if (dir === undefined) throw new Error("the build needs an output folder");
      const built = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      const paths = built.map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll(sep, "/"));
      const files = [
        "./",
        ...paths.filter((path) => path !== "index.html" && path !== "service-worker.js" && !OPERATOR_FILE.test(path)),
      ].sort();
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const source = readFileSync(new URL("./service-worker.js", import.meta.url), "utf8")
        .replace("__FILES__", JSON.stringify(files))
        .replace("__VERSION__", JSON.stringify(version));
      writeFileSync(join(dir, "service-worker.js"), source);
    },
  };
}

/** Builds the page without the invariants of the rules, which serve tests only. */
function withoutInvariants(): Plugin {
  return {
    name: "without-invariants",
    apply: "build",
    load: {
      filter: { id: /\/packages\/(imperial|imperunde)\/src\/invariants\/index\.ts$/ },
      handler: () => "export const INVARIANTS = [];",
    },
  };
}

/** The oldest browsers that Rondel supports. The page says so in an older one: see `browser-support.js`. */
const OLDEST_BROWSERS = ["chrome111", "firefox115", "safari16.4"];

/** Folders of the page that only some screens need. */
const SOME_SCREENS = "api|first-game|games|goal|hints|home|learn|new-table|rules[^/]*|terms";

/**
 * What at least four parts of the page need is in one file. Otherwise a screen would load a hundred small ones, which compress badly.
 * Modules of the games stay out of it: they would take their rules with them. So does what connects to the server, which a match on this
 * device does not load.
 */
const SHARED = {
  name: "shared",
  minShareCount: 4,
  test: new RegExp(
    [
      `/packages/web/src/(?!(${SOME_SCREENS})/|ui/PageHeader)`,
      "/packages/web/src/(games/(game-list|registry|use-catalogues)|home/chosen-game)[.]",
      "/packages/engine/src/",
      "/packages/bots/src/(hint-task|levels|pool|temperaments)[.]",
      "/@noble/hashes/",
    ].join("|"),
  ),
};

/** The component that draws boards, without their drawings. */
const DRAWING = { name: "drawing", minShareCount: 2, test: /\/packages\/boards\/src\/|\/d3-/ };

/** What the screens of both games have in common. */
const TABLE = { name: "table", minShareCount: 2, test: /\/packages\/web\/src\/(games\/common|goal|terms)\// };

/** What the screen of a game has in common with its lessons, its rules and the review of its matches. */
const GAME = {
  name: (file: string) => `${/\/games\/(\w+)\//.exec(file)?.[1]}-parts`,
  minShareCount: 3,
  test: /\/packages\/web\/src\/games\/(?!common\/)\w+\/(?!messages\/)/,
};

/** What connects to the server. */
const SERVER = { name: "server", minShareCount: 2, test: /\/packages\/(web\/src\/api|protocol\/src)\// };

/** What the home screen and the form for a new table have in common. */
const ENTRANCE = { name: "entrance", minShareCount: 2, test: /\/packages\/web\/src\/(new-table\/|ui\/PageHeader)/ };

/** What every visit loads is in one file: a browser spends longer on asking for many small files than on reading them. */
const FIRST = {
  name: "first",
  tags: ["$initial" as const],
  test: /^(?!.*\/src\/(main\.tsx|operator\/)|.*\.html)/,
  priority: 1,
};

/** Each drawn board is a file of its own, which changes less often than the code that shows it. */
const BOARDS = { name: (file: string) => /(\w+\.generated)\.json$/.exec(file)?.[1] };

const NO_TRANSITIONS = fileURLToPath(import.meta.resolve("@rondel/boards/no-transitions"));

export default defineConfig({
  // Relative addresses, so that the page can be hosted below any path.
  base: "./",
  plugins: [serviceWorker(), withoutInvariants()],
  resolve: { alias: { "d3-interpolate": NO_TRANSITIONS, "d3-transition": NO_TRANSITIONS } },
  worker: { format: "es", plugins: () => [withoutInvariants()] },
  build: {
    target: OLDEST_BROWSERS,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { main: "index.html", operator: "operator.html" },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [FIRST, BOARDS, SHARED, DRAWING, TABLE, GAME, SERVER, ENTRANCE],
        },
      },
    },
  },
});
