import { type Action, type Choose, playAt } from "./play-at.ts";

/**
 * A player for any game of any Rondel server, written against nothing but docs/protocol.md:
 *
 *     node examples/bot/bot.ts "http://127.0.0.1:8080/#table=...&invitation=..."
 *
 * The link is the invitation of a table with a free seat. The bot comes as a guest, sits down, plays until the match is over and says how
 * it ended.
 */
const choose: Choose = ({ actions }) => {
  // This is the place for thoughts of your own. `view` is everything that your seat may know; this bot does not even look at it.
  const busy = actions.filter(({ kind }) => !/^(pass|ready|hold|end)/.test(kind));
  return anyOf(busy.length > 0 && Math.random() < ZEAL ? busy : actions);
};

/** How often it does something where it could also leave it. */
const ZEAL = 0.7;

function anyOf(actions: readonly Action[]): Action {
  const action = actions[Math.floor(Math.random() * actions.length)];
  if (!action) throw new Error("asked, but nothing can be done");
  return action;
}

const [link] = process.argv.slice(2);
if (link === undefined) {
  console.error('Give the invitation of a table: node bot.ts "http://.../#table=...&invitation=..."');
  process.exitCode = 2;
} else {
  const { seat, ranking } = await playAt(link, choose);
  const place = ranking.find((entry) => entry.seat === seat);
  console.log(`seat ${seat}: place ${place?.rank} of ${ranking.length}, score ${place?.score}`);
}
