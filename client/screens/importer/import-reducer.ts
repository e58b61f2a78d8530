/** The changes of an import under way, as a reducer. Pure. */
import type { EmplacementMedia } from "#contracts/medias.ts";
import type {
  Consignes,
  CreditQuizz,
  LectureFichier,
  LigneImport,
  QuestionImport,
  QuizzImport,
} from "#formats/lecture.ts";
import { seraientEnregistresPareil } from "../../document/memes.ts";
import { type ImportEnCours, estLigneSeulementDouteuse } from "./import-en-cours.ts";

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
  /**
   * The text or the tables were read again after the author's instructions. `fraiches`: the quizzes of the previous
   * reading, as they were before any correction.
   */
  | {
      readonly geste: "comprendre";
      readonly lecture: LectureFichier;
      readonly consignes: Consignes;
      readonly fraiches: readonly QuizzImport[];
    }
  | { readonly geste: "titrer"; readonly titre: string }
  | { readonly geste: "crediter"; readonly credit: Partial<CreditQuizz> }
  | { readonly geste: "montrer"; readonly ici: number }
  | { readonly geste: "prendre"; readonly rang: number; readonly pris: boolean }
  | { readonly geste: "niveaux"; readonly parNiveaux: boolean }
  /** Media of other sites were looked for (`vus`), and some of them were found (`bons`). */
  | {
      readonly geste: "liens";
      readonly vus: ReadonlySet<string>;
      readonly bons: ReadonlySet<string>;
    }
  | { readonly geste: "passer"; readonly nom: string; readonly adresse: string }
  | { readonly geste: "faire"; readonly faits: readonly string[] }
  /** The browser has lost the imported file, so that its media can no longer be sent. */
  | { readonly geste: "perdre"; readonly envoi: string };

/** Changes of an import that are no work of the author: dropping the import would lose nothing of theirs. */
const SANS_TRAVAIL: ReadonlySet<GesteImport["geste"]> = new Set<GesteImport["geste"]>([
  "montrer",
  "passer",
  "faire",
  "perdre",
]);
export const estGesteQuiChangeLImport = ({ geste }: GesteImport): boolean =>
  !SANS_TRAVAIL.has(geste);

/** Remark shown when an import is found again in the browser without its file. */
const SANS_MEDIAS =
  "Les médias qui étaient dans le fichier ne sont plus ici\u00A0: déposez-le à nouveau pour les avoir.";

/** Reason shown for a line that the author has left out, as opposed to one that the reader has. */
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
          estLigneSeulementDouteuse(ligne) ? { ...ligne, doutes: [] } : ligne,
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
    case "comprendre": {
      const { quizz, texte, tables, remarques, details } = fait.lecture;
      // a reading with another number of quizzes is dropped: it cannot be of the same file
      if (quizz.length !== etat.quizz.length) return etat;
      const pleine = (une: QuizzImport | undefined) => (une?.lignes.length ?? 0) > 0;
      return {
        ...etat,
        texte,
        tables,
        details,
        remarques: texte === null ? remarques : etat.remarques,
        consignes: fait.consignes,
        quizz: etat.quizz.map((avant, rang) => {
          const [apres, fraiches] = [quizz[rang], fait.fraiches[rang]?.lignes ?? []];
          if (apres === undefined) return avant;
          const lignes = joindreCorrections(avant.lignes, fraiches, apres.lignes);
          return { ...avant, parties: apres.parties, lignes };
        }),
        // a sheet is selected as soon as its columns give questions, and no longer when they give none
        pris: etat.pris.map((pris, rang) =>
          tables.length > 0 && pleine(quizz[rang]) !== pleine(fait.fraiches[rang])
            ? pleine(quizz[rang])
            : pris,
        ),
      };
    }
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

/** Reason shown for a corrected question that was left out because its text is now read otherwise. */
export const MOTIF_CORRECTION_D_AVANT = "Votre correction d’avant, gardée de côté";

/** Whether two lines were read as the same question or text; the doubts about them may differ from one reading to another. */
const memesLignes = (a: LigneImport | undefined, b: LigneImport): boolean =>
  a?.sorte === b.sorte && seraientEnregistresPareil(a.question, b.question);
/**
 * Whether the author has changed, confirmed or left out a line since it was read; one that a reload has found again has its fields in
 * another order. @param fraiche the line as it was read
 */
const estCorrigee = (sienne: LigneImport, fraiche: LigneImport | undefined): boolean =>
  !seraientEnregistresPareil(sienne, fraiche);

/**
 * The lines of a new reading, with the author's corrections of the previous one. A question that reads as before keeps
 * its correction; one that reads otherwise is taken as read, and its corrected version is added among the lines left
 * out, to be taken again.
 */
function joindreCorrections(
  siennes: readonly LigneImport[],
  fraiches: readonly LigneImport[],
  lues: readonly LigneImport[],
): readonly LigneImport[] {
  const sienneEn = new Map(siennes.map((ligne) => [ligne.ou, ligne]));
  const fraicheEn = new Map(fraiches.map((ligne) => [ligne.ou, ligne]));
  const gardees = new Set<LigneImport>();
  const neuves = lues.map((ligne) => {
    const sienne = sienneEn.get(ligne.ou);
    const fraiche = fraicheEn.get(ligne.ou);
    if (sienne === undefined || !estCorrigee(sienne, fraiche) || !memesLignes(fraiche, ligne))
      return ligne;
    gardees.add(sienne);
    return sienne;
  });
  const deCote = siennes.flatMap((sienne): readonly LigneImport[] => {
    const corrigee = estCorrigee(sienne, fraicheEn.get(sienne.ou));
    if (gardees.has(sienne) || !corrigee || sienne.sorte === "ignoree") return [];
    const { ou, question, remarques, doutes, liens } = sienne;
    const dites = { remarques, doutes, liens };
    return [
      {
        sorte: "ignoree",
        ou,
        raison: MOTIF_CORRECTION_D_AVANT,
        extrait: question.text,
        question,
        dites,
      },
    ];
  });
  return [...neuves, ...deCote];
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

/** Addresses of the media on other sites that a selected quizz of the import names, each once. */
export const listerMediasDAutresSitesDeLImport = ({
  quizz,
  pris,
}: ImportEnCours): readonly string[] => [
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
