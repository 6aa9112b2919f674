import { de } from "./messages/de.ts";
import { en } from "./messages/en.ts";
import { fr } from "./messages/fr.ts";

export const catalogues = { de, en, fr } as const;
