import { Pick } from "../../../ui/Pick.tsx";
import { useDesk } from "../context.ts";

/** Several alike can go together. */
export function CountPicker({ most }: { readonly most: number }) {
  const { word, choosing } = useDesk();
  const count = Math.min(choosing.count.value, most);
  if (most < 2) return <>{word("manoeuvre.goesTo", { count: 1 })}</>;
  const counts = Array.from({ length: most }, (_, place) => place + 1);
  return (
    <div class="count-picker">
      <span>{word("manoeuvre.howMany")}</span>
      <Pick
        label={word("manoeuvre.howMany")}
        values={counts.map((one) => ({
          value: String(one),
          name: one === most ? word("manoeuvre.all", { count: most }) : String(one),
        }))}
        chosen={String(count)}
        onChoose={(chosen) => {
          choosing.count.value = Number(chosen);
        }}
      />
    </div>
  );
}
