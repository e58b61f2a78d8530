/**
 * Remarks of the proof-reader of a quizz, each with what mends it: decisions/0083. What makes a question unplayable is a fault
 * (contracts/fautes.ts) and is not told twice. Pure.
 */
import {
  cleDeReponse,
  trouverVariantesRefusees,
  type VariantesDeReponse,
} from "#game/apercu/variantes.ts";
import { type Question, questionAttendReponse } from "#contracts/quizz.ts";
import type { DoublonDeQuestion } from "#contracts/relecture.ts";
import { calculerTeneurDeQuestion } from "#contracts/statistiques.ts";
import {
  ecrireQuestionAEnregistrer,
  estQuestionVierge,
  type QuestionEcrite,
} from "../../../document/question-ecrite.ts";
import { type QuizzEcrit, retirerQuestions } from "../../../document/quizz-ecrit.ts";
import {
  direLiensMorts,
  direMediasIllisibles,
  direTexteLong,
  lireSite,
  mediasDe,
} from "./ce-qui-se-voit.ts";
import type { Correction, Remarque, RemarqueDeQuestion } from "./remarques.ts";
import { compterReponses, direVariantes, relireReponses } from "./reponses-douteuses.ts";

/** What is known of the quizz beside its text. */
export interface ConnuDAilleurs {
  readonly doublons: readonly DoublonDeQuestion[];
  /** Media of other sites that did not answer. */
  readonly liensMorts: ReadonlySet<string>;
}

/** Remarks about a whole quizz, question by question, those about the quizz last. */
export function relireQuizz(document: QuizzEcrit, connu: ConnuDAilleurs): Remarque[] {
  const questions = document.questions.filter((une) => !estQuestionVierge(une));
  const ecrites = new Map(questions.map((une) => [une._id, relireQuestionSeule(une)]));
  const reponses = compterReponses(questions);
  const premieres = new Map<string, string>();
  const rangs = new Map(document.questions.map(({ _id }, rang) => [_id, rang + 1]));
  const suite = questions.flatMap((question) => {
    const { ecrite, remarques, variantes } = ecrites.get(question._id) ?? RIEN;
    if (ecrite === null) return [];
    const cle = cleDeDoublon(ecrite);
    const premiere = cle === null ? undefined : premieres.get(cle);
    if (cle !== null && premiere === undefined) premieres.set(cle, question._id);
    const toutes = [
      ...remarques,
      ...direVariantes(question, variantes, reponses),
      ...(premiere === undefined ? [] : [direDoublonIci(question, rangs.get(premiere) ?? 0)]),
      ...direDoublonsAilleurs(question, ecrite, connu.doublons),
      ...direLiensMorts(ecrite, connu.liensMorts),
    ];
    const contenu = JSON.stringify([
      calculerTeneurDeQuestion(ecrite),
      ecrite.text,
      ecrite.media,
      ecrite.preuve,
      ecrite.suite,
    ]);
    return toutes.map(({ code, phrase, vise, correction = null, ailleurs = [] }) => ({
      cle: empreinte(`${code} ${contenu}`),
      idQuestion: question._id,
      phrase,
      vise,
      correction,
      ailleurs,
    }));
  });
  return [...suite, ...relireCredit(document, questions)];
}

interface Relue {
  readonly ecrite: Question | null;
  readonly remarques: readonly RemarqueDeQuestion[];
  readonly variantes: readonly VariantesDeReponse[];
}
const RIEN: Relue = { ecrite: null, remarques: [], variantes: [] };

/** What was found in a question, which is another object once it is changed. */
const relues = new WeakMap<QuestionEcrite, Relue>();

function relireQuestionSeule(question: QuestionEcrite): Relue {
  const connue = relues.get(question);
  if (connue !== undefined) return connue;
  const ecrite = ecrireQuestionAEnregistrer(question);
  const relue: Relue = {
    ecrite,
    remarques: [
      ...relireReponses(question, ecrite),
      ...direTexteLong(ecrite),
      ...direMediasIllisibles(ecrite),
    ],
    variantes: trouverVariantesRefusees(ecrite),
  };
  relues.set(question, relue);
  return relue;
}

/** Media of other sites that a quizz shows, each once. */
export const listerLiens = ({ questions }: QuizzEcrit): string[] => [
  ...new Set(
    questions.flatMap((une) =>
      mediasDe(ecrireQuestionAEnregistrer(une)).flatMap(({ media }) =>
        /^https?:\/\//.test(media) ? [media] : [],
      ),
    ),
  ),
];

/** Key that two questions share when they ask the same; null for a question that asks nothing yet. */
function cleDeDoublon(ecrite: Question): string | null {
  const texte = cleDeReponse(ecrite.text);
  if (texte === "" || !questionAttendReponse(ecrite) || ecrite.reponse.length === 0) return null;
  const reponses = ecrite.reponse.map((une) => cleDeReponse(une) || une.trim()).sort();
  return JSON.stringify([texte, ecrite.media, reponses]);
}

const retirer = ({ _id }: QuestionEcrite): Correction => ({
  libelle: "Retirer d’ici",
  fait: "La question est retirée.",
  corriger: (document) => retirerQuestions(document, new Set([_id])),
});

const direDoublonIci = (question: QuestionEcrite, rang: number): RemarqueDeQuestion => ({
  code: "doublonIci",
  phrase: `La question ${String(rang)} demande déjà la même chose.`,
  vise: "texte",
  correction: retirer(question),
});

function direDoublonsAilleurs(
  question: QuestionEcrite,
  ecrite: Question,
  doublons: readonly DoublonDeQuestion[],
): RemarqueDeQuestion[] {
  const doublon = doublons.find(({ _id }) => _id === question._id);
  if (doublon === undefined || doublon.text !== ecrite.text) return [];
  const { dans } = doublon;
  const sien = dans.every((une) => une.sien);
  const public_ = dans.every((une) => !une.sien);
  const ou = sien
    ? `dans ${dans.length > 1 ? "d’autres de vos quizz" : "un autre de vos quizz"}`
    : public_
      ? `dans ${dans.length > 1 ? "des quizz publics" : "un quizz public"}`
      : "ailleurs";
  return [
    {
      code: "doublonAilleurs",
      phrase: `La même question est posée ${ou}\u00A0:`,
      vise: "texte",
      correction: retirer(question),
      ailleurs: dans,
    },
  ];
}

/** A public quizz that shows other people's media should say where they come from; one's own texts need no credit. */
function relireCredit({ reglages }: QuizzEcrit, questions: readonly QuestionEcrite[]): Remarque[] {
  const { visibilite, source, auteur, licence } = reglages;
  if (visibilite !== "public" || [source, auteur, licence].some((une) => une.trim() !== ""))
    return [];
  const sites = new Set(
    questions.flatMap((une) =>
      mediasDe(ecrireQuestionAEnregistrer(une)).flatMap(({ media }) =>
        /^https?:\/\//.test(media) ? [lireSite(media)] : [],
      ),
    ),
  );
  if (sites.size === 0) return [];
  return [
    {
      cle: empreinte(`credit ${[...sites].sort().join(" ")}`),
      idQuestion: null,
      phrase:
        sites.size === 1
          ? `Ce quizz public montre des médias de ${[...sites].join("")}, sans dire de qui ils sont.`
          : `Ce quizz public montre des médias de ${String(sites.size)}\u00A0sites, sans dire de qui ils sont.`,
      vise: "credit",
      correction: null,
      ailleurs: [],
    },
  ];
}

/** A short key of 53 bits for a long text (cyrb53 hash). */
function empreinte(texte: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < texte.length; i++) {
    const lettre = texte.charCodeAt(i);
    a = Math.imul(a ^ lettre, 2654435761);
    b = Math.imul(b ^ lettre, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
