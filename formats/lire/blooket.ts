/** Blooket's CSV: a title row that may span 26 columns, a header whose names have line ends, right ones by number. Pure. */
import { creerFormatQuatreReponses } from "../outils/quatre-reponses.ts";

export const formatBlooket = creerFormatQuatreReponses({
  id: "blooket",
  nom: "un tableau de Blooket",
  source: "Blooket",
  motifs: {
    numero: /^question$|^question (?:number|no|num)$/,
    question: /^question text/,
    r1: /^answer 1/,
    r2: /^answer 2/,
    r3: /^answer 3/,
    r4: /^answer 4/,
    temps: /^time limit/,
    bonnes: /^correct answer/,
  },
  toutCocher: false,
});
