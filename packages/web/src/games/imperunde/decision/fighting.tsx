import type { Frame, Region } from "@rondel/imperunde";
import type { ImperundeContext } from "../context.ts";
import { regionName, regionParams } from "../messages/params.ts";
import { countedUnits } from "../messages/units.ts";
import { DangerList, dangersFor } from "../movement/dangers.tsx";
import {
  type ActionOf,
  actionButton,
  actionsOf,
  endButton,
  type ImperundeDecision,
  type OptionRow,
  optionRow,
  type RegionTarget,
  regionTargets,
  selectableRow,
  selectedButton,
} from "./decision.ts";

type FrameOf<Kind extends Frame["kind"]> = Extract<Frame, { kind: Kind }>;

/** D-15, D-16: up to three units for an attack. */
export function attackDecision(context: ImperundeContext, frame: FrameOf<"attack">): ImperundeDecision {
  const sent = frame.sent.map(({ fighter }) => fighter.unit);
  const [begin] = actionsOf(context, "begin");
  return {
    title: context.text("screen.attackTitle", regionParams("region", frame.target, context.messages)),
    ...(sent.length > 0 && {
      about: context.text("screen.attacking", { units: countedUnits(context.messages, sent) }),
    }),
    options: actionsOf(context, "send").map((send) => sendRow(context, frame.target, send)),
    primary: begin && actionButton(context, begin),
    regions: sourceRegions(context, frame.target),
  };
}

/** D-18, D-21: which units roll, and which reinforcements join. */
export function battleDecision(context: ImperundeContext, frame: FrameOf<"battle">): ImperundeDecision {
  const names = actionsOf(context, "name");
  if (frame.stage !== "reinforce") {
    return {
      title: context.text("screen.chooseUnits"),
      options: names.map((name) => selectableRow(context, name)),
      chosen: context.selection.option.value,
      primary: selectedButton(context, names),
      regions: new Map([[frame.region, { isChosen: true, choose: () => undefined }]]),
    };
  }
  const [hold] = actionsOf(context, "hold");
  return {
    title: context.text("screen.reinforce"),
    options: actionsOf(context, "send").map((send) => sendRow(context, frame.region, send)),
    secondary: hold ? [endButton(context, hold)] : [],
    regions: sourceRegions(context, frame.region),
  };
}

/** A unit that can be sent, with the storms on its way. */
function sendRow(context: ImperundeContext, target: Region, send: ActionOf<"send">): OptionRow {
  const dangers = dangersFor(context, [{ kind: "attack", target }, send]);
  return optionRow(context, send, {
    ...(dangers.length > 0 && { danger: <DangerList context={context} dangers={dangers} /> }),
  });
}

/** The regions from which units can be sent. Choosing one sends its first unit by its first route. */
function sourceRegions(context: ImperundeContext, target: Region): Map<Region, RegionTarget> {
  const regions = regionTargets(
    actionsOf(context, "send").toReversed(),
    (send) => send.from,
    (send) => void context.act(send),
  );
  return regions.set(target, { isChosen: true, choose: () => undefined });
}

/** D-23: where units withdraw to that may not stay. */
export function withdrawalDecision(context: ImperundeContext): ImperundeDecision {
  const offers = actionsOf(context, "withdrawTo");
  return {
    title: context.text("screen.withdraw"),
    options: offers.map((offer) => optionRow(context, offer)),
    regions: regionTargets(
      offers,
      (offer) => offer.region,
      (offer) => void context.act(offer),
    ),
  };
}

/** D-22: whether to sink the transports of an enemy in a sea. */
export function sinkingDecision(context: ImperundeContext, frame: FrameOf<"sinking">): ImperundeDecision {
  return {
    title: context.text("screen.enemyTransports"),
    about: regionName(context.messages, frame.sea),
    options: actionsOf(context, "sink", "spare").map((offer) => optionRow(context, offer)),
    regions: new Map([[frame.sea, { isChosen: true, choose: () => undefined }]]),
  };
}
