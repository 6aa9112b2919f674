import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { isShortcut } from "../keyboard/shortcuts.ts";
import { t } from "../messages/messages.ts";

const STOPS = ["prompt", "half", "full"] as const;
type Stop = (typeof STOPS)[number];

/** The sheet over the board on a phone, with three stops. It opens when the viewer owes a decision. */
export function BottomSheet({
  needsDecision,
  children,
}: {
  readonly needsDecision: boolean;
  readonly children: ComponentChildren;
}) {
  const stop = useSignal<Stop>("half");
  const drag = useDrag(stop);
  useEffect(() => {
    if (needsDecision && stop.peek() === "prompt") stop.value = "half";
  }, [needsDecision, stop]);
  // The board has more room above a closed sheet. Firefox 115 cannot select the frame by the sheet inside it.
  useLayoutEffect(() => {
    const frame = drag.sheet.current?.closest<HTMLElement>(".frame");
    if (frame) frame.dataset.sheet = stop.value;
  }, [stop.value, drag.sheet]);
  const move = (by: number) => {
    stop.value = STOPS[Math.min(2, Math.max(0, STOPS.indexOf(stop.value) + by))] ?? "half";
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isShortcut("raiseSheet", event)) move(1);
    else if (isShortcut("lowerSheet", event)) move(-1);
    else return;
    event.preventDefault();
  };
  return (
    <section class="sheet" data-stop={stop.value} ref={drag.sheet} aria-label={t("frame.side")}>
      <button
        type="button"
        class="grab"
        aria-label={t(`sheet.${stop.value}`)}
        onKeyDown={onKeyDown}
        {...drag.handlers}
      />
      <div class="sheet-inside">{children}</div>
    </section>
  );
}

/** Drags the sheet with the pointer to the nearest stop. A tap, or a press with the keyboard, switches between half and full. */
function useDrag(stop: { value: Stop; peek(): Stop }) {
  const sheet = useRef<HTMLElement>(null);
  const start = useRef<{ readonly y: number; readonly height: number } | undefined>(undefined);
  const toggle = () => {
    stop.value = stop.peek() === "half" ? "full" : "half";
  };
  /** Gives the height back to the stop. Returns where the drag began. */
  const endDrag = () => {
    const from = start.current;
    start.current = undefined;
    if (sheet.current) {
      delete sheet.current.dataset.dragged;
      sheet.current.style.height = "";
    }
    return from;
  };
  const heightOf = (name: Stop) => ({ prompt: 96, half: innerHeight * 0.47, full: innerHeight * 0.92 })[name];
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
      const from = endDrag();
      if (!from) return;
      const height = from.height + from.y - event.clientY;
      if (Math.abs(from.y - event.clientY) < 6) return toggle();
      const nearest = STOPS.toSorted(
        (one, other) => Math.abs(heightOf(one) - height) - Math.abs(heightOf(other) - height),
      );
      stop.value = nearest[0] ?? "half";
    },
    onPointerCancel: endDrag,
    // A tap has ended with its pointer already; only a click without one counts here.
    onClick(event: MouseEvent) {
      if (event.detail === 0) toggle();
    },
  };
  return { sheet, handlers };
}
