/** The silences that the patron remarks during a question: nobody answers, or everybody waits for one player. Pure. */
import { ETAPE } from "#contracts/partie.ts";
import type { ContexteDeRegle } from "../jeu.ts";
import { listerParticipants } from "../manche.ts";
import {
  trouverQuestionAJuger,
  estEnPause,
  estJoueurAttendu,
  estRoomLocale,
} from "../selection.ts";
import type { Partie } from "../types.ts";
import type { Alarm } from "../types/commandes.ts";

/** The length of each silence, in ms. */
const DELAIS = { silence: 45_000, dernier: 8_000 } as const;
type Guet = keyof typeof DELAIS;

/** Players who have not answered and whom the question waits for. */
export function listerJoueursAttendus(partie: Partie): string[] {
  const reponses = partie.manche?.reponses ?? {};
  return listerParticipants(partie).filter(
    (id) => reponses[id] === undefined && estJoueurAttendu(partie, id),
  );
}

/** The silence of this state; null when there is none that he would remark. */
export function trouverGuet(partie: Partie): Guet | null {
  const { manche, etape, minuteur, parametres } = partie;
  if (parametres.patron === "muet" || partie.essai || estRoomLocale(partie)) return null;
  if (manche === null || etape !== ETAPE.question || trouverQuestionAJuger(partie) === undefined)
    return null;
  if (estEnPause(partie)) return null;
  if (listerJoueursAttendus(partie).length === 1 && Object.keys(manche.reponses).length >= 2)
    return "dernier";
  // a timed question has its own countdown
  return minuteur === null ? "silence" : null;
}

/** The players who have answered. Keys are compared because a merge of two seats makes new answer objects. */
const quiARepondu = ({ manche }: Partie): string => Object.keys(manche?.reponses ?? {}).join();

/** Whether `apres` waits for the same thing as `avant`, with no answer in between. */
function memeGuet(avant: Partie, apres: Partie): boolean {
  return (
    avant.tour === apres.tour &&
    quiARepondu(avant) === quiARepondu(apres) &&
    trouverGuet(avant) === trouverGuet(apres)
  );
}

/** The moment when he will remark the silence, later after each answer. */
export function calculerFinDeSilence(
  avant: Partie,
  apres: Partie,
  jeu: ContexteDeRegle,
): number | null {
  const guet = jeu.repliques ? trouverGuet(apres) : null;
  if (guet === null) return null;
  return memeGuet(avant, apres) ? apres.patron.veille : jeu.now + DELAIS[guet];
}

export function alarmesDuPatron({ patron, tour }: Partie): Alarm[] {
  if (patron.veille === null) return [];
  return [{ nom: "patron", deadline: patron.veille, commande: { type: "silence", tour } }];
}

/**
 * Handles the alarm of a silence, which is remarked at most once (`trouverSilenceRompu`). An alarm of an earlier silence
 * does nothing.
 */
export function rompreSilence(partie: Partie, jeu: ContexteDeRegle, tour: number): Partie {
  const { veille } = partie.patron;
  if (veille === null || tour !== partie.tour || jeu.now < veille) return partie;
  return { ...partie, patron: { ...partie.patron, veille: null } };
}

/** The silence that has just lasted long enough, null for none. */
export function trouverSilenceRompu(avant: Partie, apres: Partie): Guet | null {
  const rompu = avant.patron.veille !== null && apres.patron.veille === null;
  return rompu && memeGuet(avant, apres) ? trouverGuet(apres) : null;
}
