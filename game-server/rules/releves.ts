/** The answers to each question, kept for the report of the game: decisions/0080. Pure. */
import type {
  CompteRenduDePartie,
  QuestionJouee,
  ReponseDeJoueur,
} from "#contracts/compte-rendu.ts";
import type { Question } from "#contracts/quizz.ts";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { mesurerChronoDeQuestion } from "./chrono.ts";
import type { Partie } from "./types.ts";
import type { ReleveDesReponses } from "./types/manche.ts";
import type { FinDePartie } from "./types/resultats.ts";
import {
  estRoomLocale,
  composerIdDePartieFinie,
  trouverQuestionCouranteAJuger,
} from "./selection.ts";

/**
 * Keeps the answers to the current question after each change of a verdict. A skipped question has none, nor has a room that
 * only tries a quizz.
 */
export function actualiserReleveDesReponses(avant: Partie, partie: Partie, now: number): Partie {
  const { manche, releves } = partie;
  const question = trouverQuestionCouranteAJuger(partie);
  if (manche === null || question === undefined || partie.essai) return partie;
  const { reponses, instants, jugements, chrono, dus } = manche;
  if (jugements === avant.manche?.jugements || Object.keys(jugements).length === 0) return partie;
  const releve: ReleveDesReponses = {
    question: question._id,
    position: partie.position,
    tour: partie.tour,
    dureeMs: Math.round(mesurerChronoDeQuestion(chrono, now)),
    gorgees: Object.values(dus).reduce((somme, n) => somme + n, 0),
    reponses,
    instants,
    jugements,
  };
  return { ...partie, releves: { ...releves, [question._id]: releve } };
}

/** The report of the game that has ended. */
export function composerCompteRendu(partie: Partie, fin: FinDePartie): CompteRenduDePartie {
  const { joueurs, partis, quizz, releves, fusions, soir } = partie;
  const places = new Set(fin.table.map(({ id }) => id));
  const tous = { ...partis, ...joueurs };
  const { jeton = "", compte = null } = joueurs[CLE_CREATEUR] ?? {};
  return {
    soiree: soir.id ?? composerIdDePartieFinie(partie, fin),
    hote: { jeton, compte },
    locale: estRoomLocale(partie),
    joueurs: fin.table.map((ligne) => ({ ...ligne, jeton: tous[ligne.id]?.jeton ?? "" })),
    prix: fin.prix.map(({ nom, qui, valeur }) => ({ nom, qui: [...qui], valeur })),
    imprevus: partie.imprevusTires,
    questions: (quizz?.questions ?? []).flatMap((question) => {
      const releve = releves[question._id];
      return releve === undefined
        ? []
        : [decrireQuestionJouee(question, releve, { fusions, places })];
    }),
  };
}

/** Key of the seat to which the answers of a seat belong: the one that stayed after all merges. */
function trouverPlaceRestee(fusions: Partie["fusions"], id: string): string {
  let place = id;
  for (let vers = fusions[place]; vers !== undefined; vers = fusions[place]) place = vers;
  return place;
}

function decrireQuestionJouee(
  { _id, type, text, options, reponse, precis }: Question,
  { dureeMs, gorgees, reponses, instants, jugements }: ReleveDesReponses,
  {
    fusions,
    places,
  }: { readonly fusions: Partie["fusions"]; readonly places: ReadonlySet<string> },
): QuestionJouee {
  const donnees = new Map<string, ReponseDeJoueur>();
  for (const [id, verdict] of Object.entries(jugements)) {
    const qui = trouverPlaceRestee(fusions, id);
    // a kicked player, who has no line any more, is skipped; of two seats that became one, the better answer counts
    if (!places.has(qui) || (verdict === "faux" && donnees.has(qui))) continue;
    const donnee = { qui, donnee: [...(reponses[id] ?? [])], verdict, ms: instants[id] ?? null };
    const autre = donnees.get(qui);
    if (autre === undefined || autre.verdict === "faux") donnees.set(qui, donnee);
  }
  return {
    _id,
    type,
    text,
    options,
    reponse,
    precis,
    dureeMs,
    gorgees,
    reponses: [...donnees.values()],
  };
}
