import { h } from "preact";
import { afterAll, describe, expect, it, vi } from "vitest";
import { render } from "../../test/render.ts";

vi.doMock("../messages/messages.ts", () => ({ t: (key: string) => key }));
vi.doMock("../messages/game-messages.ts", () => ({ formatRefusal: () => "" }));
vi.doMock("../ui/notices.ts", () => ({ showNotice: () => undefined }));
vi.doMock("../api/request.ts", () => ({ request: async () => ({ refused: {} }) }));
vi.doMock("../api/me.ts", () => ({}));
// Test files share loaded modules: this file needs those with keys for texts.
vi.resetModules();
const { ReminderSettings } = await import("./ReminderSettings.tsx");
const { canUsePasskeys } = await import("./passkeys.ts");
afterAll(() => {
  for (const path of ["messages/messages", "messages/game-messages", "ui/notices", "api/request", "api/me"]) {
    vi.doUnmock(`../${path}.ts`);
  }
  vi.resetModules();
});

const serviceWorker = { getRegistration: async () => undefined };

function drawReminders(navigator: object, notification?: object) {
  vi.stubGlobal("navigator", navigator);
  if (notification) vi.stubGlobal("Notification", notification);
  return render(h(ReminderSettings, {}));
}

describe("reminders", () => {
  it("have a button where the browser can show notifications", () => {
    const page = drawReminders({ serviceWorker }, {});
    expect(page.all("button").map(({ textContent }) => textContent)).toEqual(["settings.notifications.on"]);
  });

  it("need a page on the home screen on an iPhone", () => {
    const page = drawReminders({ serviceWorker, standalone: false });
    expect([page.textContent, page.all("button")]).toEqual(["settings.notifications.homeScreen", []]);
  });

  it("are not offered by a browser without notifications", () => {
    const page = drawReminders({ serviceWorker });
    expect([page.textContent, page.all("button")]).toEqual(["settings.notifications.unsupported", []]);
  });
});

describe("passkeys", () => {
  it("are offered only by browsers that read the options of the server", () => {
    expect(canUsePasskeys()).toBe(false);
    vi.stubGlobal("PublicKeyCredential", class {});
    expect(canUsePasskeys()).toBe(false);
    const parse = () => ({});
    const current = { parseCreationOptionsFromJSON: parse, parseRequestOptionsFromJSON: parse };
    vi.stubGlobal("PublicKeyCredential", Object.assign(class {}, current));
    expect(canUsePasskeys()).toBe(true);
    vi.unstubAllGlobals();
  });
});
