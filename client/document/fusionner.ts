/**
 * Joins the changes that two authors made to the same version of a quizz, by question and by field. A field that both
 * changed to different values is a clash, which the author settles. Pure. Decision 0082.
 */
import {
  type ChampDeQuestionCompare,
  CHAMPS_DES_REGLAGES_DE_QUIZZ,
  type DifferenceDeQuizz,
  estChampDeReglage,
} from "./comparer.ts";
import {
  changerQuestion,
  changerReglagesDuQuizz,
  type QuizzEcrit,
  listerIdsDeQuestions,
  type ReglagesDeQuizz,
} from "./quizz-ecrit.ts";
import { seraientEnregistresPareil } from "./memes.ts";
import { ajusterPlagesAuxQuestions } from "./plages.ts";
import {
  convertirEnQuestionAEnregistrer,
  sontMemesQuestions,
  type QuestionEcrite,
} from "./question-ecrite.ts";

/**
 * A clash: a place of the quizz that both authors have changed differently, named by `cle`. Ranks are from 0, in the
 * version that has the question.
 */
export type PointDeConflitDeQuizz = { readonly cle: string } & (
  | { readonly nom: "ordre" | "plages" }
  /** Difference from their version to ours. */
  | { readonly nom: "champs"; readonly ecart: DifferenceDeQuizz }
  /** A question that one side has deleted and the other has changed. */
  | {
      readonly nom: "supprimeeIci" | "supprimeeAilleurs";
      readonly rang: number;
      readonly texte: string;
    }
);

/** Settings that are free text. */
const REGLAGES_ECRITS = ["title", "source", "auteur", "licence"] as const;

/** Our text in a clash over one single text, which the author may settle by writing a third one; null for other clashes. */
export function lireNotreTexteEnConflit(heurt: PointDeConflitDeQuizz): string | null {
  if (heurt.nom !== "champs") return null;
  const { ecart } = heurt;
  if (ecart.nom === "changee") return ecart.champs.join() === "text" ? ecart.apres.text : null;
  if (ecart.nom !== "reglage") return null;
  const champ = REGLAGES_ECRITS.find((nom) => nom === ecart.champ);
  return champ === undefined ? null : ecart.apres[champ];
}

/** The document with `texte` in the place of the text that both sides clash over (see `lireNotreTexteEnConflit`). */
export function ecrireTexteEnConflit(
  document: QuizzEcrit,
  { cle }: PointDeConflitDeQuizz,
  texte: string,
): QuizzEcrit {
  const champ = REGLAGES_ECRITS.find((nom) => nom === cle);
  if (champ !== undefined) return changerReglagesDuQuizz(document, { [champ]: texte });
  const [id = ""] = cle.split("/");
  return changerQuestion(document, id, (une) => ({ ...une, text: texte }));
}

export interface QuizzFusionne {
  /** The joined document: of each clash it has our side, unless the author has chosen theirs. */
  readonly document: QuizzEcrit;
  readonly heurts: readonly PointDeConflitDeQuizz[];
}

interface Part {
  readonly champs: readonly ChampDeQuestionCompare[];
  readonly cles: readonly (keyof QuestionEcrite)[];
}
const seule = (champ: ChampDeQuestionCompare & keyof QuestionEcrite): Part => ({
  champs: [champ],
  cles: [champ],
});
/** Groups of question fields, each taken whole from one side: the right answers, for one, only make sense with the options and the type. */
const PARTS: readonly Part[] = [
  {
    champs: ["type", "options", "reponse", "precis"],
    cles: ["type", "propositions", "verres", "reponses", "reponsesBonus"],
  },
  seule("text"),
  seule("media"),
  seule("temps"),
  seule("aleatoire"),
  seule("preuve"),
  seule("suite"),
  seule("liste"),
];

/** Tells which side's value to take: `leur` when only they changed it, `heurt` when both changed it differently, otherwise `ici`. */
function trancher<T>(base: T, ici: T, leur: T): "ici" | "leur" | "heurt" {
  if (seraientEnregistresPareil(ici, leur) || seraientEnregistresPareil(leur, base)) return "ici";
  return seraientEnregistresPareil(ici, base) ? "leur" : "heurt";
}

/** Records a clash, and returns whether the author has chosen the other side for it. */
type Arbitrer = (heurt: PointDeConflitDeQuizz) => boolean;

/**
 * Prepares the joining of the other author's version: the returned function joins it with our document, or with any
 * step of our undo.
 * @param base version that both were written over
 */
export function creerFusionDeQuizz(
  base: QuizzEcrit,
  leur: QuizzEcrit,
): (ici: QuizzEcrit, pourLeur?: ReadonlySet<string>) => QuizzFusionne {
  const avant = parId(base);
  const leurs = new Map(
    leur.questions.map((une) => {
      const ancienne = avant.get(une._id);
      return [
        une._id,
        { une, changee: ancienne === undefined || !sontMemesQuestions(une, ancienne) },
      ];
    }),
  );
  return (ici, pourLeur = new Set()) => {
    const heurts: PointDeConflitDeQuizz[] = [];
    const arbitrer: Arbitrer = (heurt) => {
      heurts.push(heurt);
      return pourLeur.has(heurt.cle);
    };
    const reglages = fusionnerReglages(base, ici, leur, arbitrer);
    const gardees = fusionnerQuestions(avant, ici, leurs, arbitrer);
    const ids = fusionnerOrdre(base, ici, leur, new Set(gardees.keys()), arbitrer);
    const questions = ids.flatMap((id) => gardees.get(id) ?? []);
    const plages = fusionnerPlages(base, ici, leur, ids, arbitrer);
    return { document: { ...ici, reglages, questions, plages }, heurts };
  };
}

function fusionnerReglages(
  base: QuizzEcrit,
  ici: QuizzEcrit,
  leur: QuizzEcrit,
  arbitrer: Arbitrer,
): QuizzEcrit["reglages"] {
  const pris: Partial<Record<string, ReglagesDeQuizz[keyof ReglagesDeQuizz]>> = {};
  for (const champ of Object.keys(CHAMPS_DES_REGLAGES_DE_QUIZZ).filter(estChampDeReglage)) {
    const issue = trancher(base.reglages[champ], ici.reglages[champ], leur.reglages[champ]);
    const [avant, apres] = [leur.reglages, ici.reglages];
    if (
      issue === "leur" ||
      (issue === "heurt" &&
        arbitrer({
          cle: champ,
          nom: "champs",
          ecart: { nom: "reglage", champ, avant, apres },
        }))
    )
      pris[champ] = leur.reglages[champ];
  }
  return { ...ici.reglages, ...pris };
}

const parId = ({ questions }: QuizzEcrit): ReadonlyMap<string, QuestionEcrite> =>
  new Map(questions.map((une) => [une._id, une]));

/**
 * The questions of the joined document, by id: those of both sides, those that one side added, and the deleted ones
 * that a clash brings back.
 */
function fusionnerQuestions(
  avant: ReadonlyMap<string, QuestionEcrite>,
  ici: QuizzEcrit,
  leurs: ReadonlyMap<string, { readonly une: QuestionEcrite; readonly changee: boolean }>,
  arbitrer: Arbitrer,
): ReadonlyMap<string, QuestionEcrite> {
  const notres = parId(ici);
  const gardees = new Map<string, QuestionEcrite>();
  ici.questions.forEach((une, rang) => {
    const { _id: cle, text: texte } = une;
    const ancienne = avant.get(cle);
    const autre = leurs.get(cle);
    if (autre !== undefined)
      gardees.set(
        cle,
        autre.changee ? fusionnerQuestion(ancienne, une, autre.une, rang, arbitrer) : une,
      );
    else if (
      ancienne === undefined ||
      (!sontMemesQuestions(une, ancienne) &&
        !arbitrer({ cle, nom: "supprimeeAilleurs", rang, texte }))
    )
      gardees.set(cle, une);
  });
  [...leurs.values()].forEach(({ une, changee }, rang) => {
    const { _id: cle, text: texte } = une;
    if (notres.has(cle) || !changee) return;
    if (!avant.has(cle) || arbitrer({ cle, nom: "supprimeeIci", rang, texte }))
      gardees.set(cle, une);
  });
  return gardees;
}

/**
 * Joins two versions of one question, one group of fields at a time (`PARTS`).
 * @param base undefined: both sides added the question, so that any difference is a clash
 */
function fusionnerQuestion(
  base: QuestionEcrite | undefined,
  ici: QuestionEcrite,
  leur: QuestionEcrite,
  rang: number,
  arbitrer: Arbitrer,
): QuestionEcrite {
  const [notre, sienne] = [
    convertirEnQuestionAEnregistrer(ici),
    convertirEnQuestionAEnregistrer(leur),
  ];
  const ancienne = base === undefined ? undefined : convertirEnQuestionAEnregistrer(base);
  const prises = PARTS.flatMap(({ champs, cles }) => {
    const dits = [ancienne, notre, sienne].map((question) => champs.map((nom) => question?.[nom]));
    const issue = trancher(dits[0], dits[1], dits[2]);
    const ecart: DifferenceDeQuizz = {
      nom: "changee",
      rang,
      texte: notre.text,
      champs: champs.filter((champ) => !seraientEnregistresPareil(notre[champ], sienne[champ])),
      avant: sienne,
      apres: notre,
    };
    const cle = `${ici._id}/${champs.join()}`;
    const prise =
      issue === "leur" || (issue === "heurt" && arbitrer({ cle, nom: "champs", ecart }));
    return prise ? cles : [];
  });
  return { ...ici, ...Object.fromEntries(prises.map((nom) => [nom, leur[nom]])) };
}

/**
 * Ids of the joined questions, in the order of the side that moved some; a question of the other side only is put after
 * the one that it follows there.
 */
function fusionnerOrdre(
  base: QuizzEcrit,
  ici: QuizzEcrit,
  leur: QuizzEcrit,
  gardees: ReadonlySet<string>,
  arbitrer: Arbitrer,
): readonly string[] {
  const tous = [base, ici, leur].map(({ questions }) => listerIdsDeQuestions(questions));
  const commun = (id: string) => tous.every((ids) => ids.includes(id));
  const [avant, notre, sien] = tous.map((ids) => ids.filter(commun));
  const issue = trancher(avant, notre, sien);
  const laLeur =
    issue === "leur" || (issue === "heurt" && arbitrer({ cle: "ordre", nom: "ordre" }));
  const [premier, second] = laLeur ? [leur, ici] : [ici, leur];
  const ordre = listerIdsDeQuestions(premier.questions).filter((id) => gardees.has(id));
  let suit = 0;
  for (const id of listerIdsDeQuestions(second.questions)) {
    const rang = ordre.indexOf(id);
    if (rang >= 0) suit = rang + 1;
    else if (gardees.has(id)) {
      ordre.splice(suit, 0, id);
      suit += 1;
    }
  }
  return ordre;
}

/**
 * Joins the ranges to shuffle. To be compared, a range is named after the first of its questions that all versions
 * have, so that a range made longer at its start is still the same.
 */
function fusionnerPlages(
  base: QuizzEcrit,
  ici: QuizzEcrit,
  leur: QuizzEcrit,
  ids: readonly string[],
  arbitrer: Arbitrer,
): QuizzEcrit["plages"] {
  const tous = [base, ici, leur];
  const connus = tous.map((un) => new Set(listerIdsDeQuestions(un.questions)));
  const commun = (id: string) => connus.every((un) => un.has(id));
  const [avant, notres, leurs] = tous.map((un) => {
    const noms = new Map<string, string>();
    for (const id of listerIdsDeQuestions(un.questions).filter(commun)) {
      const cle = un.plages[id];
      if (cle !== undefined && !noms.has(cle)) noms.set(cle, id);
    }
    return (id: string) => {
      const cle = un.plages[id];
      return cle === undefined ? undefined : (noms.get(cle) ?? cle);
    };
  });
  const communes = ids.filter(commun);
  const heurte = communes.some(
    (id) => trancher(avant?.(id), notres?.(id), leurs?.(id)) === "heurt",
  );
  const laLeur = heurte && arbitrer({ cle: "plages", nom: "plages" });
  const plages: Record<string, string> = {};
  for (const id of ids) {
    const [a, n, l] = [avant?.(id), notres?.(id), leurs?.(id)];
    const issue = commun(id) ? trancher(a, n, l) : connus[1]?.has(id) === true ? "ici" : "leur";
    const prise = issue === "leur" || (issue === "heurt" && laLeur) ? l : n;
    if (prise !== undefined) plages[id] = prise;
  }
  const venues = ids.filter((id) => !commun(id) && plages[id] === undefined);
  return ajusterPlagesAuxQuestions(ids, new Set(venues), plages);
}
