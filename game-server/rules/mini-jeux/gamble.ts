/** The gamble: a bet, a wheel of eight outcomes, a price. jeu §4 and §9. Pure. */
import { CUL_SEC, ROULETTE_MS, ROULETTE_PAS } from "#contracts/limites.ts";
import { type IssueGamble, issueGamble, MINI_JEUX } from "#contracts/mini-jeux.ts";
import { type Ecriture, ecrire, gorgeesDe } from "../ardoise.ts";
import { mettreEnMain } from "../distribution.ts";
import { entre } from "../hasard.ts";
import type { Jeu } from "../jeu.ts";
import { joueur, modifierJoueur, nommables } from "../selection.ts";
import type { CodeRefus, Partie } from "../types.ts";
import type { Gamble } from "../types/mini-jeux.ts";
import { poidsDe } from "./poids-gamble.ts";
import { accomplir, allumerCulSec, type RegleMiniJeu } from "./regle.ts";

const ANNULATIONS: ReadonlySet<IssueGamble> = new Set(["annuler", "annulerUneFois"]);

const tourne = ({ issue, fini }: Gamble) => issue !== null && !fini;

/** The outcomes of a bet with their weights. A player who has cancelled once drinks instead of cancelling again. */
export function chances(mise: number, dejaAnnule: boolean): ReadonlyMap<IssueGamble, number> {
  const poids = poidsDe(mise);
  const sorties = new Map<IssueGamble, number>();
  for (const issue of issueGamble.options) {
    const sortie = dejaAnnule && ANNULATIONS.has(issue) ? "boire" : issue;
    const n = (sorties.get(sortie) ?? 0) + (poids[issue] ?? 0);
    if (n > 0) sorties.set(sortie, n);
  }
  return sorties;
}

function tirerIssue(jeu: Jeu, mise: number, dejaAnnule: boolean): IssueGamble {
  const sorties = chances(mise, dejaAnnule);
  const total = [...sorties.values()].reduce((somme, n) => somme + n, 0);
  let reste = jeu.des.entier(1, total);
  for (const [issue, n] of sorties) {
    reste -= n;
    if (reste <= 0) return issue;
  }
  throw new Error("gamble: no outcome");
}

/** The wheel starts: its outcome is drawn now, and paid when it stops. Refuses `roulette_lancee`. */
function miser(partie: Partie, jeu: Jeu, gamble: Gamble, mise: number): Partie | CodeRefus {
  if (gamble.issue !== null) return "roulette_lancee";
  const dejaAnnule = joueur(partie, gamble.joueur)?.gambling ?? false;
  const issue = tirerIssue(jeu, mise, dejaAnnule);
  const pas = entre(jeu.des, ROULETTE_PAS);
  return { ...partie, miniJeu: lancer({ ...gamble, mise, issue, pas }, jeu.now) };
}

/** Turns for as long as the screens show it, from `now`. */
const lancer = (gamble: Gamble, now: number): Gamble => ({
  ...gamble,
  arretA: now + ROULETTE_MS,
});

/** Carries out the outcome once the wheel has stopped. */
function payer(partie: Partie, gamble: Gamble): Partie {
  const { joueur: id, issue, mise } = gamble;
  const finie: Partie = { ...partie, miniJeu: { ...gamble, fini: true } };
  const gorgees = mise ?? 0;
  const boire = (qui: string, n = gorgees): Ecriture => ({ qui, gorgees: n, motif: "miniJeu" });
  const table = nommables(partie).map((present) => present.id);
  switch (issue) {
    case "boire":
      return ecrire(finie, [boire(id)]);
    case "distribuer":
      return mettreEnMain(finie, id, gorgees);
    case "tousBoivent":
      return ecrire(
        finie,
        [...new Set([id, ...table])].map((qui) => boire(qui)),
      );
    case "tousSauf":
      return ecrire(
        finie,
        table.filter((qui) => qui !== id).map((qui) => boire(qui)),
      );
    case "annulerUneFois":
      return annuler(accomplir(finie, id, "soixanteNeuf"), id);
    case "annuler":
      return annuler(finie, id);
    case "culSec":
      return allumerCulSec(ecrire(finie, [boire(id, CUL_SEC)]));
    case "personne":
    case null:
      return finie;
  }
}

/** Wipes the player's counter, and marks them: once per game. */
function annuler(partie: Partie, id: string): Partie {
  const efface = { qui: id, gorgees: -gorgeesDe(partie, id), motif: "miniJeu" } as const;
  return modifierJoueur(ecrire(partie, [efface]), id, { gambling: true });
}

export const GAMBLE: RegleMiniJeu<Gamble> = {
  id: MINI_JEUX.gamble.id,
  besoin: 1,
  candidats: (partie) => nommables(partie).map(({ id }) => id),
  ouvrir: (_jeu, [joueur = ""]) => ({
    nom: "gamble",
    joueur,
    mise: null,
    issue: null,
    pas: 0,
    arretA: null,
    fini: false,
    abandon: false,
  }),
  joueurs: ({ joueur }) => [joueur],
  designe: ({ joueur }) => joueur,
  coups: ({ issue }) => (issue === null ? 0 : 1),
  jouer: (partie, jeu, gamble, coup) =>
    coup.type === "miser" ? miser(partie, jeu, gamble, coup.mise) : "trop_tard",
  cacheCompteurs: false,
  renommer: (gamble, nommer) => ({ ...gamble, joueur: nommer(gamble.joueur) }),
  elan: {
    enCours: tourne,
    alarme: ({ arretA }, tour) =>
      arretA === null
        ? null
        : { nom: "roulette", deadline: arretA, commande: { type: "rouletteArretee", tour } },
    relancer: lancer,
    solder: payer,
  },
};
