/**
 * Which build this tab is of, and which one is served. A tab of a version before loads itself again when nothing is lost by it: between two
 * pages, between two questions, or out of sight (docs/decisions/0100).
 */
import { tabStore } from "./browser-store.ts";
import { perdrait, rechargerLaPage } from "./before-unload.ts";

/** Kept by this tab: the version for which it has loaded itself again, once. What serves an old page for ever must not turn it in circles. */
const CLE = "recharge version";
/** What somebody may be typing in. */
const CHAMPS = "textarea, [contenteditable=true], input:not([type=checkbox], [type=radio])";

let servie = "";

const mienne = (): string => document.documentElement.dataset["version"] ?? "";

/** Called with what each answer and each welcome says; null or empty: it says nothing. */
export function entendreVersion(version: string | null): void {
  if (version === null || version === "" || version === servie) return;
  servie = version;
  if (estPerimee()) document.addEventListener("visibilitychange", siCachee);
}

/** Whether a later version is served. */
export const estPerimee = (): boolean => servie !== "" && mienne() !== "" && servie !== mienne();

/** Something is written, and not known to be kept anywhere. */
function saisieEnCours(): boolean {
  return Array.from(document.querySelectorAll(CHAMPS)).some((champ) =>
    "value" in champ ? champ.value !== "" : champ.textContent !== "",
  );
}

function siCachee(): void {
  if (document.visibilityState === "hidden" && !saisieEnCours()) renouveler();
}

/** Loads the later version, if there is one, and nothing would be lost by it: to be called where nothing is being typed. */
export function renouveler(): void {
  if (!estPerimee() || perdrait() || !noter(servie)) return;
  rechargerLaPage();
}

/** As `renouveler`, where somebody may be typing. */
export function renouvelerSansSaisie(): void {
  if (!saisieEnCours()) renouveler();
}

/** False when it was tried for this version already, or when this tab keeps nothing. */
const noter = (version: string): boolean =>
  tabStore.read(CLE) !== version && tabStore.write(CLE, version);
