import { ASK_SETTINGS, type StandingOrder, WINDOWS } from "@rondel/imperunde";
import { preferences } from "../../../settings/preferences.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { type ImperundeContext, useGameContext } from "../context.ts";

/** Questions and standing orders: when to be asked, where a slow table waits, and what to counter. */
export function OrdersDialog({ onClose }: { onClose(): void }) {
  const context = useGameContext();
  return (
    <Dialog title={context.text("screen.orders")} onClose={onClose}>
      <Questions context={context} />
      <p class="muted">{context.text("screen.ordersAbout")}</p>
      <OrderList context={context} />
      <div class="buttons">
        <button type="button" class="btn strong" onClick={onClose}>
          {context.text("screen.close")}
        </button>
      </div>
    </Dialog>
  );
}

/** The preference of this device for all tables: when to be asked. */
function Questions({ context: { text } }: { readonly context: ImperundeContext }) {
  const { cardQuestions } = preferences;
  return (
    <fieldset class="orders">
      <legend>{text("screen.cardQuestions")}</legend>
      {ASK_SETTINGS.map((setting) => (
        <label key={setting}>
          <input
            type="radio"
            name="card-questions"
            checked={cardQuestions.value === setting}
            onChange={() => {
              cardQuestions.value = setting;
            }}
          />
          {text(`ask-setting.${setting}`)}
        </label>
      ))}
    </fieldset>
  );
}

const STOPS = WINDOWS.map((window): StandingOrder => ({ kind: "orderStop", window }));
const COUNTER_MINE: StandingOrder = { kind: "orderCounter", against: "me" };

function OrderList({ context }: { readonly context: ImperundeContext }) {
  const { state, seat, text, messages } = context;
  const orders = (seat.value !== undefined && state.value?.orders[seat.value]) || [];
  const isSlow = context.session.table.value.clock.kind === "slow";
  const common: readonly StandingOrder[] = [...(isSlow ? STOPS : []), COUNTER_MINE];
  const others = orders.filter((order) => !common.some((one) => isSame(one, order)));
  return (
    <ul class="orders">
      {common.map((order) => (
        <li key={JSON.stringify(order)}>
          <OrderSwitch
            context={context}
            order={order}
            index={orders.findIndex((one) => isSame(one, order))}
            name={order.kind === "orderCounter" ? text("screen.counterMine") : messages.action(order)}
          />
        </li>
      ))}
      {others.map((order) => (
        <li key={JSON.stringify(order)}>
          <OrderSwitch context={context} order={order} index={orders.indexOf(order)} name={messages.action(order)} />
        </li>
      ))}
    </ul>
  );
}

interface OrderSwitchProps {
  readonly context: ImperundeContext;
  readonly order: StandingOrder;
  /** Its index among the given orders; -1 if it is not given. */
  readonly index: number;
  readonly name: string;
}

function OrderSwitch({ context, order, index, name }: OrderSwitchProps) {
  return (
    <Switch
      isOn={index >= 0}
      onChange={() => void context.act(index < 0 ? order : { kind: "dropOrder", order: index })}
    >
      {name}
    </Switch>
  );
}

function isSame(one: StandingOrder, other: StandingOrder): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
