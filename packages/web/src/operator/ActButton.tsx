import { useSignal } from "@preact/signals";
import { Choice } from "../ui/Choice.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { TextField } from "../ui/TextField.tsx";
import { text } from "./messages/messages.ts";

interface ActButtonProps {
  readonly label: string;
  /** The title of the dialog. */
  readonly title: string;
  /** Whether the act ends by itself, so that the operator chooses when. */
  readonly hasEnd?: boolean;
  /** Does it. Returns whether it was done; the dialog closes then. */
  onConfirm(why: string, until: number): Promise<boolean>;
}

const HOUR = 60 * 60 * 1000;
const DURATIONS = { hour: HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR, month: 30 * 24 * HOUR, year: 365 * 24 * HOUR };
type Duration = keyof typeof DURATIONS;

/** A button of an act. A dialog asks for the reason, and for the end if the act has one. */
export function ActButton({ label, title, hasEnd = false, onConfirm }: ActButtonProps) {
  const isAsking = useSignal(false);
  const why = useSignal("");
  const duration = useSignal<Duration>("week");
  const close = () => {
    isAsking.value = false;
  };
  const confirm = async (event: Event) => {
    event.preventDefault();
    if (await onConfirm(why.value, Date.now() + DURATIONS[duration.value])) close();
  };
  return (
    <>
      <button
        type="button"
        class="btn small"
        onClick={() => {
          why.value = "";
          isAsking.value = true;
        }}
      >
        {label}
      </button>
      {isAsking.value && (
        <Dialog title={title} onClose={close}>
          <form class="operator-act" onSubmit={confirm}>
            {hasEnd && (
              <Choice
                label={text("act.duration")}
                chosen={duration}
                values={(Object.keys(DURATIONS) as Duration[]).map((value) => ({
                  value,
                  name: text(`duration.${value}`),
                }))}
              />
            )}
            <TextField label={text("act.why")} text={why} input={{ required: true, maxLength: 500 }} />
            <div class="buttons">
              <button type="button" class="btn" onClick={close}>
                {text("cancel")}
              </button>
              <button type="submit" class="btn strong">
                {label}
              </button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}
