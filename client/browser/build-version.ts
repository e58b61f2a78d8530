/**
 * The build that this tab runs and the one that the server serves. A tab of an older build reloads itself when nothing is lost by it:
 * between two pages, between two questions, or while it is hidden (docs/decisions/0100).
 */
import { tabStore } from "./browser-store.ts";
import { wouldReloadLoseWork, reloadPage } from "./before-unload.ts";

/** Name under which this tab keeps the version it was reloaded for: a cache that keeps serving the old page must not cause endless reloads. */
const CLE = "recharge version";
/** Selector of the fields in which somebody may be typing. */
const CHAMPS = "textarea, [contenteditable=true], input:not([type=checkbox], [type=radio])";

let servie = "";

const mienne = (): string => document.documentElement.dataset["version"] ?? "";

/** Notes the build version that an API answer or a room's welcome carries; null or empty when it carries none. */
export function noteServedBuildVersion(version: string | null): void {
  if (version === null || version === "" || version === servie) return;
  servie = version;
  if (isBuildOutdated()) document.addEventListener("visibilitychange", siCachee);
}

/** Whether the server serves another build than this tab's. */
export const isBuildOutdated = (): boolean =>
  servie !== "" && mienne() !== "" && servie !== mienne();

/** Whether a field holds text, which a reload might lose. */
function saisieEnCours(): boolean {
  return Array.from(document.querySelectorAll(CHAMPS)).some((champ) =>
    "value" in champ ? champ.value !== "" : champ.textContent !== "",
  );
}

function siCachee(): void {
  if (document.visibilityState === "hidden" && !saisieEnCours()) reloadIfOutdated();
}

/** Reloads the page if it is outdated and a reload loses nothing. To be called where nothing is being typed. */
export function reloadIfOutdated(): void {
  if (!isBuildOutdated() || wouldReloadLoseWork() || !noter(servie)) return;
  reloadPage();
}

/** Reloads an outdated page, unless that would lose unsaved work or a text being typed. */
export function reloadIfOutdatedUnlessTyping(): void {
  if (!saisieEnCours()) reloadIfOutdated();
}

/** Remembers in this tab that it reloads for a version; false when that version was tried already, or when this tab can keep nothing. */
const noter = (version: string): boolean =>
  tabStore.read(CLE) !== version && tabStore.write(CLE, version);
