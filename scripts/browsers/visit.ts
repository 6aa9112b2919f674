import type { BrowserSession } from "./session.ts";

/** Functions for the scripts in the page. Failures are collected in an attribute, which every engine can read. */
const HELPERS = `
  const root = document.documentElement;
  if (root.dataset.failures === undefined) {
    root.dataset.failures = "";
    const note = (text) => { root.dataset.failures += text + "\\n"; };
    addEventListener("error", ({ message }) => note(message));
    addEventListener("unhandledrejection", ({ reason }) => note(String(reason)));
  }
  const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const isShown = (element) => element && element.getClientRects().length > 0;
  const see = (selector) => [...document.querySelectorAll(selector)].find(isShown);
  const until = async (find, what) => {
    for (let tries = 0; tries < 600; tries++) {
      const found = find();
      if (found) return found;
      await wait(100);
    }
    throw new Error("never seen: " + what);
  };
  const press = async (selector) => (await until(() => see(selector), selector)).click();
`;

/** Opens the home screen. */
export async function seeHome(browser: BrowserSession, url: string): Promise<void> {
  await browser.open(url);
  await browser.run(`${HELPERS} await until(() => see(".door"), "the home screen");`);
}

/** Starts a game at one device and makes 20 clicks on what is highlighted. */
export async function playClicks(browser: BrowserSession, game: string): Promise<void> {
  const clicks = await browser.run<number>(`${HELPERS}
    location.hash = "#/new/hotseat/${game}";
    await press("button.begin");
    await until(() => see(".board"), "the board");
    const litRegion = () => {
      const lit = [...document.querySelectorAll(".region-legal")].map((shape) => shape.getAttribute("d"));
      return [...document.querySelectorAll("[data-region]")].find((region) => lit.includes(region.getAttribute("d")));
    };
    let clicks = 0;
    for (let turn = 0; turn < 300 && clicks < 20; turn++, await wait(120)) {
      const curtain = see(".curtain .btn.go");
      if (curtain) { curtain.click(); continue; }
      const go = see(".decide .btn.go:not([disabled])") ?? see(".option:not([aria-disabled=true]):not([aria-pressed=true])");
      const region = go ? undefined : litRegion();
      const other = go || region ? undefined : see(".decide-others .btn, .stepper-line button:not([disabled])");
      if (go ?? other) { (go ?? other).click(); clicks++; }
      else if (region) { region.dispatchEvent(new MouseEvent("click", { bubbles: true })); clicks++; }
    }
    return clicks;`);
  if (clicks < 20) throw new Error(`only ${clicks} of 20 clicks were possible`);
}

const MOST_PICTURES = 50;

/** Checks that the hatching of owned regions is on the screen: without it the picture of a board at rest is another. */
export async function seeHatching(browser: BrowserSession): Promise<void> {
  let before = await browser.picture();
  let settled = await browser.picture();
  for (let taken = 2; before !== settled; taken++) {
    if (taken === MOST_PICTURES) throw new Error("the board never comes to rest");
    before = settled;
    settled = await browser.picture();
  }
  await browser.run(`${HELPERS} see(".board-hatching").style.visibility = "hidden"; await wait(500);`);
  if ((await browser.picture()) === settled) throw new Error("the map has no visible hatching");
}

/** Two browsers meet at a table for two and see its board. */
export async function meetOnline(host: BrowserSession, guest: BrowserSession): Promise<void> {
  const link = await host.run<string>(`${HELPERS}
    location.hash = "#/new/online/imperial";
    await until(() => see("button.begin"), "the form of a table");
    [...document.querySelectorAll(".pick label")].find((label) => label.textContent.trim() === "2").click();
    await press("button.begin");
    return (await until(() => see(".invitation input"), "the invitation")).value;`);
  await guest.open(link);
  await guest.run(`${HELPERS} await press(".lobby-seat button.strong"); await wait(300);`);
  await host.run(
    `${HELPERS} await press(".lobby .btn.go:not([disabled])"); await until(() => see(".board"), "the board");`,
  );
  await guest.run(`${HELPERS} await until(() => see(".board"), "the board of the guest");`);
}

/** Waits until the page is stored on the device: a service worker is ready after it has stored all files. */
export async function storePage(browser: BrowserSession): Promise<void> {
  await browser.run("await navigator.serviceWorker.ready;");
}

/** Opens the page again without its server, and a game on it. */
export async function reloadOffline(browser: BrowserSession, url: string): Promise<void> {
  await seeHome(browser, url);
  await browser.run(`${HELPERS}
    location.hash = "#/new/hotseat/imperial";
    await press("button.begin");
    await until(() => see(".board"), "the board");`);
}

/** The errors that the page has had since it was opened. */
export async function failuresIn(browser: BrowserSession): Promise<readonly string[]> {
  const text = await browser.run<string>(`${HELPERS} return root.dataset.failures;`);
  return text.split("\n").filter(Boolean);
}
