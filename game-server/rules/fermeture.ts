/** When an abandoned room closes: decisions-jeu "Room life". Pure. */
import {
  DELAI_FERMETURE_ESSAI_MS,
  FERMETURE_ROOM_SANS_HOTE_MS,
  FERMETURE_ROOM_SANS_PERSONNE_MS,
} from "#contracts/limites.ts";
import type { ContexteDesRegles } from "./jeu.ts";
import { aDejaFiniUnQuizz, estHotePresent } from "./selection.ts";
import type { CauseFermetureDeRoom, Partie } from "./types.ts";
import type { CommandeDeType } from "./types/commandes.ts";

function abandonnee(partie: Partie, cause: CauseFermetureDeRoom): boolean {
  if (cause === "hote") return !estHotePresent(partie);
  return Object.values(partie.joueurs).every(({ present }) => !present);
}

/**
 * Sets the two deadlines of an abandoned room: without a host, and without anybody. Each counts from when it became true; phones that come and go do not restart the one of the host.
 */
export function actualiserDelaisDeFermeture(partie: Partie, now: number): Partie {
  const depuis = (cause: CauseFermetureDeRoom, delaiMs: number) =>
    abandonnee(partie, cause)
      ? (partie.fermetures[cause] ?? now + (partie.essai ? DELAI_FERMETURE_ESSAI_MS : delaiMs))
      : null;
  const hote = depuis("hote", FERMETURE_ROOM_SANS_HOTE_MS);
  const personne = depuis("personne", FERMETURE_ROOM_SANS_PERSONNE_MS);
  const { fermetures } = partie;
  return hote === fermetures.hote && personne === fermetures.personne
    ? partie
    : { ...partie, fermetures: { hote, personne } };
}

/** Handles the alarm of a deadline: closes the room if it is still abandoned. */
export function fermerRoomAbandonnee(
  partie: Partie,
  jeu: ContexteDesRegles,
  { cause }: CommandeDeType<"fermer">,
): Partie {
  return abandonnee(partie, cause) ? fermerRoom(partie, jeu) : partie;
}

/** Whether a room is still in its first lobby, so that nothing of a game would be lost with it. */
export const estAuPremierSalon = (partie: Partie): boolean =>
  partie.phase === "salon" && !aDejaFiniUnQuizz(partie) && !partie.essai;

/** Closes the room for everybody. */
export function fermerRoom(partie: Partie, jeu: ContexteDesRegles): Partie {
  jeu.effets.push({ type: "fermerRoom" });
  return partie;
}
