import type { Action, AttackForecast, Card, Region, UnitMoves } from "@rondel/imperunde";
import { isBattleCard } from "../battle/battle-cards.ts";
import { OddsFigures } from "../battle/OddsBar.tsx";
import { describeDefenders } from "../board/units.ts";
import type { ImperundeContext } from "../context.ts";
import type { ImperundeDecision, RegionTarget } from "../decision/decision.ts";
import { cardName, regionName, regionParams } from "../messages/params.ts";
import { chanceText } from "./chances.ts";
import { playWithCare } from "./confirm.tsx";
import { DangerList, dangersFor } from "./dangers.tsx";
import { resetAttack, type Sender } from "./movement-selection.ts";
import { TroopPicker } from "./TroopPicker.tsx";
import { MOST_SENDERS, senderStacks, withSender } from "./troops.ts";

/** Opens the sheet of an attack. Nothing is played before the player has confirmed it. */
export function openAttack(context: ImperundeContext, target: Region, senders: readonly Sender[]): void {
  const { movement } = context.selection;
  resetAttack(movement);
  movement.target.value = target;
  movement.senders.value = senders;
}

/** D-15, D-16: which units attack, with the odds of exactly these units, the cards that the player thinks of, and what they assume. */
export function attackSheet(context: ImperundeContext, moves: readonly UnitMoves[], target: Region): ImperundeDecision {
  const { text, messages, state } = context;
  const { movement } = context.selection;
  const forecast = forecastOf(context, target);
  const leave = () => resetAttack(movement);
  const label = attackLabel(context, target, forecast, movement.senders.value.length);
  const canBegin = forecast !== undefined && forecast.actions.length > 0;
  return {
    title: text("screen.attackTitle", regionParams("region", target, messages)),
    ...(state.value && { about: text("attack.against", { units: describeDefenders(context, state.value, target) }) }),
    controls: <AttackControls context={context} moves={moves} target={target} forecast={forecast} />,
    options: [],
    back: { label: text("screen.back"), press: leave },
    proposes: JSON.stringify({ kind: "attack", target } satisfies Action),
    ...(canBegin && { primary: { label, press: () => playWithCare(context, label, [forecast.actions]) } }),
    regions: sheetRegions(context, moves, target, leave),
  };
}

/** The odds with the chosen units and cards. */
function forecastOf(
  { ask, selection }: ImperundeContext,
  target: Region,
  cards: readonly Card[] = selection.movement.cards.value,
  senders: readonly Sender[] = selection.movement.senders.value,
): AttackForecast | undefined {
  return ask({
    kind: "attack",
    target,
    units: senders.map(({ unit }) => unit),
    from: senders.map(({ from }) => from),
    ...(cards.length > 0 && { cards }),
  });
}

function attackLabel(
  { text, messages }: ImperundeContext,
  target: Region,
  forecast: AttackForecast | undefined,
  count: number,
) {
  const params = regionParams("region", target, messages);
  return forecast?.falls ? text("attack.take", { count, ...params }) : text("attack.with", { count, ...params });
}

/** The target, and the regions from which units can come: choosing one sends its strongest unit. */
function sheetRegions(
  context: ImperundeContext,
  moves: readonly UnitMoves[],
  target: Region,
  leave: () => void,
): Map<Region, RegionTarget> {
  const { senders } = context.selection.movement;
  const regions = new Map<Region, RegionTarget>();
  for (const stack of senderStacks(moves, target, senders.value).toReversed()) {
    if (stack.sent === stack.count || senders.value.length >= MOST_SENDERS) continue;
    regions.set(stack.from, {
      choose: () => {
        senders.value = withSender(senders.value, stack, 1);
      },
    });
  }
  return regions.set(target, { isDanger: true, isChosen: true, choose: leave });
}

interface AttackControlsProps {
  readonly context: ImperundeContext;
  readonly moves: readonly UnitMoves[];
  readonly target: Region;
  readonly forecast: AttackForecast | undefined;
}

function AttackControls({ context, moves, target, forecast }: AttackControlsProps) {
  const { text, messages, seat, selection } = context;
  const { senders } = selection.movement;
  const stacks = senderStacks(moves, target, senders.value);
  const dangers = forecast ? dangersFor(context, forecast.actions) : [];
  return (
    <div class="attack-sheet">
      {forecast?.falls && <p class="attack-falls">{text("attack.falls", regionParams("region", target, messages))}</p>}
      {forecast && seat.value !== undefined && !(forecast.falls && forecast.chance === 1) && (
        <OddsFigures party={seat.value} plain={forecast} />
      )}
      {dangers.length > 0 && <DangerList context={context} dangers={dangers} />}
      <TroopPicker
        rows={stacks.map((stack) => ({ ...stack, chosen: stack.sent, about: regionName(messages, stack.from) }))}
        isFull={senders.value.length >= MOST_SENDERS}
        onChange={(row, chosen) => {
          senders.value = withSender(senders.value, row, chosen > row.chosen ? 1 : -1);
        }}
      />
      <FewerButtons context={context} target={target} />
      <p class="attack-rule muted">{text(senders.value.length === 0 ? "attack.chooseOne" : "attack.upToThree")}</p>
      <CardToggles context={context} target={target} />
    </div>
  );
}

/** Attacks at once with the first one or two of the chosen units, with the odds of exactly these. */
function FewerButtons({ context, target }: { readonly context: ImperundeContext; readonly target: Region }) {
  const { cards, senders } = context.selection.movement;
  const counts = [2, 1].filter((count) => count < senders.value.length);
  if (counts.length === 0) return null;
  return (
    <p class="attack-fewer">
      {counts.map((count) => {
        const forecast = forecastOf(context, target, cards.value, senders.value.slice(0, count));
        const label = attackLabel(context, target, forecast, count);
        return (
          forecast && (
            <button
              type="button"
              class="btn small"
              key={count}
              onClick={() => playWithCare(context, label, [forecast.actions])}
            >
              {context.text("attack.withFewer", { count, chance: chanceText(context, forecast) ?? "" })}
            </button>
          )
        );
      })}
    </p>
  );
}

/** The battle cards in hand that could be played in this battle: pressing one shows the odds with it. It is played later, in the battle. */
function CardToggles({ context, target }: { readonly context: ImperundeContext; readonly target: Region }) {
  const { state, seat, selection, text, messages } = context;
  const { cards, senders } = selection.movement;
  const hand = seat.value === undefined ? [] : (state.value?.hands[seat.value] ?? []);
  const useful = [...new Set(hand)].filter((card) => isBattleCard(card) && forecastOf(context, target, [card]));
  if (useful.length === 0 || senders.value.length === 0) return null;
  return (
    <p class="attack-cards">
      {useful.map((card) => (
        <button
          type="button"
          class="chip"
          key={card}
          aria-pressed={cards.value.includes(card)}
          onClick={() => {
            cards.value = cards.value.includes(card)
              ? cards.value.filter((one) => one !== card)
              : [...cards.value, card];
          }}
        >
          {text("screen.withCard", { card: cardName(messages, card) })}
        </button>
      ))}
    </p>
  );
}
