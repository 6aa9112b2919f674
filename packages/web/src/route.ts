/** A screen of the page with its address. Routes are in the fragment, so that the server never sees them or their secrets. */
export type Route =
  | { readonly screen: "home" }
  | { readonly screen: "new"; readonly mode: PlayMode; readonly game: string | undefined }
  | { readonly screen: "local"; readonly id: string }
  | { readonly screen: "table"; readonly id: string; readonly invitation?: string; readonly at?: number }
  | { readonly screen: "personal-link"; readonly secret: string }
  | { readonly screen: "recovery"; readonly secret: string }
  | { readonly screen: "rules"; readonly game: string | undefined; readonly rule: string | undefined }
  | { readonly screen: "learn"; readonly game: string | undefined; readonly lesson: string | undefined }
  | { readonly screen: "collection"; readonly game: string | undefined; readonly part: string | undefined }
  | { readonly screen: "studies" }
  | { readonly screen: "study"; readonly id: string }
  | { readonly screen: "study-link"; readonly code: string }
  | { readonly screen: "privacy" }
  | { readonly screen: "settings" };

export type PlayMode = "bots" | "hotseat" | "online";

export function hrefOf(target: Route): string {
  switch (target.screen) {
    case "home":
      return "#/";
    case "new":
      return target.game ? `#/new/${target.mode}/${target.game}` : `#/new/${target.mode}`;
    case "local":
      return `#/local/${target.id}`;
    case "table": {
      const at = target.at === undefined ? "" : `&at=${target.at}`;
      return `#table=${target.id}${target.invitation ? `&invitation=${target.invitation}` : ""}${at}`;
    }
    case "personal-link":
      return `#enter=${target.secret}`;
    case "recovery":
      return `#recover=${target.secret}`;
    case "rules":
      return ["#/rules", target.game, target.rule].filter(Boolean).join("/");
    case "learn":
      return ["#/learn", target.game, target.lesson].filter(Boolean).join("/");
    case "collection":
      return ["#/collection", target.game, target.part].filter(Boolean).join("/");
    case "studies":
      return "#/studies";
    case "study":
      return `#/study/${target.id}`;
    case "study-link":
      return `#study=${target.code}`;
    case "privacy":
      return "#/privacy";
    case "settings":
      return "#/settings";
  }
}

export function parseRoute(hash: string): Route {
  const text = hash.replace(/^#/, "");
  if (!text.startsWith("/")) return parseLink(new URLSearchParams(text));
  const [, screen, first, second] = text.split("/");
  if (screen === "new") {
    const mode = (["bots", "hotseat", "online"] as const).find((one) => one === first);
    if (mode) return { screen: "new", mode, game: second };
  }
  if (screen === "local" && first) return { screen: "local", id: first };
  if (screen === "rules") return { screen: "rules", game: first, rule: second };
  if (screen === "learn") return { screen: "learn", game: first, lesson: second };
  if (screen === "collection") return { screen: "collection", game: first, part: second };
  if (screen === "studies") return { screen: "studies" };
  if (screen === "study" && first) return { screen: "study", id: first };
  if (screen === "privacy") return { screen: "privacy" };
  if (screen === "settings") return { screen: "settings" };
  return { screen: "home" };
}

/** Parses the links that are sent to people: a table, a study, a personal link, or a sign-in link. */
function parseLink(link: URLSearchParams): Route {
  const secret = link.get("enter");
  if (secret) return { screen: "personal-link", secret };
  const recovery = link.get("recover");
  if (recovery) return { screen: "recovery", secret: recovery };
  const code = link.get("study");
  if (code) return { screen: "study-link", code };
  const id = link.get("table");
  if (!id) return { screen: "home" };
  const invitation = link.get("invitation");
  const at = link.get("at");
  return {
    screen: "table",
    id,
    ...(invitation ? { invitation } : {}),
    ...(at !== null && /^\d+$/.test(at) ? { at: Number(at) } : {}),
  };
}
