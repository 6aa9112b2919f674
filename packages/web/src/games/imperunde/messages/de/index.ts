import { actions } from "./actions.ts";
import { events } from "./events.ts";
import { investing } from "./investing.ts";
import { movement } from "./movement.ts";
import { names } from "./names.ts";
import { options } from "./options.ts";
import { prompts } from "./prompts.ts";
import { proposals } from "./proposals.ts";
import { refusals } from "./refusals.ts";
import { screen } from "./screen.ts";
import { setup } from "./setup.ts";
import { talks } from "./talks.ts";
import { terms } from "./terms.ts";
import { turns } from "./turns.ts";

export const de = {
  ...names,
  ...terms,
  ...prompts,
  ...actions,
  ...events,
  ...refusals,
  ...options,
  ...screen,
  ...turns,
  ...movement,
  ...investing,
  ...setup,
  ...talks,
  ...proposals,
} as const;
