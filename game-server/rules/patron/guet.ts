/** What the patron waits for while a question is on the table: an answer, or the last one. Pure. */
import { ETAPE } from "#contracts/partie.ts";
import type { Jeu } from "../jeu.ts";
import { participants } from "../manche.ts";
import { aJuger, enPause, estAttendu, estLocale } from "../selection.ts";
import type { Partie } from "../types.ts";
import type { Alarm } from "../types/commandes.ts";

/** How long, in ms, before he remarks it. */
const DELAIS = { silence: 45_000, dernier: 8_000 } as const;
type Guet = keyof typeof DELAIS;

/** Those whom all the others wait for. */
export function attendus(partie: Partie): string[] {
  const reponses = partie.manche?.reponses ?? {};
  return participants(partie).filter((id) => reponses[id] === undefined && estAttendu(partie, id));
}

/** What is waited for now; null: nothing that he would remark. */
export function guetDe(partie: Partie): Guet | null {
  const { manche, etape, minuteur, parametres } = partie;
  if (parametres.patron === "muet" || partie.essai || estLocale(partie)) return null;
  if (manche === null || etape !== ETAPE.question || aJuger(partie) === undefined) return null;
  if (enPause(partie)) return null;
  if (attendus(partie).length === 1 && Object.keys(manche.reponses).length >= 2) return "dernier";
  // a countdown says it better than he would
  return minuteur === null ? "silence" : null;
}

/** Merging two seats writes the same answers anew. */
const quiARepondu = ({ manche }: Partie): string => Object.keys(manche?.reponses ?? {}).join();

/** Whether `apres` waits for the same thing as `avant`, with no answer in between. */
function memeGuet(avant: Partie, apres: Partie): boolean {
  return (
    avant.tour === apres.tour &&
    quiARepondu(avant) === quiARepondu(apres) &&
    guetDe(avant) === guetDe(apres)
  );
}

/** When he will remark it: counted anew with each answer. */
export function veilleDe(avant: Partie, apres: Partie, jeu: Jeu): number | null {
  const guet = jeu.repliques ? guetDe(apres) : null;
  if (guet === null) return null;
  return memeGuet(avant, apres) ? apres.patron.veille : jeu.now + DELAIS[guet];
}

export function alarmesDuPatron({ patron, tour }: Partie): Alarm[] {
  if (patron.veille === null) return [];
  return [{ nom: "patron", deadline: patron.veille, commande: { type: "silence", tour } }];
}

/** It has lasted: he will speak of it (`silenceRompu`), or not, but once. A stale alarm does nothing. */
export function rompreSilence(partie: Partie, jeu: Jeu, tour: number): Partie {
  const { veille } = partie.patron;
  if (veille === null || tour !== partie.tour || jeu.now < veille) return partie;
  return { ...partie, patron: { ...partie.patron, veille: null } };
}

/** What has lasted until now, when that is what has just been told. */
export function silenceRompu(avant: Partie, apres: Partie): Guet | null {
  const rompu = avant.patron.veille !== null && apres.patron.veille === null;
  return rompu && memeGuet(avant, apres) ? guetDe(apres) : null;
}
