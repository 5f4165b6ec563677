// Registers the service worker and tells it which language to keep for days without a connection.

import { language } from "./words.svelte";

export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/worker.js");
  } catch {
    return; // Forbidden by the browser or its owner: then everything comes from the server.
  }
  await keepLanguage();
}

/** Also after the language was changed. */
export async function keepLanguage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ locale: language.locale });
}
