import { type StandingOrder, WINDOWS } from "@rondel/imperunde";
import { useState } from "preact/hooks";
import { preferences } from "../../../settings/preferences.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { type ImperundeContext, useGameContext } from "../context.ts";

/** Stops and standing orders in plain words: what to be asked about, where to pass without being asked, what to counter. */
export function OrdersButton() {
  const context = useGameContext();
  const [isOpen, setOpen] = useState(false);
  if (context.seat.value === undefined || context.session.outcome.value) return null;
  return (
    <>
      <button type="button" class="btn small" onClick={() => setOpen(true)}>
        {context.text("screen.orders")}
      </button>
      {isOpen && (
        <Dialog title={context.text("screen.orders")} onClose={() => setOpen(false)}>
          <Stops context={context} />
          <p class="muted">{context.text("screen.ordersAbout")}</p>
          <OrderList context={context} />
          <div class="buttons">
            <button type="button" class="btn strong" onClick={() => setOpen(false)}>
              {context.text("screen.close")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** On this device, for every table: where one is asked only if it is one's own business. */
function Stops({ context: { text } }: { readonly context: ImperundeContext }) {
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
            {text(words)}
          </Switch>
        </li>
      ))}
    </ul>
  );
}

const COUNTER_MINE: StandingOrder = { kind: "orderCounter", against: "me" };

function OrderList({ context }: { readonly context: ImperundeContext }) {
  const { state, seat, text, messages } = context;
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
            context={context}
            order={order}
            place={orders.findIndex((one) => isSame(one, order))}
            name={order.kind === "orderCounter" ? text("screen.counterMine") : messages.action(order)}
          />
        </li>
      ))}
      {others.map((order) => (
        <li key={JSON.stringify(order)}>
          <OrderSwitch context={context} order={order} place={orders.indexOf(order)} name={messages.action(order)} />
        </li>
      ))}
    </ul>
  );
}

interface OrderSwitchProps {
  readonly context: ImperundeContext;
  readonly order: StandingOrder;
  /** Where it stands among the orders; -1 if it is not given. */
  readonly place: number;
  readonly name: string;
}

function OrderSwitch({ context, order, place, name }: OrderSwitchProps) {
  return (
    <Switch
      isOn={place >= 0}
      onChange={() => void context.act(place < 0 ? order : { kind: "dropOrder", order: place })}
    >
      {name}
    </Switch>
  );
}

function isSame(one: StandingOrder, other: StandingOrder): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
