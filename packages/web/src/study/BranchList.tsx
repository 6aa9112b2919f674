import { showNotice } from "../ui/notices.ts";
import { STUDY_LIMITS } from "./study.ts";
import { branchName, type StudyParts } from "./study-parts.ts";
import { branchesOf, branchOf, lineTo } from "./study-tree.ts";

/** All branches of a study, and the name of the one on the screen. */
export function BranchList(parts: StudyParts) {
  const { opened, text } = parts;
  const tree = opened.tree.value;
  const current = branchOf(tree, opened.session.number.value);
  const branches = branchesOf(tree);
  if (branches.length < 2) return null;
  const show = (start: number) => {
    // The main line is shown where the screen left it.
    const left = lineTo(tree, opened.session.number.peek()).findLast((moment) => branchOf(tree, moment) === start);
    void opened.session.past.show(left ?? start);
  };
  return (
    <section class="study-branches" aria-label={text("branches")}>
      <p class="label">{text("branches")}</p>
      <ul>
        {branches.map(({ start, depth }) => (
          <li key={start} data-depth={Math.min(depth, 4)}>
            <button
              type="button"
              class="text-btn"
              aria-current={start === current ? "true" : undefined}
              onClick={() => show(start)}
            >
              {branchName(parts, start)}
            </button>
          </li>
        ))}
      </ul>
      {parts.isMine && current !== 0 && <BranchFields {...parts} start={current} />}
    </section>
  );
}

/** Names or removes the branch on the screen. */
function BranchFields({ opened, text, start }: StudyParts & { readonly start: number }) {
  const remove = () => {
    opened.remove(start);
    showNotice(text("branch.removed"));
  };
  return (
    <>
      <label class="field">
        <span>{text("branch.name")}</span>
        <input
          class="input"
          maxLength={STUDY_LIMITS.name}
          value={opened.notes.value.get(start)?.name ?? ""}
          onInput={(event) => opened.annotate(start, { name: event.currentTarget.value })}
        />
      </label>
      <button type="button" class="text-btn" onClick={remove}>
        {text("branch.remove")}
      </button>
    </>
  );
}
