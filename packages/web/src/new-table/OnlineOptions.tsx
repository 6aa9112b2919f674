import { t } from "../messages/messages.ts";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import type { NewTableForm } from "./new-table-form.ts";

/** The clock and the visibility of a table on the server. */
export function OnlineOptions({ form: { clock, visibility } }: { readonly form: NewTableForm }) {
  return (
    <>
      <h2>{t("new.clock")}</h2>
      <RadioGroup
        label={t("new.clock")}
        values={(["none", "live", "slow"] as const).map((value) => ({ value, name: t(`clock.${value}`) }))}
        chosen={clock.value}
        onChoose={(chosen) => {
          clock.value = chosen;
        }}
      />
      <p class="muted about">{t(`clock.${clock.value}.about`, { minutes: 30, seconds: 20 })}</p>
      <h2>{t("new.visibility")}</h2>
      <RadioGroup
        label={t("new.visibility")}
        values={(["link", "public"] as const).map((value) => ({ value, name: t(`new.visibility.${value}`) }))}
        chosen={visibility.value}
        onChoose={(chosen) => {
          visibility.value = chosen;
        }}
      />
      <p class="muted about">{t(`new.visibility.${visibility.value}.about`)}</p>
    </>
  );
}
