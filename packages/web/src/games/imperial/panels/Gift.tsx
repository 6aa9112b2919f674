import { type ActionOf, POWERS, type Power } from "@rondel/imperial";
import { useState } from "preact/hooks";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useDesk } from "../context.ts";
import { powerForms, powerName } from "../messages/params.ts";

/** D-21: money for a treasury, whenever the rules of the table allow it. */
export function Gift() {
  const { session, word } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const gifts = session.freeActions.value.filter((action): action is ActionOf<"gift"> => action.kind === "gift");
  if (gifts.length === 0) return null;
  const most = Math.max(...gifts.map(({ amount }) => amount));
  return (
    <>
      <button type="button" class="btn quiet small" onClick={() => setOpen(true)}>
        {word("screen.gift")}
      </button>
      {isOpen && <GiftDialog most={most} onClose={() => setOpen(false)} />}
    </>
  );
}

function GiftDialog({ most, onClose }: { readonly most: number; readonly onClose: () => void }) {
  const desk = useDesk();
  const { word, speech } = desk;
  const [power, setPower] = useState<Power>(POWERS[0] as Power);
  const [amount, setAmount] = useState(1);
  const give = async () => {
    if (await desk.act({ kind: "gift", power, amount })) onClose();
  };
  return (
    <Dialog title={word("screen.gift")} onClose={onClose}>
      <label class="field">
        <span>{word("screen.giftPower")}</span>
        <select
          class="select"
          value={power}
          onChange={(event) => setPower(POWERS[Number(event.currentTarget.value)] as Power)}
        >
          {POWERS.map((one) => (
            <option key={one} value={one}>
              {powerName(speech, one)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{word("screen.giftAmount")}</span>
        <input
          class="input"
          type="number"
          min={1}
          max={most}
          value={amount}
          onInput={(event) => setAmount(Math.max(1, Math.min(most, Number(event.currentTarget.value))))}
        />
      </label>
      <div class="buttons">
        <button type="button" class="btn" onClick={onClose}>
          {word("screen.close")}
        </button>
        <button type="button" class="btn go" onClick={give}>
          {word("action.gift", { amount, ...powerForms("power", power, speech) })}
        </button>
      </div>
    </Dialog>
  );
}
