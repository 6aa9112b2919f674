import * as v from "valibot";

export const Reminders = v.object({
  /** The public key for `PushManager.subscribe`. */
  pushKey: v.string(),
  pushDevices: v.number(),
  /** Whether this server can send email. */
  mailPossible: v.boolean(),
  mail: v.nullable(v.object({ address: v.string(), confirmed: v.boolean() })),
});

const Base64Url = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.maxLength(256));

/** The result of `PushSubscription.toJSON()`. */
export const PushSubscription = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.startsWith("https://"), v.maxLength(1000)),
  expirationTime: v.optional(v.nullable(v.number())),
  keys: v.object({ p256dh: Base64Url, auth: Base64Url }),
});
export const AddPush = v.object({ subscription: PushSubscription });
export const RemovePush = v.object({ endpoint: v.pipe(v.string(), v.maxLength(1000)) });

export const Language = v.picklist(["en", "de", "fr"]);
export type Language = v.InferOutput<typeof Language>;
export const SetMail = v.object({
  address: v.pipe(v.string(), v.email(), v.maxLength(254)),
  /** The language of the emails and of the pages behind their links; English by default. */
  language: v.optional(Language),
});
