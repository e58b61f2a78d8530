/** Which column of a table says what, by its header, in six languages, in any order. Pure. */
import { OPTIONS_PAR_QUESTION_MAX } from "#contracts/limites.ts";
import type { ColumnRole } from "../lecture.ts";
import { foldForComparison } from "./objets.ts";
import { isTitleOfAlsoAcceptedAnswers, readAnswerTitle, type AnswerTitleSense } from "./titles.ts";

/** Roles that one column at most has. */
export type SingleColumnRole = Exclude<ColumnRole, "proposition" | "fausse" | "acceptee" | "rien">;

export interface ColonnesTableau extends Partial<Record<SingleColumnRole, number>> {
  /** Columns of the options, in their order; gaps are missing columns. */
  readonly options: readonly number[];
  /** Columns of wrong answers, when the right answer has its own column. */
  readonly fausses: readonly number[];
  /** Columns that say of each option whether it is right. */
  readonly marques?: readonly number[];
  /** Columns of answers without a number in their title: one option on each row, or all options in one cell. */
  readonly reponses?: readonly number[];
  /** Columns of ticks under « vrai » and « faux ». */
  readonly vraiFaux?: readonly [number, number];
  /** Columns of other right answers, as their titles or an author name them. */
  readonly acceptees?: readonly number[];
  /** Columns left out, since another has the letter or the number of the same option. */
  readonly doubles?: readonly number[];
}

/** Folded column names in French, English, German, Spanish, Italian and Portuguese. */
const NOMS: Readonly<Record<Exclude<SingleColumnRole, "bonnes">, RegExp>> = {
  type: /^(?:type|sorte|genre|type (?:de |of )?question|question type|typ|fragetyp|tipo(?: de pregunta| di domanda| de pergunta)?)$/,
  question:
    /^(?:(?:la |les |ta |ma |votre )?questions?(?: ?(?:text|title|stem|texte|body)|s text)?|titres? (?:de (?:la |l )?)?questions?|questions? (?:(?:et|avec|and) (?:(?:ses|les|des) )?(?:choix|propositions?|reponses?|options|choices|answers)|posee?s?)|qsts?|quest|vra(?:ag|gen)|(?:enonces?|intitules?|libelles?)(?: de (?:la |l )?question)?|textes?(?: de la question)?|text|prompt|stem|statement|item|affirmations?|assertions?|consigne|frage(?:n|text|stellung)?|preguntas?|enunciados?|texto(?: de la pregunta| da pergunta)?|domand[ae]|testo(?: della domanda)?|quesit[io]|perguntas?|questao|questoes|termes?|terms?|recto|front|side 1|devinettes?|mots?|words?)$/,
  bonus: /^(?:reponses? (?:bonus|precises?)|bonus|precis)$/,
  temps:
    /^(?:temps(?: (?:limite|s|sec|en secondes?|secondes?))?|duree(?: s| en secondes?)?|secondes?|sec|chrono|minuteur|time(?: limit)?(?: (?:in )?(?:s|secs?|seconds))?|timer|seconds|zeit(?: in sekunden)?|tiempo|tempo)$/,
  preuve:
    /^(?:(?:preuve|explications?|anecdotes?|commentaires?|justifications?) (?:pour|du|de|des|a|facultati|eventuel|optionnel)\p{L}*(?: \p{L}+){0,3}|preuve|explications?|anecdotes?|commentaires?|justifications?|remarques?|(?:le )?saviez vous|explanation|answer explanation|rationale|comment|fun fact|feedback(?: general)?|note|rq|kommentar|begrundung|hinweis|comentarios?|retroalimentacion|commento|justificativa|erklarung|explicacion|spiegazione|explicacao)$/u,
  suite: /^(?:suite|apres)$/,
  media:
    /^(?:media|image|images|photo|son|video|lien|url|image link|image url|media url|lien de l image|bild|imagen|immagine|imagem)$/,
  mediaPreuve: /^(?:media de la preuve|image de la preuve|media preuve)$/,
  mediaSuite: /^(?:media de la suite|image de la suite|media suite)$/,
  liste: /^(?:liste|list)$/,
  melanger: /^(?:melanger|melange|aleatoire|shuffle)$/,
  partie:
    /^(?:partie|niveau|manche|round|level|difficulte|difficulty|schwierigkeit|dificultad|difficolta|dificuldade)$/,
};
const NOMS_COLONNES = Object.entries(NOMS);

/** Titles of the back of a flashcard; its front is the question. */
const BACK = /^(?:definitions?|verso|back|side 2|traductions?|translations?|dos)$/;

/** The name in a title that ends with a rank, "feedback" in "feedback 3"; null without a rank. */
const familyOf = (titre: string): string | null =>
  /^(.*\p{L}) ?(?:[1-9]|[a-h])$/u.exec(titre)?.[1] ?? null;

/**
 * The known title ("correct" or "poids") for the columns "x" or "%" that stand beside each option, "A;X;B;X", "Rép. 1;%;Rép. 2;%"; null for
 * other titles.
 */
function ticksTitle(titres: readonly string[], titre: string): string | null {
  if (!/^(?:x|pourcentage)$/.test(titre) || titres.filter((one) => one === titre).length < 2)
    return null;
  return titre === "x" ? "correct" : "poids";
}

/** The columns that folded titles name, as many as are known. */
export function findColumnsOfKnownTitles(titres: readonly string[]): ColonnesTableau {
  const nommees: Record<string, number> = {};
  // titles that number the steps of a template lose their number: "2. Type"
  const bare = titres.map((titre) => titre.replace(/^\d{1,2} (?=\p{L})/u, ""));
  const also = titres.map(isTitleOfAlsoAcceptedAnswers);
  const senses = titres.map((titre, column) =>
    also[column] === true ? null : readAnswerTitle(ticksTitle(titres, titre) ?? titre),
  );
  const of = (sense: AnswerTitleSense["sense"]) =>
    senses.flatMap((one, column) => (one?.sense === sense ? [{ column, rank: one.rank }] : []));
  titres.forEach((titre, colonne) => {
    if (senses[colonne] !== null && senses[colonne] !== undefined) return;
    const nom = NOMS_COLONNES.find(([, forme]) => forme.test(bare[colonne] ?? titre))?.[0];
    if (nom !== undefined && also[colonne] !== true) nommees[nom] ??= colonne;
  });
  const elsewhere = titres.findIndex((titre) => /^(?:title|titre)$/.test(titre));
  if (nommees["question"] === undefined && elsewhere >= 0) nommees["question"] = elsewhere;
  // "Réponse A (bonne)" is an option and no right answer where another column, « Bonne réponse », names the right one
  const alone = of("right").some(({ rank }) => rank === null);
  const ranks = of("option").map(({ rank }) => rank);
  const named = of("right").filter(({ rank }) => rank !== null && !ranks.includes(rank));
  const numbered = [...of("option"), ...(alone && ranks.length > 1 ? named : [])];
  const isDouble = ({ rank }: { readonly rank: number | null }, at: number) =>
    numbered.findIndex((one) => one.rank === rank) < at;
  const doubles = numbered.filter(isDouble).map(({ column }) => column);
  const unshared = of("answer").map(({ column }) => column);
  // neighbouring columns with the same title hold one option each
  const shared = unshared.filter((column) =>
    [column - 1, column + 1].some((near) => titres[near] === titres[column]),
  );
  const wide =
    numbered.length > 0 ? [] : shared.filter((column) => titres[column] === titres[shared[0] ?? 0]);
  const options = [
    ...numbered.filter((one, at) => !isDouble(one, at)),
    ...wide.map((column, rank) => ({ column, rank })),
  ];
  const answers = unshared.filter((column) => !wide.includes(column));
  const [vrai, faux] = [of("true")[0]?.column, of("false")[0]?.column];
  // a column « vrai » without « faux » names what is right, or ticks it
  const rights = [...of("right"), ...(faux === undefined ? of("true") : [])];
  const unranked = rights.filter(({ rank }) => rank === null);
  const several = rights.length > 1 && (unranked.length === 0 || unranked.length === rights.length);
  const marques = several && options.length + answers.length > 1 ? rights : of("weight");
  const marked = new Set(marques.map(({ column }) => column));
  const bonnes = [...unranked, ...rights].find(({ column }) => !marked.has(column))?.column;
  const fausses = of("wrong").map(({ column }) => column);
  const unnumbered = (column: number) => titres[column]?.replace(/ ?\d$/, "");
  const beside = also.flatMap((is, column) => (is ? [column] : []));
  const repeated =
    bonnes === undefined || options.length > 0
      ? []
      : rights
          .map(({ column }) => column)
          .filter(
            (column) =>
              column !== bonnes && !marked.has(column) && unnumbered(column) === unnumbered(bonnes),
          );
  const acceptees = [...repeated, ...beside];
  const used = new Set([...Object.values(nommees), ...beside]);
  // without known options, columns of one unknown name with numbers ("Ville 1;Ville 2") are the options
  const family = familiesOf(
    titres.map((titre, column) => (used.has(column) || senses[column] ? "" : titre)),
  )[0];
  const listed =
    options.length === 0 && answers.length > 1 && (bonnes !== undefined || marques.length > 0);
  const ranked = [...options]
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ column }) => column);
  const found =
    ranked.length > 0
      ? ranked
      : listed
        ? answers
        : fausses.length === 0 && answers.length === 0
          ? (family ?? [])
          : [];
  const back = titres.findIndex((titre) => BACK.test(titre));
  const told = bonnes ?? (listed ? undefined : answers[0]) ?? (back < 0 ? undefined : back);
  return {
    ...nommees,
    ...(told === undefined ? {} : { bonnes: told }),
    options: found,
    fausses,
    marques: marques.map(({ column }) => column),
    reponses: answers.filter((column) => column !== told && !found.includes(column)),
    ...(acceptees.length === 0 ? {} : { acceptees }),
    ...(doubles.length === 0 ? {} : { doubles }),
    ...(vrai === undefined || faux === undefined ? {} : { vraiFaux: [vrai, faux] }),
  };
}

/** Columns whose titles are the same name with a rank, by name, the largest group first. */
function familiesOf(titres: readonly string[]): readonly (readonly number[])[] {
  const families = new Map<string, number[]>();
  titres.forEach((titre, column) => {
    const name = familyOf(titre);
    if (name !== null) families.set(name, [...(families.get(name) ?? []), column]);
  });
  return [...families.values()]
    .filter((columns) => columns.length > 1)
    .sort((a, b) => b.length - a.length);
}

/** Names of languages, of which two columns are a list of words. */
const LANGUAGE =
  /^(?:francais|anglais|allemand|espagnol|italien|portugais|latin|french|english|german|spanish|deutsch|englisch|franzosisch|espanol|ingles|frances)$/;

/** Titles of one letter, read as these names only where both columns stand. */
const INITIALS: Readonly<Record<string, string>> = { q: "question", r: "reponse" };

/**
 * The columns that a header names; null when it is none: it has to name the question, and how it is answered.
 * @param titres folded
 */
export function lireEnteteTableau(titres: readonly string[]): ColonnesTableau | null {
  const initials = titres.map((titre) => INITIALS[titre] ?? titre);
  // "Q;R", "Q;A;B;C;R": titles of one letter are read as the words that they stand for
  if (initials.includes("question") && initials.includes("reponse") && titres.includes("q"))
    return lireEnteteTableau(initials);
  const languages = titres.flatMap((titre, column) => (LANGUAGE.test(titre) ? [column] : []));
  const [question, bonnes] = languages;
  if (question !== undefined && bonnes !== undefined && languages.length === 2 && titres.length < 4)
    return { question, bonnes, options: [], fausses: [] };
  // two columns "Paire 1;Paire 2" are the two sides of a card
  const [front = "", back = "", ...more] = titres;
  if (
    more.length === 0 &&
    readAnswerTitle(front) === null &&
    /(?: 1| a)$/.test(front) &&
    back === front.replace(/1$/, "2").replace(/a$/, "b")
  )
    return { question: 0, bonnes: 1, options: [], fausses: [] };
  const named = findColumnsOfKnownTitles(titres);
  // a column of results says what is right only where no other does
  const verdict = titres.findIndex((titre) => /^(?:resultat|verdict)$/.test(titre));
  const silent =
    named.bonnes === undefined &&
    named.options.length + named.fausses.length + (named.marques ?? []).length === 0;
  const colonnes = verdict >= 0 && silent ? { ...named, bonnes: verdict } : named;
  const { options, fausses, marques = [], vraiFaux, reponses = [] } = colonnes;
  const answered =
    options.length > 1 ||
    colonnes.bonnes !== undefined ||
    marques.length > 1 ||
    vraiFaux !== undefined;
  if (!answered) return null;
  if (colonnes.question !== undefined) return colonnes;
  // the nearest column of unknown title before the options and answers is the question
  const known = new Set([...options, ...fausses, ...marques, ...Object.values(colonnes).flat()]);
  const listed = options.length + fausses.length > 1 || reponses.length === 1;
  if ((colonnes.bonnes === undefined && marques.length === 0) || !listed) return null;
  for (let column = Math.min(...options, ...fausses, ...reponses) - 1; column >= 0; column--) {
    const titre = titres[column] ?? "";
    if (titre !== "" && !known.has(column) && !isUselessTitle(titre))
      return { ...colonnes, question: column };
  }
  return null;
}

/** Whether a folded title names the column of what is asked. */
export const isQuestionTitle = (titre: string): boolean => NOMS.question.test(titre);

/** Whether a folded title is one of a column of that role. */
export const isTitleOfRole = (titre: string, nom: keyof typeof NOMS): boolean =>
  NOMS[nom].test(titre);

/** Whether a folded title is known, whatever it says. */
export const isKnownTitle = (titre: string): boolean =>
  readAnswerTitle(titre) !== null ||
  isTitleOfAlsoAcceptedAnswers(titre) ||
  isUselessTitle(titre) ||
  NOMS_COLONNES.some(([, forme]) => forme.test(titre));

/** Whether these folded titles are a row of titles and nothing else: each is known, one asks, one answers. */
export const areColumnTitles = (titres: readonly string[]): boolean =>
  titres.some(isQuestionTitle) &&
  titres.every((titre) => titre === "" || isKnownTitle(titre)) &&
  lireEnteteTableau(titres) !== null;

/** Titles of columns that say nothing of a question. */
const SANS_USAGE =
  /^(?:n|no|num|numeros?|id|identifiant|rang|ordre|(?:nombre de |nb )?(?:points?|pts?)|score|duo|statuts?|status|refusee?r?s?|(?:reponses? )?(?:a )?refusee?r?s?|mises?|gains?|montants?|indices?|hints?|clues?|auteurs?(?: \w+)?|author|date(?: .+)?|nr|number|themes?|rubriques?|categor(?:ie|y)s?|kategorie|categoria|topics?|matieres?|subjects?|sujets?|chapitres?|chapter|sources?|tags?|langues?|language|lang|code|ref|reference|annee|year|poids|weight|valeur|bareme|competence)$/;

/** Titles of the margin within which a number is accepted as an answer. */
const MARGIN =
  /^(?:tolerances?|marges?)(?: (?:d erreur|acceptee?|admise?|toleree?|autorisee?|en .+))?$|^ecart (?:accepte|admis|tolere|autorise|maximum|max)$/;
/** Further titles left out without telling: notes of the authors (who, when, points, checked), hints, what a form records of who answered. */
const HOUSEKEEPING: readonly RegExp[] = [
  /^(?:(?:deja|bien) )?(?:proposee?|ecrite?|redigee?|trouvee?|suggeree?|ajoutee?|creee?|validee?|approuvee?|verifiee?|controlee?|relue?|lue?|corrigee?|jouee?|utilisee?|servie?|employee?|testee?|posee?|vue?)(?: e)?s?(?: e?s)?(?: (?:par|le|en|lors|chez|pour|dans|depuis|a)(?: .+)?)$/,
  /^(?:(?:deja|bien) )?(?:validee?|approuvee?|verifiee?|controlee?|relue?|jouee?|utilisee?|testee?)(?: e)?s?(?: e?s)?$|^deja (?:posee?|vue?|servie?)(?: e)?s?$|^(?:a )?(?:verifier|valider|relire|revoir)$/,
  /^(?:validation|verification|relecture|relect(?:eur|rice)s?|redact(?:eur|rice)s?|validat(?:eur|rice)s?|responsables?|contributeurs?|contributrices?|derniere utilisation|nombre d utilisations|equipes?|soirees?|(?:un|ton|votre) commentaire|horodateur|timestamp|(?:(?:ton|votre|mon) )?(?:prenom|nom|pseudo|e ?mail|adresse (?:e ?mail|mail))(?: (?:et|ou) (?:prenom|nom|pseudo))?)$/,
  MARGIN,
  /^(?:(?:petits? |premiers? |second |deuxieme )?indices?|aide|astuce|coup de pouce|hint|clue)(?: \p{L}+){1,5}$/u,
  /^(?:created|modified|last edited|creation|modification|date de creation)(?: (?:time|by|at|par|le))?$/,
  /^(?:nombre de |nb )?(?:points?|pts?) (?:si|par|pour|en cas|en jeu|bonus|max|maximum|attribues?|possibles?|gagnes?|obtenus?)(?: .+)?$/,
];

/** Whether a column of that folded title may be left out without telling the author. */
export const isUselessTitle = (titre: string): boolean =>
  SANS_USAGE.test(titre) || HOUSEKEEPING.some((forme) => forme.test(titre));

/** Whether a folded title is of the margin within which a number is accepted. */
export const isToleranceTitle = (titre: string): boolean => MARGIN.test(titre);

/** Rank, from 0, of the option that a folded title numbers, -1 for « option 0 »; null for any other title. */
export function readOptionRankOfTitle(titre: string): number | null {
  const read = readAnswerTitle(titre);
  return read?.sense === "option" ? read.rank : null;
}

/** Column titles of the tables that Trinquizz exports; the import reads them again. */
export const TITRES_COLONNES_EXPORT: readonly string[] = [
  "Type",
  "Question",
  ...Array.from({ length: OPTIONS_PAR_QUESTION_MAX }, (_, rang) => `Proposition ${rang + 1}`),
  "Bonnes réponses",
  "Réponses bonus",
  "Temps",
  "Média",
  "Preuve",
  "Média de la preuve",
  "Suite",
  "Média de la suite",
  "Liste",
  "Mélanger",
  "Partie",
];

const OWN_TITLES = TITRES_COLONNES_EXPORT.map(foldForComparison);

/** Whether folded titles are those of a table that Trinquizz exported, whose cells are kept as they are, whatever they say. */
export const areTitlesOfOurExport = (titres: readonly string[]): boolean =>
  OWN_TITLES.every((titre) => titres.includes(titre));

/** Whether columns are those of a table that Trinquizz exported. */
export const areColumnsOfOurExport = ({ type, bonus, melanger, liste }: ColonnesTableau): boolean =>
  [type, bonus, melanger, liste].every((column) => column !== undefined);
