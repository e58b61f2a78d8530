/**
 * Remarks of the proof-reader of a quizz, each with what mends it: decisions/0083. What makes a question unplayable is a fault
 * (contracts/fautes.ts) and is not told twice. Pure.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import {
  calculerFormeCompareeDuTexte,
  trouverVariantesRefusees,
  type VariantesDeReponse,
} from "#game/apercu/variantes.ts";
import { type Question, trouverManiereDeRepondre } from "#contracts/quizz.ts";
import type { DoublonDeQuestion } from "#contracts/relecture.ts";
import { calculerTeneurDeQuestion } from "#contracts/statistiques.ts";
import {
  convertirEnQuestionAEnregistrer,
  estQuestionVierge,
  type QuestionEcrite,
} from "../../../document/question-ecrite.ts";
import type { QuizzEcrit } from "../../../document/quizz-ecrit.ts";
import {
  remarquerLiensMorts,
  remarquerMediasIllisibles,
  remarquerTexteLong,
  lireNomDeSite,
  listerMediasDeQuestion,
} from "./ce-qui-se-voit.ts";
import {
  calculerCleDeDoublon,
  composerRemarqueDoublonIci,
  remarquerDoublonsAilleurs,
  type QuestionComparee,
  separerQuizzRecopies,
} from "./doublons.ts";
import type { Remarque, RemarqueAvantRattachement } from "./remarques.ts";
import {
  remarquerVariantesDeReponseAAccepter,
  remarquerReponsesDouteuses,
} from "./reponses-douteuses.ts";

/** What is known about the quizz from elsewhere than its text: duplicates in other quizzes, and dead links. */
export interface ConstatsSurDoublonsEtLiensMorts {
  readonly doublons: readonly DoublonDeQuestion[];
  /** Links to media of other sites that did not lead to a media. */
  readonly liensMorts: ReadonlySet<string>;
}

/** The remarks about a quizz: those about its questions, in their order, then those about the quizz as a whole. */
export function listerRemarquesDeQuizz(
  document: QuizzEcrit,
  connu: ConstatsSurDoublonsEtLiensMorts,
): Remarque[] {
  const relues = document.questions
    .filter((une) => !estQuestionVierge(une))
    .map((une) => relireQuestionSeule(une));
  const reponses = new Set(relues.flatMap((une) => une.reponses));
  const rangs = new Map(document.questions.map(({ _id }, rang) => [_id, rang + 1]));
  const { copies, doublons } = separerQuizzRecopies(relues, connu.doublons);
  const premieres = new Map<string, string>();
  const suite = relues.flatMap(({ id, contenu, cle, ecrite, remarques, variantes }) => {
    const premiere = cle === null ? undefined : premieres.get(cle);
    if (cle !== null && premiere === undefined) premieres.set(cle, id);
    const toutes = [
      ...remarques,
      ...remarquerVariantesDeReponseAAccepter(id, variantes, reponses),
      ...(premiere === undefined ? [] : [composerRemarqueDoublonIci(id, rangs.get(premiere) ?? 0)]),
      ...remarquerDoublonsAilleurs(id, doublons),
      ...remarquerLiensMorts(ecrite, connu.liensMorts),
    ];
    // remarks of the same code about one question count once: an option written three times makes one remark
    return [...new Map(toutes.map((une) => [une.code, situer(une, contenu, id)])).values()];
  });
  return [
    ...suite,
    ...copies.map((une) => situer(une, "", null)),
    ...relireCredit(document, relues).map((une) => situer(une, "", null)),
  ];
}

/**
 * The remark of a question, with its key.
 * @param contenu text that the remark depends on: an ignored remark returns when it changes
 * @param idQuestion null: the remark is about the quizz
 */
const situer = (
  { code, phrase, vise, correction = null, ailleurs = [] }: RemarqueAvantRattachement,
  contenu: string,
  idQuestion: string | null,
): Remarque => ({
  cle: empreinte(`${code} ${contenu}`),
  idQuestion,
  phrase,
  vise,
  correction,
  ailleurs,
});

/** A question with the remarks that can be made from it alone. */
interface QuestionRelue extends QuestionComparee {
  readonly ecrite: Question;
  /** Everything in the question that a remark depends on, as one text: an ignored remark returns when it changes. */
  readonly contenu: string;
  /** Accepted typed answers of the question, without case, accents and punctuation; empty for a question with options. */
  readonly reponses: readonly string[];
  readonly remarques: readonly RemarqueAvantRattachement[];
  readonly variantes: readonly VariantesDeReponse[];
}

/** Questions that were already proof-read, with their remarks; a changed question is another object, and is read anew. */
const dejaRelues = new WeakMap<QuestionEcrite, QuestionRelue>();

function relireQuestionSeule(question: QuestionEcrite): QuestionRelue {
  const connue = dejaRelues.get(question);
  if (connue !== undefined) return connue;
  const ecrite = convertirEnQuestionAEnregistrer(question);
  const { text, media, preuve, suite, reponse, precis } = ecrite;
  const tapee = trouverManiereDeRepondre(ecrite) === "texte";
  const relue: QuestionRelue = {
    id: question._id,
    ecrite,
    text,
    cle: calculerCleDeDoublon(ecrite),
    contenu: JSON.stringify([calculerTeneurDeQuestion(ecrite), text, media, preuve, suite]),
    reponses: tapee
      ? [...reponse, ...precis].map((texte) => calculerFormeCompareeDuTexte(texte))
      : [],
    remarques: [
      ...remarquerReponsesDouteuses(question._id, ecrite),
      ...remarquerTexteLong(ecrite),
      ...remarquerMediasIllisibles(ecrite),
    ],
    variantes: trouverVariantesRefusees(ecrite),
  };
  dejaRelues.set(question, relue);
  return relue;
}

const listerLiensDeQuestion = (question: Question): string[] =>
  listerMediasDeQuestion(question).flatMap(({ media }) =>
    /^https?:\/\//.test(media) ? [media] : [],
  );

/** Addresses of the media of other sites that a quizz shows, each once. */
export const listerMediasDAutresSites = ({ questions }: QuizzEcrit): string[] => [
  ...new Set(questions.flatMap((une) => listerLiensDeQuestion(relireQuestionSeule(une).ecrite))),
];

/** The remark that a public quizz without a credit shows media of other sites; one's own texts and files need no credit. */
function relireCredit(
  { reglages }: QuizzEcrit,
  relues: readonly QuestionRelue[],
): RemarqueAvantRattachement[] {
  const { visibilite, source, auteur, licence } = reglages;
  if (visibilite !== "public" || [source, auteur, licence].some((une) => une.trim() !== ""))
    return [];
  const sites = new Set(
    relues
      .flatMap(({ ecrite }) => listerLiensDeQuestion(ecrite))
      .map((lien) => lireNomDeSite(lien)),
  );
  if (sites.size === 0) return [];
  const ou = sites.size === 1 ? [...sites].join("") : `${String(sites.size)}\u00A0sites`;
  return [
    {
      code: `credit ${[...sites].sort().join(" ")}`,
      phrase: `Ce quizz public montre des médias de ${ou}, sans dire de qui ils sont.`,
      vise: "credit",
    },
  ];
}

/** A short hash of a long text, used as a key. */
const empreinte = (texte: string): string => bytesToHex(sha256(utf8ToBytes(texte))).slice(0, 16);
