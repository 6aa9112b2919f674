import { Piece } from "../../../ui/Piece.tsx";
import { symbolOf } from "../board/units.ts";
import { useGameContext } from "../context.ts";
import { regionParams } from "../messages/params.ts";
import { unitName } from "../messages/units.ts";
import { useMotion } from "../motion.ts";
import { colourOf } from "../owners.ts";
import { lastStorm, type StormScene } from "./storm-scene.ts";

/** The storm that has just been rolled: the die of each ship, and how many were lost. */
export function LastStorm() {
  const { session } = useGameContext();
  const scene = lastStorm(session.log.value, session.past.at.value ?? session.number.value);
  return scene ? <Storm scene={scene} key={`${scene.region} ${scene.party}`} /> : null;
}

/** Milliseconds in which the dice fall. */
const FALL_TIME = 1000;

function Storm({ scene }: { readonly scene: StormScene }) {
  const { text, messages, state } = useGameContext();
  const isFalling = useMotion(FALL_TIME);
  const { party, region, rolls, lost, ships } = scene;
  const owner = state.value && colourOf(state.value, party);
  return (
    <section class="storm-scene" data-moving={isFalling} aria-live="polite">
      <h3>{text("storm.title", regionParams("region", region, messages))}</h3>
      <ol>
        {rolls.map(({ unit, dice, word }, index) => (
          <li key={`roll ${index + 1}`} class="tray-die" data-lost={word === "sunk"}>
            <Piece symbol={symbolOf(party, unit)} {...(owner && { owner })} />
            <svg class="pc die" viewBox="0 0 32 32" aria-hidden="true">
              <use href="#die-white" />
              <use href={`#pips-${dice[0]}`} class="pips" />
            </svg>
            <span class="unseen">{text("storm.roll", { unit: unitName(messages, unit), die: dice[0], word })}</span>
          </li>
        ))}
      </ol>
      <p>{text("storm.sum", { lost, count: rolls.length, ships })}</p>
    </section>
  );
}
