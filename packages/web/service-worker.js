// Stores the page on the device, so that local matches work offline, and shows reminders.
// The build replaces the two names below by the list of files and its hash.
const HOME = self.registration.scope;
const FILES = __FILES__.map((file) => new URL(file, HOME).href);
const CACHE = `rondel-${__VERSION__}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const deleteOldCaches = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(deleteOldCaches());
});

self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const file = origin + pathname;
  if (event.request.method !== "GET" || origin !== location.origin) return;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match(HOME)));
  } else if (FILES.includes(file)) {
    event.respondWith(caches.match(file).then((cached) => cached ?? fetch(event.request)));
  }
});

const YOUR_TURN = { de: "Du bist am Zug.", en: "It’s your turn.", fr: "C’est à vous de jouer." };

self.addEventListener("push", (event) => {
  const { params } = event.data?.json() ?? {};
  const body = YOUR_TURN[navigator.language.slice(0, 2)] ?? YOUR_TURN.en;
  const data = { url: params?.table ? `${HOME}#table=${params.table}` : HOME };
  const icon = new URL("icon-192.png", HOME).href;
  event.waitUntil(self.registration.showNotification("Rondel", { body, icon, badge: icon, tag: params?.table, data }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data?.url ?? HOME));
});
