import type { Game } from "@rondel/engine";
import { type Action as ImperialAction, type State as ImperialState, imperial } from "@rondel/imperial";
import { type Action as ImperundeAction, type State as ImperundeState, imperunde } from "@rondel/imperunde";
import {
  compareWithModel as compareImperial,
  eagerChoice,
} from "../../packages/imperial/test/support/model/compare.ts";
import { compareWithModel as compareImperunde } from "../../packages/imperunde/test/support/model/compare.ts";
import { eagerChoice as eagerImperunde } from "../../packages/imperunde/test/support/model/play.ts";
import type { Subject } from "./subject.ts";

const SAMPLES = 3;

const imperialSubject: Subject = {
  game: imperial as Game,
  compare: (state, seat, random) => compareImperial(state as ImperialState, seat, random, SAMPLES),
  guide: (actions, _state, random) => eagerChoice(actions as readonly ImperialAction[], random),
};

const imperundeSubject: Subject = {
  game: imperunde as Game,
  compare: (state, seat, random) => compareImperunde(state as ImperundeState, seat, random, SAMPLES),
  guide(actions, state, random) {
    const kind = (state as ImperundeState).frames.at(-1)?.kind ?? "none";
    return eagerImperunde(actions as readonly ImperundeAction[], kind, random);
  },
};

export const SUBJECTS: readonly Subject[] = [imperialSubject, imperundeSubject];
