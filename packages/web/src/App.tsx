import { useEffect, useErrorBoundary } from "preact/hooks";
import { loadedHome, loadHome } from "./home/load-home.ts";
import { KeyboardHelp } from "./keyboard/KeyboardHelp.tsx";
import { t } from "./messages/messages.ts";
import { loadNewTable } from "./new-table/load-new-table.ts";
import { type Route, redirect, route } from "./router.ts";
import { Loading } from "./ui/Loading.tsx";
import { loadLater } from "./ui/load-later.ts";
import { Notices } from "./ui/Notices.tsx";
import { useLoaded } from "./ui/use-loaded.ts";

/** The page: one screen at a time, with notices above it. */
export function App() {
  useEffect(() => loadLater(loadHome), []);
  return (
    <>
      <ScreenWithErrorBoundary key={route.value.screen} />
      <Notices />
      <KeyboardHelp />
    </>
  );
}

/** Shows a failure of a screen with a way back to the home screen. */
function ScreenWithErrorBoundary() {
  const [failure, retry] = useErrorBoundary((error) => console.error(error));
  if (failure === undefined) return <Screen route={route.value} />;
  return (
    <main class="page narrow">
      <h1>{t("failure.title")}</h1>
      <p>{t("failure.about")}</p>
      <button
        type="button"
        class="btn strong"
        onClick={() => {
          redirect({ screen: "home" });
          retry();
        }}
      >
        {t("frame.home")}
      </button>
    </main>
  );
}

function Screen({ route: current }: { readonly route: Route }) {
  useEffect(() => scrollTo(0, 0), [current.screen]);
  switch (current.screen) {
    case "home":
      return <DeferredHome />;
    case "new":
      return <DeferredNewTable {...current} key={current.mode} />;
    case "learn":
      return <DeferredLearn {...current} />;
    default:
      return <DeferredScreen route={current} />;
  }
}

function DeferredHome() {
  const loaded = useLoaded(loadHome) ?? loadedHome();
  return loaded ? <loaded.Home /> : <Loading />;
}

/** A game in progress is opened without the form for a new one. */
function DeferredNewTable({ mode, game }: Extract<Route, { readonly screen: "new" }>) {
  const loaded = useLoaded(loadNewTable);
  return loaded ? <loaded.NewTable mode={mode} game={game} /> : <Loading />;
}

/** The lessons have their own file, because most games are played without them. */
function DeferredLearn({ game, lesson }: Extract<Route, { readonly screen: "learn" }>) {
  const loaded = useLoaded(loadLearn);
  if (!loaded) return <Loading />;
  return lesson === undefined ? (
    <loaded.LearnScreen game={game} />
  ) : (
    <loaded.LessonScreen game={game} id={lesson} key={`${game}/${lesson}`} />
  );
}

const loadLearn = () => import("./learn/screens.ts");

/** The screens that are loaded only when they are opened. Matches do not load the pages of settings and rules. */
function DeferredScreen({ route: current }: { readonly route: Route }) {
  switch (current.screen) {
    case "local":
      return <DeferredLocal id={current.id} key={current.id} />;
    case "table":
      return <DeferredTable {...current} key={current.id} />;
    case "collection":
      return <DeferredCollection {...current} />;
    case "studies":
    case "study":
    case "study-link":
      return <DeferredStudy route={current} />;
    default:
      return <DeferredPage route={current} />;
  }
}

function DeferredLocal({ id }: { readonly id: string }) {
  const loaded = useLoaded(loadLocal);
  return loaded ? <loaded.LocalScreen id={id} /> : <Loading />;
}

const loadLocal = () => import("./table/LocalScreen.tsx");

function DeferredTable({ id, invitation, at }: Extract<Route, { readonly screen: "table" }>) {
  const loaded = useLoaded(loadTable);
  return loaded ? <loaded.ServerScreen id={id} invitation={invitation} at={at} /> : <Loading />;
}

const loadTable = () => import("./table/ServerScreen.tsx");

function DeferredCollection({ game, part }: Extract<Route, { readonly screen: "collection" }>) {
  const loaded = useLoaded(loadCollection);
  return loaded ? <loaded.CollectionScreen game={game} part={part} /> : <Loading />;
}

const loadCollection = () => import("./collection/CollectionScreen.tsx");

function DeferredStudy({ route: current }: { readonly route: StudyRoute }) {
  const loaded = useLoaded(loadStudy);
  if (!loaded) return <Loading />;
  switch (current.screen) {
    case "studies":
      return <loaded.StudyList />;
    case "study":
      return <loaded.OwnStudy id={current.id} key={current.id} />;
    case "study-link":
      return <loaded.LinkedStudy code={current.code} key={current.code} />;
  }
}

type StudyRoute = Extract<Route, { readonly screen: "studies" | "study" | "study-link" }>;

const loadStudy = () => import("./study/screens.ts");

function DeferredPage({ route: current }: { readonly route: Route }) {
  const pages = useLoaded(loadPages);
  if (!pages) return <Loading />;
  const { Settings, PersonalLink, Privacy, Rules, RecoverAccount } = pages;
  switch (current.screen) {
    case "rules":
      return <Rules game={current.game} rule={current.rule} />;
    case "recovery":
      return <RecoverAccount secret={current.secret} key={current.secret} />;
    case "privacy":
      return <Privacy />;
    case "personal-link":
      return <PersonalLink secret={current.secret} />;
    default:
      return <Settings />;
  }
}

const loadPages = () => import("./deferred-pages.ts");
