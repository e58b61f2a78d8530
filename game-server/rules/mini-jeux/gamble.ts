/** The gamble: a bet, a wheel of eight outcomes, a price. jeu §4 and §9. Pure. */
import {
  GORGEES_CUL_SEC,
  DUREE_ROUE_GAMBLE_MS,
  BORNES_SECTEURS_PARCOURUS_ROUE_GAMBLE,
} from "#contracts/limites.ts";
import { type IssueGamble, issueGamble, MINI_JEUX } from "#contracts/mini-jeux.ts";
import {
  type LigneArdoiseAEcrire,
  ecrireLignesArdoise,
  compterGorgeesDuJoueur,
} from "../ardoise.ts";
import { mettreGorgeesEnMain } from "../distribution.ts";
import { tirerNombreEntreBornes } from "../hasard.ts";
import type { ContexteDesRegles } from "../jeu.ts";
import { trouverJoueur, modifierJoueur, listerJoueursNommables } from "../selection.ts";
import type { CodeRefus, Partie } from "../types.ts";
import type { EtatGamble } from "../types/mini-jeux.ts";
import { trouverPoidsDesIssuesPourMise } from "./poids-gamble.ts";
import { ajouterExploitAuJoueur, marquerImprevuCulSec, type RegleMiniJeu } from "./regle.ts";

const ANNULATIONS: ReadonlySet<IssueGamble> = new Set(["annuler", "annulerUneFois"]);

const tourne = ({ issue, fini }: EtatGamble) => issue !== null && !fini;

/** The outcomes of a bet with their weights. A player who has cancelled once drinks instead of cancelling again. */
export function calculerChancesGamble(
  mise: number,
  dejaAnnule: boolean,
): ReadonlyMap<IssueGamble, number> {
  const poids = trouverPoidsDesIssuesPourMise(mise);
  const sorties = new Map<IssueGamble, number>();
  for (const issue of issueGamble.options) {
    const sortie = dejaAnnule && ANNULATIONS.has(issue) ? "boire" : issue;
    const n = (sorties.get(sortie) ?? 0) + (poids[issue] ?? 0);
    if (n > 0) sorties.set(sortie, n);
  }
  return sorties;
}

function tirerIssue(jeu: ContexteDesRegles, mise: number, dejaAnnule: boolean): IssueGamble {
  const sorties = calculerChancesGamble(mise, dejaAnnule);
  const total = [...sorties.values()].reduce((somme, n) => somme + n, 0);
  let reste = jeu.des.entier(1, total);
  for (const [issue, n] of sorties) {
    reste -= n;
    if (reste <= 0) return issue;
  }
  throw new Error("gamble: no outcome");
}

/** Starts the wheel: its outcome is drawn now, and paid when it stops. Refuses `roulette_lancee`. */
function miser(
  partie: Partie,
  jeu: ContexteDesRegles,
  gamble: EtatGamble,
  mise: number,
): Partie | CodeRefus {
  if (gamble.issue !== null) return "roulette_lancee";
  const dejaAnnule = trouverJoueur(partie, gamble.joueur)?.gambling ?? false;
  const issue = tirerIssue(jeu, mise, dejaAnnule);
  const pas = tirerNombreEntreBornes(jeu.des, BORNES_SECTEURS_PARCOURUS_ROUE_GAMBLE);
  return { ...partie, miniJeu: lancer({ ...gamble, mise, issue, pas }, jeu.now) };
}

/** Makes the wheel turn from `now`, for as long as the screens show it. */
const lancer = (gamble: EtatGamble, now: number): EtatGamble => ({
  ...gamble,
  arretA: now + DUREE_ROUE_GAMBLE_MS,
});

/** Carries out the outcome once the wheel has stopped. */
function payer(partie: Partie, gamble: EtatGamble): Partie {
  const { joueur: id, issue, mise } = gamble;
  const finie: Partie = { ...partie, miniJeu: { ...gamble, fini: true } };
  const gorgees = mise ?? 0;
  const boire = (qui: string, n = gorgees): LigneArdoiseAEcrire => ({
    qui,
    gorgees: n,
    motif: "miniJeu",
  });
  const table = listerJoueursNommables(partie).map((present) => present.id);
  switch (issue) {
    case "boire":
      return ecrireLignesArdoise(finie, [boire(id)]);
    case "distribuer":
      return mettreGorgeesEnMain(finie, id, gorgees);
    case "tousBoivent":
      return ecrireLignesArdoise(
        finie,
        [...new Set([id, ...table])].map((qui) => boire(qui)),
      );
    case "tousSauf":
      return ecrireLignesArdoise(
        finie,
        table.filter((qui) => qui !== id).map((qui) => boire(qui)),
      );
    case "annulerUneFois":
      return annuler(ajouterExploitAuJoueur(finie, id, "soixanteNeuf"), id);
    case "annuler":
      return annuler(finie, id);
    case "culSec":
      return marquerImprevuCulSec(ecrireLignesArdoise(finie, [boire(id, GORGEES_CUL_SEC)]));
    case "personne":
    case null:
      return finie;
  }
}

/** Wipes the player's counter, and marks the player, who may not cancel again in this game. */
function annuler(partie: Partie, id: string): Partie {
  const efface = {
    qui: id,
    gorgees: -compterGorgeesDuJoueur(partie, id),
    motif: "miniJeu",
  } as const;
  return modifierJoueur(ecrireLignesArdoise(partie, [efface]), id, { gambling: true });
}

export const REGLE_GAMBLE: RegleMiniJeu<EtatGamble> = {
  id: MINI_JEUX.gamble.id,
  besoin: 1,
  candidats: (partie) => listerJoueursNommables(partie).map(({ id }) => id),
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
