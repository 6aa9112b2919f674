import { actionOf, type Power, producedIn, type Region } from "@rondel/imperial";
import { Piece } from "../../../ui/Piece.tsx";
import type { SpaceEffect, SpacePreview } from "../answers.ts";
import { type Desk, useDesk } from "../context.ts";
import { ownerOf } from "../owners.ts";
import { regionName } from "../messages/params.ts";
import { Change } from "./Change.tsx";

/** Everything that a move on the rondel would change, before it is done. */
export function SpacePreviewLines({ power, preview }: { readonly power: Power; readonly preview: SpacePreview }) {
  const desk = useDesk();
  const { space, surcharge, effect } = preview;
  return (
    <>
      {surcharge > 0 && <CashAfter cost={surcharge} />}
      {actionOf(space) === "taxation" && <TaxationLines power={power} effect={effect} />}
      {actionOf(space) === "investor" && <InvestorLines effect={effect} />}
      {actionOf(space) === "production" && Array.isArray(effect.factories) && (
        <NewUnits power={power} provinces={effect.factories} />
      )}
      {notesOf(desk, preview).map((note) => (
        <p class="change-note" key={note}>
          {note}
        </p>
      ))}
    </>
  );
}

function CashAfter({ cost }: { readonly cost: number }) {
  const desk = useDesk();
  const seat = desk.seat.value;
  const cash = seat === undefined ? null : (desk.view.value?.cash[seat] ?? null);
  if (cash === null) return null;
  return <Change name={desk.word("preview.cash")} from={cash} to={desk.word("money", { amount: cash - cost })} />;
}

function TaxationLines({ power, effect }: { readonly power: Power; readonly effect: SpaceEffect }) {
  const { word, state } = useDesk();
  const points = state.value?.points[power] ?? 0;
  const treasury = state.value?.treasury[power] ?? 0;
  return (
    <>
      <Change
        name={word("preview.tax")}
        from={word("preview.taxSum", { factories: Number(effect.factories), flags: effect.flags ?? 0 })}
        to={word("money", { amount: effect.tax ?? 0 })}
      />
      <Change name={word("preview.points")} from={points} to={effect.pointsAfter} />
      {(effect.successBonus ?? 0) > 0 && (
        <Change name={word("preview.bonus")} to={`+${word("money", { amount: effect.successBonus ?? 0 })}`} />
      )}
      <Change name={word("preview.pay")} to={word("money", { amount: effect.soldiersPay ?? 0 })} />
      <Change
        name={word("preview.treasury")}
        from={treasury}
        to={word("money", { amount: effect.treasuryAfter ?? treasury })}
      />
    </>
  );
}

function InvestorLines({ effect }: { readonly effect: SpaceEffect }) {
  const { word } = useDesk();
  return (
    <>
      <Change name={word("preview.interestOthers")} to={word("money", { amount: effect.toOthers ?? 0 })} />
      <Change name={word("preview.interestOwn")} to={word("money", { amount: effect.toGovernment ?? 0 })} />
      {(effect.fromGovernment ?? 0) > 0 && (
        <Change name={word("preview.guarantee")} to={`−${word("money", { amount: effect.fromGovernment ?? 0 })}`} />
      )}
    </>
  );
}

function NewUnits({ power, provinces }: { readonly power: Power; readonly provinces: readonly Region[] }) {
  const { word, speech } = useDesk();
  if (provinces.length === 0) return <Change name={word("preview.newUnits")} to={word("preview.none")} />;
  return (
    <>
      <Change name={word("preview.newUnits")} to={provinces.length} />
      <ul class="new-units">
        {provinces.map((province) => (
          <li key={province}>
            <Piece symbol={producedIn(province) === "army" ? "army" : "fleet-port"} owner={ownerOf(power)} />
            {regionName(speech, province)}
          </li>
        ))}
      </ul>
    </>
  );
}

function notesOf(desk: Desk, { space, passesInvestor, asked, effect }: SpacePreview): string[] {
  const notes: string[] = [];
  const holder = desk.view.value?.investorCard ?? -1;
  if (holder >= 0 && passesInvestor) notes.push(desk.word("preview.passesCard", { seat: desk.speech.seat(holder) }));
  if (holder >= 0 && actionOf(space) === "investor") {
    notes.push(desk.word("preview.reachesCard", { seat: desk.speech.seat(holder) }));
  }
  if (asked.length > 0) {
    notes.push(desk.word("preview.asked", { seats: desk.speech.list(asked.map((seat) => desk.speech.seat(seat))) }));
  }
  if (effect.ends) notes.push(desk.word("preview.ends"));
  return notes;
}
