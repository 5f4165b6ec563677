import "./app.css";
import { mount } from "svelte";
import Shell from "./Shell.svelte";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { choose, speak } from "./words.svelte";

const wanted = settings.locale === null ? navigator.languages : [settings.locale];
await speak(choose(wanted));
router.start();

const target = document.getElementById("app");
if (target !== null) mount(Shell, { target });
