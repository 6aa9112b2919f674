// Stores the page on the device, so that local matches work offline, and shows reminders.
// The build replaces the two names below by the list of files and its hash.
const FILES = __FILES__;
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
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin) return;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/")));
  } else if (FILES.includes(pathname)) {
    event.respondWith(caches.match(pathname).then((cached) => cached ?? fetch(event.request)));
  }
});

const YOUR_TURN = { de: "Du bist am Zug.", en: "It’s your turn.", fr: "C’est à vous de jouer." };

self.addEventListener("push", (event) => {
  const { params } = event.data?.json() ?? {};
  const body = YOUR_TURN[navigator.language.slice(0, 2)] ?? YOUR_TURN.en;
  const data = { url: params?.table ? `/#table=${params.table}` : "/" };
  const icon = "/icon-192.png";
  event.waitUntil(self.registration.showNotification("Rondel", { body, icon, badge: icon, tag: params?.table, data }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data?.url ?? "/"));
});
