import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { useGameContext } from "../context.ts";

/** Chooses how many units of a group move together. */
export function CountPicker({ most }: { readonly most: number }) {
  const { text, selection } = useGameContext();
  const count = Math.min(selection.count.value, most);
  if (most < 2) return <>{text("manoeuvre.goesTo", { count: 1 })}</>;
  const counts = Array.from({ length: most }, (_, place) => place + 1);
  return (
    <div class="count-picker">
      <span>{text("manoeuvre.howMany")}</span>
      <RadioGroup
        label={text("manoeuvre.howMany")}
        values={counts.map((one) => ({
          value: String(one),
          name: one === most ? text("manoeuvre.all", { count: most }) : String(one),
        }))}
        chosen={String(count)}
        onChoose={(chosen) => {
          selection.count.value = Number(chosen);
        }}
      />
    </div>
  );
}
