/** Gimkit's CSV: a question, its right answer, one to three wrong ones; no time. Pure. */
import type { FormatImport } from "../format.ts";
import {
  ecrireDoutesDeCellulesEnDates,
  creerLecteurDeCellules,
  lireRangeesSousEntete,
  trouverGabarit,
} from "../outils/gabarits.ts";
import { creerLigneChoix, creerLigneEntree as saisie } from "../outils/ligne.ts";

const MOTIFS = {
  question: /^question$/,
  bonne: /^correct answer$/,
  f1: /^incorrect answer 1/,
  f2: /^incorrect answer 2/,
  f3: /^incorrect answer 3/,
};

const chercher = (entree: Parameters<FormatImport["lire"]>[0]) =>
  trouverGabarit(entree, MOTIFS, ["question", "bonne", "f1"]);

export const formatGimkit: FormatImport = {
  id: "gimkit",
  nom: "un tableau de Gimkit",
  reconnaitre: (entree) => (chercher(entree) === null ? 0 : 0.97),
  lire(entree) {
    const gabarit = chercher(entree);
    if (gabarit === null) return { quizz: [] };
    const lignes = lireRangeesSousEntete(entree, gabarit).map((rangee) => {
      const cellule = creerLecteurDeCellules(gabarit, rangee);
      const bonne = cellule("bonne");
      const fausses = [cellule("f1"), cellule("f2"), cellule("f3")];
      const commun = {
        ou: rangee.ligne,
        text: cellule("question").texte,
        doutes: ecrireDoutesDeCellulesEnDates([bonne, ...fausses]),
      };
      // a row without a wrong answer is a question whose answer is typed
      return bonne.texte !== "" && fausses.every(({ texte }) => texte === "")
        ? saisie({ ...commun, reponses: [bonne.texte] })
        : creerLigneChoix({
            ...commun,
            options: [{ texte: bonne.texte, bonne: true }, ...fausses],
            melanger: true,
          });
    });
    return {
      quizz: [
        {
          titre: "",
          credit: { source: "Gimkit", auteur: "", licence: "" },
          lignes,
          total: lignes.length,
        },
      ],
    };
  },
};
