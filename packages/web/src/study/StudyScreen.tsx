import "./study.css";
import { computed, signal } from "@preact/signals";
import type { Game } from "@rondel/engine";
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { type GameEntry, gameEntry } from "../games/registry.ts";
import { useCatalogues } from "../games/use-catalogues.ts";
import { type Coach, CoachContext } from "../layout/coach.ts";
import { formatRefusal, type GameCatalogues, gameMessages } from "../messages/game-messages.ts";
import { redirect } from "../router.ts";
import { randomId } from "../session/random-id.ts";
import type { TableSession } from "../session/session.ts";
import { TableMissing } from "../table/TableMissing.tsx";
import { Loading } from "../ui/Loading.tsx";
import { showNotice } from "../ui/notices.ts";
import { useLoaded } from "../ui/use-loaded.ts";
import { arrowPicker } from "./arrow-picker.ts";
import { rulesOfStudy } from "./open-study-file.ts";
import { StudyBar } from "./StudyBar.tsx";
import { StudyTab } from "./StudyTab.tsx";
import { findStudy, saveStudy } from "./stored-studies.ts";
import { refuseStudy, type Study, type StudyRefused } from "./study.ts";
import { readStudy, writeStudy } from "./study-file.ts";
import { readStudyLink } from "./study-link.ts";
import type { StudyParts } from "./study-parts.ts";
import { type OpenStudy, openStudy } from "./study-session.ts";
import { type StudyText, useStudyTexts } from "./texts.ts";

/** A study of this device. */
export function OwnStudy({ id }: { readonly id: string }) {
  const load = useCallback(async () => {
    const stored = findStudy(id);
    return withRules(stored ? readStudy(stored.text) : refuseStudy("study-missing"), stored?.bots);
  }, [id]);
  return <LoadedStudy load={load} id={id} />;
}

/** A study from a link: it can be read, and becomes a study of this device with the first move. */
export function LinkedStudy({ code }: { readonly code: string }) {
  const load = useCallback(async () => withRules(await readStudyLink(code)), [code]);
  return <LoadedStudy load={load} id={undefined} />;
}

async function withRules(study: Study | StudyRefused, bots: readonly number[] = []) {
  const found = "refused" in study ? study : await rulesOfStudy(study);
  if ("refused" in study || "refused" in found) return "refused" in study ? study : (found as StudyRefused);
  return { study, game: found.game, bots };
}

interface LoadedStudyProps {
  load(): Promise<Loaded | StudyRefused>;
  /** The id on this device; undefined if the study is not stored here. */
  readonly id: string | undefined;
}

interface Loaded {
  readonly study: Study;
  readonly game: Game;
  readonly bots: readonly number[];
}

function LoadedStudy({ load, id }: LoadedStudyProps) {
  const loaded = useLoaded(load);
  const text = useStudyTexts();
  if (!loaded || !text) return <Loading />;
  if ("refused" in loaded) return <TableMissing sentence={formatRefusal(loaded.refused)} />;
  const entry = gameEntry(loaded.game.id);
  return entry ? <StudyHost {...loaded} id={id} entry={entry} text={text} /> : null;
}

interface StudyHostProps extends Loaded {
  readonly id: string | undefined;
  readonly entry: GameEntry;
  readonly text: StudyText;
}

/** Opens the study, again if other seats get bots. */
function StudyHost({ study, game, bots, id, entry, text }: StudyHostProps) {
  const [opening, setOpening] = useState({ study, bots });
  const store = (changed: Study, into: string, by: readonly number[]) =>
    saveStudy({
      id: into,
      game: game.id,
      title: changed.title,
      changed: Date.now(),
      bots: by,
      text: writeStudy(changed),
    });
  const opened = useMemo(
    () =>
      openStudy(game, opening.study, {
        bots: opening.bots,
        save: (changed) => (id === undefined ? undefined : store(changed, id, opening.bots)),
      }),
    [game, opening, id],
  );
  useEffect(() => () => ("refused" in opened ? undefined : opened.close()), [opened]);
  const screen = useLoaded(entry.screen);
  const catalogues = useCatalogues(entry);
  if ("refused" in opened) return <TableMissing sentence={formatRefusal(opened.refused)} />;
  if (!screen || !catalogues) return <Loading />;
  const copy = () => {
    const own = randomId();
    const refused = store(opened.current(), own, opening.bots);
    showNotice(refused ? formatRefusal(refused) : text("copied"));
    if (!refused) redirect({ screen: "study", id: own });
  };
  const setBots = (seats: readonly number[]) => {
    const now = opened.current();
    opened.close();
    const refused = id === undefined ? undefined : store(now, id, seats);
    if (refused) showNotice(formatRefusal(refused));
    setOpening({ study: now, bots: seats });
  };
  return (
    <StudyBoard
      key={opened.session}
      opened={opened}
      GameScreen={screen.GameScreen}
      catalogues={catalogues}
      text={text}
      isMine={id !== undefined}
      bots={opening.bots}
      setBots={setBots}
      copy={copy}
    />
  );
}

interface StudyBoardProps extends Pick<StudyParts, "opened" | "text" | "isMine" | "bots" | "setBots" | "copy"> {
  readonly GameScreen: Awaited<ReturnType<GameEntry["screen"]>>["GameScreen"];
  readonly catalogues: GameCatalogues;
}

/** The screen of the game with the tools of the study. */
function StudyBoard({ opened, GameScreen, catalogues, text, isMine, bots, setBots, copy }: StudyBoardProps) {
  const messages = useMemo(
    () => gameMessages(catalogues, (seat) => opened.session.table.value.seats[seat]?.name ?? String(seat + 1)),
    [catalogues, opened],
  );
  const session = useMemo(() => (isMine ? opened.session : copiedAtFirstMove(opened, copy)), [opened, isMine]);
  const coach = useMemo((): Coach => {
    const drawing = { isDrawing: signal(false), arrowFrom: signal<string | undefined>(undefined) };
    const parts: StudyParts = { opened, messages, text, isMine, bots, setBots, copy, ...drawing };
    return {
      card: () => <StudyBar {...parts} />,
      tab: { id: "study", name: text("tab"), content: () => <StudyTab {...parts} /> },
      replacesDecision: NEVER,
      hidesSuggestions: false,
      hidesRecap: true,
      isPicking: drawing.isDrawing,
      ...arrowPicker(parts),
    };
  }, [opened, messages, text, isMine]);
  return (
    <div class="study">
      <CoachContext.Provider value={coach}>
        <GameScreen session={session} messages={messages} />
      </CoachContext.Provider>
    </div>
  );
}

const NEVER = computed(() => false);

/** A study of somebody else becomes a copy as soon as a move is added to it. */
function copiedAtFirstMove({ session, tree }: OpenStudy, copy: () => void): TableSession {
  return {
    ...session,
    async act(action) {
      const before = tree.peek().before.size;
      const refused = await session.act(action);
      if (tree.peek().before.size > before) copy();
      return refused;
    },
  };
}
