import { actionOf, type Nation, producedIn, type Region } from "@rondel/imperial";
import { Piece } from "../../../ui/Piece.tsx";
import type { SpaceEffect, SpacePreview } from "../answers.ts";
import { type ImperialContext, useGameContext } from "../context.ts";
import { regionName } from "../messages/params.ts";
import { ownerOf } from "../owners.ts";
import { Change } from "./Change.tsx";

/** Everything that a move on the rondel would change, before it is done. */
export function SpacePreviewLines({ nation, preview }: { readonly nation: Nation; readonly preview: SpacePreview }) {
  const context = useGameContext();
  const { space, surcharge, effect } = preview;
  return (
    <>
      {surcharge > 0 && <CashAfter cost={surcharge} />}
      {actionOf(space) === "taxation" && <TaxationLines nation={nation} effect={effect} />}
      {actionOf(space) === "investor" && <InvestorLines effect={effect} />}
      {actionOf(space) === "production" && Array.isArray(effect.factories) && (
        <NewUnits nation={nation} provinces={effect.factories} />
      )}
      {notesOf(context, preview).map((note) => (
        <p class="change-note" key={note}>
          {note}
        </p>
      ))}
    </>
  );
}

function CashAfter({ cost }: { readonly cost: number }) {
  const context = useGameContext();
  const seat = context.seat.value;
  const cash = seat === undefined ? null : (context.view.value?.cash[seat] ?? null);
  if (cash === null) return null;
  return <Change name={context.text("preview.cash")} from={cash} to={context.text("money", { amount: cash - cost })} />;
}

function TaxationLines({ nation, effect }: { readonly nation: Nation; readonly effect: SpaceEffect }) {
  const { text, state } = useGameContext();
  const points = state.value?.points[nation] ?? 0;
  const treasury = state.value?.treasury[nation] ?? 0;
  return (
    <>
      <Change
        name={text("preview.tax")}
        from={text("preview.taxSum", { factories: Number(effect.factories), flags: effect.flags ?? 0 })}
        to={text("money", { amount: effect.tax ?? 0 })}
      />
      <Change name={text("preview.points")} from={points} to={effect.pointsAfter} />
      {(effect.successBonus ?? 0) > 0 && (
        <Change name={text("preview.bonus")} to={`+${text("money", { amount: effect.successBonus ?? 0 })}`} />
      )}
      <Change name={text("preview.pay")} to={text("money", { amount: effect.soldiersPay ?? 0 })} />
      <Change
        name={text("preview.treasury")}
        from={treasury}
        to={text("money", { amount: effect.treasuryAfter ?? treasury })}
      />
    </>
  );
}

function InvestorLines({ effect }: { readonly effect: SpaceEffect }) {
  const { text } = useGameContext();
  return (
    <>
      <Change name={text("preview.interestOthers")} to={text("money", { amount: effect.toOthers ?? 0 })} />
      <Change name={text("preview.interestOwn")} to={text("money", { amount: effect.toGovernment ?? 0 })} />
      {(effect.fromGovernment ?? 0) > 0 && (
        <Change name={text("preview.guarantee")} to={`−${text("money", { amount: effect.fromGovernment ?? 0 })}`} />
      )}
    </>
  );
}

function NewUnits({ nation, provinces }: { readonly nation: Nation; readonly provinces: readonly Region[] }) {
  const { text, messages } = useGameContext();
  if (provinces.length === 0) return <Change name={text("preview.newUnits")} to={text("preview.none")} />;
  return (
    <>
      <Change name={text("preview.newUnits")} to={provinces.length} />
      <ul class="new-units">
        {provinces.map((province) => (
          <li key={province}>
            <Piece symbol={producedIn(province) === "army" ? "army" : "fleet-port"} owner={ownerOf(nation)} />
            {regionName(messages, province)}
          </li>
        ))}
      </ul>
    </>
  );
}

function notesOf(context: ImperialContext, { space, passesInvestor, asked, effect }: SpacePreview): string[] {
  const notes: string[] = [];
  const holder = context.view.value?.investorCard ?? -1;
  if (holder >= 0 && passesInvestor)
    notes.push(context.text("preview.passesCard", { seat: context.messages.seat(holder) }));
  if (holder >= 0 && actionOf(space) === "investor") {
    notes.push(context.text("preview.reachesCard", { seat: context.messages.seat(holder) }));
  }
  if (asked.length > 0) {
    notes.push(
      context.text("preview.asked", { seats: context.messages.list(asked.map((seat) => context.messages.seat(seat))) }),
    );
  }
  if (effect.ends) notes.push(context.text("preview.ends"));
  return notes;
}
