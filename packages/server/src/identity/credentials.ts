import * as v from "valibot";

const Base64Url = v.pipe(v.string(), v.maxLength(16_384), v.regex(/^[A-Za-z0-9_-]*$/));
const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
const credential = {
  id: Base64Url,
  rawId: Base64Url,
  type: v.literal("public-key"),
  /** Nothing of it is used. */
  clientExtensionResults: v.object({}),
};

/** What `PublicKeyCredential.toJSON()` of a browser gives after a passkey was made. */
export const NewPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    /** A way that is not known yet is no reason to refuse the key. */
    transports: v.exactOptional(v.fallback(v.array(v.picklist(TRANSPORTS)), [])),
  }),
});

/** What it gives after a passkey was used. */
export const UsedPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: v.exactOptional(Base64Url),
  }),
});
