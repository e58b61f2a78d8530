/** The changes of an import under way, as a reducer. Pure. */
import type { EmplacementMedia } from "#contracts/medias.ts";
import type { CreditQuizz, LigneImport, QuestionImport, QuizzImport } from "#formats/lecture.ts";
import { type ImportEnCours, estLigneDouteuse } from "./import-en-cours.ts";

const changerIci = (
  etat: ImportEnCours,
  changer: (quizz: QuizzImport) => QuizzImport,
): ImportEnCours => ({
  ...etat,
  quizz: etat.quizz.map((un, rang) => (rang === etat.ici ? changer(un) : un)),
});

const changerLigne = (
  etat: ImportEnCours,
  rang: number,
  changer: (ligne: LigneImport) => LigneImport,
): ImportEnCours =>
  changerIci(etat, (un) => ({
    ...un,
    lignes: un.lignes.map((ligne, ici) => (ici === rang ? changer(ligne) : ligne)),
  }));

export type GesteImport =
  | { readonly geste: "ecrire"; readonly rang: number; readonly question: QuestionImport }
  | { readonly geste: "confirmer" | "ignorer" | "reprendre"; readonly rang: number }
  | { readonly geste: "toutConfirmer" }
  | { readonly geste: "titrer"; readonly titre: string }
  | { readonly geste: "crediter"; readonly credit: Partial<CreditQuizz> }
  | { readonly geste: "montrer"; readonly ici: number }
  | { readonly geste: "prendre"; readonly rang: number; readonly pris: boolean }
  | { readonly geste: "niveaux"; readonly parNiveaux: boolean }
  /** Media of other sites that were looked for or given up, and those that were found. */
  | {
      readonly geste: "liens";
      readonly vus: ReadonlySet<string>;
      readonly bons: ReadonlySet<string>;
    }
  | { readonly geste: "passer"; readonly nom: string; readonly adresse: string }
  | { readonly geste: "faire"; readonly faits: readonly string[] }
  /** The imported file is no longer in the browser. */
  | { readonly geste: "perdre"; readonly envoi: string };

/** Changes of an import that are not work of the author, and lose nothing if dropped. */
const SANS_TRAVAIL: ReadonlySet<GesteImport["geste"]> = new Set<GesteImport["geste"]>([
  "montrer",
  "passer",
  "faire",
  "perdre",
]);
export const estGesteDeTravail = ({ geste }: GesteImport): boolean => !SANS_TRAVAIL.has(geste);

/** Shown when an import is found again without its file. */
const SANS_MEDIAS =
  "Les médias qui étaient dans le fichier ne sont plus ici\u00A0: déposez-le à nouveau pour les avoir.";

/** Reason of a line that the author left out, as opposed to the reader. */
export const MOTIF_IGNOREE_A_LA_MAIN = "Laissée de côté par vous";

export function importReducer(etat: ImportEnCours, fait: GesteImport): ImportEnCours {
  switch (fait.geste) {
    case "ecrire":
      return changerLigne(etat, fait.rang, (ligne) =>
        ligne.sorte === "question" ? { ...ligne, question: fait.question } : ligne,
      );
    case "confirmer":
      return changerLigne(etat, fait.rang, (ligne) =>
        ligne.sorte === "question" ? { ...ligne, doutes: [] } : ligne,
      );
    case "toutConfirmer":
      return changerIci(etat, (un) => ({
        ...un,
        lignes: un.lignes.map((ligne) =>
          estLigneDouteuse(ligne) ? { ...ligne, doutes: [] } : ligne,
        ),
      }));
    case "ignorer":
      return changerLigne(etat, fait.rang, (ligne) =>
        ligne.sorte === "question"
          ? {
              sorte: "ignoree",
              ou: ligne.ou,
              raison: MOTIF_IGNOREE_A_LA_MAIN,
              extrait: ligne.question.text,
              question: ligne.question,
              dites: { remarques: ligne.remarques, doutes: ligne.doutes, liens: ligne.liens },
            }
          : ligne,
      );
    case "reprendre":
      return changerLigne(etat, fait.rang, (ligne) =>
        ligne.sorte === "ignoree" && ligne.question !== null
          ? {
              sorte: "question",
              ou: ligne.ou,
              question: ligne.question,
              remarques: [],
              doutes: [],
              liens: [],
              ...ligne.dites,
            }
          : ligne,
      );
    case "titrer":
      return changerIci(etat, (un) => ({ ...un, titre: fait.titre }));
    case "crediter":
      return changerIci(etat, (un) => ({ ...un, credit: { ...un.credit, ...fait.credit } }));
    case "montrer":
      return { ...etat, ici: fait.ici };
    case "prendre":
      return {
        ...etat,
        pris: etat.pris.map((un, rang) => (rang === fait.rang ? fait.pris : un)),
      };
    case "niveaux":
      return { ...etat, parNiveaux: fait.parNiveaux };
    case "liens":
      return {
        ...etat,
        quizz: etat.quizz.map((un) => ({
          ...un,
          lignes: un.lignes.map((ligne) => avecLiens(ligne, fait.vus, fait.bons)),
        })),
      };
    case "passer":
      return { ...etat, passes: { ...etat.passes, [fait.nom]: fait.adresse } };
    case "faire":
      return { ...etat, faits: [...etat.faits, ...fait.faits] };
    case "perdre":
      return etat.envoi !== fait.envoi || etat.medias.length === 0
        ? etat
        : { ...etat, medias: [], remarques: [...etat.remarques, SANS_MEDIAS] };
  }
}

const montrer = (question: QuestionImport, ou: EmplacementMedia, adresse: string): QuestionImport =>
  ou === "media"
    ? { ...question, media: adresse }
    : { ...question, [ou]: { text: question[ou]?.text ?? "", media: adresse } };

function avecLiens(
  ligne: LigneImport,
  vus: ReadonlySet<string>,
  bons: ReadonlySet<string>,
): LigneImport {
  if (ligne.sorte !== "question" || ligne.liens.length === 0) return ligne;
  const question = ligne.liens
    .filter(({ adresse }) => bons.has(adresse))
    .reduce((faite, { ou, adresse }) => montrer(faite, ou, adresse), ligne.question);
  return { ...ligne, question, liens: ligne.liens.filter(({ adresse }) => !vus.has(adresse)) };
}

/** Addresses of an import's media on other sites, each once. */
export const liensProposes = ({ quizz, pris }: ImportEnCours): readonly string[] => [
  ...new Set(
    quizz.flatMap(({ lignes }, rang) =>
      pris[rang] === true
        ? lignes.flatMap((ligne) =>
            ligne.sorte === "question" ? ligne.liens.map(({ adresse }) => adresse) : [],
          )
        : [],
    ),
  ),
];
