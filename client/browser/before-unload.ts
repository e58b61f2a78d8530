/** Guards against losing work: the browser's question before a tab is closed, and whether a reload by the client would lose something. */

interface UnloadGuard {
  /** Called when the browser is about to ask, to show or save what would be lost. */
  readonly dire?: () => void;
  /** Whether a reload would lose something; a game's page would not, since it takes its seat back by itself. */
  readonly reloadLosesWork: () => boolean;
}

const retenues = new Set<UnloadGuard>();
let rechargement = false;

/** Makes the browser ask before this tab is closed while `tient()` is true. @returns the function that removes the guard */
export function askBeforeUnload(tient: () => boolean, retenue: UnloadGuard): () => void {
  const demander = (evenement: BeforeUnloadEvent) => {
    if (rechargement || !tient()) return;
    retenue.dire?.();
    evenement.preventDefault();
  };
  retenues.add(retenue);
  addEventListener("beforeunload", demander);
  return () => {
    retenues.delete(retenue);
    removeEventListener("beforeunload", demander);
  };
}

/** Whether a reload of this page would lose something. */
export const wouldReloadLoseWork = (): boolean =>
  [...retenues].some((une) => une.reloadLosesWork());

/** Reloads this page without the browser's question. */
export function reloadPage(): void {
  rechargement = true;
  location.reload();
}
