import { frameMachine } from "@rondel/engine";
import type { Action } from "./actions.ts";
import type { Event } from "./events.ts";
import { factory } from "./factory.ts";
import type { Frame } from "./frames.ts";
import { importing } from "./import.ts";
import { investment } from "./investor/investment.ts";
import { battleWindow } from "./manoeuvre/battle-window.ts";
import { flags } from "./manoeuvre/flags.ts";
import { manoeuvre } from "./manoeuvre/manoeuvre.ts";
import { production } from "./production.ts";
import { offer } from "./setup/experienced.ts";
import type { State } from "./state.ts";
import { force } from "./turn/force.ts";
import { turn } from "./turn/turn.ts";

/** The rules of each kind of frame, in rulebook order. */
export const machine = frameMachine<State, Frame, Action, Event>({
  offer,
  turn,
  force,
  factory,
  production,
  import: importing,
  manoeuvre,
  window: battleWindow,
  flags,
  investment,
});
