/** What the scenes read of a mini-game, and how they say it. Pure. */
import type { ReactNode } from "react";
import { CHAMBRES, CUL_SEC, TOLERANCE_DEVINE } from "#contracts/limites.ts";
import type { Cible, NomMiniJeu } from "#contracts/mini-jeux.ts";
import type { Vue, VueMiniJeu, VueMiniJeuDe } from "#game/schema/etat.ts";
import { gorgees } from "../partie/mots/gorgees.ts";

export type Tir = VueMiniJeuDe<"rouletteRusse">["tirs"][number];

/** A move in a mini-game, without the step it is meant for. */
export type Coup =
  | { readonly type: "tirer"; readonly tir: number; readonly sur: Cible }
  | { readonly type: "miser"; readonly mise: number }
  | { readonly type: "deviner"; readonly nombre: number };

/** Resolves to true once the move is made. */
export type Jouer = (coup: Coup) => Promise<boolean>;

/** The name of a player, even of one who has left since. */
export type Nommer = (id: string) => string;

/** A scene: the room, the mini-game, how to play it, how to name people. */
export interface Scene<Jeu extends VueMiniJeu = VueMiniJeu> {
  readonly vue: Vue;
  readonly jeu: Jeu;
  readonly nommer: Nommer;
  readonly jouer: Jouer;
  /** Below a result, on a phone: who moves on. */
  readonly attente: ReactNode;
}

/** Of one mini-game, with its own part at hand. */
export type SceneDe<Nom extends NomMiniJeu> = Scene<VueMiniJeuDe<Nom>>;

/** Null for the instant when a screen has the one and not yet the other. */
export function lireScene<Nom extends NomMiniJeu>(nom: Nom, scene: Scene): SceneDe<Nom> | null {
  const propre = scene.jeu[nom];
  return propre === undefined ? null : { ...scene, jeu: { ...scene.jeu, ...propre } };
}

export const TITRES: Readonly<Record<NomMiniJeu, string>> = {
  rouletteRusse: "Roulette russe",
  gamble: "Gamble",
  devine: "Devine tes gorgées",
};

/** The one who has just been hit, in the games where somebody may be. */
const TOUCHES: Readonly<Record<NomMiniJeu, (jeu: VueMiniJeu) => string | undefined>> = {
  rouletteRusse({ rouletteRusse }) {
    const dernier = rouletteRusse?.tirs.at(-1);
    return dernier?.part === true ? dernier.sur : undefined;
  },
  gamble: () => undefined,
  devine: () => undefined,
};

export const estTouche = (jeu: VueMiniJeu, id: string): boolean => TOUCHES[jeu.nom](jeu) === id;

/** Drinks water: the words say so. */
export const sansAlcool = (vue: Vue, id: string): boolean => vue.joueurs[id]?.sansAlcool === true;

/** Who faces `id` in the duel. */
export const enFace = ({ joueurs }: VueMiniJeu, id: string): string =>
  joueurs.find((autre) => autre !== id) ?? "";

/** "20 gorgées", "30 gorgées" or "un cul sec": jeu §4. */
export const direPenalite = (n: number, eau = false): string =>
  n === CUL_SEC ? "un cul sec" : gorgees(n, eau);

/** What the loser of a mini-game does: "boit 20 gorgées", "fait cul sec". */
export const direPeine = (n: number, eau = false): string =>
  n === CUL_SEC ? "fait cul sec" : `boit ${gorgees(n, eau)}`;

const CHIFFRES = ["aucune", "une seule", "deux", "trois", "quatre", "cinq", "six"] as const;

/** "Une balle, quatre chambres". */
export function direBarillet(tirs: number): string {
  const n = Math.max(0, CHAMBRES - tirs);
  return `Une balle, ${CHIFFRES[n] ?? String(n)} chambre${n > 1 ? "s" : ""}`;
}

/** Those the mini-game needed and who are not in the room any more. */
export const partis = ({ joueurs }: Vue, jeu: VueMiniJeu): readonly string[] =>
  jeu.joueurs.filter((id) => joueurs[id] === undefined);

export type Verdict = "pile" | "proche" | "rate";

export function verdictDevine({
  propose,
  reel,
}: Pick<VueMiniJeuDe<"devine">, "propose" | "reel">): Verdict {
  if (propose === reel) return "pile";
  return Math.abs(propose - reel) <= TOLERANCE_DEVINE ? "proche" : "rate";
}

/** What an empty chamber sounds like: said alone as long as it is held. */
export const CLIC = "Clic\u00A0!";

/** The same once the click was said. */
export const sansClic = (dit: string): string => dit.replace(`${CLIC} `, "");

/** One shot, told to the table by the name of who fired; null tells it to them. */
export function direTir(tir: Tir, nom: string | null, eau = false): string {
  if (tir.part) return "Pan\u00A0!";
  const [garde, boit] = nom === null ? ["tu gardes", "tu bois"] : [`${nom} garde`, `${nom} boit`];
  const vide = `${CLIC} Chambre vide\u00A0:`;
  if (tir.sur === tir.par) return `${vide} ${garde} la main.`;
  return `${vide} ${boit} ${gorgees(tir.gorgees, eau)}, la main passe.`;
}
