/** How a question that was read is mended, and what is proposed for it. Pure. */
import { OPTION_LONGUEUR_MAX, OPTIONS_MAX, REPONSE_LIBRE_MAX } from "#contracts/limites.ts";
import type { FauteLue } from "#formats/etat.ts";
import type { QuestionLue } from "#formats/lecture.ts";

/** What is written line by line: options, what is to put in order, or accepted answers. */
export const lignesDe = ({ type, options, reponse }: QuestionLue): readonly string[] =>
  type === "choix" ? options : type === "rien" ? [] : reponse;

/** Characters of one of them. */
export const longueurMax = ({ type }: QuestionLue): number =>
  type === "entree" ? REPONSE_LIBRE_MAX : OPTION_LONGUEUR_MAX;

const sans = (textes: readonly string[], rang: number) => textes.filter((_, un) => un !== rang);

/** With that text in the place of another, wherever it is named; a twin keeps its own. */
function renommer(question: QuestionLue, avant: string, apres: string): Partial<QuestionLue> {
  const jumeau = question.options.filter((une) => une === avant).length > 1;
  const poser = (textes: readonly string[]) =>
    textes.map((un) => (un === avant && !jumeau ? apres : un));
  return { reponse: poser(question.reponse), precis: poser(question.precis) };
}

export function ecrireLigne(question: QuestionLue, rang: number, texte: string): QuestionLue {
  const poser = (textes: readonly string[]) => textes.map((un, ici) => (ici === rang ? texte : un));
  const avant = lignesDe(question)[rang] ?? "";
  switch (question.type) {
    case "choix":
      return {
        ...question,
        ...renommer(question, avant, texte),
        options: poser(question.options),
      };
    case "ordre":
      return {
        ...question,
        reponse: poser(question.reponse),
        options: question.options.map((une) => (une === avant ? texte : une)),
      };
    case "entree":
    case "rien":
      return { ...question, reponse: poser(question.reponse) };
  }
}

export function oterLigne(question: QuestionLue, rang: number): QuestionLue {
  const texte = lignesDe(question)[rang] ?? "";
  switch (question.type) {
    case "choix": {
      const options = sans(question.options, rang);
      const garder = (un: string) => un !== texte || options.includes(texte);
      return {
        ...question,
        options,
        reponse: question.reponse.filter(garder),
        precis: question.precis.filter(garder),
      };
    }
    case "ordre":
      return {
        ...question,
        reponse: sans(question.reponse, rang),
        options: sans(question.options, question.options.lastIndexOf(texte)),
      };
    case "entree":
    case "rien":
      return { ...question, reponse: sans(question.reponse, rang) };
  }
}

/** One more, empty; null where there is no room. */
export function ajouterLigne(question: QuestionLue): QuestionLue | null {
  switch (question.type) {
    case "choix":
      return question.options.length >= OPTIONS_MAX
        ? null
        : { ...question, options: [...question.options, ""] };
    case "ordre":
      return question.reponse.length >= OPTIONS_MAX
        ? null
        : {
            ...question,
            reponse: [...question.reponse, ""],
            options: [...question.options, ""],
          };
    case "entree":
      return { ...question, reponse: [...question.reponse, ""] };
    case "rien":
      return null;
  }
}

export const estBonne = ({ type, options, reponse }: QuestionLue, rang: number): boolean =>
  type === "choix" && reponse.includes(options[rang] ?? "");

export function basculerBonne(question: QuestionLue, rang: number): QuestionLue {
  const texte = question.options[rang] ?? "";
  const bonne = question.reponse.includes(texte);
  return {
    ...question,
    reponse: bonne ? question.reponse.filter((une) => une !== texte) : [...question.reponse, texte],
    precis: question.precis.filter((une) => une !== texte),
  };
}

/** What is wrong with one of the lines: the fields name a text that several of them may hold. */
export function fauteDeLigne(
  question: QuestionLue,
  fautes: readonly FauteLue[],
  rang: number,
): string | null {
  const texte = lignesDe(question)[rang] ?? "";
  const sienne = fautes.find(({ champ, rang: ici }) => {
    if (ici === null || (champ !== "options" && champ !== "reponse" && champ !== "precis"))
      return false;
    return question[champ][ici] === texte;
  });
  return sienne?.phrase ?? null;
}

/** Those that belong to no line: of the question, or of a field of it. */
export const fautesSansLigne = (fautes: readonly FauteLue[]): readonly FauteLue[] =>
  fautes.filter(
    ({ champ, rang }) =>
      rang === null || (champ !== "options" && champ !== "reponse" && champ !== "precis"),
  );

const COUPURES = [/\s*\([^()]*\)\s*$/u, /\s*[,;:–—].*$/su, /\s+-\s.*$/su];

/** A shorter way to say it that fits: before a parenthesis or a comma, else whole words; null when there is none. */
export function raccourcir(texte: string, max: number): string | null {
  const net = texte.trim().replace(/\s+/gu, " ");
  const tient = (court: string) => court !== "" && [...court].length <= max;
  if ([...net].length <= max) return null;
  for (const coupure of COUPURES) {
    const court = net.replace(coupure, "");
    if (court !== net && tient(court)) return court;
  }
  const debut = [...net].slice(0, max + 1).join("");
  const mots = debut.slice(0, Math.max(0, debut.lastIndexOf(" "))).trimEnd();
  return tient(mots) ? mots : null;
}
