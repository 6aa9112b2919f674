/** Characters that a chat line must not use: they hide text, or change the direction of the text after them. Line breaks may stay. */
const INVISIBLE = /(?![\n\t\u200C\u200D])[\p{Cc}\p{Bidi_Control}\u2028\u2029\uFEFF\u{E0000}-\u{E0FFF}]/gu;

/** A chat line as it is shown. Joiners stay, because scripts and emoji need them. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, "");
}

/** A text inside a sentence of the page whose direction does not change that of the sentence. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
