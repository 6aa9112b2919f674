import { type ReadonlySignal, useSignalEffect } from "@preact/signals";
import type { BoardData } from "../board.ts";
import type { Box } from "../box.ts";
import type { Camera } from "./camera.ts";
import type { Rotate } from "./rotation.ts";
import type { Attention } from "./view.ts";

/** The diameter of a selected region in px of the screen, so that a finger can choose its neighbours. */
const COMFORTABLE = 60;
/** A selection is never enlarged more than this, compared with the whole board. */
const MOST_ENLARGED = 3;

/** Moves the view to where the player should look. Events of others leave a view that the player has just set. */
export function useAttention(
  board: BoardData,
  attention: ReadonlySignal<Attention | undefined> | undefined,
  camera: Camera,
  rotate: ReadonlySignal<Rotate>,
): void {
  useSignalEffect(() => {
    const wanted = attention?.value;
    const regions = board.regions.filter(({ id }) => wanted?.regions.includes(id));
    if (!wanted || regions.length === 0 || (!wanted.isSelection && camera.isHandled())) return;
    const turn = rotate.peek();
    const boxes = regions.map(({ hit }): Box => {
      const [x, y] = turn(hit.at);
      return { left: x - hit.radius, top: y - hit.radius, right: x + hit.radius, bottom: y + hit.radius };
    });
    const smallest = Math.min(...regions.map(({ hit }) => hit.radius));
    const comfortable = Math.min(COMFORTABLE / (2 * smallest), camera.whole.peek() * MOST_ENLARGED);
    camera.leadTo(around(boxes), wanted.isSelection && isSmallScreen(camera) ? comfortable : 0);
  });
}

/** The whole board on a phone is too small for fingers. */
function isSmallScreen(camera: Camera): boolean {
  return camera.whole.peek() < 0.3;
}

function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
