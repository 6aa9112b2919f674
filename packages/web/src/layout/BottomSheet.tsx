import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../messages/messages.ts";

const STOPS = ["prompt", "half", "full"] as const;
type Stop = (typeof STOPS)[number];

/** On a phone everything but the board lies in a sheet with three stops. It rises by itself when something is asked. */
export function BottomSheet({
  isAsked,
  children,
}: {
  readonly isAsked: boolean;
  readonly children: ComponentChildren;
}) {
  const stop = useSignal<Stop>("half");
  const drag = useDrag(stop);
  useEffect(() => {
    if (isAsked && stop.peek() === "prompt") stop.value = "half";
  }, [isAsked, stop]);
  const move = (by: number) => {
    stop.value = STOPS[Math.min(2, Math.max(0, STOPS.indexOf(stop.value) + by))] ?? "half";
  };
  const turn = (event: KeyboardEvent) => {
    if (event.key === "ArrowUp") move(1);
    else if (event.key === "ArrowDown") move(-1);
    else return;
    event.preventDefault();
  };
  return (
    <section class="sheet" data-stop={stop.value} ref={drag.sheet} aria-label={t("frame.side")}>
      <button type="button" class="grab" aria-label={t(`sheet.${stop.value}`)} onKeyDown={turn} {...drag.handlers} />
      <div class="sheet-inside">{children}</div>
    </section>
  );
}

/** Follows the finger and comes to rest at the nearest stop; a tap goes to the next one. */
function useDrag(stop: { value: Stop; peek(): Stop }) {
  const sheet = useRef<HTMLElement>(null);
  const start = useRef<{ readonly y: number; readonly height: number } | undefined>(undefined);
  const heightOf = (name: Stop) => ({ prompt: 96, half: innerHeight * 0.52, full: innerHeight * 0.92 })[name];
  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (!sheet.current || !(event.currentTarget instanceof Element)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { y: event.clientY, height: sheet.current.offsetHeight };
    },
    onPointerMove(event: PointerEvent) {
      if (!start.current || !sheet.current) return;
      sheet.current.dataset.dragged = "";
      sheet.current.style.height = `${start.current.height + start.current.y - event.clientY}px`;
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      start.current = undefined;
      if (!from || !sheet.current) return;
      const height = from.height + from.y - event.clientY;
      delete sheet.current.dataset.dragged;
      sheet.current.style.height = "";
      if (Math.abs(from.y - event.clientY) < 6) {
        stop.value = stop.peek() === "half" ? "full" : "half";
        return;
      }
      const nearest = STOPS.toSorted(
        (one, other) => Math.abs(heightOf(one) - height) - Math.abs(heightOf(other) - height),
      );
      stop.value = nearest[0] ?? "half";
    },
  };
  return { sheet, handlers };
}
