/** The judgement of a position, from a playout. */
interface Evaluation {
  /** By seat: the expected share of the victory, from 0 to 1. */
  readonly values: readonly number[];
  /** The chance of the searching seat to win, as hints show it. */
  readonly chance: number;
}

/** A decision in the tree: the best actions of a seat, with the probability that each is played by opinion alone. */
export interface Branching<Action> {
  readonly seat: number;
  readonly actions: readonly Action[];
  readonly priors: readonly number[];
}

/** The game as the search sees it. States in the tree never change. */
export interface SearchedGame<State, Action> {
  /** The state at the next decision that the search branches on, after an action of a seat. */
  after(state: State, seat: number, action: Action): State;
  /** Undefined at the end of the game. */
  branching(state: State): Branching<Action> | undefined;
  evaluate(state: State): Evaluation;
  /** Number of positions looked at so far. */
  nodes(): number;
}

export interface SearchSettings {
  /** The number of candidates, best first. */
  readonly width: number;
  /** The number of simulations; each evaluates one more position. */
  readonly simulations: number;
  /** The weight of the exploration term. */
  readonly exploration: number;
}

/** An action of the search with the results of its simulations. */
export interface Candidate<Action> {
  readonly action: Action;
  readonly prior: number;
  visits: number;
  total: number;
  totalChance: number;
}

/** A tree search that visits promising lines of play more often. */
export interface Search<Action> {
  readonly candidates: readonly Candidate<Action>[];
  nodes(): number;
  /** Does one more simulation; false if all are done. */
  step(): boolean;
  /** The mean chance of a candidate; undefined before its first visit. */
  chanceOf(action: Action): number | undefined;
  /** Tries an action once that is no candidate, and returns its chance. */
  tryOut(action: Action): number;
  /** Best first. */
  ranking(): Candidate<Action>[];
}

interface Node<State, Action> {
  readonly state: State;
  readonly evaluation: Evaluation;
  /** By seat: the sum of the values of all visits. */
  readonly totals: number[];
  visits: number;
  branches?: Branches<State, Action> | undefined;
}

interface Branches<State, Action> extends Branching<Action> {
  readonly children: (Node<State, Action> | undefined)[];
}

/**
 * Searches a tree in which every seat prefers its own value (max^n), guided by opinions (PUCT). Each simulation follows the tree to a
 * position that is new, evaluates it, and adds its values to all positions on the way. With several root states, which are guesses of
 * what is hidden, the simulations of a candidate take turns between them.
 */
export function searchTree<State, Action>(
  game: SearchedGame<State, Action>,
  roots: readonly State[],
  { seat, actions, priors }: Branching<Action>,
  settings: SearchSettings,
): Search<Action> {
  const trees = actions.slice(0, settings.width).map(() => new Array<Node<State, Action> | undefined>(roots.length));
  const candidates: Candidate<Action>[] = actions.slice(0, settings.width).map((action, place) => ({
    action,
    prior: priors[place] as number,
    visits: 0,
    total: 0,
    totalChance: 0,
  }));
  let simulations = 0;

  const simulate = (place: number): Evaluation => {
    const candidate = candidates[place] as Candidate<Action>;
    const nodes = trees[place] as (typeof trees)[number];
    const guess = candidate.visits % roots.length;
    const known = nodes[guess];
    if (known) return visit(game, known, settings.exploration);
    const node = newNode(game, game.after(roots[guess] as State, seat, candidate.action));
    nodes[guess] = node;
    return node.evaluation;
  };
  return {
    candidates,
    nodes: game.nodes,
    step() {
      if (simulations >= settings.simulations || candidates.length < 2) return false;
      const place = nextCandidate(candidates, simulations, settings.exploration);
      const { values, chance } = simulate(place);
      const candidate = candidates[place] as Candidate<Action>;
      candidate.visits++;
      candidate.total += values[seat] as number;
      candidate.totalChance += chance;
      simulations++;
      return true;
    },
    chanceOf(action) {
      const found = candidates.find((candidate) => candidate.action === action);
      return found && found.visits > 0 ? found.totalChance / found.visits : undefined;
    },
    tryOut: (action) => game.evaluate(game.after(roots[0] as State, seat, action)).chance,
    ranking: () => candidates.slice().sort(byConfidence),
  };
}

function newNode<State, Action>(game: SearchedGame<State, Action>, state: State): Node<State, Action> {
  const evaluation = game.evaluate(state);
  return { state, evaluation, totals: evaluation.values.slice(), visits: 1 };
}

/** Goes on from a known position to a new one and adds its values on the way back. */
function visit<State, Action>(
  game: SearchedGame<State, Action>,
  node: Node<State, Action>,
  exploration: number,
): Evaluation {
  const evaluation = explore(game, node, exploration);
  node.visits++;
  for (let seat = 0; seat < node.totals.length; seat++)
    node.totals[seat] = (node.totals[seat] as number) + (evaluation.values[seat] as number);
  return evaluation;
}

function explore<State, Action>(
  game: SearchedGame<State, Action>,
  node: Node<State, Action>,
  exploration: number,
): Evaluation {
  if (node.visits === 1) {
    const branching = game.branching(node.state);
    node.branches = branching && { ...branching, children: branching.actions.map(() => undefined) };
  }
  const { branches } = node;
  if (!branches) return node.evaluation;
  const place = nextBranch(node, branches, exploration);
  const child = branches.children[place];
  if (child) return visit(game, child, exploration);
  const found = newNode(game, game.after(node.state, branches.seat, branches.actions[place] as Action));
  branches.children[place] = found;
  return found.evaluation;
}

/** The branch with the highest upper bound. A branch without a visit has the mean value of its node. */
function nextBranch<State, Action>(
  node: Node<State, Action>,
  { seat, priors, children }: Branches<State, Action>,
  exploration: number,
): number {
  const mean = (node.totals[seat] as number) / node.visits;
  const bonus = exploration * Math.sqrt(node.visits);
  let [best, highest] = [0, Number.NEGATIVE_INFINITY];
  for (let place = 0; place < children.length; place++) {
    const child = children[place];
    const value = child ? (child.totals[seat] as number) / child.visits : mean;
    const bound = value + (bonus * (priors[place] as number)) / (1 + (child?.visits ?? 0));
    if (bound <= highest) continue;
    [best, highest] = [place, bound];
  }
  return best;
}

/** Every candidate is tried once, then the one with the highest upper bound. */
function nextCandidate<Action>(
  candidates: readonly Candidate<Action>[],
  simulations: number,
  exploration: number,
): number {
  let [best, highest] = [0, Number.NEGATIVE_INFINITY];
  for (let place = 0; place < candidates.length; place++) {
    const { prior, visits, total } = candidates[place] as Candidate<Action>;
    if (visits === 0) return place;
    const bound = total / visits + (exploration * prior * Math.sqrt(simulations)) / (1 + visits);
    if (bound <= highest) continue;
    [best, highest] = [place, bound];
  }
  return best;
}

/** How much the value of a candidate is doubted after one visit; less after more visits. */
const DOUBT = 0.04;

/** The lower confidence bound of the value of a candidate. */
export function boundOf({ visits, total }: Candidate<unknown>): number {
  return visits === 0 ? Number.NEGATIVE_INFINITY : total / visits - DOUBT / Math.sqrt(visits);
}

/** Orders by the lower confidence bound; candidates without a visit come last, by opinion. */
function byConfidence(left: Candidate<unknown>, right: Candidate<unknown>): number {
  const difference = boundOf(right) - boundOf(left);
  return Number.isNaN(difference) || difference === 0 ? right.prior - left.prior : difference;
}
