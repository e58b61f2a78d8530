/** What the title of a column says of the answers of a question, word by word, in six languages. Pure. */

/**
 * `option`: one of the numbered options; `answer`: an answer, or several in one cell; `right`: which one is right; `wrong`: a wrong one;
 * `true`, `false`: a column of ticks under that word; `weight`: what an option scores.
 */
export interface AnswerTitleSense {
  readonly sense: "option" | "answer" | "right" | "wrong" | "true" | "false" | "weight";
  /** Rank of the option, from 0, or -1 for « option 0 »; null without a number or a letter. */
  readonly rank: number | null;
  /** Whether the title says that its cells are numbers: « n° de la bonne réponse »; `index`: perhaps counted from 0. */
  readonly by?: "number" | "index";
}

type WordSense = Exclude<AnswerTitleSense["sense"], "option"> | "filler" | "rank";

/** Folded words and what they mean; a title with any other word says nothing of answers. */
const WORDS: readonly (readonly [WordSense, RegExp])[] = [
  ["rank", /^(?:\d|[1-9]\d|[a-h])$/],
  [
    "answer",
    /^(?:propositions?|props?|options?|optionen|opts?|choix|reponses?|reps?|possibilites?|elements?|answers?|ans|choices?|antwort(?:en)?|antwortmoglichkeit(?:en)?|auswahl(?:en)?|opcion(?:es)?|respuestas?|alternativas?|opzion[ei]|rispost[ae]|scelt[ae]|antwoord(?:en)?|keuzes?|carre|opcao|opcoes|respostas?)$/,
  ],
  [
    "right",
    /^(?:bonnes?|bons?|correct(?:e|es|s)?|justes?|exact(?:e|es|s)?|attendue?s?|acceptee?s?|right|accepted|expected|richtige?[rs]?|korrekte?[rs]?|correct[ao]s?|corrett[aeio]|esatt[aeio]|giust[aeio]|corret[ao]s?|cert[ao]s?|solutions?|sol|br|rc|cash|juiste?|goede?|corriges?|correction|cle|clef|key|losung(?:en)?|soluzion[ei]|solucion(?:es)?|solucao|solucoes|gabarito|respcorrecta)$/,
  ],
  [
    "wrong",
    /^(?:mauvaise?s?|fausses?|incorrect(?:e|es|s)?|wrong|falsche[rs]?|incorrect[ao]s?|sbagliat[aeio]|errat[aeio]|errad[ao]s?|incorret[ao]s?|fx|mr|foute?|distracteurs?|distractors?|distractores|distrattori|leurres?|erreurs?|erronee?s?)$/,
  ],
  ["true", /^(?:vraie?s?|true|wahr|verdader[ao]|ver[ao]|verdadeir[ao])$/],
  ["false", /^(?:faux|false|falsch|fals[ao])$/],
  ["weight", /^(?:fractions?|poids|weight|grade|ponderation)$/],
  [
    "filler",
    /^(?:l|la|le|les|de|du|des|d|of|the|s|n|no|num|numero|number|nr|index|idx|rang|lettre|letter|texte?|possibles?|duo|est|is|ou|et|or|and|valeur|value|max|obligatoire|contenus?|libelles?|intitules?|proposee?s?|toujours|always|immer|siempre|sempre|correspondantes?|facultati(?:f|ve)|optionnel(?:le)?|optional|required|posibles?|possibili|moglich|e|es)$/,
  ],
];
const senseOf = (word: string): WordSense | null =>
  WORDS.find(([, form]) => form.test(word))?.[0] ?? null;

/** Cuts words written without a space: "optiona", "reponse1", "iscorrect", "correctanswer". */
function wordsIn(word: string): readonly string[] {
  if (senseOf(word) !== null) return [word];
  for (let at = word.length - 1; at > 1; at -= 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (senseOf(head) !== null && senseOf(tail) !== null) return [head, tail];
  }
  return [word];
}

/** Folded titles of columns whose cells are accepted besides the right answer; "autres réponses" alone may be the wrong ones. */
const ALSO: readonly RegExp[] = [
  /^(?:variantes?|synonymes?|synonyms?|alias)(?: accept\w+)?$/,
  /^(?:aussi|egalement|also) accept\w+$|^accept\w+ (?:aussi|egalement|too)$/,
  /^(?:autres?|other|additional|andere|otras?|altr[ei]|outras?) .*\b(?:accept\w+|admises?|valables?|valid|bonnes?|correct\w*|justes?|orthographes?|ecritures?|spellings?|akzeptiert\w*|aceptad\w+|accettat\w+|aceit\w+)(?: .*)?$/,
  /^(?:orthographes?|ecritures?) (?:alternatives?|accept\w+|admises?)$|^(?:reponses? (?:equivalentes?|aussi acceptees?|egalement acceptees?))$/,
];

/** Whether a folded title is of answers accepted besides the right one. */
export const isTitleOfAlsoAcceptedAnswers = (title: string): boolean =>
  ALSO.some((form) => form.test(title));

/** Titles of other options, "Autres propositions", which are the wrong ones, since the right one has its column. */
const OTHER_OPTIONS =
  /^(?:autres?|other) (?:propositions?|choix|options?|choices?)(?: possibles?)?$/;

const known = new Map<string, AnswerTitleSense | null>();

/** Sense of a folded title for the answers in its column; null when it says nothing of them, as "Question" or "Temps". */
export function readAnswerTitle(title: string): AnswerTitleSense | null {
  const before = known.get(title);
  if (before !== undefined) return before;
  const read = title.length > 60 ? null : sensed(title);
  if (known.size > 2000) known.clear();
  known.set(title, read);
  return read;
}

/** Words left out of a title, "Réponse 1 (c’est la bonne, à mélanger)": their single letters would be read as ranks. */
const ASIDE =
  /\b(?:c est|a chaque fois|a melanger)\b|^une? (?:autre )?(?=(?:mauvaise|fausse|incorrecte|mauvais) )/g;

function sensed(said: string): AnswerTitleSense | null {
  const title = said.replace(ASIDE, " ").trim().replaceAll(/ +/g, " ");
  if (OTHER_OPTIONS.test(title)) return { sense: "wrong", rank: null };
  if (/^[vt] (?:ou )?f$/.test(title)) return { sense: "right", rank: null };
  const words = title.split(" ").flatMap(wordsIn);
  const senses = words.map(senseOf);
  if (senses.includes(null)) return null;
  const has = (sense: WordSense) => senses.includes(sense);
  const ranks = words.filter((_, at) => senses[at] === "rank");
  const rank = ranks.length === 1 ? rankOf(ranks[0] ?? "") : null;
  const by = words.some((word) => /^(?:index|idx)$/.test(word))
    ? "index"
    : words.some((word) => /^(?:n|no|num|numero|number|nr|rang)$/.test(word))
      ? "number"
      : null;
  if (by !== null && rank === null && (has("right") || has("answer")) && !has("wrong"))
    return { sense: "right", rank, by };
  // a column of verdicts, one for each option: "correct / incorrect"
  if ((has("true") && has("false")) || (has("right") && has("wrong")))
    return { sense: "right", rank: null };
  if (has("wrong") || (has("false") && (has("answer") || rank !== null)))
    return { sense: "wrong", rank };
  if (has("weight")) return { sense: "weight", rank };
  if (has("right") || (has("true") && (has("answer") || rank !== null)))
    return { sense: "right", rank };
  if (has("true")) return { sense: "true", rank: null };
  if (has("false")) return { sense: "false", rank: null };
  if (has("answer")) return rank === null ? { sense: "answer", rank } : { sense: "option", rank };
  return words.length === 1 && rank !== null ? { sense: "option", rank } : null;
}

/** Whether a column of that folded title may tick the right options; other ticks are of wrong ones, or of what players said. */
export const mayBeTickColumnTitle = (title: string): boolean =>
  /^(?:|x|r|ok|coche|cochee?|a cocher)$/.test(title) ||
  /^(?:right|true|answer|weight)$/.test(readAnswerTitle(title)?.sense ?? "");

const rankOf = (word: string): number =>
  /\d/.test(word) ? Number(word) - 1 : "abcdefgh".indexOf(word);
