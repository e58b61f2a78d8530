/** The silences that the patron remarks during a question: nobody answers, or everybody waits for one player. Pure. */
import { ETAPE } from "#contracts/partie.ts";
import type { ContexteDesRegles } from "../jeu.ts";
import { listerParticipantsDeManche } from "../manche.ts";
import {
  trouverQuestionCouranteAJuger,
  estPartieEnPause,
  estJoueurAttendu,
  estRoomLocale,
} from "../selection.ts";
import type { Partie } from "../types.ts";
import type { PartieAlarm } from "../types/commandes.ts";

/** The length of each silence, in ms. */
const DELAIS = { silence: 45_000, dernier: 8_000 } as const;
type Guet = keyof typeof DELAIS;

/** Keys of the players who have not answered and whom the question waits for. */
export function listerJoueursSansReponse(partie: Partie): string[] {
  const reponses = partie.manche?.reponses ?? {};
  return listerParticipantsDeManche(partie).filter(
    (id) => reponses[id] === undefined && estJoueurAttendu(partie, id),
  );
}

/** The silence that the patron would remark in this state, once it has lasted long enough; null for none. */
export function trouverGuetDuPatron(partie: Partie): Guet | null {
  const { manche, etape, minuteur, parametres } = partie;
  if (parametres.patron === "muet" || partie.essai || estRoomLocale(partie)) return null;
  if (
    manche === null ||
    etape !== ETAPE.question ||
    trouverQuestionCouranteAJuger(partie) === undefined
  )
    return null;
  if (estPartieEnPause(partie)) return null;
  if (listerJoueursSansReponse(partie).length === 1 && Object.keys(manche.reponses).length >= 2)
    return "dernier";
  // no silence is remarked on a timed question, which has its own countdown
  return minuteur === null ? "silence" : null;
}

/** The keys of the players who have answered, as one text. Keys are compared because a merge of two seats makes new answer objects. */
const quiARepondu = ({ manche }: Partie): string => Object.keys(manche?.reponses ?? {}).join();

/** Whether `apres` waits for the same thing as `avant`, with no answer in between. */
function memeGuet(avant: Partie, apres: Partie): boolean {
  return (
    avant.tour === apres.tour &&
    quiARepondu(avant) === quiARepondu(apres) &&
    trouverGuetDuPatron(avant) === trouverGuetDuPatron(apres)
  );
}

/** Instant at which the patron will remark the silence, put off by each answer; null without a silence. */
export function calculerFinDuGuetDuPatron(
  avant: Partie,
  apres: Partie,
  jeu: ContexteDesRegles,
): number | null {
  const guet = jeu.repliques ? trouverGuetDuPatron(apres) : null;
  if (guet === null) return null;
  return memeGuet(avant, apres) ? apres.patron.veille : jeu.now + DELAIS[guet];
}

export function listerAlarmesDuPatron({ patron, tour }: Partie): PartieAlarm[] {
  if (patron.veille === null) return [];
  return [{ nom: "patron", deadline: patron.veille, commande: { type: "silence", tour } }];
}

/**
 * Handles the alarm of a silence: ends the wait, from which `trouverSilenceACommenter` sees that the patron has a line to say.
 * An alarm of an earlier silence does nothing.
 */
export function traiterFinDuGuetDuPatron(
  partie: Partie,
  jeu: ContexteDesRegles,
  tour: number,
): Partie {
  const { veille } = partie.patron;
  if (veille === null || tour !== partie.tour || jeu.now < veille) return partie;
  return { ...partie, patron: { ...partie.patron, veille: null } };
}

/** The silence that has just lasted long enough, null for none. */
export function trouverSilenceACommenter(avant: Partie, apres: Partie): Guet | null {
  const rompu = avant.patron.veille !== null && apres.patron.veille === null;
  return rompu && memeGuet(avant, apres) ? trouverGuetDuPatron(apres) : null;
}
