/** The three mini-games as they travel: their names, their cards, their moves. jeu §4, decisions-jeu "Mini-games". */
import { z } from "zod";
import { GORGEES_TAPEES_MAX, MISE_GAMBLE_MAX, MISE_GAMBLE_MIN } from "./limites.ts";

interface MiniJeu {
  /** Id of the imprévu that opens the mini-game; the text of that card is only a title for the administration's list. */
  readonly id: string;
  readonly titre: string;
  /** Whether the mini-game goes on by itself after a move, as a wheel does until it stops; the outcome is drawn at the move. */
  readonly vaSeul: boolean;
}

export const MINI_JEUX = {
  rouletteRusse: { id: "mini-roulette-russe", titre: "Roulette russe", vaSeul: false },
  gamble: { id: "mini-gamble", titre: "Gamble", vaSeul: true },
  devine: { id: "mini-devine", titre: "Devine tes gorgées", vaSeul: false },
} as const satisfies Readonly<Record<string, MiniJeu>>;
export type NomMiniJeu = keyof typeof MINI_JEUX;

export const IDS_MINI_JEUX: readonly string[] = Object.values(MINI_JEUX).map(({ id }) => id);
export const estImprevuMiniJeu = (id: string): boolean => IDS_MINI_JEUX.includes(id);

/** Player at whom the revolver of the roulette russe is pointed: oneself or the other. */
export const cibleRoulette = z.enum(["soi", "autre"]);
export type CibleRoulette = z.infer<typeof cibleRoulette>;

const tour = z.int().min(0);
/**
 * The moves of the mini-games, from the player whose turn it is or from the host in their place. `tour`: as for every
 * command (commandes.ts).
 */
export const coupMiniJeu = z.discriminatedUnion("type", [
  // `tir` counts the shots already fired, so that a double tap fires once
  z.object({ type: z.literal("tirer"), tour, tir: z.int().min(0), sur: cibleRoulette }),
  z.object({
    type: z.literal("miser"),
    tour,
    mise: z.int().min(MISE_GAMBLE_MIN).max(MISE_GAMBLE_MAX),
  }),
  z.object({
    type: z.literal("deviner"),
    tour,
    nombre: z.int().min(0).max(GORGEES_TAPEES_MAX),
  }),
]);
export type CoupMiniJeu = z.infer<typeof coupMiniJeu>;

const NOMS_COUPS: ReadonlySet<string> = new Set(
  coupMiniJeu.options.map(({ shape }) => shape.type.value),
);
export const estCoupMiniJeu = (commande: { readonly type: string }): commande is CoupMiniJeu =>
  NOMS_COUPS.has(commande.type);

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

/** Feats in the mini-games that earn a badge. */
export const exploitDeMiniJeu = z.enum(["roulette", "soixanteNeuf"]);
export type ExploitDeMiniJeu = z.infer<typeof exploitDeMiniJeu>;
