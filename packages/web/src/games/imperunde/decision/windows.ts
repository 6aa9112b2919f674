import type { Frame } from "@rondel/imperunde";
import { passThisPhase } from "../cards/passing.ts";
import type { Desk } from "../context.ts";
import { fieldName } from "../messages/params.ts";
import { actionsOf, choiceFor, chosenDeed, type Deed, deedFor, type Plan, rowFor } from "./decision.ts";

type FrameOf<Kind extends Frame["kind"]> = Extract<Frame, { kind: Kind }>;

/** D-09: everybody is asked, whatever he holds. */
export function windowPlan(desk: Desk, frame: FrameOf<"window">): Plan {
  return {
    title: capital(desk.word(`window.${frame.at}`)),
    about: desk.word("screen.sameForAll"),
    options: [],
    deed: passing(desk),
    others: [passPhase(desk), passAlways(desk, frame.at)],
  };
}

/** D-08: a card lies on the table. */
export function counterPlan(desk: Desk): Plan {
  return {
    title: capital(desk.word("window.counter")),
    about: desk.word("screen.sameForAll"),
    options: actionsOf(desk, "counterEspionage").map((action) => rowFor(desk, action)),
    deed: passing(desk),
    others: [passPhase(desk), passAlways(desk, "counter")],
  };
}

function passing(desk: Desk): Deed | undefined {
  const [pass] = actionsOf(desk, "pass");
  return pass && deedFor(desk, pass);
}

/** This pass and all that would follow in this phase. */
function passPhase(desk: Desk): Deed {
  return { words: desk.word("screen.passPhase"), isForever: true, do: () => passThisPhase(desk) };
}

/** A standing order, and the pass of this moment with it. */
function passAlways(desk: Desk, window: FrameOf<"window">["at"]): Deed {
  return {
    words: desk.word("screen.passAlways", { windowName: desk.word(`window.${window}`) }),
    isForever: true,
    do: async () => {
      if (await desk.act({ kind: "orderAutoPass", window })) await desk.act({ kind: "pass" });
    },
  };
}

/** D-19: a hand lies open; one card of it may go. */
export function unmaskPlan(desk: Desk, frame: FrameOf<"unmask">): Plan {
  const offers = actionsOf(desk, "takeCard");
  return {
    title: desk.word("screen.unmask", { seat: desk.speech.seat(frame.victim) }),
    options: offers.map((offer) => choiceFor(desk, offer)),
    chosen: desk.choosing.option.value,
    deed: chosenDeed(desk, offers),
  };
}

/** D-20: which foreign armies march. */
export function shiftPlan(desk: Desk, frame: FrameOf<"shift">): Plan {
  return {
    title: desk.word("screen.shift"),
    about: `${fieldName(desk.speech, frame.from)} → ${fieldName(desk.speech, frame.to)}`,
    options: actionsOf(desk, "shift").map((action) => rowFor(desk, action)),
    others: actionsOf(desk, "endShift").map((action) => deedFor(desk, action)),
    regions: new Map([[frame.to, { isChosen: true, choose: () => undefined }]]),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
