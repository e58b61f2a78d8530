/** Remarks about the answers of a question: doubtful ones, and spellings that the game would refuse. Pure. */
import { calculerFormeCompareeDuTexte, type VariantesDeReponse } from "#game/apercu/variantes.ts";
import { type Question, trouverManiereDeRepondre } from "#contracts/quizz.ts";
import type { QuestionEcrite } from "../../../document/question-ecrite.ts";
import { changerQuestion } from "../../../document/quizz-ecrit.ts";
import type { RemarqueAvantRattachement } from "./remarques.ts";
import { mettreEntreGuillemets, enumererNoms } from "../../../ui/typographie.tsx";

const D_ATTENTE =
  /^(?:\?{2,}|\.{3,}|…+|_{2,}|x{3,}|n\/a|todo|tbd|lorem ipsum.*|à (?:compléter|définir|venir|remplir|trouver|faire)|(?:bonne |mauvaise |fausse )?réponse(?: ?(?:n° ?)?(?:\d|[a-f]))?|(?:option|proposition|choix) ?(?:n° ?)?(?:\d|[a-f]))\s*[.…!?]?$/i;

/** Whether a text looks like a placeholder that was never replaced ("todo", "Réponse A"). "XXX" is a number, "?" may be an answer. */
export const estTexteProvisoireOublie = (texte: string): boolean =>
  D_ATTENTE.test(texte.trim()) && !/^X+$/.test(texte.trim());

/** Number of characters above which an answer is tedious to type on a phone: two lines of the field. */
const REPONSE_TAPEE_LONGUE = 50;

/** Remarks about the options and the accepted answers of a question. */
export function remarquerReponsesDouteuses(
  id: string,
  ecrite: Question,
): RemarqueAvantRattachement[] {
  const { options, reponse, precis } = ecrite;
  const attentes = [...new Set([...options, ...reponse, ...precis])].filter(
    estTexteProvisoireOublie,
  );
  const suite: RemarqueAvantRattachement[] = attentes.map((texte) => ({
    code: `attente ${texte}`,
    phrase: `${mettreEntreGuillemets(texte)} a l’air d’attendre un vrai texte.`,
    vise: "reponse",
  }));
  switch (trouverManiereDeRepondre(ecrite)) {
    case "uneOption":
    case "toutesLesOptions":
      return [...suite, ...relireOptions(ecrite)];
    case "texte":
      return [...suite, ...relireReponsesTapees(id, ecrite)];
    case null:
      return suite;
  }
}

/**
 * An option as it is compared with others: without case, extra spaces and a final full stop. Accents and signs stay,
 * since the question may be about them ("a" or "à").
 */
const plierOption = (texte: string): string =>
  texte
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .replace(/ ?\.$/, "")
    .trim();

function relireOptions(ecrite: Question): RemarqueAvantRattachement[] {
  const { options, reponse, precis } = ecrite;
  const vues = new Map<string, string>();
  const doubles = options.filter((option) => {
    const cle = plierOption(option);
    const deja = vues.has(cle);
    if (!deja) vues.set(cle, option);
    return deja;
  });
  const bonnes = options.filter((option) => reponse.includes(option) || precis.includes(option));
  const toutes =
    trouverManiereDeRepondre(ecrite) === "uneOption" &&
    options.length > 1 &&
    bonnes.length === options.length;
  return [
    ...doubles.map((option) => {
      const premiere = vues.get(plierOption(option)) ?? option;
      return {
        code: `pareilles ${option}`,
        phrase:
          premiere === option
            ? `${mettreEntreGuillemets(option)} est proposé deux fois.`
            : `${mettreEntreGuillemets(premiere)} et ${mettreEntreGuillemets(option)} se ressemblent trop.`,
        vise: "reponse" as const,
      };
    }),
    ...(toutes
      ? [
          {
            code: "toutesBonnes",
            phrase: "Toutes les propositions sont bonnes\u00A0: on ne peut pas se tromper.",
            vise: "reponse" as const,
          },
        ]
      : []),
  ];
}

function relireReponsesTapees(id: string, ecrite: Question): RemarqueAvantRattachement[] {
  const { reponse, precis, text } = ecrite;
  const vues = new Map<string, string>();
  const suite: RemarqueAvantRattachement[] = [];
  for (const texte of reponse) {
    const cle = calculerFormeCompareeDuTexte(texte);
    const premiere = vues.get(cle);
    if (cle !== "" && premiere !== undefined)
      suite.push({
        code: `memes ${texte}`,
        phrase: `Pour le jeu, ${mettreEntreGuillemets(texte)} et ${mettreEntreGuillemets(premiere)} sont la même réponse.`,
        vise: "reponse",
        correction: {
          libelle: `Retirer ${mettreEntreGuillemets(texte)}`,
          fait: `${mettreEntreGuillemets(texte)} est retirée.`,
          corriger: (document) => changerQuestion(document, id, sansDoublonDe(texte)),
        },
      });
    else vues.set(cle, texte);
  }
  const perdus = precis.filter((texte) => vues.has(calculerFormeCompareeDuTexte(texte) || texte));
  for (const texte of perdus)
    suite.push({
      code: `bonus ${texte}`,
      phrase: `${mettreEntreGuillemets(texte)} est déjà une bonne réponse\u00A0: son bonus ne tombera jamais.`,
      vise: "reponse",
    });
  const [courte = ""] = [...reponse, ...precis].sort((a, b) => a.length - b.length);
  if ([...courte].length > REPONSE_TAPEE_LONGUE)
    suite.push({
      code: "longue",
      phrase: `La réponse la plus courte fait ${String([...courte].length)}\u00A0caractères\u00A0: c’est long à taper sur un téléphone.`,
      vise: "reponse",
    });
  const dite = reponse.find((texte) => estDansLeTexte(texte, text));
  if (dite !== undefined)
    suite.push({
      code: `dite ${dite}`,
      phrase: `La réponse ${mettreEntreGuillemets(dite)} est écrite dans la question.`,
      vise: "texte",
    });
  return suite;
}

/** Removes one accepted answer of that text from a question: the last one of several. */
const sansDoublonDe =
  (texte: string) =>
  (question: QuestionEcrite): QuestionEcrite => {
    const rang = question.reponses.map((une) => une.trim()).lastIndexOf(texte);
    return { ...question, reponses: question.reponses.filter((_, autre) => autre !== rang) };
  };

/**
 * Whether the question's text gives the answer away. A question that offers a choice ("Paris ou Lyon ?") does so on
 * purpose, and does not count.
 */
function estDansLeTexte(reponse: string, texte: string): boolean {
  const cle = calculerFormeCompareeDuTexte(reponse);
  const lu = ` ${calculerFormeCompareeDuTexte(texte)} `;
  return /\p{L}{3}/u.test(cle) && !lu.includes(" ou ") && lu.includes(` ${cle} `);
}

/**
 * The remark that other spellings of the accepted answers could be accepted too.
 * @param reponses folded answers of the whole quizz: a variant that answers another question ("un" for "une") is not
 * proposed
 */
export function remarquerVariantesDeReponseAAccepter(
  id: string,
  trouvees: readonly VariantesDeReponse[],
  reponses: ReadonlySet<string>,
): RemarqueAvantRattachement[] {
  const gardees = trouvees
    .map(({ reponse, variantes }) => ({
      reponse,
      variantes: variantes.filter((une) => !reponses.has(calculerFormeCompareeDuTexte(une))),
    }))
    .filter(({ variantes }) => variantes.length > 0);
  const toutes = gardees.flatMap(({ variantes }) => variantes);
  if (toutes.length === 0) return [];
  const plusieurs = toutes.length > 1;
  return [
    {
      code: "variantes",
      phrase: `Le jeu refuserait ${enumererNoms(toutes.map(mettreEntreGuillemets))}.`,
      vise: "reponse",
      correction: {
        libelle: plusieurs ? "Les accepter aussi" : "L’accepter aussi",
        fait: `${enumererNoms(toutes.map(mettreEntreGuillemets))} ${plusieurs ? "sont acceptées" : "est acceptée"}.`,
        corriger: (document) =>
          changerQuestion(document, id, (une) => ({
            ...une,
            reponses: ajouterVariantes(une.reponses, gardees),
            reponsesBonus: ajouterVariantes(une.reponsesBonus, gardees),
          })),
      },
    },
  ];
}

/** A list of answers with the variants of its own answers put at its end. */
function ajouterVariantes(
  liste: readonly string[],
  trouvees: readonly VariantesDeReponse[],
): readonly string[] {
  const neuves = trouvees
    .filter(({ reponse }) => liste.some((une) => une.trim() === reponse))
    .flatMap(({ variantes }) => variantes);
  return neuves.length === 0 ? liste : [...liste.filter((une) => une.trim() !== ""), ...neuves];
}
