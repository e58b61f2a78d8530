/** Russian roulette: two players, six chambers, one loaded. jeu §4 and §9, decisions-jeu "Mini-games". Pure. */
import { CHAMBRES, CUL_SEC, GORGEES_QUESTION, PENALITES } from "#contracts/limites.ts";
import type { Cible } from "#contracts/mini-jeux.ts";
import { ecrire } from "../ardoise.ts";
import { accomplir } from "../exploits.ts";
import { entre } from "../hasard.ts";
import type { Jeu } from "../jeu.ts";
import type { CodeRefus, Partie, RouletteRusse, Tir } from "../types.ts";
import { allumerCulSec } from "./cul-sec.ts";

export function nouvelleRoulette(joueurs: readonly [string, string], jeu: Jeu): RouletteRusse {
  return {
    nom: "rouletteRusse",
    joueurs,
    main: joueurs[0],
    balle: jeu.des.entier(0, CHAMBRES - 1),
    penalite: jeu.des.choisir(PENALITES),
    tirs: [],
    fini: false,
    abandon: false,
  };
}

/**
 * Pulls the trigger. `tir` is the number of shots that the shooter saw: the same tap twice fires once. Empty on oneself:
 * the hand stays; empty on the other: it passes, and the shooter drinks 1 to 4. Refuses `trop_tard`.
 */
export function tirer(
  partie: Partie,
  roulette: RouletteRusse,
  { tir, sur }: { readonly tir: number; readonly sur: Cible },
  jeu: Jeu,
): Partie | CodeRefus {
  if (tir !== roulette.tirs.length) return "trop_tard";
  const { main, joueurs, balle, penalite } = roulette;
  const autre = joueurs[0] === main ? joueurs[1] : joueurs[0];
  const vise = sur === "soi" ? main : autre;
  const part = tir === balle;
  const rate = sur === "autre" ? entre(jeu.des, GORGEES_QUESTION) : 0;
  const gorgees = part ? penalite : rate;
  const fait: Tir = { par: main, sur: vise, part, gorgees };
  const suite = ecrire(
    {
      ...partie,
      miniJeu: {
        ...roulette,
        tirs: [...roulette.tirs, fait],
        fini: part,
        main: !part && sur === "autre" ? autre : main,
      },
    },
    [{ qui: part ? vise : main, gorgees, motif: "miniJeu" }],
  );
  if (!part) return suite;
  const survivant = joueurs[0] === vise ? joueurs[1] : joueurs[0];
  const finie = accomplir(suite, survivant, "roulette");
  return penalite === CUL_SEC ? allumerCulSec(finie) : finie;
}
