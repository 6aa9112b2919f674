import { batch, type ReadonlySignal, signal } from "@preact/signals";
import { entriesAfter } from "../../../session/entries-after.ts";
import { isStill, paceTimes } from "../../../session/pace.ts";
import type { TableSession } from "../../../session/session.ts";
import { motionTime, readingTime, type Scene, scenesIn } from "./scene.ts";

interface ShownScene {
  readonly scene: Scene;
  /** Counts the scenes, so that each starts with its own motion. */
  readonly count: number;
}

/** Shows scenes one after the other. */
export interface ScenePlayer {
  /** The scene on the screen. */
  readonly current: ReadonlySignal<ShownScene | undefined>;
  /** Whether its dice fall or its wheels turn. */
  readonly isMoving: ReadonlySignal<boolean>;
  /** Shows these scenes after those that are still waiting. Moves of others are kept back until the last one has ended. */
  add(scenes: readonly Scene[]): void;
  /** Ends the motion, or the scene if nothing moves. */
  skip(): void;
  close(): void;
}

/** The pace of scenes: the factor of their times, and whether anything moves. */
interface ScenePace {
  factor(): number;
  isStill(): boolean;
}

/** Milliseconds after which a paused player looks again. */
const PAUSED_CHECK = 200;

const CHOSEN: ScenePace = { factor: () => paceTimes().scene, isStill };

export function createScenePlayer(stage: TableSession["stage"], pace: ScenePace = CHOSEN): ScenePlayer {
  const current = signal<ShownScene | undefined>(undefined);
  const isMoving = signal(false);
  let waiting: readonly Scene[] = [];
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let release: (() => void) | undefined;

  function start(): void {
    const [scene, ...others] = waiting;
    waiting = others;
    batch(() => {
      current.value = scene && { scene, count: ++count };
      isMoving.value = scene !== undefined && !pace.isStill() && pace.factor() > 0;
    });
    if (!scene) end();
    else if (isMoving.peek()) timer = setTimeout(settle, motionTime(scene) * pace.factor());
    else settle();
  }

  /** Leaves the result of the scene on the screen to be read. At the instant pace nothing waits for it. */
  function settle(): void {
    isMoving.value = false;
    if (pace.factor() === 0) release?.();
    const shown = current.peek();
    timer = setTimeout(next, shown ? readingTime(shown.scene) * (pace.factor() || 1) : 0);
  }

  /** Shows the next scene, but not while the game is paused. */
  function next(): void {
    if (!stage.isPaused.peek()) start();
    else timer = setTimeout(next, PAUSED_CHECK);
  }

  function end(): void {
    clearTimeout(timer);
    release?.();
    release = undefined;
  }

  return {
    current,
    isMoving,
    add(scenes) {
      if (scenes.length === 0) return;
      // At the instant pace only the last scene is shown, and at once.
      const isInstant = pace.factor() === 0;
      waiting = isInstant ? scenes.slice(-1) : [...waiting, ...scenes];
      if (current.peek() && !isInstant) return;
      clearTimeout(timer);
      release ??= stage.hold();
      start();
    },
    skip() {
      if (!current.peek()) return;
      clearTimeout(timer);
      if (isMoving.peek()) settle();
      else start();
    },
    close() {
      waiting = [];
      start();
    },
  };
}

/** Plays the scenes of every new action. Any key or tap skips. Returns a function that stops it. */
export function playScenes(session: TableSession, player: ScenePlayer): () => void {
  let shown = session.number.peek();
  const over = new AbortController();
  const stop = session.log.subscribe((log) => {
    const added = entriesAfter(log, shown);
    shown = session.number.peek();
    if (session.past.at.peek() === undefined) player.add(added.flatMap(({ events }) => scenesIn(events)));
  });
  addEventListener("keydown", player.skip, over);
  addEventListener("pointerdown", player.skip, over);
  return () => {
    stop();
    over.abort();
    player.close();
  };
}
