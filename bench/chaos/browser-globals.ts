/** The little of a browser that the client's own line to a room needs, so that what is shaken is the real one. */

import { setMaxListeners } from "node:events";

/** `adresse`: where the pages would have come from. Before any line is opened. */
export function installBrowserGlobals(adresse: string): void {
  const poser = (nom: string, valeur: unknown) =>
    Object.defineProperty(globalThis, nom, { value: valeur, configurable: true });
  // under Node the SDK must use `ws`: with the WebSocket that Node carries, its retries stop after a refused connection
  Reflect.deleteProperty(globalThis, "WebSocket");
  poser("location", new URL(adresse));
  const [document, window] = [new EventTarget(), new EventTarget()];
  // every line of every room listens to them, where a browser has one line
  setMaxListeners(0, document, window);
  // of no build: nothing loads itself again here
  const documentElement = { dataset: {} };
  poser("document", Object.assign(document, { visibilityState: "visible", documentElement }));
  poser("window", window);
}
