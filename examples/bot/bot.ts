import { type Action, type Choose, playAt } from "./play-at.ts";

/**
 * A bot for every game of a Rondel server. It depends on docs/protocol.md alone:
 *
 *     node examples/bot/bot.ts "http://127.0.0.1:8080/#table=...&invitation=..."
 *
 * The link is the invitation of a table with an open seat. The bot enters as a guest, takes the seat, plays to the end of the match and
 * prints its place.
 */
const choose: Choose = ({ actions }) => {
  // Put your own strategy here. `view` has all information of your seat; this bot ignores it.
  const active = actions.filter(({ kind }) => !/^(pass|ready|hold|end)/.test(kind));
  return randomOf(active.length > 0 && Math.random() < ACTIVITY ? active : actions);
};

/** How often the bot acts where it could also pass. */
const ACTIVITY = 0.7;

function randomOf(actions: readonly Action[]): Action {
  const action = actions[Math.floor(Math.random() * actions.length)];
  if (!action) throw new Error("there is no legal action");
  return action;
}

const [link] = process.argv.slice(2);
if (link === undefined) {
  console.error('Usage: node bot.ts "http://.../#table=...&invitation=..."');
  process.exitCode = 2;
} else {
  const { seat, ranking } = await playAt(link, choose);
  const place = ranking.find((entry) => entry.seat === seat);
  console.log(`seat ${seat}: place ${place?.rank} of ${ranking.length}, score ${place?.score}`);
}
