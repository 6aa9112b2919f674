import "../ui/styles.css";
import "./operator.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { language } from "../messages/language.ts";
import { applyPreferences } from "../settings/preferences.ts";
import { text } from "./messages/messages.ts";
import { OperatorPage } from "./OperatorPage.tsx";

applyPreferences(document.documentElement);
effect(() => {
  document.documentElement.lang = language.value;
  document.title = text("title");
});

const page = document.getElementById("page");
if (page) render(<OperatorPage />, page);
