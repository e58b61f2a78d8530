/** The browser globals that the client's connection to a room needs, so that the chaos tests use that connection under Node. */
import { setMaxListeners } from "node:events";

/** `adresse`: where the pages would have come from. Before any line is opened. */
export function installBrowserGlobals(adresse: string): void {
  const poser = (nom: string, valeur: unknown) =>
    Object.defineProperty(globalThis, nom, { value: valeur, configurable: true });
  // under Node the SDK must use `ws`: with the WebSocket that Node carries, its retries stop after a refused connection
  Reflect.deleteProperty(globalThis, "WebSocket");
  poser("location", new URL(adresse));
  const [document, window] = [new EventTarget(), new EventTarget()];
  // all connections of all rooms listen to these two targets
  setMaxListeners(0, document, window);
  // without the name of a build, so that no connection reloads its page
  const documentElement = { dataset: {} };
  poser("document", Object.assign(document, { visibilityState: "visible", documentElement }));
  poser("window", window);
}
