import type { Frame } from "@rondel/imperunde";
import { passThisPhase } from "../cards/passing.ts";
import type { ImperundeContext } from "../context.ts";
import { partyParams, regionName } from "../messages/params.ts";
import {
  type ActionButton,
  actionButton,
  actionsOf,
  type ImperundeDecision,
  optionRow,
  selectableRow,
  selectedButton,
} from "./decision.ts";

type FrameOf<Kind extends Frame["kind"]> = Extract<Frame, { kind: Kind }>;

/** D-09: an answer window. All players get it, whatever cards they hold. */
export function windowDecision(context: ImperundeContext, frame: FrameOf<"window">): ImperundeDecision {
  return {
    title: capitalized(context.text(`window.${frame.at}`)),
    about: context.text("screen.everyoneIsAsked"),
    options: [],
    primary: passButton(context),
    secondary: [passPhaseButton(context), passAlwaysButton(context, frame.at)],
  };
}

/** D-08: whether to counter a played card. */
export function counterDecision(context: ImperundeContext): ImperundeDecision {
  return {
    title: capitalized(context.text("window.counter")),
    about: context.text("screen.everyoneIsAsked"),
    options: actionsOf(context, "counterEspionage").map((action) => optionRow(context, action)),
    primary: passButton(context),
    secondary: [passPhaseButton(context), passAlwaysButton(context, "counter")],
  };
}

function passButton(context: ImperundeContext): ActionButton | undefined {
  const [pass] = actionsOf(context, "pass");
  return pass && actionButton(context, pass);
}

/** Passes this window and all others of the phase. */
function passPhaseButton(context: ImperundeContext): ActionButton {
  return { label: context.text("screen.passPhase"), isLasting: true, press: () => passThisPhase(context) };
}

/** Gives the standing order to pass this kind of window, and passes now. */
function passAlwaysButton(context: ImperundeContext, window: FrameOf<"window">["at"]): ActionButton {
  return {
    label: context.text("screen.passAlways", { windowName: context.text(`window.${window}`) }),
    isLasting: true,
    press: async () => {
      if (await context.act({ kind: "orderAutoPass", window })) await context.act({ kind: "pass" });
    },
  };
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
    secondary: actionsOf(context, "endShift").map((action) => actionButton(context, action)),
    regions: new Map([[frame.to, { isChosen: true, choose: () => undefined }]]),
  };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
