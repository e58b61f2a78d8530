/** Russian roulette: two players, six chambers, one loaded. jeu §4 and §9, decisions-jeu "Mini-games". Pure. */
import {
  CHAMBRES_REVOLVER,
  GORGEES_CUL_SEC,
  BORNES_GORGEES_ORDINAIRES,
  GORGEES_PENALITES_MINI_JEUX,
} from "#contracts/limites.ts";
import { type CibleRoulette, MINI_JEUX } from "#contracts/mini-jeux.ts";
import { ecrireLignesArdoise } from "../ardoise.ts";
import { tirerNombreEntreBornes } from "../hasard.ts";
import type { ContexteDesRegles } from "../jeu.ts";
import { listerJoueursNommables } from "../selection.ts";
import type { CodeRefus, Partie } from "../types.ts";
import type { EtatRouletteRusse, TirDeRoulette } from "../types/mini-jeux.ts";
import { ajouterExploitAuJoueur, marquerImprevuCulSec, type RegleMiniJeu } from "./regle.ts";

/**
 * Pulls the trigger. `tir` is the number of shots that the shooter saw: the same tap twice fires once. Empty on oneself:
 * the hand stays; empty on the other: it passes, and the shooter drinks 1 to 4. Refuses `trop_tard`.
 */
function tirer(
  partie: Partie,
  jeu: ContexteDesRegles,
  roulette: EtatRouletteRusse,
  { tir, sur }: { readonly tir: number; readonly sur: CibleRoulette },
): Partie | CodeRefus {
  if (tir !== roulette.tirs.length) return "trop_tard";
  const { main, joueurs, balle, penalite } = roulette;
  const autre = joueurs[0] === main ? joueurs[1] : joueurs[0];
  const vise = sur === "soi" ? main : autre;
  const part = tir === balle;
  const rate = sur === "autre" ? tirerNombreEntreBornes(jeu.des, BORNES_GORGEES_ORDINAIRES) : 0;
  const gorgees = part ? penalite : rate;
  const fait: TirDeRoulette = { par: main, sur: vise, part, gorgees };
  const suite = ecrireLignesArdoise(
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
  const finie = ajouterExploitAuJoueur(suite, survivant, "roulette");
  return penalite === GORGEES_CUL_SEC ? marquerImprevuCulSec(finie) : finie;
}

export const REGLE_ROULETTE_RUSSE: RegleMiniJeu<EtatRouletteRusse> = {
  id: MINI_JEUX.rouletteRusse.id,
  besoin: 2,
  candidats: (partie) => listerJoueursNommables(partie).map(({ id }) => id),
  ouvrir: (jeu, [premier = "", second = ""]) => ({
    nom: "rouletteRusse",
    joueurs: [premier, second],
    main: premier,
    balle: jeu.des.entier(0, CHAMBRES_REVOLVER - 1),
    penalite: jeu.des.choisir(GORGEES_PENALITES_MINI_JEUX),
    tirs: [],
    fini: false,
    abandon: false,
  }),
  joueurs: ({ joueurs }) => joueurs,
  designe: ({ main }) => main,
  coups: ({ tirs }) => tirs.length,
  jouer: (partie, jeu, roulette, coup) =>
    coup.type === "tirer" ? tirer(partie, jeu, roulette, coup) : "trop_tard",
  cacheCompteurs: false,
  renommer: renommerDuel,
  elan: null,
};

/** Renames the players of a duel. A merge of both seats would make a player fight alone, so the duel is over. */
function renommerDuel(
  roulette: EtatRouletteRusse,
  nommer: (id: string) => string,
): EtatRouletteRusse {
  const [a, b] = roulette.joueurs;
  const joueurs = [nommer(a), nommer(b)] as const;
  const seul = joueurs[0] === joueurs[1];
  return {
    ...roulette,
    joueurs: seul ? roulette.joueurs : joueurs,
    main: nommer(roulette.main),
    tirs: roulette.tirs.map(({ par, sur, part, gorgees }) => ({
      par: nommer(par),
      sur: nommer(sur),
      part,
      gorgees,
    })),
    fini: roulette.fini || seul,
    abandon: roulette.abandon || (seul && !roulette.fini),
  };
}
