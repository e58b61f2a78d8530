/** Which column of a table says what, by its header, in French or in English, in any order. Pure. */
import { OPTIONS_PAR_QUESTION_MAX } from "#contracts/limites.ts";
import type { ColumnRole } from "../lecture.ts";

/** Roles that one column at most has. */
export type NomColonneTableau = Exclude<ColumnRole, "proposition" | "fausse" | "acceptee" | "rien">;

export interface ColonnesTableau extends Partial<Record<NomColonneTableau, number>> {
  /** Columns of the options, in their order; gaps are missing columns. */
  readonly options: readonly number[];
  /** Columns of wrong answers, when the right answer has its own column. */
  readonly fausses: readonly number[];
  /** Columns of accepted answers, as an author names them by hand. */
  readonly acceptees?: readonly number[];
}

/** Folded column names in French, English, German, Spanish, Italian and Portuguese. */
const NOMS: Readonly<Record<NomColonneTableau, RegExp>> = {
  type: /^(?:type|sorte|genre|type (?:de |of )?question|question type|typ|fragetyp|tipo(?: de pregunta| di domanda| de pergunta)?)$/,
  question:
    /^(?:(?:la |the )?questions?(?: ?(?:text|title|stem|body)|s text)?|(?:enonces?|intitules?|libelles?)(?: de la question)?|libelles?|textes?(?: de la question)?|text|prompt|frage(?:text)?|fragen|pregunta|enunciado|domanda|pergunta|stem)$/,
  bonnes:
    /^(?:(?:la |les )?bonnes? ?(?:reponses?|propositions?|options?|choix)|(?:numero de la |index de la )?bonne reponse|reponses?(?: (?:correctes?|exactes?|justes?|attendues?|acceptees?|bonnes?))?|bonnes?|correctes?|correct|corrects|(?:correct|right|accepted) ?(?:answers?|options?|choices?|index)|answers?|solutions?|correct s|answer key|key|(?:correct |right )?answers? (?:index|letter|number|key|s)|(?:correct|right) (?:answers? )?(?:index|letter|number|option)|index|corriges?|corrections?|cle|gabarito|soluzion[ei]|solucion(?:es)?|solucao|(?:bonne |la )?lettre|(?:bonne |correcte )?rep|bonnes? (?:rep|lettres?|numeros?)|rep (?:correcte|juste)|numero (?:correct|de la bonne)|(?:alternativa|opcao) (?:correta|certa)|opcion correcta|opzione (?:corretta|esatta)|richtige(?: antwort(?:en)?)?|antwort(?:en)?|losung|respuestas?(?: correctas?)?|correctas?|rispost[ae](?: (?:corrett[ae]|esatt[ae]|giust[ae]))?|corrett[ae]|respostas?(?: (?:corretas?|certas?))?|corretas?)$/,
  bonus: /^(?:reponses? (?:bonus|precises?)|bonus|precis)$/,
  temps:
    /^(?:temps(?: (?:limite|s|sec|en secondes?|secondes?))?|duree(?: s| en secondes?)?|secondes?|sec|chrono|minuteur|time(?: limit)?(?: (?:in )?(?:s|secs?|seconds))?|timer|seconds|zeit(?: in sekunden)?|tiempo|tempo)$/,
  preuve:
    /^(?:preuve|explications?|anecdotes?|commentaires?|explanation|answer explanation|feedback|note|erklarung|explicacion|spiegazione|explicacao)$/,
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
/** "Proposition 1", "Reponse1", "optionA", "Antwort 2"; a letter or a number alone. */
const OPTION =
  /^(?:(?:propositions?|props?|options?|choix|reponses? (?:possible )?|reponses?|reps?|rep|answers? ?(?:option|choice|text)?|options? (?:text )?|choices?|elements?|antwort(?:moglichkeit)?|auswahl|opcion|respuesta|opzione|risposta|opcao|alternativa|resposta) ?(?:n )?([1-9]|[a-h])|([1-9]|[a-h]))$/;
const FAUSSE =
  /^(?:(?:mauvaise|fausse|incorrecte?|wrong|incorrect|falsche?)(?: ?(?:reponse|proposition|option|answer|choice|antwort))?(?: ?([1-9]))?|(?:reponse|proposition) (?:fausse|incorrecte)(?: ?([1-9]))?|(?:respuesta|risposta|resposta) (?:incorrecta|falsa|sbagliata|errata|errada|incorreta)(?: ?([1-9]))?|distracteur(?: ?([1-9]))?|distractor(?: ?([1-9]))?)$/;

/** A column of options that bears no number: one of several alike, or all options in each of its cells. */
const BARE_OPTION =
  /^(?:propositions?|options?|choix(?: possibles?| de reponses?)?|choices?|alternatives?|answer (?:options?|choices?)|reponses possibles|opciones|opzioni|opcoes|alternativas|antwortmoglichkeiten)$/;
/** What asks and what answers, where no usual title says it. */
const QUESTION_ELSE =
  /^(?:title|titre|item|recto|front|side 1|term|termes?|mot|word|devinette|affirmation|statement)$/;
const ANSWER_ELSE =
  /^(?:verso|back|side 2|definition|traduction|translation|vrai faux|true false|vrai ou faux)$/;

const NOMS_COLONNES = Object.entries(NOMS);

/** The columns that folded titles name, as many as are known. */
export function nameColumns(titres: readonly string[]): ColonnesTableau {
  const nommees: Record<string, number> = {};
  const options: [number, number][] = [];
  const fausses: number[] = [];
  const bare: number[] = [];
  titres.forEach((brut, colonne) => {
    // "Réponse(s) correcte(s)" is folded to "reponse s correcte s"
    const titre = brut
      .replace(/ (?:optional|facultatif|optionnel|facultative)$/, "")
      .replaceAll(/(?<=\p{L}) s(?= |$)/gu, "s");
    const rang = optionRank(titre);
    if (rang !== null) options.push([rang, colonne]);
    else if (FAUSSE.test(titre)) fausses.push(colonne);
    else if (BARE_OPTION.test(titre)) bare.push(colonne);
    else {
      const nom = NOMS_COLONNES.find(([, forme]) => forme.test(titre))?.[0];
      if (nom !== undefined) nommees[nom] ??= colonne;
    }
  });
  const at = (form: RegExp): number => titres.findIndex((titre) => form.test(titre));
  if (nommees["question"] === undefined && at(QUESTION_ELSE) >= 0)
    nommees["question"] = at(QUESTION_ELSE);
  if (nommees["bonnes"] === undefined && options.length === 0 && at(ANSWER_ELSE) >= 0)
    nommees["bonnes"] = at(ANSWER_ELSE);
  if (options.length === 0 && fausses.length === 0)
    options.push(...bare.map((colonne, rang): [number, number] => [rang, colonne]));
  return {
    ...nommees,
    options: options.sort(([a], [b]) => a - b).map(([, colonne]) => colonne),
    fausses,
  };
}

/**
 * The columns that a header names; null when it is none: it has to name the question, and how it is answered.
 * @param titres folded
 */
export function lireEnteteTableau(titres: readonly string[]): ColonnesTableau | null {
  const colonnes = nameColumns(titres);
  const repond = colonnes.options.length > 1 || colonnes.bonnes !== undefined;
  return colonnes.question === undefined || !repond ? null : colonnes;
}

/** Titles of columns that say nothing of a question. */
const SANS_USAGE =
  /^(?:n|no|num|numeros?|id|identifiant|rang|ordre|points?|score|auteur|author|date|nr|number|themes?|categor(?:ie|y)s?|kategorie|categoria|topics?|matieres?|subjects?|sujets?|chapitres?|chapter|sources?|tags?|langues?|language|lang|code|ref|reference|annee|year|poids|weight|valeur|bareme|competence)$/;

/** Whether a column of that folded title may be left out without a word. */
export const isUselessTitle = (titre: string): boolean => SANS_USAGE.test(titre);

/** Rank, from 0, of the option that a folded title numbers; null for any other title. */
export function optionRank(titre: string): number | null {
  const [, numero, seul] = OPTION.exec(titre) ?? [];
  return rangDe(numero ?? seul);
}

function rangDe(numero: string | undefined): number | null {
  if (numero === undefined) return null;
  return /\d/.test(numero) ? Number(numero) - 1 : "abcdefgh".indexOf(numero);
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
