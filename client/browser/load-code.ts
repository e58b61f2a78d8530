/**
 * Fetching the code of a page. After a new version has been served, the file that an older page asks for is gone: the page
 * is loaded again, once, and asks for the new one.
 */

import { tabStore } from "./browser-store.ts";

/** Kept by this tab: what has already been loaded again for the want of it. */
const cleDe = (nom: string) => `recharge ${nom}`;

const dejaRecharge = (nom: string): boolean => tabStore.read(cleDe(nom)) !== null;

/** False when this tab keeps nothing: it would load itself again for ever. */
const noterRecharge = (nom: string): boolean => tabStore.write(cleDe(nom), "oui");

/** Without a line, loading the page again would leave nothing of it. */
export const serveurRepond = (): Promise<boolean> =>
  fetch("/api/sante", { cache: "no-store" }).then(
    () => true,
    () => false,
  );

/**
 * Fetches a piece of code, or loads the page again when it is gone; rejects when that has been tried.
 * @param nom what it is, for this tab to remember
 * @param adresse where to load again, asked for then; default this page
 */
export async function chargerCode<Code>(
  nom: string,
  charger: () => Promise<Code>,
  adresse: () => string = () => location.href,
): Promise<Code> {
  try {
    const code = await charger();
    tabStore.write(cleDe(nom), null);
    return code;
  } catch (erreur) {
    if (dejaRecharge(nom) || !(await serveurRepond()) || !noterRecharge(nom)) throw erreur;
    const vers = new URL(adresse(), location.href).href;
    if (vers === location.href) location.reload();
    else location.assign(vers);
    // this page is going away
    return new Promise(() => {});
  }
}
