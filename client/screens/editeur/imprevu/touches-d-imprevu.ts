/** The keys of the editor of an imprévu. */
import type { TableDeTouches } from "../commun/raccourcis.tsx";

export const TOUCHES_D_IMPREVU: TableDeTouches = [
  [["Ctrl", "S"], "enregistrer"],
  [["Ctrl", "Entrée"], "imprévu suivant"],
  [["F9"], "tirer 20 fois"],
  [["↑", "↓"], "voir un tirage à l’écran"],
];

export const RACCOURCIS_D_IMPREVU: TableDeTouches = [
  [["&"], "propose les commandes\u00A0; Entrée prend celle qui est visée"],
  [["Entrée"], "élément suivant de la liste, ou un de plus"],
  [["Retour arrière"], "ôter l’élément vide"],
  [["Ctrl", "V"], "coller un élément par ligne"],
  [["Alt", "↑", "↓"], "déplacer l’élément"],
  [["↑", "↓"], "voir un autre tirage, depuis leur liste"],
  [["F9"], "tirer 20 fois (ou Ctrl+D)"],
  [["Ctrl", "Entrée"], "imprévu suivant"],
  [["Ctrl", "Z"], "annuler"],
  [["Ctrl", "Maj", "Z"], "rétablir (ou Ctrl+Y)"],
  [["Ctrl", "S"], "enregistrer"],
  [["F1"], "cette liste (ou Ctrl+/)"],
];
