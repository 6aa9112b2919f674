import type { Frame } from "./frames.ts";
import type { State } from "./state.ts";

/** Copies a state. The copy shares only data that never changes: options, card plays, orders, snapshots, finished
 * sheets, proposals and promises. */
export function clone(state: State): State {
  return {
    options: state.options,
    players: state.players,
    home: state.home.slice(),
    british: state.british,
    round: state.round,
    phase: state.phase,
    order: state.order.slice(),
    target: state.target,
    stacks: cloneLists(state.stacks),
    owner: state.owner.slice(),
    posts: state.posts.slice(),
    newPosts: state.newPosts.slice(),
    spending: state.spending.slice(),
    famine: state.famine.slice(),
    plunderer: state.plunderer.slice(),
    weather: state.weather.slice(),
    holder: state.holder.slice(),
    canals: state.canals.slice(),
    supply: state.supply.slice(),
    base: state.base.slice(),
    overlay: state.overlay.slice(),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    hands: cloneLists(state.hands),
    snapshots: state.snapshots.slice(),
    ...(state.shown && { shown: cloneLists(state.shown) }),
    cardsBought: state.cardsBought.slice(),
    orders: cloneLists(state.orders),
    channels: cloneLists(state.channels),
    ...(state.promises && { promises: state.promises }),
    funds: state.funds.slice(),
    debt: state.debt.slice(),
    sheets: cloneSheets(state.sheets),
    struck: state.struck.slice(),
    winner: state.winner,
    ended: state.ended,
    frames: state.frames.map(cloneFrame),
  };
}

function cloneLists<Item>(lists: readonly (readonly Item[])[]): Item[][] {
  const copies: Item[][] = [];
  for (const list of lists) copies.push(list.slice());
  return copies;
}

/** Only the sheets of the current round can change. */
function cloneSheets(sheets: number[][]): number[][] {
  const copies = sheets.slice();
  const last = copies.length - 1;
  if (last >= 0) copies[last] = (copies[last] ?? []).slice();
  return copies;
}

function cloneFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case "talks":
      return {
        ...frame,
        ready: frame.ready.slice(),
        stances: frame.stances.slice(),
        votes: frame.votes.slice(),
        sealed: frame.sealed.slice(),
      };
    case "income":
      return { ...frame, commits: frame.commits.slice() };
    case "clearSea":
      return { ...frame, ladder: frame.ladder.slice() };
    case "attack":
      return {
        ...frame,
        sent: frame.sent.map(({ fighter, seas }) => ({ fighter: { ...fighter }, seas: seas.slice() })),
      };
    case "battle":
      return {
        ...frame,
        attackers: frame.attackers.map((fighter) => ({ ...fighter })),
        defenders: frame.defenders.map((fighter) => ({ ...fighter })),
        origins: frame.origins.slice(),
      };
    case "withdrawal":
      return { ...frame, fighters: frame.fighters.map((fighter) => ({ ...fighter })) };
    case "sinking":
      return { ...frame, owners: frame.owners.slice() };
    case "embarkation":
      return { ...frame, commits: cloneLists(frame.commits), done: frame.done.slice() };
    case "goodWinds":
      return { ...frame, wind: frame.wind.slice() };
    case "window":
      return { ...frame, passed: frame.passed.slice() };
    case "card":
      return { ...frame, chain: frame.chain.slice(), passed: frame.passed.slice() };
    default:
      return { ...frame };
  }
}
