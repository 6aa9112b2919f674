import { parseNotation } from "@rondel/engine";
import { imperunde, type Options, type State, type Statement } from "@rondel/imperunde";

/** ImpeRunde on a server of a test, whose matches start from any position. */
export interface ArrangedImperunde {
  readonly served: { readonly game: typeof imperunde; readonly module: string; readonly name: string };
  /** Starts later matches from this position, in statements of a position file; without statements, from the usual setup. */
  setStartPosition(statements: readonly string[]): void;
}

export function arrangedImperunde(): ArrangedImperunde {
  let startPosition: readonly string[] = [];
  const game: typeof imperunde = {
    ...imperunde,
    setup(players, options, random) {
      if (startPosition.length === 0) return imperunde.setup(players, options, random);
      return { state: arrangedState(players, options, startPosition), events: [] };
    },
  };
  return {
    served: { game, module: import.meta.resolve("@rondel/imperunde"), name: "imperunde" },
    setStartPosition(statements) {
      startPosition = statements;
    },
  };
}

function arrangedState(players: number, options: Options, statements: readonly string[]): State {
  const state = imperunde.emptyBoard(players, options);
  for (const line of statements) {
    const read = parseNotation(imperunde.statementSchemas, line);
    const refused = "value" in read ? imperunde.arrange(state, read.value as Statement) : read.problem;
    if (refused) throw new Error(`${line}: ${JSON.stringify(refused)}`);
  }
  return state;
}
