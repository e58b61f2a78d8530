/** What everybody may see of the mini-game of the moment: not where the bullet is. */
import { coupsJoues, designe, enElan, joueursDe } from "#game/rules/mini-jeux/mini-jeux.ts";
import type { MiniJeu } from "#game/rules/types/mini-jeux.ts";
import {
  DevineSync,
  GambleSync,
  MiniJeuSync,
  RouletteRusseSync,
  TirSync,
} from "./etat-mini-jeux.ts";

export function miniJeuSync(miniJeu: MiniJeu): InstanceType<typeof MiniJeuSync> {
  const { nom, fini, abandon } = miniJeu;
  const sync = new MiniJeuSync({
    nom,
    designe: designe(miniJeu),
    coups: coupsJoues(miniJeu),
    enElan: enElan(miniJeu),
    fini,
    abandon,
    ...propre(miniJeu),
  });
  sync.joueurs.push(...joueursDe(miniJeu));
  return sync;
}

/** Its own part, under its name. */
function propre(miniJeu: MiniJeu) {
  switch (miniJeu.nom) {
    case "rouletteRusse": {
      const rouletteRusse = new RouletteRusseSync({ penalite: miniJeu.penalite });
      rouletteRusse.tirs.push(...miniJeu.tirs.map((tir) => new TirSync(tir)));
      return { rouletteRusse };
    }
    case "gamble": {
      const { mise, issue, pas } = miniJeu;
      return { gamble: new GambleSync({ mise: mise ?? 0, issue: issue ?? "", pas }) };
    }
    case "devine": {
      const { penalite, propose, reel } = miniJeu;
      return { devine: new DevineSync({ penalite, propose: propose ?? -1, reel: reel ?? -1 }) };
    }
  }
}
