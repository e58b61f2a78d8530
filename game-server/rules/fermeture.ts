/** When an abandoned room closes: decisions-jeu "Room life". Pure. */
import { SANS_HOTE_MS, SANS_PERSONNE_MS } from "#contracts/limites.ts";
import type { Jeu } from "./jeu.ts";
import { hotePresent } from "./selection.ts";
import type { CommandeDe, Partie } from "./types.ts";

/**
 * Starts or stops the two clocks that close an abandoned room, when what they watch has changed since `avant`: phones
 * that come and go do not give a room without host another half hour. `avant` null starts both anew.
 */
export function compterPresents(avant: Partie | null, partie: Partie, jeu: Jeu): Partie {
  const surveiller = (
    nom: "sansHote" | "sansPersonne",
    cause: "hote" | "personne",
    delaiMs: number,
  ) => {
    const seule = abandonnee(partie, cause);
    // nobody started the clock of a host who has never come
    const jamaisVenu = cause === "hote" && partie.billet !== "";
    if (avant !== null && abandonnee(avant, cause) === seule && !jamaisVenu) return;
    if (seule)
      jeu.effets.push({ type: "armer", nom, delaiMs, commande: { type: "fermer", cause } });
    else jeu.effets.push({ type: "desarmer", nom });
  };
  surveiller("sansHote", "hote", SANS_HOTE_MS);
  surveiller("sansPersonne", "personne", SANS_PERSONNE_MS);
  return partie;
}

function abandonnee(partie: Partie, cause: "hote" | "personne"): boolean {
  if (cause === "hote") return !hotePresent(partie);
  return Object.values(partie.joueurs).every(({ present }) => !present);
}

/** A clock of an abandoned room rang: closes it if that is still true. */
export function fermer(partie: Partie, jeu: Jeu, { cause }: CommandeDe<"fermer">): Partie {
  return abandonnee(partie, cause) ? fermerRoom(partie, jeu) : partie;
}

/** The room is over for everybody; a red lamp does not stay on behind it. */
export function fermerRoom(partie: Partie, jeu: Jeu): Partie {
  if (partie.imprevu?.culSec === true) jeu.effets.push({ type: "lumiere", mode: "normal" });
  jeu.effets.push({ type: "fermerRoom" });
  return partie;
}
