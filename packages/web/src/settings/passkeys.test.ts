import type { Me } from "@rondel/protocol";
import { h } from "preact";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "../../test/render.ts";

const anna: Me = {
  player: "paaaaaaaaaaaaaaaaaaaa",
  name: "Anna",
  nameIsGiven: false,
  passkeys: 0,
  personalLinkSince: null,
};
const bruno: Me = { ...anna, player: "pbbbbbbbbbbbbbbbbbbbb", name: "Bruno", passkeys: 1 };

/** What the browser knows about a passkey that the player has chosen; cancelling is an error. */
class Credential {
  static parseRequestOptionsFromJSON = () => ({});
  static parseCreationOptionsFromJSON = () => ({});
  toJSON = () => ({ id: "key" });
}
const credentials = { get: vi.fn(async () => new Credential()), create: vi.fn(async () => new Credential()) };
const showNotice = vi.fn();
const post = vi.fn(async (name: string) =>
  name === "passkey/enter" || name === "passkey/add"
    ? { answer: bruno }
    : { answer: name === "me/kept" ? { players: [] } : { challengeId: "challenge", options: {} } },
);
const mocks = {
  "../api/http.ts": { post },
  "../messages/messages.ts": { t: (key: string, params?: object) => `${key} ${JSON.stringify(params ?? {})}` },
  "../ui/notices.ts": { showNotice },
};
for (const [path, parts] of Object.entries(mocks)) vi.doMock(path, () => parts);
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("location", { hash: "" });
// Test files share loaded modules: this file needs those with its own server.
vi.resetModules();
const { me } = await import("../api/me.ts");
const { Passkeys } = await import("./Passkeys.tsx");
const { preferences } = await import("./preferences.ts");
afterAll(() => {
  for (const path of Object.keys(mocks)) vi.doUnmock(path);
  vi.resetModules();
});

beforeEach(() => {
  vi.stubGlobal("PublicKeyCredential", Credential);
  vi.stubGlobal("navigator", { credentials });
  me.value = anna;
  preferences.name.value = "Anna";
  showNotice.mockClear();
});

async function press(button: "add" | "signIn"): Promise<string> {
  const found = render(h(Passkeys, { me: anna })).all("button");
  found.find(({ textContent }) => textContent.startsWith(`settings.passkey.${button} `))?.send("click");
  await vi.waitFor(() => expect(showNotice).toHaveBeenCalled());
  return showNotice.mock.calls[0]?.[0];
}

describe("a passkey", () => {
  it("signs in with the name of its player", async () => {
    expect(await press("signIn")).toBe('signIn.done {"name":"Bruno"}');
    expect([me.value?.player, preferences.name.value]).toEqual([bruno.player, "Bruno"]);
  });

  it("leaves the player as before when the sign-in is cancelled", async () => {
    credentials.get.mockRejectedValueOnce(new DOMException("cancelled"));
    expect(await press("signIn")).toBe("settings.passkey.notSignedIn {}");
    expect([me.value?.player, preferences.name.value]).toEqual([anna.player, "Anna"]);
  });

  it("is not added when the player cancels", async () => {
    credentials.create.mockRejectedValueOnce(new DOMException("cancelled"));
    expect(await press("add")).toBe("settings.passkey.cancelled {}");
  });
});
