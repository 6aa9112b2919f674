import "./ui/styles.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { App } from "./App.tsx";
import { loadHome } from "./home/load-home.ts";
import { language } from "./messages/language.ts";
import { currentLanguage, loadLanguage } from "./messages/messages.ts";
import { route } from "./router.ts";
import { applyPreferences } from "./settings/preferences.ts";

applyPreferences(document.documentElement);
await Promise.all([loadLanguage(language.peek()), route.peek().screen === "home" && loadHome()]);
effect(() => void loadLanguage(language.value));
effect(() => {
  document.documentElement.lang = currentLanguage();
});

const page = document.getElementById("page");
if (page) render(<App />, page);

if ("serviceWorker" in navigator && import.meta.env.MODE === "production")
  void navigator.serviceWorker.register("service-worker.js");
