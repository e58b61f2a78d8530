/** Closing the tab: who asks before it is closed, and what a reload of our own would lose. */

interface Retenue {
  /** What is said, and kept, when the browser is about to ask. */
  readonly dire?: () => void;
  /** Whether it would really be lost: a page of a game comes back to its seat by itself. */
  readonly perdrait: () => boolean;
}

const retenues = new Set<Retenue>();
let rechargement = false;

/** The browser asks before this tab is closed, as long as `tient`, until what it returns is called. */
export function retenirFermeture(tient: () => boolean, retenue: Retenue): () => void {
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

/** Whether loading this page again would lose something. */
export const perdrait = (): boolean => [...retenues].some((une) => une.perdrait());

/** Loads this page again, and nobody asks. */
export function rechargerLaPage(): void {
  rechargement = true;
  location.reload();
}
