import type { Game } from "@rondel/engine";
import { t } from "../messages/messages.ts";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { Switch } from "../ui/Switch.tsx";
import { ClockTimeFields } from "./ClockTimeFields.tsx";
import { clockWith, timesOf } from "./clock-times.ts";
import type { NewTableForm } from "./new-table-form.ts";

/** The clock and the visibility of a table on the server, and whether hints are allowed. */
export function OnlineOptions({ game, form }: { readonly game: Game; readonly form: NewTableForm }) {
  const { clock, times, pauses, visibility, hints } = form;
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
      <p class="muted about">
        {t(`clock.${clock.value}.about`, timesOf(clockWith(clock.value, times.value, undefined)))}
      </p>
      <ClockTimeFields kind={clock.value} times={times} />
      {game.hasPauses && clock.value !== "slow" && (
        <>
          <h2>{t("new.pauses")}</h2>
          <RadioGroup
            label={t("new.pauses")}
            values={(["fast", "normal", "calm"] as const).map((value) => ({ value, name: t(`pauses.${value}`) }))}
            chosen={pauses.value}
            onChoose={(chosen) => {
              pauses.value = chosen;
            }}
          />
          <p class="muted about">{t("new.pauses.about")}</p>
        </>
      )}
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
      <Switch
        isOn={hints.value}
        onChange={(isOn) => {
          hints.value = isOn;
        }}
      >
        {t("new.hints")}
      </Switch>
      <p class="muted about">{t("new.hints.about")}</p>
    </>
  );
}
