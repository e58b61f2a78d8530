/**
 * Loading the code of a page. Once a new version is served, the files that an older page asks for are gone: the page is then reloaded, once,
 * to ask for the new ones.
 */

import { tabStore } from "./browser-store.ts";

/** Name under which this tab remembers that it was reloaded for that piece of code. */
const cleDe = (nom: string) => `recharge ${nom}`;

const dejaRecharge = (nom: string): boolean => tabStore.read(cleDe(nom)) !== null;

/** Remembers in this tab that the page is reloaded for a piece of code; false when it cannot: a reload would then repeat for ever. */
const noterRecharge = (nom: string): boolean => tabStore.write(cleDe(nom), "oui");

/** Whether the server answers. Without a network a reload would replace the page with the browser's error. */
export const isServerReachable = (): Promise<boolean> =>
  fetch("/api/sante", { cache: "no-store" }).then(
    () => true,
    () => false,
  );

/**
 * Loads a piece of code, or reloads the page when its file is gone; rejects when a reload did not help.
 * @param nom name of the piece of code, under which the reload is remembered
 * @param adresse gives the address to load instead of the current one
 */
export async function loadCodeOrReload<Code>(
  nom: string,
  charger: () => Promise<Code>,
  adresse: () => string = () => location.href,
): Promise<Code> {
  try {
    const code = await charger();
    tabStore.write(cleDe(nom), null);
    return code;
  } catch (erreur) {
    if (dejaRecharge(nom) || !(await isServerReachable()) || !noterRecharge(nom)) throw erreur;
    const vers = new URL(adresse(), location.href).href;
    if (vers === location.href) location.reload();
    else location.assign(vers);
    // the promise never settles, because the page is being replaced
    return new Promise(() => {});
  }
}
