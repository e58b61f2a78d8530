/**
 * Recognises the titles of two columns that were pasted with their rows ("PAYS → CAPITALE"), which look like a question and its answer.
 * Pure.
 */
import { foldForComparison } from "../outils/objets.ts";

/** Words that name a kind of thing in the title of a column, in the singular, without accents. */
const KINDS: ReadonlySet<string> = new Set(
  `abreviation acteur actrice adjectif age album allemand anglais animal annee antonyme appellation artiste astre auteur autrice bande
  bebe blason boisson bruit capitale chanson chanteur chanteuse chiffre club code cocktail compositeur compositrice concept contraire
  couleur createur cri date decouverte definition departement description devise dieu discipline drapeau ecrivain element emission
  empereur entreprise epoque equipe espagnol evenement evt expression femelle feminin fete film fleuve fondateur francais fromage genre
  gentile grec groupe habitant ile indicatif indice ingredient instrument interprete inventeur invention italien joueur langue latin
  lettre libelle lieu livre logo male marque masculin metier monnaie montagne monument mot nation nationalite nom nombre notion numero
  oeuvre œuvre operation oiseau origine outil participe patron pays peintre personnage petit peuple planete plat pluriel portugais
  prefecture prenom president produit prononciation proverbe realisateur realisatrice recette region reine resultat roi role roman
  savant sens serie siecle sigle signification singulier slogan specialite sport sportif stade surnom symbole synonyme tableau terme
  territoire theme titre traduction verbe ville vin vocabulaire
  artist author book capital city country definition director english french german meaning movie singer song spanish term translation
  word year`.split(/\s+/),
);

const singular = (word: string): string => (KINDS.has(word) ? word : word.replace(/[sx]$/, ""));

/**
 * Whether a cell names a kind of thing, as the title of a column does: "Pays", "le réalisateur", "Nom du film", "Année de sortie", "Mot
 * (anglais)".
 */
function namesKind(cell: string): boolean {
  const words = foldForComparison(cell)
    .replace(/^(?:l|le|la|les|un|une|des|the|a) (?=\S)/, "")
    .split(" ");
  const [first = "", next = ""] = words;
  return (
    words.length < 5 &&
    KINDS.has(singular(first)) &&
    (next === "" || /^(?:de|du|des|d|en|of|in)$/.test(next) || cell.includes("("))
  );
}

const isShouted = (cell: string): boolean => /^\P{Ll}*\p{Lu}{3}\P{Ll}*$/u.test(cell);
const isNumber = (cell: string): boolean => /^[-+]?\d[\d\s.,]*$/.test(cell);

/**
 * Whether the first of several pairs holds the titles of those below: both of its sides name kinds of things, or only this pair is in
 * capitals, or its question names a kind and all the other answers are numbers.
 * @param pairs the two sides of each line, in their order
 */
export function haveTitlesInFirstPair(pairs: readonly (readonly string[])[]): boolean {
  const [first = [], ...others] = pairs;
  const [asked = "", answer = ""] = first;
  if (others.length < 2 || first.length !== 2 || /[?？!.…:]\s*$/.test(asked)) return false;
  return (
    first.every(namesKind) ||
    (first.every(isShouted) && !others.some((sides) => sides.some(isShouted))) ||
    (namesKind(asked) && !isNumber(answer) && others.every(([, one = ""]) => isNumber(one)))
  );
}
