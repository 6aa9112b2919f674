import type { Field, Frame } from "@rondel/imperunde";
import type { Desk } from "../context.ts";
import { countedUnits, fieldName } from "../messages/params.ts";
import { actionsOf, choiceFor, chosenDeed, deedFor, type FieldOffer, offersFor, type Plan, rowFor } from "./decision.ts";

type FrameOf<Kind extends Frame["kind"]> = Extract<Frame, { kind: Kind }>;

/** D-15, D-16: up to three units are named for an attack; the odds stand beside it. */
export function attackPlan(desk: Desk, frame: FrameOf<"attack">): Plan {
  const field = fieldName(desk.speech, frame.target);
  const sent = frame.sent.map(({ fighter }) => fighter.unit);
  const [begin] = actionsOf(desk, "begin");
  return {
    title: desk.word("screen.attackTitle", { field }),
    ...(sent.length > 0 && { about: desk.word("screen.sent", { units: countedUnits(desk.speech, sent) }) }),
    options: actionsOf(desk, "send").map((send) => rowFor(desk, send)),
    deed: begin && deedFor(desk, begin),
    regions: sendingFields(desk, frame.target),
  };
}

/** D-18, D-21: which units roll, and who is brought up. */
export function battlePlan(desk: Desk, frame: FrameOf<"battle">): Plan {
  const names = actionsOf(desk, "name");
  if (frame.stage !== "reinforce") {
    return {
      title: desk.word("screen.nameUnits"),
      options: names.map((name) => choiceFor(desk, name)),
      chosen: desk.choosing.option.value,
      deed: chosenDeed(desk, names),
      regions: new Map([[frame.field, { isChosen: true, choose: () => undefined }]]),
    };
  }
  const [hold] = actionsOf(desk, "hold");
  return {
    title: desk.word("screen.reinforce"),
    options: actionsOf(desk, "send").map((send) => rowFor(desk, send)),
    deed: hold && deedFor(desk, hold),
    regions: sendingFields(desk, frame.field),
  };
}

/** The field a unit would come from; the first way of the first unit there. */
function sendingFields(desk: Desk, target: Field): Map<Field, FieldOffer> {
  const fields = offersFor(
    actionsOf(desk, "send").toReversed(),
    (send) => send.from,
    (send) => void desk.act(send),
  );
  return fields.set(target, { isChosen: true, choose: () => undefined });
}

/** D-23: where barred units go. */
export function withdrawalPlan(desk: Desk): Plan {
  const offers = actionsOf(desk, "withdrawTo");
  return {
    title: desk.word("screen.withdraw"),
    options: offers.map((offer) => rowFor(desk, offer)),
    regions: offersFor(
      offers,
      (offer) => offer.field,
      (offer) => void desk.act(offer),
    ),
  };
}

/** D-22 */
export function sinkingPlan(desk: Desk, frame: FrameOf<"sinking">): Plan {
  return {
    title: desk.word("screen.cargo"),
    about: fieldName(desk.speech, frame.sea),
    options: actionsOf(desk, "sink", "spare").map((offer) => rowFor(desk, offer)),
    regions: new Map([[frame.sea, { isChosen: true, choose: () => undefined }]]),
  };
}
