/** Kahoot's spreadsheet: a header somewhere near row 8, four answers of 75 characters, right ones by number. Pure. */
import { creerFormatQuatreReponses } from "../outils/quatre-reponses.ts";

export const formatKahootTableur = creerFormatQuatreReponses({
  id: "kahoot-tableur",
  nom: "un Kahoot (tableur)",
  source: "Kahoot",
  motifs: {
    question: /^question (?:max )?1\d\d (?:characters|caracteres)|^question max|^question .*1\d\d/,
    r1: /^(?:answer|reponse) 1 .*\d\d/,
    r2: /^(?:answer|reponse) 2 .*\d\d/,
    r3: /^(?:answer|reponse) 3\b/,
    r4: /^(?:answer|reponse) 4\b/,
    temps: /^(?:time limit|limite de temps|temps|duree)/,
    bonnes: /^(?:correct answer|bonnes? s? ?reponse|reponse s correcte|reponses? correcte)/,
  },
  toutCocher: true,
});
