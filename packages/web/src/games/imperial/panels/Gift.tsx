import { type ActionOf, NATIONS, type Nation } from "@rondel/imperial";
import { useState } from "preact/hooks";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useGameContext } from "../context.ts";
import { nationName, nationParams } from "../messages/params.ts";

/** D-21: a button and dialog to give money to a treasury, shown while the rules allow it. */
export function Gift() {
  const { session, text } = useGameContext();
  const [isOpen, setOpen] = useState(false);
  const gifts = session.freeActions.value.filter((action): action is ActionOf<"gift"> => action.kind === "gift");
  if (gifts.length === 0) return null;
  const most = Math.max(...gifts.map(({ amount }) => amount));
  return (
    <>
      <button type="button" class="btn quiet small" onClick={() => setOpen(true)}>
        {text("screen.gift")}
      </button>
      {isOpen && <GiftDialog most={most} onClose={() => setOpen(false)} />}
    </>
  );
}

function GiftDialog({ most, onClose }: { readonly most: number; readonly onClose: () => void }) {
  const context = useGameContext();
  const { text, messages } = context;
  const [nation, setNation] = useState<Nation>(NATIONS[0] as Nation);
  const [amount, setAmount] = useState(1);
  const give = async () => {
    if (await context.act({ kind: "gift", nation, amount })) onClose();
  };
  return (
    <Dialog title={text("screen.gift")} onClose={onClose}>
      <label class="field">
        <span>{text("screen.giftNation")}</span>
        <select
          class="select"
          value={nation}
          onChange={(event) => setNation(NATIONS[Number(event.currentTarget.value)] as Nation)}
        >
          {NATIONS.map((one) => (
            <option key={one} value={one}>
              {nationName(messages, one)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{text("screen.giftAmount")}</span>
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
          {text("screen.close")}
        </button>
        <button type="button" class="btn go" onClick={give}>
          {text("action.gift", { amount, ...nationParams("nation", nation, messages) })}
        </button>
      </div>
    </Dialog>
  );
}
