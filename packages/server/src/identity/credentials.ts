import * as v from "valibot";

const Base64Url = v.pipe(v.string(), v.maxLength(16_384), v.regex(/^[A-Za-z0-9_-]*$/));
const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
const credential = {
  id: Base64Url,
  rawId: Base64Url,
  type: v.literal("public-key"),
  /** Not used. */
  clientExtensionResults: v.object({}),
};

/** The result of `PublicKeyCredential.toJSON()` for a new passkey. */
export const NewPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    /** An unknown transport does not invalidate the passkey. */
    transports: v.exactOptional(v.fallback(v.array(v.picklist(TRANSPORTS)), [])),
  }),
});

/** The result of `PublicKeyCredential.toJSON()` for a sign-in. */
export const UsedPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: v.exactOptional(Base64Url),
  }),
});
