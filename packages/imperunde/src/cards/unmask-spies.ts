import { pick, popFrame, pushFrame, shuffle } from "@rondel/engine";
import { notOffered, notYourTurn, prompt, refusal } from "../codes.ts";
import { type RulesOf, unexpectedAction } from "../frame-rules.ts";
import { takeFromHand } from "./deck.ts";
import { type CardRules, legalPlays, refuseVictim } from "./rules.ts";

/** Shows the whole hand of another player. One of its cards goes back into the deck. */
export const unmaskSpies: CardRules<"unmaskSpies"> = {
  rule: "IR-13.5.16",
  when: "any",
  targets: (state, seat) =>
    legalPlays(
      unmaskSpies,
      state,
      seat,
      state.order.flatMap((player) => [
        { kind: "unmaskSpies", player, mode: "private" },
        { kind: "unmaskSpies", player, mode: "open" },
      ]),
    ),
  refuse(state, seat, { player }) {
    const refused = refuseVictim(state, seat, player);
    if (refused) return refused;
    return (state.hands[player]?.length ?? 0) > 0 ? undefined : refusal("no-cards", "RU-25", { seat: player });
  },
  resolve(state, seat, { player, mode }, context) {
    const cards = [...(state.hands[player] ?? [])];
    const known = mode === "open" ? {} : { knownTo: [seat, player] };
    context.emit({ kind: "handSeen", rule: "IR-13.5.16", party: seat, other: player, cards, word: mode, ...known });
    // RU-105
    if (cards.length > 0) pushFrame(state, { kind: "unmask", seat, victim: player, open: mode === "open" });
  },
  victim: (_state, _seat, { player }) => player,
};

/** D-08: the player of the card takes one card from the hand, or leaves the choice to chance. */
export const unmask: RulesOf<"unmask"> = {
  deciders: (_state, frame) => [frame.seat],
  actions: (state, frame) => [
    ...[...new Set(state.hands[frame.victim])].map((card) => ({ kind: "takeCard", card }) as const),
    { kind: "takeCard" },
  ],
  defaultAction: () => ({ kind: "takeCard" }),
  refuse(state, frame, seat, action) {
    if (seat !== frame.seat) return notYourTurn("D-08");
    if (action.kind !== "takeCard") return notOffered("D-08");
    const held = action.card === undefined || state.hands[frame.victim]?.includes(action.card);
    return held ? undefined : refusal("not-in-that-hand", "RU-25");
  },
  play(state, frame, seat, action, context) {
    if (action.kind !== "takeCard") throw unexpectedAction(action);
    const { victim, open } = frame;
    const cards = [...(state.hands[victim] ?? [])];
    const card = action.card ?? pick(context.random, "X-14 unmask", cards);
    takeFromHand(state, victim, card);
    // A card that only two players saw leaves the others in doubt about the whole hand.
    if (state.shown) state.shown[victim] = open ? [...(state.hands[victim] ?? [])] : [];
    state.deck.push(card);
    shuffle(context.random, "X-14 deck", state.deck);
    state.snapshots.push({ round: state.round, thief: seat, victim, cards, removed: card, open });
    const known = open ? {} : { knownTo: [seat, victim] };
    context.emit({ kind: "cardReturned", rule: "IR-13.5.16", party: seat, other: victim, card, ...known });
    popFrame(state, frame);
  },
  prompt: (_state, frame) => prompt("unmask", { seat: frame.seat, victim: frame.victim }),
  step: () => false,
};
