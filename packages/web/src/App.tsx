import { useEffect, useErrorBoundary } from "preact/hooks";
import { Home } from "./home/Home.tsx";
import { t } from "./messages/messages.ts";
import { NewTable } from "./new-table/NewTable.tsx";
import { type Route, redirect, route } from "./router.ts";
import { Loading } from "./ui/Loading.tsx";
import { Notices } from "./ui/Notices.tsx";
import { useLoaded } from "./ui/use-loaded.ts";

/** The page: one screen at a time, and short notes over all of them. */
export function App() {
  return (
    <>
      <Guarded key={route.value.screen} />
      <Notices />
    </>
  );
}

/** What breaks in a screen stays in it, and is said. */
function Guarded() {
  const [failure, again] = useErrorBoundary((error) => console.error(error));
  if (failure === undefined) return <Screen place={route.value} />;
  return (
    <main class="page narrow">
      <h1>{t("failure.title")}</h1>
      <p>{t("failure.about")}</p>
      <button
        type="button"
        class="btn strong"
        onClick={() => {
          redirect({ screen: "home" });
          again();
        }}
      >
        {t("frame.home")}
      </button>
    </main>
  );
}

function Screen({ place: here }: { readonly place: Route }) {
  useEffect(() => scrollTo(0, 0), [here.screen]);
  switch (here.screen) {
    case "home":
      return <Home />;
    case "new":
      return <NewTable door={here.door} game={here.game} key={here.door} />;
    default:
      return <LaterScreen place={here} />;
  }
}

/** Screens that are not needed for the first sight come when they are. */
function LaterScreen({ place: here }: { readonly place: Route }) {
  const later = useLoaded(loadLater);
  if (!later) return <Loading />;
  const { LocalScreen, ServerScreen, Settings, Enter, Rules } = later;
  switch (here.screen) {
    case "local":
      return <LocalScreen id={here.id} key={here.id} />;
    case "table":
      return <ServerScreen id={here.id} invitation={here.invitation} at={here.at} key={here.id} />;
    case "rules":
      return <Rules game={here.game} rule={here.rule} />;
    case "enter":
      return <Enter secret={here.secret} />;
    default:
      return <Settings />;
  }
}

const loadLater = () => import("./deferred-screens.ts");
