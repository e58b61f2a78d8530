/** The rule of each award: the figure it is given for, and from which value it means something. mise-en-scene "End", decisions/0106. Pure. */
import type { Distinction } from "#contracts/partie.ts";
import type { ChiffresDeFinDuJoueur } from "./chiffres.ts";

export interface RegleDePrix {
  /** The compared figure; null for a player who has none. */
  readonly de: (chiffres: ChiffresDeFinDuJoueur) => number | null;
  /** The least value at which the award means something by itself. */
  readonly mini: number;
  /** Whether the lowest figure wins. */
  readonly moins?: true;
  /** Whether the award is for a rare feat, so that most players have no figure. */
  readonly rare?: true;
  /** Whether the award compares players, so that a single player cannot get it. */
  readonly aPlusieurs?: true;
}

const si = (vrai: boolean, valeur: number): number | null => (vrai ? valeur : null);
const auMoins = (valeur: number | undefined, mini: number): number | null =>
  valeur !== undefined && valeur >= mini ? valeur : null;

/** Least number of right answers for a faultless evening. */
const SANS_FAUTE_MIN = 3;
/** Least number of ranks climbed for a comeback. */
const REMONTADA_MIN = 2;

export const REGLES_DES_PRIX: Readonly<Record<Distinction, RegleDePrix>> = {
  soixanteNeuf: {
    de: ({ exploits }) => si(exploits.includes("soixanteNeuf"), 69),
    mini: 69,
    rare: true,
  },
  baraka: { de: ({ exploits }) => si(exploits.includes("roulette"), 1), mini: 1, rare: true },
  tapisVert: { de: ({ aLaRoue }) => auMoins(aLaRoue, 1), mini: 1, rare: true },
  remontada: {
    de: ({ reponses }) => auMoins(reponses?.places, REMONTADA_MIN),
    mini: 0,
    rare: true,
    aPlusieurs: true,
  },
  sansFaute: {
    de: ({ reponses: r }) => (r?.faux === 0 && r.toutes ? auMoins(r.justes, SANS_FAUTE_MIN) : null),
    mini: 0,
    rare: true,
  },
  sommelier: { de: ({ sansAlcool, total }) => si(sansAlcool, total), mini: 0, rare: true },
  flambeur: { de: ({ miniJeux }) => miniJeux, mini: 3 },
  genereux: { de: ({ offertes }) => offertes, mini: 1 },
  descente: { de: ({ descente }) => descente, mini: 5 },
  chouchou: { de: ({ recues }) => recues, mini: 1 },
  chameau: { de: ({ aSec }) => aSec, mini: 3 },
  legere: { de: ({ effacees }) => effacees, mini: 1 },
  aimant: { de: ({ imprevus }) => imprevus, mini: 2 },
  serie: { de: ({ reponses }) => reponses?.serie ?? null, mini: 3 },
  mauvaisePasse: { de: ({ reponses }) => reponses?.serieFaux ?? null, mini: 3 },
  tournee: { de: ({ servis }) => servis, mini: 2 },
  amis: { de: ({ donneurs }) => donneurs, mini: 2 },
  finDeService: { de: ({ reponses }) => reponses?.justesApres ?? null, mini: 2 },
  depart: { de: ({ reponses }) => reponses?.justesAvant ?? null, mini: 2 },
  cordee: {
    de: ({ reponses }) => reponses?.justes ?? null,
    mini: 0,
    moins: true,
    aPlusieurs: true,
  },
  tete: { de: ({ reponses }) => reponses?.justes ?? null, mini: 1 },
  contradiction: { de: ({ reponses }) => reponses?.faux ?? null, mini: 2 },
  salee: { de: ({ total }) => total, mini: 5 },
  aperitif: { de: ({ avant }) => avant, mini: 3 },
  derniereTournee: { de: ({ apres }) => apres, mini: 3 },
  robinet: { de: ({ arrosees }) => arrosees, mini: 2 },
  roman: { de: ({ lignes }) => lignes, mini: 4 },
  miseEnRoute: { de: ({ avantPremiere }) => avantPremiere, mini: 2 },
  dernierVerre: { de: ({ dernier }) => dernier, mini: 2 },
  pilier: { de: ({ jugees }) => jugees, mini: 1 },
  matinal: { de: ({ arrivee }) => arrivee, mini: 0, moins: true, aPlusieurs: true },
  enseigne: { de: ({ lettres }) => lettres, mini: 1 },
};
