/// <reference lib="dom" />
import type { Page } from "playwright-core";

/** Drags a piece of a stack to a point of a region that nothing covers. */
export async function dragPiece(page: Page, stack: string, region: string): Promise<void> {
  const piece = await page.locator(`[data-stack="${stack}"] use`).first().boundingBox();
  if (!piece) throw new Error(`No ${stack} on the board.`);
  const [x, y] = await page.evaluate(findFreePoint, region);
  await page.mouse.move(piece.x + piece.width / 2, piece.y + piece.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

/** Runs in the page. */
function findFreePoint(wanted: string): readonly [number, number] {
  const shape = document.querySelector(`[data-region="${wanted}"]`);
  if (!shape) throw new Error(`No ${wanted} on the board.`);
  const { left, top, right, bottom } = shape.getBoundingClientRect();
  for (let y = top; y < bottom; y += 3) {
    for (let x = left; x < right; x += 3) {
      if (document.elementFromPoint(x, y)?.getAttribute("data-region") === wanted) return [x, y];
    }
  }
  throw new Error(`${wanted} is covered.`);
}
