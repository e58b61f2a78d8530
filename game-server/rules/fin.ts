/** The end table and its dare: jeu §2 "End screen", decisions-jeu "End and vote". Pure. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { ETAPE, type RaisonFin } from "#contracts/partie.ts";
import { totaux } from "./ardoise.ts";
import { RIEN_A_DONNER } from "./distribution.ts";
import type { Des } from "./hasard.ts";
import { eteindreImprevu } from "./imprevus.ts";
import { historiser } from "./historique.ts";
import type { Jeu } from "./jeu.ts";
import { eteindre } from "./minuteur.ts";
import { courbes, decerner } from "./prix.ts";
import { buveurs } from "./selection.ts";
import type { LigneFin, Morceau, Partie } from "./types.ts";

/** Lines of the end table: best score first, then who drank least; the creator last. */
export function tableFin(partie: Partie): LigneFin[] {
  const sommes = totaux(partie.ardoise);
  return buveurs(partie)
    .map((id): LigneFin => {
      const joueur = partie.joueurs[id];
      const score = id === CLE_CREATEUR ? null : (joueur?.score ?? 0);
      return { id, pseudo: joueur?.pseudo ?? "", gorgees: sommes[id] ?? 0, score };
    })
    .sort((a, b) => (b.score ?? -1) - (a.score ?? -1) || a.gorgees - b.gorgees);
}

/** A game's id is two numbers up to this. */
const ID_MAX = 0x7fff_ffff;

interface Defi {
  readonly constat: string;
  readonly gage: string;
  /** Higher wins. */
  readonly merite: (ligne: LigneFin) => number;
}

const DEFIS: readonly Defi[] = [
  {
    constat: " a le plus bu\u00A0: ",
    gage: "c’est l’heure de raconter sa pire soirée, avec l’accent de son choix.",
    merite: ({ gorgees }) => gorgees,
  },
  {
    constat: " a le moins bu\u00A0: ",
    gage: "toute la table lui choisit une chanson, et il faut tenir le refrain.",
    merite: ({ gorgees }) => -gorgees,
  },
  {
    constat: " a le meilleur score\u00A0: ",
    gage: "un discours de victoire s’impose, debout et sans rire.",
    merite: ({ score }) => score ?? Number.NEGATIVE_INFINITY,
  },
  {
    constat: " a le plus petit score\u00A0: ",
    gage: "le service du prochain verre d’eau est pour sa pomme.",
    merite: ({ score }) => (score === null ? Number.NEGATIVE_INFINITY : -score),
  },
];

/** One closing dare out of the four, for somebody who deserves it; ties are drawn. Empty when nobody does. */
export function tirerDefi(lignes: readonly LigneFin[], des: Des): Morceau[] {
  const defi = des.choisir(DEFIS);
  const meilleur = Math.max(...lignes.map(defi.merite));
  // the creator, who has no score, is neither the best nor the worst
  const elus = Number.isFinite(meilleur)
    ? lignes.filter((ligne) => defi.merite(ligne) === meilleur)
    : [];
  if (elus.length === 0) return [];
  const { id, pseudo } = des.choisir(elus);
  return [
    { t: "joueur", id, v: pseudo },
    { t: "texte", v: defi.constat + defi.gage },
  ];
}

/** Step 3. `joueurs` says that too few people are left. */
export function terminer(partie: Partie, raison: RaisonFin, jeu: Jeu): Partie {
  jeu.effets.push({ type: "diffuserMaintenant" });
  const calme = eteindre(eteindreImprevu(partie, jeu), jeu.effets);
  const table = tableFin(calme);
  const finie: Partie = {
    ...calme,
    phase: "fin",
    etape: ETAPE.fin,
    tour: partie.tour + 1,
    pause: false,
    manche: null,
    distribution: RIEN_A_DONNER,
    fin: {
      id: `${jeu.des.entier(0, ID_MAX).toString(36)}${jeu.des.entier(0, ID_MAX).toString(36)}`,
      raison,
      defi: tirerDefi(table, jeu.des),
      table,
      courbes: courbes(calme, table),
      prix: decerner(calme, table),
    },
  };
  jeu.effets.push(...historiser(finie));
  return finie;
}
