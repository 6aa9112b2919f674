import type { Refusal, Viewer } from "@rondel/engine";
import type { BattleTable, View } from "@rondel/imperunde";
import type { questionOf } from "./battle-form.ts";

/** What the worker is asked: a battle under the options of a position. */
export interface BattleRequest {
  readonly view: View;
  readonly viewer: Viewer;
  readonly question: ReturnType<typeof questionOf>;
}

export type BattleReply = BattleTable | Refusal;
