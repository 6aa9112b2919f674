import { t } from "../messages/messages.ts";
import { RuleText } from "../rules/RuleText.tsx";
import { Icon } from "./Icon.tsx";
import { hideNotice, notices } from "./notices.ts";

/** The notices at the bottom of the page. */
export function Notices() {
  return (
    <div class="notes" role="status" aria-live="polite">
      {notices.value.map(({ id, text, action }) => (
        <div class="note" key={id}>
          <span>
            <RuleText text={text} />
          </span>
          {action && (
            <button
              type="button"
              class="text-btn"
              onClick={() => {
                hideNotice(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
          <button type="button" class="icon-btn" aria-label={t("close")} onClick={() => hideNotice(id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
