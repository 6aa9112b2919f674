/** The push services of the browsers. The server sends push messages to no other host. */
export const PUSH_SERVICES: readonly string[] = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "push.apple.com",
  "notify.windows.com",
];

export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const { hostname } = new URL(endpoint);
  return services.some((service) => hostname === service || hostname.endsWith(`.${service}`));
}
