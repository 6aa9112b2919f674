import { asSeat } from "@rondel/engine";
import {
  type InvestorEffect,
  type Nation,
  producedIn,
  type Region,
  type SpacePreview,
  type TaxationEffect,
} from "@rondel/imperial";
import { Piece } from "../../../ui/Piece.tsx";
import { isYou } from "../../common/game-context.ts";
import { type ImperialContext, useGameContext } from "../context.ts";
import { regionName } from "../messages/params.ts";
import { ownerOf } from "../owners.ts";
import { Change } from "./Change.tsx";

/** A preview of everything that a move on the rondel would change. */
export function SpacePreviewLines({ nation, preview }: { readonly nation: Nation; readonly preview: SpacePreview }) {
  const context = useGameContext();
  const { surcharge, effect } = preview;
  return (
    <>
      {surcharge > 0 && <CashAfter cost={surcharge} />}
      {effect.action === "taxation" && <TaxationLines nation={nation} effect={effect} />}
      {effect.action === "investor" && <InvestorLines effect={effect} />}
      {effect.action === "production" && <NewUnits nation={nation} provinces={effect.factories} />}
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

function TaxationLines({ nation, effect }: { readonly nation: Nation; readonly effect: TaxationEffect }) {
  const { text, state } = useGameContext();
  const points = state.value?.points[nation] ?? 0;
  const treasury = state.value?.treasury[nation] ?? 0;
  return (
    <>
      <Change
        name={text("preview.tax")}
        from={text("preview.taxSum", { factories: effect.factories, flags: effect.flags })}
        to={text("money", { amount: effect.tax })}
      />
      <Change name={text("preview.points")} from={points} to={effect.pointsAfter} />
      {effect.successBonus > 0 && (
        <Change name={text("preview.bonus")} to={`+${text("money", { amount: effect.successBonus })}`} />
      )}
      <Change name={text("preview.pay")} to={text("money", { amount: effect.soldiersPay })} />
      <Change name={text("preview.treasury")} from={treasury} to={text("money", { amount: effect.treasuryAfter })} />
    </>
  );
}

function InvestorLines({ effect }: { readonly effect: InvestorEffect }) {
  const { text } = useGameContext();
  return (
    <>
      <Change name={text("preview.interestOthers")} to={text("money", { amount: effect.toOthers })} />
      <Change name={text("preview.interestOwn")} to={text("money", { amount: effect.toGovernment })} />
      {effect.fromGovernment > 0 && (
        <Change name={text("preview.guarantee")} to={`−${text("money", { amount: effect.fromGovernment })}`} />
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

function notesOf(context: ImperialContext, { passesInvestor, asked, effect }: SpacePreview): string[] {
  const notes: string[] = [];
  const holder = context.view.value?.investorCard ?? -1;
  if (holder >= 0 && passesInvestor) notes.push(cardNote(context, "preview.passesCard", holder));
  if (holder >= 0 && effect.action === "investor") {
    notes.push(cardNote(context, "preview.reachesCard", holder));
  }
  if (asked.length > 0) {
    notes.push(
      context.text("preview.asked", { seats: context.messages.list(asked.map((seat) => context.person(seat))) }),
    );
  }
  if (effect.action === "taxation" && effect.ends) notes.push(context.text("preview.ends"));
  return notes;
}

/** What the holder of the Investor card gets. */
function cardNote(
  { session, text, messages }: ImperialContext,
  key: "preview.passesCard" | "preview.reachesCard",
  holder: number,
): string {
  return isYou(session, asSeat(holder)) ? text(`${key}.you`) : text(key, { seat: messages.seat(holder) });
}
