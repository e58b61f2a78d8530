/** Kahoot's spreadsheet: a header somewhere near row 8, four answers of 75 characters, right ones by number. Pure. */
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
  question: /^question (?:max )?1\d\d (?:characters|caracteres)|^question max|^question .*1\d\d/,
  r1: /^(?:answer|reponse) 1 .*\d\d/,
  r2: /^(?:answer|reponse) 2 .*\d\d/,
  r3: /^(?:answer|reponse) 3\b/,
  r4: /^(?:answer|reponse) 4\b/,
  temps: /^(?:time limit|limite de temps|temps|duree)/,
  bonnes: /^(?:correct answer|bonnes? s? ?reponse|reponse s correcte|reponses? correcte)/,
};
type Nom = keyof typeof MOTIFS;
const REPONSES = ["r1", "r2", "r3", "r4"] as const;

const chercher = (entree: Parameters<Format["lire"]>[0]) =>
  trouverGabarit(entree, MOTIFS, ["question", "r1", "r2", "bonnes"]);

export const kahootTableur: Format = {
  id: "kahoot-tableur",
  nom: "un Kahoot (tableur)",
  reconnaitre: (entree) => (chercher(entree) === null ? 0 : 0.97),
  lire(entree) {
    const gabarit = chercher(entree);
    if (gabarit === null) return { quizz: [] };
    const rangees = rangeesSous(entree, gabarit);
    const lignes = rangees
      // the template numbers a hundred rows that nobody filled
      .filter(({ cellules }) => cellules.filter(({ texte }) => texte.trim() !== "").length > 1)
      .map((rangee) => lireUne(gabarit, rangee));
    return {
      quizz: [
        {
          titre: "",
          credit: { source: "Kahoot", auteur: "", licence: "" },
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
  const { rangs, doutes, perdues } = lireBonnes(cellule("bonnes"), textes, false);
  const text = cellule("question").texte;
  if (text === "" && textes.every((texte) => texte === ""))
    return ignorer(rangee.ligne, MOTS.sansQuestion);
  return choix({
    ou: rangee.ligne,
    text,
    temps: nombreDe(cellule("temps").texte),
    options: textes.map((texte, rang) => ({ texte, bonne: rangs.includes(rang) })),
    doutes: [...doutes, ...perduesEn(perdues), ...datesEn(reponses)],
    remarques: rangs.length > 1 ? [MOTS.toutCocher] : [],
  });
}
