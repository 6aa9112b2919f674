import type { Frame } from "@rondel/imperunde";
import { passThisPhase } from "../cards/passing.ts";
import type { ImperundeContext } from "../context.ts";
import { partyParams, regionName } from "../messages/params.ts";
import {
  type ActionButton,
  actionButton,
  actionsOf,
  choiceFor,
  chosenButton,
  type ImperundeDecision,
  optionRow,
} from "./decision.ts";

type FrameOf<Kind extends Frame["kind"]> = Extract<Frame, { kind: Kind }>;

/** D-09: everybody is asked, whatever he holds. */
export function windowDecision(context: ImperundeContext, frame: FrameOf<"window">): ImperundeDecision {
  return {
    title: capital(context.text(`window.${frame.at}`)),
    about: context.text("screen.everyoneIsAsked"),
    options: [],
    primary: passing(context),
    secondary: [passPhase(context), passAlways(context, frame.at)],
  };
}

/** D-08: a card lies on the table. */
export function counterDecision(context: ImperundeContext): ImperundeDecision {
  return {
    title: capital(context.text("window.counter")),
    about: context.text("screen.everyoneIsAsked"),
    options: actionsOf(context, "counterEspionage").map((action) => optionRow(context, action)),
    primary: passing(context),
    secondary: [passPhase(context), passAlways(context, "counter")],
  };
}

function passing(context: ImperundeContext): ActionButton | undefined {
  const [pass] = actionsOf(context, "pass");
  return pass && actionButton(context, pass);
}

/** This pass and all that would follow in this phase. */
function passPhase(context: ImperundeContext): ActionButton {
  return { label: context.text("screen.passPhase"), isLasting: true, press: () => passThisPhase(context) };
}

/** A standing order, and the pass of this moment with it. */
function passAlways(context: ImperundeContext, window: FrameOf<"window">["at"]): ActionButton {
  return {
    label: context.text("screen.passAlways", { windowName: context.text(`window.${window}`) }),
    isLasting: true,
    press: async () => {
      if (await context.act({ kind: "orderAutoPass", window })) await context.act({ kind: "pass" });
    },
  };
}

/** D-19: a hand lies open; one card of it may go. */
export function unmaskDecision(context: ImperundeContext, frame: FrameOf<"unmask">): ImperundeDecision {
  const offers = actionsOf(context, "takeCard");
  return {
    title: context.text("screen.unmask", partyParams("seat", frame.victim, context.messages)),
    options: offers.map((offer) => choiceFor(context, offer)),
    chosen: context.choosing.option.value,
    primary: chosenButton(context, offers),
  };
}

/** D-20: which foreign armies march. */
export function shiftDecision(context: ImperundeContext, frame: FrameOf<"shift">): ImperundeDecision {
  return {
    title: context.text("screen.forgedOrders"),
    about: `${regionName(context.messages, frame.from)} → ${regionName(context.messages, frame.to)}`,
    options: actionsOf(context, "shift").map((action) => optionRow(context, action)),
    secondary: actionsOf(context, "endShift").map((action) => actionButton(context, action)),
    regions: new Map([[frame.to, { isChosen: true, choose: () => undefined }]]),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
