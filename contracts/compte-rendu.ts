/** The report of a finished game, for its host and, in part, for its players (docs/decisions/0080). */
import { z } from "zod";
import { REPONSE_LIBRE_LONGUEUR_MAX } from "./limites.ts";
import { distinction, jugement } from "./partie.ts";
import { question, trouverManiereDeRepondre } from "./quizz.ts";
import { jetonDeNavigateur } from "./room.ts";
import type { ReleveStatistiqueDeQuestion } from "./statistiques.ts";

/** The answer of one player to one question. */
export const reponseDeJoueur = z.object({
  /** Key of the player among those of the game. */
  qui: z.string(),
  /** The answer as it was given: typed text, or options; empty when the player gave none. */
  donnee: z.array(z.string()),
  verdict: jugement,
  /** Time that the answer took, in ms; null for an answer said aloud, or for none. */
  ms: z.int().nullable(),
});
export type ReponseDeJoueur = z.infer<typeof reponseDeJoueur>;

/** A judged question as it was played, with the answer of each player. */
export const questionJouee = question
  .pick({ _id: true, type: true, text: true, options: true, reponse: true, precis: true })
  .extend({
    /** Time for which the question could be answered, in ms. */
    dureeMs: z.int(),
    /** Sips that the verdicts of the question cost. */
    gorgees: z.int(),
    reponses: z.array(reponseDeJoueur),
  });
export type QuestionJouee = z.infer<typeof questionJouee>;

/** Line of a player in the end table. */
export const joueurDeCompteRendu = z.object({
  id: z.string(),
  /** Hash of the browser's secret; empty for a name of the room locale. */
  jeton: z.string(),
  pseudo: z.string(),
  gorgees: z.int(),
  /** Score; null for the creator, who has none. */
  score: z.int().nullable(),
  jugees: z.int(),
  rang: z.int().nullable(),
  parti: z.boolean(),
});

/** A finished game with everything that its report tells. */
export const compteRenduDePartie = z.object({
  /** Id of the evening: the games of one room have the same. */
  soiree: z.string(),
  /** The host: hash of the secret of the host's browser, and account. */
  hote: z.object({ jeton: z.string(), compte: z.string().nullable() }),
  /** Whether answers were said aloud, and only verdicts are known. */
  locale: z.boolean(),
  joueurs: z.array(joueurDeCompteRendu),
  prix: z.array(z.object({ nom: distinction, qui: z.array(z.string()), valeur: z.int() })),
  /** Number of imprévus that were drawn. */
  imprevus: z.int(),
  questions: z.array(questionJouee),
});
export type CompteRenduDePartie = z.infer<typeof compteRenduDePartie>;

/** For how long a report tells who gave which answer, in days; a report that no account has claimed goes after the same time. */
export const JOURS_DE_GARDE_DES_REPONSES_NOMMEES = 30;
/** Maximum number of wrong answers in the figures of a question. */
const FAUSSES_AU_BILAN = 5;

/** Figures of one question in one game, without names. */
export const bilanDeQuestion = questionJouee.omit({ reponses: true }).extend({
  posees: z.int(),
  justes: z.int(),
  fausses: z.array(z.object({ texte: z.string(), fois: z.int() })),
  /** Median time of the answers, in ms; null without a time. */
  medianeMs: z.int().nullable(),
});
export type BilanDeQuestion = z.infer<typeof bilanDeQuestion>;

/** Figures of one game, without names. */
export const bilanDePartie = z.object({
  imprevus: z.int(),
  gorgees: z.int(),
  questions: z.array(bilanDeQuestion),
});
export type BilanDePartie = z.infer<typeof bilanDePartie>;

/** Median of a list of times, the lower of the two middle ones when their number is even; null for an empty list. */
export function calculerMediane(temps: readonly number[]): number | null {
  const ranges = [...temps].sort((a, b) => a - b);
  return ranges[Math.floor((ranges.length - 1) / 2)] ?? null;
}

/**
 * The figures of a game. Pure.
 * @param statistiques counts of each answered question, whose typed answers are already grouped
 */
export function dresserBilanDePartie(
  { joueurs, imprevus, questions }: CompteRenduDePartie,
  statistiques: readonly (ReleveStatistiqueDeQuestion & { readonly question: string })[],
): BilanDePartie {
  const releves = new Map(statistiques.map((releve) => [releve.question, releve]));
  return {
    imprevus,
    gorgees: joueurs.reduce((somme, joueur) => somme + joueur.gorgees, 0),
    questions: questions.map(({ reponses, ...jouee }) => {
      const { posees, justes, fausses } = releves.get(jouee._id) ?? AUCUNE_REPONSE;
      const temps = reponses.flatMap(({ ms }) => ms ?? []);
      return {
        ...jouee,
        posees,
        justes,
        fausses: garderPlusDonnees(fausses),
        medianeMs: calculerMediane(temps),
      };
    }),
  };
}

/** Copy of a game's figures with one more accepted answer to a question. @param releve the new counts of that question */
export const calculerBilanApresReponseAcceptee = (
  bilan: BilanDePartie,
  { _id, reponse }: Pick<BilanDeQuestion, "_id" | "reponse">,
  { posees, justes, fausses }: ReleveStatistiqueDeQuestion,
): BilanDePartie => ({
  ...bilan,
  questions: bilan.questions.map((question) =>
    question._id === _id
      ? { ...question, reponse, posees, justes, fausses: garderPlusDonnees(fausses) }
      : question,
  ),
});

const garderPlusDonnees = (
  fausses: ReleveStatistiqueDeQuestion["fausses"],
): BilanDeQuestion["fausses"] =>
  fausses.slice(0, FAUSSES_AU_BILAN).map(({ texte, fois }) => ({ texte, fois }));

/**
 * Copy of a game's figures without typed wrong answers, for when names are gone: a typed text may name somebody. Wrong options stay,
 * since they are the author's words.
 */
export const copierBilanSansReponsesTapees = (bilan: BilanDePartie): BilanDePartie => ({
  ...bilan,
  questions: bilan.questions.map((question) =>
    trouverManiereDeRepondre(question) === "texte" ? { ...question, fausses: [] } : question,
  ),
});

const AUCUNE_REPONSE: ReleveStatistiqueDeQuestion = { posees: 0, justes: 0, fausses: [] };

/** Number of evenings in a page of the list. */
export const SOIREES_PAR_PAGE = 20;

/** Secrets that a browser without an account shows for the rooms that it hosted or joined: `a,b` in a header. */
export const enTeteJetons = z.object({
  "x-jetons": z
    .string()
    .max(140)
    .default("")
    .transform((dits) => dits.split(",").filter((dit) => jetonDeNavigateur.safeParse(dit).success))
    .pipe(z.array(z.string()).max(2)),
});

export const requeteSoirees = z.object({
  page: z.coerce.number().int().min(0).max(1000).default(0),
});

/** An evening in the list. */
export const ligneListeSoirees = z.object({
  _id: z.string(),
  code: z.string(),
  /** When its last quizz ended. */
  date: z.string(),
  /** Titles of its quizzes, in order. */
  titres: z.array(z.string()),
  /** The most players of one of its quizzes. */
  nbJoueurs: z.int(),
  /** Whether the reader hosted it; otherwise they played. */
  hote: z.boolean(),
});
export type LigneListeSoirees = z.infer<typeof ligneListeSoirees>;
export const reponseSoirees = z.object({ soirees: z.array(ligneListeSoirees), total: z.int() });

/** A line of the end table of a game, as its report shows it. */
const ligneDeTable = joueurDeCompteRendu
  .pick({ pseudo: true, gorgees: true, score: true, jugees: true, rang: true, parti: true })
  .extend({
    /** Whether the line is the reader's own. */
    moi: z.boolean(),
  });

/** The reader's own answer to a question. */
const reponseDuLecteur = reponseDeJoueur.omit({ qui: true }).extend({ question: z.string() });

/** A game of an evening, as its report shows it. */
export const partieDeSoiree = z.object({
  _id: z.string(),
  quizz: z.string().nullable(),
  titre: z.string(),
  date: z.string(),
  nbJoueurs: z.int(),
  bilan: bilanDePartie,
  /** End table; null once names are gone. */
  table: z.array(ligneDeTable).nullable(),
  /** Awards with the pseudos of their winners; null once names are gone. */
  prix: z
    .array(z.object({ nom: distinction, qui: z.array(z.string()), valeur: z.int() }))
    .nullable(),
  /** The reader's own answers. */
  miennes: z.array(reponseDuLecteur),
});
export type PartieDeSoiree = z.infer<typeof partieDeSoiree>;

/** The report of an evening. */
export const reponseSoiree = z.object({
  _id: z.string(),
  code: z.string(),
  hote: z.boolean(),
  /** Whether the evening is kept by an account; without one it goes after `JOURS_DE_GARDE_DES_REPONSES_NOMMEES`. */
  reclamee: z.boolean(),
  parties: z.array(partieDeSoiree),
});
export type ReponseSoiree = z.infer<typeof reponseSoiree>;

/** The answers to one question by name, for the host. */
export const reponseReponsesNommees = z.object({
  reponses: z.array(reponseDeJoueur.extend({ pseudo: z.string() })),
});
export type ReponseReponsesNommees = z.infer<typeof reponseReponsesNommees>;

/** Body that accepts a typed answer after the evening. */
export const corpsAccepterReponse = z.object({
  reponse: z.string().trim().min(1).max(REPONSE_LIBRE_LONGUEUR_MAX),
});
/** The effect of accepting an answer. */
export const reponseAccepterReponse = z.object({
  /** Players whose answer is right now. */
  joueurs: z.array(z.string()),
  /** Whether the answer was added to the question of one's own quizz. */
  quizz: z.boolean(),
});
