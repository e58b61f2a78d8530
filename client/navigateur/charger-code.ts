/**
 * Fetching the code of a page. After a new version has been served, the file that an older page asks for is gone: the page
 * is loaded again, once, and asks for the new one.
 */

/** Kept by this tab: what has already been loaded again for the want of it. */
const cleDe = (nom: string) => `recharge ${nom}`;

function dejaRecharge(nom: string): boolean {
  try {
    return sessionStorage.getItem(cleDe(nom)) !== null;
  } catch {
    return true;
  }
}

/** False when this tab keeps nothing: it would load itself again for ever. */
function noterRecharge(nom: string): boolean {
  try {
    sessionStorage.setItem(cleDe(nom), "oui");
    return true;
  } catch {
    return false;
  }
}

function oublierRecharge(nom: string): void {
  try {
    sessionStorage.removeItem(cleDe(nom));
  } catch {
    // nothing was kept
  }
}

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
    oublierRecharge(nom);
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
