/** Whether a page whose work is being saved may be left. Pure. plateforme §8 "Unsaved leave". */
import type { IssueEnregistrement } from "./atelier.ts";

/** Nobody is held back longer than this by a save that does not end, without being asked. */
const PATIENCE_MS = 4000;

interface Depart {
  readonly envoi: Promise<IssueEnregistrement>;
  /** Whether they go anyway; asked once at most. */
  readonly demander: () => Promise<boolean>;
  /** Does it later, unless what it returns is called first. */
  readonly plusTard: (faire: () => void, ms: number) => () => void;
}

/** Once it is saved, or once they say so: at once when it failed, after a while when nothing comes. */
export function peutPartir({ envoi, demander, plusTard }: Depart): Promise<boolean> {
  return new Promise((repondre) => {
    let demande: Promise<void> | null = null;
    const unefois = () => (demande ??= demander().then(repondre));
    const oublier = plusTard(() => void unefois(), PATIENCE_MS);
    void envoi.then((issue) => {
      oublier();
      if (issue === "enregistre") repondre(true);
      else void unefois();
    });
  });
}
