import type { Frame } from "@rondel/imperunde";
import { capitalized } from "../../../messages/forms.ts";
import { endsByItself, isAskedForCard } from "../cards/passing.ts";
import type { ImperundeContext } from "../context.ts";
import { partyParams, regionName, regionParams } from "../messages/params.ts";
import {
  type ActionButton,
  actionsOf,
  endButton,
  type ImperundeDecision,
  optionRow,
  selectableRow,
  selectedButton,
} from "./decision.ts";

type FrameOf<Kind extends Frame["kind"]> = Extract<Frame, { kind: Kind }>;

/** D-09: an answer window in which the viewer is asked; undefined if it ends without the viewer. */
export function windowDecision(context: ImperundeContext, frame: FrameOf<"window">): ImperundeDecision | undefined {
  if (!isAskedForCard(context) && endsByItself(context)) return undefined;
  return {
    title: context.text("screen.cardFor", { occasion: occasionOf(context, frame) }),
    about: context.text(endsByItself(context) ? "screen.playInPause" : "screen.playACard"),
    options: [],
    primary: passButton(context),
  };
}

/** What the window is about: the battle, else the moment of the round. */
function occasionOf({ state, text, messages }: ImperundeContext, { at }: FrameOf<"window">): string {
  const battle = state.value?.frames.findLast((frame) => frame.kind === "battle");
  const isFought = battle !== undefined && (at === "battle" || at === "roll");
  return isFought
    ? text("screen.battle", regionParams("region", battle.region, messages))
    : capitalized(text(`window.${at}`));
}

/** D-08: whether to counter a played card. */
export function counterDecision(context: ImperundeContext): ImperundeDecision | undefined {
  if (!isAskedForCard(context) && endsByItself(context)) return undefined;
  return {
    title: capitalized(context.text("window.counter")),
    options: actionsOf(context, "counterEspionage").map((action) => optionRow(context, action)),
    primary: passButton(context),
  };
}

/** No button where the pause ends by itself: letting it end is the pass. */
function passButton(context: ImperundeContext): ActionButton | undefined {
  const [pass] = actionsOf(context, "pass");
  return pass && !endsByItself(context) ? endButton(context, pass) : undefined;
}

/** D-19: which card of an opened hand goes back to the deck. */
export function unmaskDecision(context: ImperundeContext, frame: FrameOf<"unmask">): ImperundeDecision {
  const offers = actionsOf(context, "takeCard");
  return {
    title: context.text("screen.unmask", partyParams("seat", frame.victim, context.messages)),
    options: offers.map((offer) => selectableRow(context, offer)),
    chosen: context.selection.option.value,
    primary: selectedButton(context, offers),
  };
}

/** D-20: which armies of another player move by forged orders. */
export function shiftDecision(context: ImperundeContext, frame: FrameOf<"shift">): ImperundeDecision {
  return {
    title: context.text("screen.forgedOrders"),
    about: `${regionName(context.messages, frame.from)} → ${regionName(context.messages, frame.to)}`,
    options: actionsOf(context, "shift").map((action) => optionRow(context, action)),
    secondary: actionsOf(context, "endShift").map((action) => endButton(context, action)),
    regions: new Map([[frame.to, { isChosen: true, choose: () => undefined }]]),
  };
}
