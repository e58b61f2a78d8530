/** The keys of the editor of a question. */
import type { TableDeTouches } from "../commun/touches.tsx";

export const TOUCHES_DE_QUESTION: TableDeTouches = [
  [["Tab"], "champ suivant"],
  [["Entrée"], "option suivante"],
  [["Ctrl", "B"], "bonne réponse"],
  [["Alt", "↑", "↓"], "déplacer"],
  [["Ctrl", "Z"], "annuler"],
  [["Ctrl", "Entrée"], "question suivante"],
];

export const RACCOURCIS_DE_QUESTION: TableDeTouches = [
  [["Tab"], "champ suivant"],
  [["Entrée"], "option suivante, ou une de plus"],
  [["Ctrl", "B"], "bonne réponse, dans une option"],
  [["Alt", "↑", "↓"], "déplacer l’option"],
  [["Retour arrière"], "ôter l’option vide"],
  [["Ctrl", "V"], "coller une option par ligne\u00A0; * ou = devant la bonne"],
  [["Espace"], "écouter l’extrait, depuis sa piste"],
  [["I", "O"], "début, fin de l’extrait ici, depuis sa piste"],
  [["F2"], "aux réglages, et retour (ou Alt+T)"],
  [["Ctrl", "Entrée"], "question suivante, ou une de plus"],
  [["Ctrl", "Z"], "annuler"],
  [["Ctrl", "Maj", "Z"], "rétablir (ou Ctrl+Y)"],
  [["Ctrl", "S"], "enregistrer"],
  [["F1"], "cette liste (ou Ctrl+/)"],
];
