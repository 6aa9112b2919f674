import { actions } from "./actions.ts";
import { events } from "./events.ts";
import { names } from "./names.ts";
import { options } from "./options.ts";
import { prompts } from "./prompts.ts";
import { refusals } from "./refusals.ts";
import { screen } from "./screen.ts";
import { terms } from "./terms.ts";
import { turns } from "./turns.ts";

export const en = {
  ...names,
  ...terms,
  ...prompts,
  ...actions,
  ...events,
  ...refusals,
  ...options,
  ...screen,
  ...turns,
} as const;
