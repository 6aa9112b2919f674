/** Coming back by email. English has the keys that the other languages must have. */
export const recovery = {
  "recovery.title": "Sign in by email",
  "recovery.about": "Add an email address to sign in again if you lose your devices. It is used for nothing else.",
  "recovery.address": "Email address for signing in",
  "recovery.save": "Add address",
  "recovery.unconfirmed": "We sent an email to {address}. Open the link in it to confirm the address.",
  "recovery.confirmed": "You can sign in with {address}.",
  "recovery.remove": "Remove address",
  "recovery.return": "Get back to your account",
  "recovery.return.about":
    "Do you have another account with a confirmed address? Get a link that signs you in on this device.",
  "recovery.return.address": "Email address of your account",
  "recovery.return.send": "Send me a link",
  "recovery.return.sent":
    "If this address is confirmed for an account, a link is on its way. It works once, within 30 minutes.",
  "recovery.ask":
    "Do you want to sign in as {name} on this device? You are signed in as {current} now, and you can switch back in the settings.",
  "recovery.ask.enter": "Sign in as {name}",
} as const;
