import { computed } from "@preact/signals";
import type { Coach } from "../layout/coach.ts";
import { showNotice } from "../ui/notices.ts";
import { type Arrow, STUDY_LIMITS } from "./study.ts";
import type { StudyParts } from "./study-parts.ts";

/** Draws arrows with two clicks, and shows those of the moment. The first region has a ring until the second is chosen. */
export function arrowPicker({
  opened,
  text,
  arrowFrom,
}: Pick<StudyParts, "opened" | "text" | "arrowFrom">): Pick<Required<Coach>, "arrows" | "pick"> {
  const { notes, session } = opened;
  return {
    arrows: computed(() => {
      const drawn = notes.value.get(session.number.value)?.arrows ?? [];
      const from = arrowFrom.value;
      return from === undefined ? drawn : [...drawn, { from, to: from }];
    }),
    pick(region) {
      const from = arrowFrom.peek();
      arrowFrom.value = from === undefined ? region : undefined;
      if (from === undefined) return;
      const moment = session.number.peek();
      const arrows = toggled(notes.peek().get(moment)?.arrows ?? [], { from, to: region });
      if (arrows.length > STUDY_LIMITS.arrows) showNotice(text("draw.full", { most: STUDY_LIMITS.arrows }));
      else opened.annotate(moment, { arrows });
    },
  };
}

function toggled(arrows: readonly Arrow[], { from, to }: Arrow): readonly Arrow[] {
  const others = arrows.filter((arrow) => arrow.from !== from || arrow.to !== to);
  return others.length < arrows.length ? others : [...arrows, { from, to }];
}
