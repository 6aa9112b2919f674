import "./ui/look.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./App.tsx";
import { followPreferences } from "./settings/preferences.ts";
import { language } from "./messages/language.ts";
import { currentLanguage, speak } from "./messages/messages.ts";

followPreferences(document.documentElement);
await speak(language.peek());
effect(() => void speak(language.value));
effect(() => {
  document.documentElement.lang = currentLanguage();
});

const page = document.getElementById("page");
if (page) render(<App />, page);

if ("serviceWorker" in navigator && import.meta.env.MODE === "production")
  void navigator.serviceWorker.register("/service-worker.js");
