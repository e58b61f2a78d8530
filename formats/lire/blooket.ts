/** Blooket's CSV: a title row that may span 26 columns, a header whose names have line ends, right ones by number. Pure. */
import type { Format } from "../format.ts";
import type { Ligne } from "../lecture.ts";
import { lireBonnes } from "../outils/bonnes.ts";
import {
  datesEn,
  type Gabarit,
  parNom,
  perduesEn,
  rangeesSous,
  trouverGabarit,
} from "../outils/gabarits.ts";
import type { Rangee } from "../outils/grille.ts";
import { choix, ignorer, MOTS } from "../outils/ligne.ts";
import { nombreDe } from "../outils/objets.ts";

const MOTIFS = {
  numero: /^question$|^question (?:number|no|num)$/,
  question: /^question text/,
  r1: /^answer 1/,
  r2: /^answer 2/,
  r3: /^answer 3/,
  r4: /^answer 4/,
  temps: /^time limit/,
  bonnes: /^correct answer/,
};
type Nom = keyof typeof MOTIFS;
const REPONSES = ["r1", "r2", "r3", "r4"] as const;

const chercher = (entree: Parameters<Format["lire"]>[0]) =>
  trouverGabarit(entree, MOTIFS, ["numero", "question", "r1", "r2", "bonnes"]);

export const blooket: Format = {
  id: "blooket",
  nom: "un tableau de Blooket",
  reconnaitre: (entree) => (chercher(entree) === null ? 0 : 0.97),
  lire(entree) {
    const gabarit = chercher(entree);
    if (gabarit === null) return { quizz: [] };
    const lignes = rangeesSous(entree, gabarit)
      .filter(({ cellules }) => cellules.filter(({ texte }) => texte.trim() !== "").length > 1)
      .map((rangee) => lireUne(gabarit, rangee));
    return {
      quizz: [
        {
          titre: "",
          credit: { source: "Blooket", auteur: "", licence: "" },
          lignes,
          total: lignes.length,
        },
      ],
      details: ["temps en secondes"],
    };
  },
};

function lireUne(gabarit: Gabarit<Nom>, rangee: Rangee): Ligne {
  const cellule = parNom(gabarit, rangee);
  const reponses = REPONSES.map(cellule);
  const textes = reponses.map(({ texte }) => texte);
  const text = cellule("question").texte;
  if (text === "" && textes.every((texte) => texte === ""))
    return ignorer(rangee.ligne, MOTS.sansQuestion);
  const { rangs, doutes, perdues } = lireBonnes(cellule("bonnes"), textes, false);
  return choix({
    ou: rangee.ligne,
    text,
    temps: nombreDe(cellule("temps").texte),
    options: textes.map((texte, rang) => ({ texte, bonne: rangs.includes(rang) })),
    doutes: [...doutes, ...perduesEn(perdues), ...datesEn(reponses)],
  });
}
