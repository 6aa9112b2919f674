import type { AttackForecast } from "@rondel/imperunde";
import { currentLocale } from "../../../messages/messages.ts";
import type { ImperundeContext } from "../context.ts";
import type { Target } from "./troops.ts";

/** The exact odds of an attack with these units and the reinforcements in reach. */
export function chanceOf(context: ImperundeContext, { region, senders }: Target): AttackForecast | undefined {
  return context.ask({
    kind: "attack",
    target: region,
    units: senders.map(({ unit }) => unit),
    from: senders.map(({ from }) => from),
  });
}

/** The chance in a few characters. */
export function chanceText({ text }: ImperundeContext, forecast: AttackForecast | undefined): string | undefined {
  if (!forecast) return undefined;
  if (forecast.falls && forecast.chance === 1) return text("move.noRoll");
  return percentText(forecast.chance);
}

/** A chance as a whole percentage. Only what is certain is shown as 0 % or 100 %. */
function percentText(chance: number): string {
  const isCertain = chance === 0 || chance === 1;
  const shown = isCertain ? chance : Math.min(0.99, Math.max(0.01, chance));
  return new Intl.NumberFormat(currentLocale(), { style: "percent" }).format(shown);
}
