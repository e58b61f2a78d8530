/** The calls that send an import: quizzes as the API takes them, in as few calls as it allows. Pure. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { z } from "zod";
import type { QuizzDeFichierTrinquizz } from "#contracts/trinquizz-file.ts";
import {
  ecrireMediaAvecFragment,
  lireMediaAvecFragment,
  retirerFragmentDeMedia,
} from "#contracts/fragment.ts";
import {
  APPEL_IMPORT_OCTETS_MAX,
  type corpsImportQuizz,
  QUESTIONS_PAR_IMPORT,
  QUIZZ_PAR_IMPORT,
} from "#contracts/importation.ts";
import { PHRASES_EDITION_QUIZZ } from "#contracts/edition.ts";
import {
  AUTEUR_QUIZZ_LONGUEUR_MAX,
  LICENCE_QUIZZ_LONGUEUR_MAX,
  MEDIA_QUESTION_DEFAUT,
  SOURCE_QUIZZ_LONGUEUR_MAX,
  TITRE_QUIZZ_LONGUEUR_MAX,
} from "#contracts/limites.ts";
import { trouverFauteDeTitre } from "#formats/etat.ts";
import {
  assemblerQuizz,
  decouperParNiveau,
  decouperQuizzParNombreDeQuestions,
} from "#formats/assembler.ts";
import type { IdFormat, QuestionImport, QuizzImport } from "#formats/lecture.ts";
import { abregerTexte, mettreEntreGuillemets, enumererNoms } from "../../ui/typographie.tsx";
import {
  calculerQuestionAEnregistrer,
  type ImportEnCours,
  trouverEtatDeLigneImportee,
} from "./import-en-cours.ts";

/** Hash of a quizz's content, which tells that the quizz was already imported. */
export const calculerEmpreinteDuQuizz = (quizz: QuizzDeFichierTrinquizz): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(quizz))));

/**
 * The uuid (version 8, RFC 9562) of a call, derived from the import and from its body: the same body sent again, even
 * after a reload, is the same call.
 */
export function calculerUuidDEnvoi(graine: string, corps: unknown): string {
  const chiffres = bytesToHex(sha256(utf8ToBytes(graine + JSON.stringify(corps)))).split("");
  chiffres[12] = "8";
  chiffres[16] = "8";
  return [8, 12, 16, 20, 32]
    .map((fin, rang, fins) => chiffres.slice(fins[rang - 1] ?? 0, fin).join(""))
    .join("-");
}

export type QuizzAEnvoyer = z.input<typeof corpsImportQuizz>["quizz"][number];

/**
 * Shortens the title of a part of a quizz to the allowed length, but keeps its suffix, which tells the parts apart.
 * @param titre title of the part @param entier title of the whole quizz
 */
function tenir(titre: string, entier: string): string {
  const suite = titre.startsWith(entier) ? titre.slice(entier.length) : "";
  const debut = Array.from(titre.slice(0, titre.length - suite.length));
  const place = TITRE_QUIZZ_LONGUEUR_MAX - [...suite].length;
  return debut.length <= place ? titre : debut.slice(0, place).join("").trimEnd() + suite;
}

const enOrdre = (quizz: QuizzImport, niveaux: boolean): readonly QuizzImport[] =>
  (niveaux ? decouperParNiveau(quizz) : [quizz]).flatMap((un) =>
    decouperQuizzParNombreDeQuestions(seulesPretes(un)),
  );

/** An imported quizz whose questions to mend count as left out, so that its ready questions alone fill the two hundred of a quizz. */
const seulesPretes = (quizz: QuizzImport): QuizzImport => ({
  ...quizz,
  lignes: quizz.lignes.map((ligne) =>
    ligne.sorte === "question" && trouverEtatDeLigneImportee(ligne).etat !== "ok"
      ? { sorte: "ignoree", ou: ligne.ou, raison: "", extrait: "", question: ligne.question }
      : ligne,
  ),
});

/**
 * The quizzes to send: the selected ones with their ready questions, split by level if `parNiveaux`, and into parts if
 * they have too many questions.
 */
export function composerQuizzPretsDeLImport({
  quizz,
  pris,
  parNiveaux: niveaux,
}: Pick<ImportEnCours, "quizz" | "pris" | "parNiveaux">): readonly QuizzDeFichierTrinquizz[] {
  return quizz.flatMap((un, rang) =>
    pris[rang] === true
      ? enOrdre(un, niveaux)
          // no line is filtered here: those that are not ready were already left out
          .map((piece) =>
            assemblerQuizz(
              { ...piece, titre: tenir(piece.titre, un.titre) },
              () => true,
              calculerQuestionAEnregistrer,
            ),
          )
          .filter(({ questions }) => questions.length > 0 || un.lignes.length === 0)
      : [],
  );
}

/**
 * Whether a file gives no question a time to answer, so that the receiving quizz's default applies. Our own format
 * always says the time, 0 included.
 */
export const estFichierSansTempsDeReponse = (
  format: IdFormat,
  quizz: readonly QuizzDeFichierTrinquizz[],
): boolean =>
  format !== "trinquizz" &&
  quizz.every(({ questions }) => questions.every(({ temps }) => temps === 0));

/** Names of the imported files that the questions of these quizzes show. */
export const listerNomsDeMediasDesQuizzImportes = (
  quizz: readonly QuizzDeFichierTrinquizz[],
): ReadonlySet<string> =>
  new Set(quizz.flatMap(({ questions }) => questions.flatMap(fichiersDeLaQuestion)));

const fichiersDeLaQuestion = ({
  media,
  preuve,
  suite,
}: QuizzDeFichierTrinquizz["questions"][number]): readonly string[] =>
  [media, preuve?.media ?? "", suite?.media ?? ""].filter(estFichier).map(retirerFragmentDeMedia);

/** Number of questions that the sentence about refused files names, and number of letters that it quotes of each. */
const QUESTIONS_NOMMEES_MAX = 4;
const QUESTION_CITEE_LONGUEUR_MAX = 40;

/**
 * Sentence that says which questions lose their file, and why.
 * @param refuses the server's reason, by name of the file
 */
export function direMediasRefuses(
  quizz: readonly QuizzDeFichierTrinquizz[],
  refuses: ReadonlyMap<string, string>,
): string {
  const questions = quizz.flatMap((un) => un.questions);
  return [...new Set(refuses.values())]
    .map((raison) => {
      const touchees = questions.filter((question) =>
        fichiersDeLaQuestion(question).some((nom) => refuses.get(nom) === raison),
      );
      const citees = touchees.map(({ text }) =>
        mettreEntreGuillemets(abregerTexte(text, QUESTION_CITEE_LONGUEUR_MAX)),
      );
      const de = touchees.length > 1 ? "Médias des questions" : "Média de la question";
      const point = /[.!?…]$/.test(raison) ? "" : ".";
      return `${de} ${enumererNoms(citees, QUESTIONS_NOMMEES_MAX)}\u00A0: ${raison}${point}`;
    })
    .join(" ");
}

const estFichier = (media: string): boolean =>
  media !== "" && media !== MEDIA_QUESTION_DEFAUT && !/^https?:/.test(media);

/**
 * The quizz with the names that the server gave to its files in place of theirs.
 * @param noms server name by file name; a file without one is not shown
 */
export function remplacerNomsDeMedias(
  quizz: QuizzDeFichierTrinquizz,
  noms: ReadonlyMap<string, string>,
): QuizzAEnvoyer {
  const placer = (media: string, sinon: string): string => {
    if (!estFichier(media)) return media;
    const adresse = noms.get(retirerFragmentDeMedia(media));
    return adresse === undefined
      ? sinon
      : ecrireMediaAvecFragment({ ...lireMediaAvecFragment(media), adresse });
  };
  const complement = (dit: QuestionImport["preuve"]) =>
    dit === null ? null : { ...dit, media: placer(dit.media, "") };
  const { visibilite: _, ...reste } = quizz;
  return {
    ...reste,
    questions: quizz.questions.map((une) => ({
      ...une,
      media: placer(une.media, MEDIA_QUESTION_DEFAUT),
      preuve: complement(une.preuve),
      suite: complement(une.suite),
    })),
  };
}

/** Groups quizzes into calls within the limits of the API. A quizz that exceeds them alone has a call of its own. */
export function grouperEnAppels(
  quizz: readonly QuizzAEnvoyer[],
): readonly (readonly QuizzAEnvoyer[])[] {
  const appels: QuizzAEnvoyer[][] = [];
  let [octets, questions] = [0, 0];
  for (const un of quizz) {
    const taille = new TextEncoder().encode(JSON.stringify(un)).length;
    const dernier = appels.at(-1);
    if (
      dernier === undefined ||
      dernier.length === QUIZZ_PAR_IMPORT ||
      octets + taille > APPEL_IMPORT_OCTETS_MAX ||
      questions + un.questions.length > QUESTIONS_PAR_IMPORT
    ) {
      appels.push([un]);
      [octets, questions] = [taille, un.questions.length];
    } else {
      dernier.push(un);
      octets += taille;
      questions += un.questions.length;
    }
  }
  return appels;
}

const MAX = {
  source: SOURCE_QUIZZ_LONGUEUR_MAX,
  auteur: AUTEUR_QUIZZ_LONGUEUR_MAX,
  licence: LICENCE_QUIZZ_LONGUEUR_MAX,
} as const;

/**
 * The reading under way, for which an import waits: of the same source again (`meme`), since the questions on screen are about to change;
 * of another source (`autre`), which the end of this import would throw away. Null when there is none.
 */
export type LectureEnCoursDImport = "meme" | "autre" | null;

/**
 * Sentence that says why the import is impossible now; null when it is possible.
 * @param sansColonnes whether no question can be read until the author has named columns
 * @param dedans whether the questions go into one existing quizz
 */
export function direEmpechementDImport({
  prets,
  lecture,
  sansColonnes,
  dedans,
}: {
  readonly prets: readonly QuizzDeFichierTrinquizz[];
  readonly lecture: LectureEnCoursDImport;
  readonly sansColonnes: boolean;
  readonly dedans: boolean;
}): string | null {
  if (lecture === "autre") return "La lecture de l’autre fichier finit…";
  if (lecture === "meme") return "La lecture se refait…";
  if (sansColonnes) return "Nommez les colonnes pour lire les questions.";
  if (prets.length === 0) return "Corrigez une question au moins pour pouvoir importer.";
  if (dedans && prets.length > 1)
    return "Un quizz s’arrête à 200\u00A0questions et ne reçoit qu’un quizz à la fois\u00A0: choisissez «\u00A0Nouveau quizz\u00A0».";
  for (const un of prets) {
    const titre = dedans ? null : trouverFauteDeTitre({ titre: un.title });
    if (titre !== null) return titre;
    for (const champ of ["source", "auteur", "licence"] as const)
      if ([...un[champ]].length > MAX[champ]) return PHRASES_EDITION_QUIZZ[champ];
  }
  return null;
}
