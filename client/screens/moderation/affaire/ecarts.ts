/** Differences between a copied content and the content of today, in sentences. Pure. */
import type { ContenuDAffaire } from "#contracts/moderation.ts";
import type { Question } from "#contracts/quizz.ts";

/** Most differences that are written out; with more, the content itself is quicker to read. */
const ECARTS_MAX = 3;
const entre = (texte: string): string => `«\u00A0${texte}\u00A0»`;
const lettre = (rang: number): string => String.fromCodePoint(65 + rang);
/** A media in a form to compare: copied files have other names, so that only the presence of a file and its fragment count. */
const part = (media: string): string =>
  /^https?:/.test(media) ? media : media.replace(/^[^#]+/, "fichier");
const sansNoms = ({ media, preuve, suite, ...question }: Question): string =>
  JSON.stringify([
    question,
    part(media),
    [preuve, suite].map((c) => (c === null ? null : [c.text, part(c.media)])),
  ]);

function ecartsQuestion(avant: Question, apres: Question): string[] {
  const dits: string[] = [];
  if (avant.text !== apres.text) dits.push(`l’énoncé dit ${entre(apres.text)}`);
  avant.options.forEach((option, rang) => {
    const neuve = apres.options[rang];
    if (neuve === undefined) dits.push(`l’option ${lettre(rang)} n’y est plus`);
    else if (neuve !== option)
      dits.push(
        option.startsWith(neuve)
          ? `l’option ${lettre(rang)} ne dit plus que ${entre(neuve)}`
          : `l’option ${lettre(rang)} dit ${entre(neuve)}`,
      );
  });
  apres.options.slice(avant.options.length).forEach((option, rang) => {
    dits.push(`l’option ${lettre(avant.options.length + rang)} s’ajoute, ${entre(option)}`);
  });
  if (avant.reponse.join("\n") !== apres.reponse.join("\n"))
    dits.push(`la bonne réponse est ${apres.reponse.map(entre).join(", ") || "à choisir"}`);
  if (part(avant.media) !== part(apres.media)) dits.push("le média a changé");
  if (dits.length === 0 && sansNoms(avant) !== sansNoms(apres))
    dits.push("ses suites ou ses réglages ont changé");
  return dits;
}

const combien = (n: number, seule: string, plusieurs: string): string[] =>
  n === 0 ? [] : [n === 1 ? seule : `${String(n)}\u00A0${plusieurs}`];

function ecarts(avant: ContenuDAffaire, apres: ContenuDAffaire): string[] {
  if (avant.genre === "question" && apres.genre === "question")
    return ecartsQuestion(avant.question, apres.question);
  if (avant.genre === "profil" && apres.genre === "profil")
    return [
      ...(avant.pseudo === apres.pseudo ? [] : [`le pseudo est ${entre(apres.pseudo)}`]),
      ...(avant.description === apres.description
        ? []
        : [apres.description === "" ? "la description est vide" : "la description a changé"]),
    ];
  if (avant.genre !== "quizz" || apres.genre !== "quizz") return [];
  const [siennes, autres] = [avant.quizz.questions, apres.quizz.questions];
  const connues = new Map(siennes.map((question) => [question._id, sansNoms(question)]));
  const reste = new Set(autres.map(({ _id }) => _id));
  const changees = autres.filter(
    (question) => connues.has(question._id) && connues.get(question._id) !== sansNoms(question),
  ).length;
  return [
    ...(avant.quizz.title === apres.quizz.title
      ? []
      : [`le titre est ${entre(apres.quizz.title)}`]),
    ...combien(changees, "une question a changé", "questions ont changé"),
    ...combien(
      siennes.filter(({ _id }) => !reste.has(_id)).length,
      "une question n’y est plus",
      "questions n’y sont plus",
    ),
    ...combien(
      autres.filter(({ _id }) => !connues.has(_id)).length,
      "une question s’ajoute",
      "questions s’ajoutent",
    ),
  ];
}

/** The change since the report, in a sentence ("Aujourd’hui : l’option A ne dit plus que…"); null when nothing compared did. */
export function direChangementDepuisSignalement(
  avant: ContenuDAffaire,
  apres: ContenuDAffaire,
): string | null {
  const trouves = ecarts(avant, apres);
  if (trouves.length === 0) return null;
  const dits = trouves.slice(0, ECARTS_MAX).join("\u00A0; ");
  const reste = trouves.length > ECARTS_MAX ? ", et d’autres choses ont changé" : "";
  return `Aujourd’hui\u00A0: ${dits}${reste}.`;
}
