import type { Seat } from "@rondel/engine";
import { TERMS } from "@rondel/imperunde";
import { useId, useState } from "preact/hooks";
import { Crest } from "../Crest.tsx";
import { useGameContext } from "../context.ts";
import { dealSum } from "../messages/deals.ts";
import { actionOf, type Draft, possibleThirds, type Side, withPlayer, withTerm, withThird } from "./draft.ts";
import { PeacePay } from "./PeacePay.tsx";
import { talkText } from "./texts.ts";

interface ComposerProps {
  readonly start: Draft;
  /** The number of the proposal that this one counters; its recipient is fixed. */
  readonly counters?: number;
  readonly me: Seat;
  readonly onSent: () => void;
}

const ROUNDS = [1, 2, 3] as const;

/** The form of a proposal: to whom, what each side promises, and until when. */
export function Composer({ start, counters, me, onSent }: ComposerProps) {
  const context = useGameContext();
  const { text, messages, state } = context;
  const [draft, setDraft] = useState(start);
  const now = state.value;
  if (!now) return null;
  const thirds = (player: Seat) => possibleThirds(now.order, me, player);
  const action = actionOf(draft, counters);
  const refused = context.whyNot(action);
  const player = messages.seat(draft.player);
  return (
    <form
      class="deal-form"
      onSubmit={async (event) => {
        event.preventDefault();
        if (await context.act(action)) onSent();
      }}
    >
      {counters === undefined && (
        <fieldset class="deal-form-row">
          <legend class="label">{talkText("talks.to")}</legend>
          {now.order
            .filter((seat) => seat !== me)
            .map((seat) => (
              <button
                type="button"
                class="chip"
                key={seat}
                aria-pressed={seat === draft.player}
                onClick={() => setDraft(withPlayer(draft, seat, thirds(seat)))}
              >
                <Crest party={seat} small /> {messages.seat(seat)}
              </button>
            ))}
        </fieldset>
      )}
      <TermGrid draft={draft} thirds={thirds(draft.player)} onChange={setDraft} />
      <fieldset class="deal-form-row">
        <legend class="label">{talkText("talks.for")}</legend>
        {ROUNDS.map((rounds) => (
          <button
            type="button"
            class="chip"
            key={rounds}
            aria-pressed={rounds === draft.rounds}
            onClick={() => setDraft({ ...draft, rounds })}
          >
            {text("screen.round", { round: now.round + rounds - 1 })}
          </button>
        ))}
      </fieldset>
      <p class="deal-form-sum" aria-live="polite">
        {refused ? messages.refusal(refused) : dealSum(draft, { by: undefined, player: draft.player }, messages)}
      </p>
      <PeacePay deal={draft} one={me} other={draft.player} />
      <button type="submit" class="btn small" disabled={refused !== undefined}>
        {counters === undefined ? talkText("talks.send", { player }) : talkText("talks.sendCounter")}
      </button>
    </form>
  );
}

interface TermGridProps {
  readonly draft: Draft;
  readonly thirds: readonly Seat[];
  readonly onChange: (draft: Draft) => void;
}

/** One row for each promise, with a box for either side. */
function TermGrid({ draft, thirds, onChange }: TermGridProps) {
  const { text, messages } = useGameContext();
  const id = useId();
  const heads: Readonly<Record<Side, string>> = {
    offer: talkText("talks.youPromise"),
    ask: talkText("talks.theyPromise", { player: messages.seat(draft.player) }),
  };
  const third = draft.third ?? thirds[0];
  return (
    <table class="deal-form-terms">
      <thead>
        <tr>
          <td />
          <th scope="col">{heads.offer}</th>
          <th scope="col">{heads.ask}</th>
        </tr>
      </thead>
      <tbody>
        {TERMS.filter((term) => term !== "war" || third !== undefined).map((term) => {
          const label = text(`promise.${term}`, { third: third === undefined ? "" : messages.seat(third) });
          const isOpen = term === "war" && draft.third !== undefined && thirds.length > 1;
          return (
            <tr key={term}>
              <th scope="row">
                {isOpen ? (
                  <label class="deal-form-third" for={id}>
                    {talkText("talks.against")}{" "}
                    <select
                      class="input"
                      id={id}
                      value={String(third)}
                      onChange={(event) =>
                        onChange(withThird(draft, Number(event.currentTarget.value) as Seat, thirds))
                      }
                    >
                      {thirds.map((seat) => (
                        <option key={seat} value={String(seat)}>
                          {messages.seat(seat)}
                        </option>
                      ))}
                    </select>
                  </label>
                ) : (
                  label
                )}
              </th>
              {(["offer", "ask"] as const).map((side) => (
                <td key={side}>
                  <input
                    type="checkbox"
                    aria-label={`${heads[side]}: ${label}`}
                    checked={draft[side].includes(term)}
                    onChange={() => onChange(withTerm(draft, side, term, thirds))}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
