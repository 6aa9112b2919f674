import { useEffect } from "preact/hooks";
import { chooseLanguage, LANGUAGES, language } from "../messages/language.ts";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { AuditPanel } from "./AuditPanel.tsx";
import { KeyForm } from "./KeyForm.tsx";
import { text } from "./messages/messages.ts";
import { OverviewList } from "./OverviewList.tsx";
import { PlayersPanel } from "./PlayersPanel.tsx";
import { ReportsPanel } from "./ReportsPanel.tsx";
import { loadList, loadOverview, needsKey, overview, status, type Tab, tab } from "./state.ts";
import { TablesPanel } from "./TablesPanel.tsx";

const OVERVIEW_MILLISECONDS = 10_000;
const TABS = ["reports", "players", "tables", "audit"] as const;
const PANELS: Readonly<Record<Tab, () => preact.JSX.Element>> = {
  reports: ReportsPanel,
  players: PlayersPanel,
  tables: TablesPanel,
  audit: AuditPanel,
};

/** The page of the operator: the state of the server, reports, players, tables and the audit log. */
export function OperatorPage() {
  useEffect(() => {
    void loadOverview();
    const timer = setInterval(() => {
      if (overview.peek()) void loadOverview();
    }, OVERVIEW_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class="page operator">
      <header class="page-header">
        <a class="brand" href="/">
          <span>Rondel</span>
        </a>
        <RadioGroup
          label={text("language")}
          values={LANGUAGES.map((value) => ({ value, name: value.toUpperCase() }))}
          chosen={language.value}
          onChoose={chooseLanguage}
        />
      </header>
      <main>
        <h1>{text("title")}</h1>
        <p class="operator-status" role="status">
          {status.value}
        </p>
        {needsKey.value && <KeyForm />}
        {overview.value && <Dashboard />}
      </main>
    </div>
  );
}

function Dashboard() {
  const { stored } = overview.value ?? {};
  useEffect(() => void loadList(), [tab.value]);
  const Panel = PANELS[tab.value];
  return (
    <>
      <OverviewList />
      <Tabs
        label={text("lists")}
        tabs={TABS.map((id) => ({
          id,
          name: text(`tab.${id}`),
          ...(id === "reports" ? { count: stored?.openReports ?? 0 } : {}),
        }))}
        chosen={tab.value}
        onChoose={(chosen) => {
          tab.value = chosen;
        }}
      >
        <Panel />
      </Tabs>
    </>
  );
}
