import { type StandingOrder, WINDOWS } from "@rondel/imperunde";
import { useState } from "preact/hooks";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { preferences } from "../../../settings/preferences.ts";
import { type Desk, useDesk } from "../context.ts";

/** Stops and standing orders in plain words: what to be asked about, where to pass without being asked, what to counter. */
export function OrdersButton() {
  const desk = useDesk();
  const [isOpen, setOpen] = useState(false);
  if (desk.seat.value === undefined || desk.session.outcome.value) return null;
  return (
    <>
      <button type="button" class="btn small" onClick={() => setOpen(true)}>
        {desk.word("screen.orders")}
      </button>
      {isOpen && (
        <Dialog title={desk.word("screen.orders")} onClose={() => setOpen(false)}>
          <Stops desk={desk} />
          <p class="muted">{desk.word("screen.ordersAbout")}</p>
          <OrderList desk={desk} />
          <div class="buttons">
            <button type="button" class="btn strong" onClick={() => setOpen(false)}>
              {desk.word("screen.close")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** On this device, for every table: where one is asked only if it is one's own business. */
function Stops({ desk: { word } }: { readonly desk: Desk }) {
  const { askAboutBattles, askAboutCards } = preferences;
  const stops = [
    [askAboutBattles, "screen.stopAtMyBattles"],
    [askAboutCards, "screen.stopAtMyCards"],
  ] as const;
  return (
    <ul class="orders">
      {stops.map(([wish, words]) => (
        <li key={words}>
          <Switch
            isOn={wish.value === "mine"}
            onChange={(isOn) => {
              wish.value = isOn ? "mine" : "all";
            }}
          >
            {word(words)}
          </Switch>
        </li>
      ))}
    </ul>
  );
}

const COUNTER_MINE: StandingOrder = { kind: "orderCounter", against: "me" };

function OrderList({ desk }: { readonly desk: Desk }) {
  const { state, seat, word, speech } = desk;
  const orders = (seat.value !== undefined && state.value?.orders[seat.value]) || [];
  const usual: readonly StandingOrder[] = [
    ...WINDOWS.map((window): StandingOrder => ({ kind: "orderAutoPass", window })),
    COUNTER_MINE,
  ];
  const others = orders.filter((order) => !usual.some((one) => isSame(one, order)));
  return (
    <ul class="orders">
      {usual.map((order) => (
        <li key={JSON.stringify(order)}>
          <OrderSwitch
            desk={desk}
            order={order}
            place={orders.findIndex((one) => isSame(one, order))}
            name={order.kind === "orderCounter" ? word("screen.counterMine") : speech.action(order)}
          />
        </li>
      ))}
      {others.map((order) => (
        <li key={JSON.stringify(order)}>
          <OrderSwitch desk={desk} order={order} place={orders.indexOf(order)} name={speech.action(order)} />
        </li>
      ))}
    </ul>
  );
}

interface OrderSwitchProps {
  readonly desk: Desk;
  readonly order: StandingOrder;
  /** Where it stands among the orders; -1 if it is not given. */
  readonly place: number;
  readonly name: string;
}

function OrderSwitch({ desk, order, place, name }: OrderSwitchProps) {
  return (
    <Switch isOn={place >= 0} onChange={() => void desk.act(place < 0 ? order : { kind: "dropOrder", order: place })}>
      {name}
    </Switch>
  );
}

function isSame(one: StandingOrder, other: StandingOrder): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
