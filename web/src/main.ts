import "./app.css";
import { mount } from "svelte";
import { keepOffline } from "./offline";
import Shell from "./Shell.svelte";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { choose, speak } from "./words.svelte";

const wanted = settings.locale === null ? navigator.languages : [settings.locale];
// Without a connection there may be no other language than English, which the service worker keeps.
await speak(choose(wanted)).catch(() => speak("en"));
router.start();

const target = document.getElementById("app");
if (target !== null) mount(Shell, { target });

// After the first page, so that it waits for nothing.
if (document.readyState === "complete") void keepOffline();
else addEventListener("load", () => void keepOffline(), { once: true });
