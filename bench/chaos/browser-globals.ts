/** The browser globals that the client's connection to a room needs, so that the chaos tests use that connection under Node. */
import { setMaxListeners } from "node:events";

/**
 * Installs the globals; call it before any connection is opened. `adresse`: the address from which the pages would have
 * come.
 */
export function installFakeBrowserGlobals(adresse: string): void {
  const poser = (nom: string, valeur: unknown) =>
    Object.defineProperty(globalThis, nom, { value: valeur, configurable: true });
  // under Node the SDK must use `ws`: with the WebSocket that Node carries, its retries stop after a refused connection
  Reflect.deleteProperty(globalThis, "WebSocket");
  poser("location", new URL(adresse));
  const [document, window] = [new EventTarget(), new EventTarget()];
  // every connection of every room listens to these two targets
  setMaxListeners(0, document, window);
  // a page without a build name never reloads when a connection meets another build
  const documentElement = { dataset: {} };
  poser("document", Object.assign(document, { visibilityState: "visible", documentElement }));
  poser("window", window);
}
