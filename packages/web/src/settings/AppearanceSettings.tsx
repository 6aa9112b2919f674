import { chooseLanguage, LANGUAGES, language } from "../messages/language.ts";
import { t } from "../messages/messages.ts";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { Switch } from "../ui/Switch.tsx";
import { PACES, preferences } from "./preferences.ts";

/** Each language in its own name. */
const LANGUAGE_NAMES = { de: "Deutsch", en: "English", fr: "Français" } as const;

/** Language and appearance. The menu of a game shows them too. */
export function AppearanceSettings() {
  const { theme, pace, followMoves, patterns, motion, sound, standings } = preferences;
  return (
    <div class="look-settings">
      <h3 class="label">{t("settings.language")}</h3>
      <RadioGroup
        label={t("settings.language")}
        values={LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value] }))}
        chosen={language.value}
        onChoose={chooseLanguage}
      />
      <h3 class="label">{t("settings.theme")}</h3>
      <RadioGroup
        label={t("settings.theme")}
        values={[
          { value: "system", name: t("settings.theme.system") },
          { value: "chart", name: t("settings.theme.chart") },
          { value: "night", name: t("settings.theme.night") },
        ]}
        chosen={theme.value}
        onChoose={(chosen) => {
          theme.value = chosen;
        }}
      />
      <h3 class="label">{t("pace.label")}</h3>
      <RadioGroup
        label={t("pace.label")}
        values={PACES.map((value) => ({ value, name: t(`pace.${value}`) }))}
        chosen={pace.value}
        onChoose={(chosen) => {
          pace.value = chosen;
        }}
      />
      <p class="muted">{t("pace.about")}</p>
      <OnOff name="settings.followMoves" of={followMoves} />
      <OnOff name="settings.patterns" of={patterns} />
      <OnOff name="settings.motion" of={motion} />
      <OnOff name="settings.sound" of={sound} />
      <OnOff name="settings.standings" of={standings} />
    </div>
  );
}

interface OnOffProps {
  readonly name: `settings.${"followMoves" | "patterns" | "motion" | "sound" | "standings"}`;
  readonly of: { value: "on" | "off" };
}

function OnOff({ name, of }: OnOffProps) {
  return (
    <Switch
      isOn={of.value === "on"}
      onChange={(isOn) => {
        of.value = isOn ? "on" : "off";
      }}
    >
      <b>{t(name)}</b>
      <small class="muted">{t(`${name}.about`)}</small>
    </Switch>
  );
}
