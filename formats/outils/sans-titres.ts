/** A table without a header, when it is plain what each column is. Pure. */
import type { Ligne } from "../lecture.ts";
import { lireBonnes } from "./bonnes.ts";
import { questionOfCells } from "../texte/questions.ts";
import { rendre } from "./formules.ts";
import { largeurUsuelle, type Rangee } from "./grille.ts";
import { choix, ignorer, memeTexte, MOTS } from "./ligne.ts";

export interface SansTitres {
  readonly dite: string;
  readonly lire: (rangee: Rangee) => Ligne;
}

const textesDe = ({ cellules }: Rangee): string[] => {
  const textes = cellules.map(({ texte }) => rendre(texte).trim());
  while (textes.at(-1) === "") textes.pop();
  return textes;
};

/**
 * Of rows nearly all alike: a question, its options, and perhaps a last column that says which is right, by number, letter or
 * text. Null: a text that has commas in it.
 */
export function obvies(rangees: readonly Rangee[]): SansTitres | null {
  const largeur = largeurUsuelle(rangees);
  const usuelles = rangees.filter(({ cellules }) => cellules.length === largeur);
  if (largeur < 3 || rangees.length < 2 || usuelles.length < rangees.length * 0.7) return null;
  const lues = usuelles.slice(0, 50).map(textesDe);
  // a number first: "1;Quelle…"
  const numerotees = lues.every(([numero = ""]) => /^\d{1,4}$/.test(numero));
  const debut = numerotees ? 1 : 0;
  const longueur = (rang: number) =>
    lues.reduce((somme, textes) => somme + (textes[rang] ?? "").length, 0) / lues.length;
  const interroge = lues.filter((textes) => /[?？:…]\s*$/.test(textes[debut] ?? "")).length;
  // a question is longer than what answers it, or asks
  if (interroge * 2 < lues.length && longueur(debut) < 1.5 * longueur(debut + 1)) return null;
  const designe = lues.every((textes) => {
    const derniere = textes.at(-1) ?? "";
    const options = textes.slice(debut + 1, -1);
    return (
      options.length > 1 &&
      (/^[1-9a-hA-H]$/.test(derniere) || options.some((option) => memeTexte(option, derniere)))
    );
  });
  return designe
    ? { dite: "la dernière colonne dit la bonne", lire: (rangee) => parDerniere(rangee, debut) }
    : {
        dite: "la question d’abord",
        lire(rangee) {
          const [text = "", ...suite] = textesDe(rangee).slice(debut);
          return suite.length === 0
            ? ignorer(
                rangee.ligne,
                text === "" ? MOTS.sansQuestion : "Une ligne sans réponse",
                text,
              )
            : questionOfCells(text, suite, rangee.ligne);
        },
      };
}

function parDerniere(rangee: Rangee, debut: number): Ligne {
  const [text = "", ...suite] = textesDe(rangee).slice(debut);
  const dite = suite.pop() ?? "";
  const options = suite;
  const cellule = [...rangee.cellules].reverse().find(({ texte }) => texte.trim() !== "");
  const { rangs, doutes, perdues } = lireBonnes(
    { texte: dite, sorte: cellule?.sorte ?? "texte" },
    options,
  );
  return choix({
    ou: rangee.ligne,
    text,
    options: options.map((texte, rang) => ({ texte, bonne: rangs.includes(rang) })),
    doutes: [
      ...doutes,
      ...perdues.map(
        (perdue) => `La bonne réponse «\u00A0${perdue}\u00A0» n’est pas une des propositions.`,
      ),
    ],
  });
}
