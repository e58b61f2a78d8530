/** Words of the three mini-games: jeu §4, decisions-jeu "Mini-games". */
import { z } from "zod";

/** The three of jeu §4. */
export type NomMiniJeu = "rouletteRusse" | "gamble" | "devine";

/** The gamble's eight outcomes, in the order of its wheel. */
export const issueGamble = z.enum([
  "boire",
  "distribuer",
  "tousBoivent",
  "personne",
  "tousSauf",
  "annuler",
  "culSec",
  "annulerUneFois",
]);
export type IssueGamble = z.infer<typeof issueGamble>;

/** Feats that earn a badge. */
export const exploit = z.enum(["roulette", "soixanteNeuf"]);
export type Exploit = z.infer<typeof exploit>;

/** Whom the revolver is pointed at. */
export const cible = z.enum(["soi", "autre"]);
export type Cible = z.infer<typeof cible>;
