import { chat } from "./chat.ts";
import { common } from "./common.ts";
import { data } from "./data.ts";
import { home } from "./home.ts";
import { keys } from "./keys.ts";
import { pace } from "./pace.ts";
import { people } from "./people.ts";
import { recap } from "./recap.ts";
import { recovery } from "./recovery.ts";
import { refusals } from "./refusals.ts";
import { reports } from "./reports.ts";
import { results } from "./results.ts";
import { settings } from "./settings.ts";
import { setup } from "./setup.ts";
import { table } from "./table.ts";
import { tableRules } from "./table-rules.ts";
import { undo } from "./undo.ts";
import { webhooks } from "./webhooks.ts";

export const de = {
  ...common,
  ...home,
  ...data,
  ...setup,
  ...table,
  ...tableRules,
  ...undo,
  ...chat,
  ...results,
  ...reports,
  ...people,
  ...settings,
  ...pace,
  ...keys,
  ...recap,
  ...webhooks,
  ...recovery,
  ...refusals,
} as const;
