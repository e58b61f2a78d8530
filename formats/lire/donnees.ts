/** Questions that a program or an AI wrote as data: lists of objects whose keys say, in one of six languages, what they hold. Pure. */
import type { FormatImport } from "../format.ts";
import type { SourceImport } from "../entree.ts";
import type { LigneImport } from "../lecture.ts";
import { QUESTIONS_LUES_MAX } from "../limites.ts";
import { isTitleOfAlsoAcceptedAnswers, readAnswerTitle } from "../outils/titles.ts";
import { isTitleOfRole, isQuestionTitle } from "../outils/colonnes.ts";
import { retirerHtml } from "../outils/html.ts";
import { creerLigneChoix, creerLigneEntree } from "../outils/ligne.ts";
import { readListsAndObjectsInText } from "../outils/literals.ts";
import {
  estObjetJson,
  lireListeJson,
  lireNombreJson,
  lireValeurJsonCommeTexte,
  type ObjetJson,
  foldForComparison,
} from "../outils/objets.ts";
import {
  findRightOptionNotationInData,
  findRightOptionsInData,
  type RightOptionNotationInData,
} from "../outils/right-values.ts";
import { withUsualTrueOrFalseWords } from "../outils/shapes-of-truth.ts";

/** One question, before what designates its right answer is understood. */
interface Asked {
  readonly text: string;
  readonly options: readonly string[];
  /** Keys of the options, where they have some: "A", "B". */
  readonly labels: readonly string[];
  /** Ranks of the options that say themselves that they are right; null when none says so. */
  readonly marked: readonly number[] | null;
  /** Values that designate the right options, or that are the answers to type. */
  readonly right: readonly unknown[];
  readonly wrong: readonly string[];
  /** Whether nothing says what is right: a list then holds options, or all accepted answers. */
  readonly unsaid: boolean;
  readonly preuve: string;
  readonly temps: number | null;
}

/** The folded words of a key, as a column title has them: "bonneReponse" gives "bonne reponse", "correct_answer" its words. */
const titleOf = (key: string): string =>
  foldForComparison(key.replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2"));

const textOf = (value: unknown): string => retirerHtml(lireValeurJsonCommeTexte(value)).trim();
const isScalar = (value: unknown): boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

const isBoolean = (value: unknown): boolean => typeof value === "boolean";

const TEXT_KEY =
  /^(?:(?:answer|option|choice|reponse|choix|proposition) )?(?:text|texte|label|libelle|value|valeur|content|contenu|title|titre|body)$|^(?:answer|reponse|option|choice|choix|proposition)$/;
const IS_RIGHT =
  /^(?:is )?(?:correcte?|right|true|vraie?|bonne?|juste|valid|valide|answer|solution)(?: (?:answer|reponse))?$|^(?:est )?(?:correcte?|bonne|juste|vraie?)$/;

/** Value of an object under the first key whose folded words match `form`. */
const under = (object: ObjetJson, form: RegExp): unknown =>
  Object.entries(object).find(([key]) => form.test(titleOf(key)))?.[1];

interface Listed {
  readonly options: readonly string[];
  readonly labels: readonly string[];
  readonly marked: readonly number[] | null;
}

/** The options that a value lists; null for any other value. */
function listOf(value: unknown): Listed | null {
  if (estObjetJson(value)) {
    const labels = Object.keys(value);
    const lettered = labels.every((label) => /^(?:[A-Ha-h]|\d)$/.test(label));
    return labels.length > 1 && lettered && Object.values(value).every(isScalar)
      ? { options: Object.values(value).map(textOf), labels, marked: null }
      : null;
  }
  const items = lireListeJson(value);
  if (items.length === 0) return null;
  if (items.every(isScalar)) return { options: items.map(textOf), labels: [], marked: null };
  const objects = items.filter(estObjetJson);
  const options = objects.map((one) => textOf(under(one, TEXT_KEY)));
  if (objects.length < items.length || options.includes("")) return null;
  const said = objects.map((one) => under(one, IS_RIGHT));
  const marked = said.flatMap((one, rank) => (isYes(one) ? [rank] : []));
  const ids = objects.map((one) =>
    lireValeurJsonCommeTexte(under(one, /^(?:id|key|letter|lettre)$/)),
  );
  return {
    options,
    labels: ids.includes("") ? [] : ids,
    marked: said.every((one) => one === undefined) ? null : marked,
  };
}
const isYes = (value: unknown): boolean =>
  value === true ||
  value === 1 ||
  /^(?:true|vrai|oui|yes|1)$/i.test(lireValeurJsonCommeTexte(value).trim());

/** The question that an object asks; null for an object that asks nothing. */
function recordOf(object: ObjetJson): Asked | null {
  const entries = Object.entries(object).map(([key, value]) => {
    const title = titleOf(key);
    return {
      title,
      value,
      sense: isTitleOfAlsoAcceptedAnswers(title) ? null : readAnswerTitle(title),
    };
  });
  const asked =
    entries.find(({ title }) => isQuestionTitle(title) || title === "q")?.value ??
    entries.find(({ title }) => /^(?:title|titre)$/.test(title))?.value;
  const text = textOf(estObjetJson(asked) ? under(asked, TEXT_KEY) : asked);
  if (text === "") return null;
  const of = (...senses: readonly string[]) =>
    entries.filter(({ sense }) => sense !== null && senses.includes(sense.sense));
  const listed = of("answer", "option").flatMap(({ value }) => listOf(value) ?? [])[0];
  const lettered = of("option")
    .filter(({ value }) => isScalar(value))
    .sort((a, b) => (a.sense?.rank ?? 0) - (b.sense?.rank ?? 0))
    .map(({ value }) => textOf(value));
  const rights = of("right").map(({ value }) => value);
  const loose = of("answer", "true")
    .map(({ value }) => value)
    .filter(isScalar);
  const wrong = of("wrong").flatMap(({ value }) => (Array.isArray(value) ? value : [value]));
  const also = entries
    .filter(({ title }) => isTitleOfAlsoAcceptedAnswers(title))
    .map(({ value }) => value);
  const options = listed ?? { options: lettered, labels: [], marked: null };
  const right = [...(rights.length > 0 ? rights : loose), ...also]
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter((value) => isScalar(value) && lireValeurJsonCommeTexte(value).trim() !== "");
  if (options.options.length === 0 && right.length === 0) return null;
  // an answer beside a boolean records what a player typed, and asks nothing
  if (loose.length > 0 && options.options.length === 0 && rights.some(isBoolean)) return null;
  const temps = lireNombreJson(entries.find(({ title }) => isTitleOfRole(title, "temps"))?.value);
  return {
    text,
    ...options,
    right,
    wrong: wrong.filter(isScalar).map(textOf),
    unsaid: right.length === 0 && options.marked === null && wrong.length === 0,
    preuve: textOf(entries.find(({ title }) => isTitleOfRole(title, "preuve"))?.value),
    // a time of 1000 or more is in milliseconds, as some programs count
    temps: temps !== null && temps >= 1000 ? temps / 1000 : temps,
  };
}

/** The question of a list such as ["Capitale du Maroc ?", ["Rabat", "Fès"], 0]; null for any other list. */
function recordOfList(list: readonly unknown[]): Asked | null {
  const [text, options, right, ...more] = list;
  const listed = Array.isArray(options) ? listOf(options) : null;
  const plain = typeof text === "string" && listed !== null && listed.options.length > 1;
  return plain && isScalar(right) && more.every((one) => typeof one === "string")
    ? {
        text: textOf(text),
        ...listed,
        right: [right],
        wrong: [],
        unsaid: false,
        preuve: textOf(more[0]),
        temps: null,
      }
    : null;
}

/** Questions of one list, under the name of the list around them. */
interface Group {
  readonly nom: string;
  readonly records: readonly Asked[];
}

const NAME = /^(?:nom|name|titre|title|manche|round|categorie|category|theme|niveau|level)$/;

/** All lists of questions in a value, first to last. */
function groupsIn(value: unknown, nom = "", depth = 0): readonly Group[] {
  if (depth > 12) return [];
  if (Array.isArray(value)) {
    const records = value.map((one: unknown) =>
      estObjetJson(one) ? recordOf(one) : Array.isArray(one) ? recordOfList(one) : null,
    );
    const found = records.filter((one) => one !== null);
    if (found.length > 0) return [{ nom, records: found }];
    return value.flatMap((one: unknown) => groupsIn(one, nom, depth + 1));
  }
  if (!estObjetJson(value)) return [];
  const alone = recordOf(value);
  if (alone !== null) return [{ nom, records: [alone] }];
  const own = textOf(under(value, NAME));
  // keys of options are not searched: the options of an unreadable question are no questions
  const inside = Object.entries(value).filter(([key]) => readAnswerTitle(titleOf(key)) === null);
  return inside.flatMap(([key, one]) =>
    groupsIn(one, own === "" ? (depth === 0 ? "" : key) : own, depth + 1),
  );
}

const TRUTH = /^(?:true|false|vrai|faux)$/i;

/** Whether the answer is a word of true or false, without any other option: {question: "…", answer: "true"}. */
const isTruth = ({ options, right, wrong }: Asked): boolean =>
  options.length === 0 &&
  wrong.every((word) => TRUTH.test(word)) &&
  right.length === 1 &&
  TRUTH.test(lireValeurJsonCommeTexte(right[0]).trim());

function lineOf(
  record: Asked,
  ou: number,
  by: RightOptionNotationInData,
  typed: boolean,
): LigneImport {
  const { text, options, right, wrong, marked, preuve, temps } = record;
  const commun = { ou, text, preuve, temps };
  const said = right.map(textOf);
  if (isTruth(record)) {
    const yes = /^(?:true|vrai)$/i.test(said[0] ?? "");
    return creerLigneChoix({
      ...commun,
      options: [
        { texte: "Vrai", bonne: yes },
        { texte: "Faux", bonne: !yes },
      ],
    });
  }
  if (wrong.length > 0 && options.length === 0)
    return creerLigneChoix({
      ...commun,
      melanger: true,
      options: [
        ...said.map((texte) => ({ texte, bonne: true })),
        ...wrong.map((texte) => ({ texte })),
      ],
    });
  if (options.length === 0) return creerLigneEntree({ ...commun, reponses: said });
  if (record.unsaid && typed) return creerLigneEntree({ ...commun, reponses: options });
  const { rangs, doutes } =
    marked === null ? findRightOptionsInData(record, by) : { rangs: marked, doutes: [] };
  return withUsualTrueOrFalseWords(
    creerLigneChoix({
      ...commun,
      doutes,
      options: options.map((texte, rang) => ({ texte, bonne: rangs.includes(rang) })),
    }),
  );
}

/** The lists of questions of a file; none when it is no data. */
function read(entree: SourceImport): { readonly root: unknown; readonly groups: readonly Group[] } {
  const texte = entree.texte()?.texte ?? "";
  if (!/[[{]/.test(texte)) return { root: null, groups: [] };
  const json = entree.json();
  const values = json === undefined ? readListsAndObjectsInText(texte) : [json];
  // separate objects, one for each question, form one list
  const lone = values.every(estObjetJson) && values.some((one) => recordOf(one) !== null);
  return {
    root: values[0],
    groups: lone ? groupsIn(values) : values.flatMap((one) => groupsIn(one)),
  };
}

export const formatListesDObjets: FormatImport = {
  id: "donnees",
  nom: "des questions en JSON",
  reconnaitre: (entree) => (read(entree).groups.length > 0 ? 0.85 : 0),
  lire(entree) {
    const { root, groups } = read(entree);
    const records = groups.flatMap((group) => group.records).slice(0, QUESTIONS_LUES_MAX + 1);
    const by = findRightOptionNotationInData(records);
    // in a file of typed answers, a list holds the accepted answers and no options
    const plain = records.filter(({ options }) => options.length === 0);
    const typed = plain.length * 2 >= records.length && plain.length > 0;
    const lignes = records.map((record, rank) => lineOf(record, rank + 1, by, typed));
    let before = 0;
    const parties = groups.flatMap(({ nom, records: own }) => {
      const debut = before;
      before += own.length;
      return nom === "" || own.length < 2 || groups.length < 2
        ? []
        : [{ nom, debut, fin: debut + own.length - 1 }];
    });
    const titre = estObjetJson(root) ? textOf(under(root, /^(?:titre|title|nom|name)$/)) : "";
    return { quizz: [{ titre, lignes, total: lignes.length, parties }] };
  },
};
