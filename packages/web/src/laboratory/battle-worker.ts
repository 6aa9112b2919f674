// The worker thread in which battles of the laboratory are computed: large ones take seconds on a slow phone.
import { seededRandom } from "@rondel/engine";
import { imperunde } from "@rondel/imperunde";
import type { BattleReply, BattleRequest } from "./battle-request.ts";

/** The part of a browser's worker scope that is used here. */
interface WorkerScope {
  postMessage(reply: BattleReply): void;
  onmessage: ((event: { readonly data: BattleRequest }) => void) | null;
}

const scope = globalThis as typeof globalThis & WorkerScope;
scope.onmessage = ({ data: { view, viewer, question } }) =>
  scope.postMessage(imperunde.answer(imperunde.guess(view, seededRandom("battle")), viewer, question) as BattleReply);
