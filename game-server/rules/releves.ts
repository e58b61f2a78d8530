/** The answers to each question, kept for the report of the game: decisions/0080. Pure. */
import type {
  CompteRenduDePartie,
  QuestionJouee,
  ReponseDeJoueur,
} from "#contracts/compte-rendu.ts";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { mesurerChronoDeQuestion } from "./chrono.ts";
import type { Partie } from "./types.ts";
import type { ReleveDesReponses } from "./types/manche.ts";
import type { FinDePartie } from "./types/resultats.ts";
import { estRoomLocale, lireIdDePartieFinie, trouverQuestionAJuger } from "./selection.ts";

/**
 * Keeps the answers to the current question after each change of a verdict. A skipped question has none, nor has a room that
 * tries a question.
 */
export function releverReponses(avant: Partie, partie: Partie, now: number): Partie {
  const { manche, releves } = partie;
  const question = trouverQuestionAJuger(partie);
  if (manche === null || question === undefined || partie.essai) return partie;
  const { reponses, instants, jugements, chrono, dus } = manche;
  if (jugements === avant.manche?.jugements || Object.keys(jugements).length === 0) return partie;
  const releve: ReleveDesReponses = {
    tour: partie.tour,
    dureeMs: Math.round(mesurerChronoDeQuestion(chrono, now)),
    gorgees: Object.values(dus).reduce((somme, n) => somme + n, 0),
    reponses,
    instants,
    jugements,
  };
  return { ...partie, releves: { ...releves, [question._id]: releve } };
}

/**
 * The answers once two seats are one: those of the seat that stays, or of the other one where it has none.
 * @param de the seat that disappears
 * @param vers the seat that stays
 */
export function fusionnerReleves(
  releves: Partie["releves"],
  { de, vers }: { readonly de: string; readonly vers: string },
): Partie["releves"] {
  const une = <T>(parJoueur: Readonly<Record<string, T>>): Readonly<Record<string, T>> => {
    const { [de]: sienne, ...autres } = parJoueur;
    return sienne === undefined ? parJoueur : { [vers]: sienne, ...autres };
  };
  return Object.fromEntries(
    Object.entries(releves).map(([id, releve]) => [
      id,
      {
        ...releve,
        reponses: une(releve.reponses),
        instants: une(releve.instants),
        jugements: une(releve.jugements),
      },
    ]),
  );
}

/** The report of the game that has ended. */
export function composerCompteRendu(partie: Partie, fin: FinDePartie): CompteRenduDePartie {
  const { joueurs, partis, quizz, releves, soir } = partie;
  const tous = { ...partis, ...joueurs };
  const { jeton = "", compte = null } = joueurs[CLE_CREATEUR] ?? {};
  return {
    soiree: soir.id ?? lireIdDePartieFinie(partie, fin),
    hote: { jeton, compte },
    locale: estRoomLocale(partie),
    joueurs: fin.table.map((ligne) => ({ ...ligne, jeton: tous[ligne.id]?.jeton ?? "" })),
    prix: fin.prix.map(({ nom, qui, valeur }) => ({ nom, qui: [...qui], valeur })),
    imprevus: partie.imprevusTires,
    questions: (quizz?.questions ?? []).flatMap((question) => {
      const releve = releves[question._id];
      return releve === undefined ? [] : [decrireQuestionJouee(question, releve)];
    }),
  };
}

function decrireQuestionJouee(
  {
    _id,
    type,
    text,
    options,
    reponse,
    precis,
  }: Omit<QuestionJouee, "dureeMs" | "gorgees" | "reponses">,
  { dureeMs, gorgees, reponses, instants, jugements }: ReleveDesReponses,
): QuestionJouee {
  const donnees = Object.entries(jugements).map(([qui, verdict]): ReponseDeJoueur => ({
    qui,
    donnee: [...(reponses[qui] ?? [])],
    verdict,
    ms: instants[qui] ?? null,
  }));
  return { _id, type, text, options, reponse, precis, dureeMs, gorgees, reponses: donnees };
}
