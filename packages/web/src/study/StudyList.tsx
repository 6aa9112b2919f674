import "./study.css";
import { gameInfo } from "../games/game-list.ts";
import { ago } from "../messages/times.ts";
import { hrefOf } from "../router.ts";
import { Icon } from "../ui/Icon.tsx";
import { Loading } from "../ui/Loading.tsx";
import { showNotice, showRefusal } from "../ui/notices.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { openStudyFile } from "./open-study-file.ts";
import { removeStudy, type StoredStudy, saveStudy, storedStudies } from "./stored-studies.ts";
import { type StudyText, useStudyTexts } from "./texts.ts";

/** The studies on this device. */
export function StudyList() {
  const text = useStudyTexts();
  if (!text) return <Loading />;
  const open = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file) void showRefusal(openStudyFile(file));
    input.value = "";
  };
  return (
    <div class="page narrow">
      <PageHeader />
      <main class="study-list">
        <h1>{text("title")}</h1>
        <p class="muted">{text("about")}</p>
        <label class="btn">
          <input
            type="file"
            class="unseen"
            accept=".rondel,.rondel-study"
            onChange={(event) => open(event.currentTarget)}
          />
          {text("openFile")}
        </label>
        {storedStudies.value.length === 0 && <p>{text("none")}</p>}
        <ul>
          {storedStudies.value.map((study) => (
            <StudyRow key={study.id} study={study} text={text} />
          ))}
        </ul>
      </main>
    </div>
  );
}

function StudyRow({ study, text }: { readonly study: StoredStudy; readonly text: StudyText }) {
  const { id, game, title, changed } = study;
  const remove = () => {
    removeStudy(id);
    const restore = () => void showRefusal(Promise.resolve(saveStudy(study)));
    showNotice(text("removed", { title }), { label: text("restore"), run: restore });
  };
  return (
    <li class="study-row">
      <div>
        <b>{title}</b>
        <small class="muted">
          {gameInfo(game)?.name ?? game}, {ago(changed)}
        </small>
      </div>
      <a class="btn small" href={hrefOf({ screen: "study", id })} aria-label={`${text("open")}: ${title}`}>
        {text("open")}
      </a>
      <button type="button" class="icon-btn" aria-label={text("remove", { title })} onClick={remove}>
        <Icon name="close" />
      </button>
    </li>
  );
}
