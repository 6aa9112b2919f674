import type { Region, Unit } from "@rondel/imperunde";
import { Piece } from "../../../ui/Piece.tsx";
import { StepperLine } from "../../common/StepperLine.tsx";
import { symbolOf } from "../board/units.ts";
import { type ImperundeContext, useGameContext } from "../context.ts";
import { unitName } from "../messages/units.ts";
import { colourOf } from "../owners.ts";

/** Equal units with the number that is chosen. */
interface PickerRow {
  readonly unit: Unit;
  readonly from: Region;
  readonly chosen: number;
  readonly count: number;
  /** More about the units: where they are, or the moves they have left. */
  readonly about: string;
}

interface TroopPickerProps {
  readonly rows: readonly PickerRow[];
  /** True if no more units can be chosen. */
  readonly isFull?: boolean;
  onChange(row: PickerRow, chosen: number): void;
  /** Chooses all units or none; absent if that makes no sense. */
  readonly onAll?: (all: boolean) => void;
}

/** Chooses units by kind: minus, number, plus; and all or none with one press. */
export function TroopPicker({ rows, isFull = false, onChange, onAll }: TroopPickerProps) {
  const { text } = useGameContext();
  const isAll = rows.every(({ chosen, count }) => chosen === count);
  const isNone = rows.every(({ chosen }) => chosen === 0);
  return (
    <div class="troops">
      <ul class="steppers">
        {rows.map((row) => (
          <li key={`${row.unit} ${row.from}`}>
            <PickerLine row={row} isFull={isFull} onChange={onChange} />
          </li>
        ))}
      </ul>
      {onAll && (
        <p class="troops-all">
          <button type="button" class="chip" aria-pressed={isAll} onClick={() => onAll(true)}>
            {text("move.all")}
          </button>
          <button type="button" class="chip" aria-pressed={isNone} onClick={() => onAll(false)}>
            {text("move.none")}
          </button>
        </p>
      )}
    </div>
  );
}

interface PickerLineProps extends Pick<TroopPickerProps, "onChange"> {
  readonly row: PickerRow;
  readonly isFull: boolean;
}

function PickerLine({ row, isFull, onChange }: PickerLineProps) {
  const context = useGameContext();
  const { text, messages } = context;
  const { unit, chosen, count, about } = row;
  const name = unitName(messages, unit);
  return (
    <StepperLine
      sign={<UnitSign context={context} unit={unit} />}
      name={name}
      about={about}
      value={text("move.chosen", { chosen, count })}
      labels={{ fewer: text("move.fewer", { unit: name }), more: text("move.more", { unit: name }) }}
      canDecrease={chosen > 0}
      canIncrease={!isFull && chosen < count}
      onChange={(change) => onChange(row, chosen + change)}
    />
  );
}

function UnitSign({ context, unit }: { readonly context: ImperundeContext; readonly unit: Unit }) {
  const now = context.state.value;
  const seat = context.seat.value;
  if (!now || seat === undefined) return null;
  const owner = colourOf(now, seat);
  return <Piece symbol={symbolOf(seat, unit)} {...(owner && { owner })} />;
}
