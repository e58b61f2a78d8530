/** The mini-games at each moment, on the host's screen, on the phone of the player whose turn it is, and on another phone. */
import type { IssueGamble } from "#contracts/mini-jeux.ts";
import type { Vue, VueMiniJeu } from "#game/schema/etat.ts";
import {
  createEcranHoteRenderer,
  createTelephoneRenderer,
  creerGalerieParEtat,
} from "./en-partie.tsx";
import { exempleImprevu, exempleHoteEtJoueurs, VUE_DE_ROOM_EXEMPLE } from "./exemples-vue.ts";

const tir = (par: string, sur: string, gorgees = 0, part = false) => ({ par, sur, gorgees, part });
const CLICS = [tir("tom", "tom"), tir("tom", "lea", 3), tir("lea", "lea")];

const COMMUN = {
  joueurs: ["lea"],
  designe: "lea",
  coups: 0,
  enElan: false,
  fini: false,
  abandon: false,
};
type Commun = Partial<typeof COMMUN>;

const roulette = (penalite: number, tirs: typeof CLICS, commun: Commun = {}): VueMiniJeu => ({
  ...COMMUN,
  nom: "rouletteRusse",
  joueurs: ["lea", "tom"],
  coups: tirs.length,
  fini: tirs.some(({ part }) => part),
  ...commun,
  rouletteRusse: { penalite, tirs },
});

const gamble = (mise: number, issue: IssueGamble | "", commun: Commun = {}): VueMiniJeu => ({
  ...COMMUN,
  nom: "gamble",
  coups: issue === "" ? 0 : 1,
  fini: issue !== "",
  ...commun,
  gamble: { mise, issue, pas: 11 },
});

const devine = (penalite: number, propose = -1, reel = -1): VueMiniJeu => ({
  ...COMMUN,
  nom: "devine",
  coups: propose < 0 ? 0 : 1,
  fini: propose >= 0,
  devine: { penalite, propose, reel },
});

const DEBUT = roulette(40, []);
const ETATS: Readonly<Record<string, VueMiniJeu>> = {
  "roulette-debut": DEBUT,
  "roulette-milieu": roulette(20, CLICS),
  "roulette-longs": roulette(30, [], { joueurs: ["max", "jb"], designe: "jb" }),
  "roulette-pan": roulette(20, [...CLICS, tir("lea", "tom", 20, true)]),
  "roulette-cul-sec": roulette(40, [...CLICS, tir("lea", "lea", 40, true)]),
  "roulette-abandon": roulette(20, [], { joueurs: ["lea", "parti"], fini: true, abandon: true }),
  "gamble-debut": gamble(0, ""),
  "gamble-fini": gamble(12, "tousSauf"),
  "gamble-long": gamble(28, "tousSauf", { joueurs: ["max"], designe: "max" }),
  "gamble-cul-sec": gamble(-5, "culSec"),
  "devine-debut": devine(30),
  "devine-gagne": devine(30, 24, 27),
  "devine-rate": devine(40, 12, 127),
};

/** Sips that each player has to drink, by name of the view, then by key of the player. */
const DEMANDEES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "roulette-pan": { tom: 20 },
  "roulette-cul-sec": { lea: 40 },
  "gamble-fini": { tom: 12, max: 12, jb: 12 },
  "gamble-long": { lea: 28, tom: 28, jb: 28 },
  "gamble-cul-sec": { lea: 40 },
  "devine-rate": { lea: 40 },
};
/** The players of the room, with the sips they have to drink. */
const boire = (gens: Readonly<Record<string, number>> = {}): Vue["joueurs"] =>
  Object.fromEntries(
    Object.entries(VUE_DE_ROOM_EXEMPLE.joueurs).map(([id, un]) => [
      id,
      { ...un, demandees: gens[id] ?? 0 },
    ]),
  );

const ROUGES = new Set(["roulette-cul-sec", "gamble-cul-sec"]);

const VUES: Readonly<Record<string, Vue>> = Object.fromEntries(
  Object.entries(ETATS).map(([nom, miniJeu]): [string, Vue] => [
    nom,
    {
      ...VUE_DE_ROOM_EXEMPLE,
      miniJeu,
      joueurs: boire(DEMANDEES[nom]),
      compteursCaches: nom === "devine-debut",
      imprevu: exempleImprevu({ culSec: ROUGES.has(nom) }),
    },
  ]),
);
/** The same states in a game without phones, with as many names as the slate holds. */
const LOCALES: Readonly<Record<string, Vue>> = Object.fromEntries(
  Object.entries(VUES).map(([nom, vue]): [string, Vue] => [
    nom,
    { ...vue, modeJeu: "local", joueurs: { ...exempleHoteEtJoueurs(20), ...vue.joueurs } },
  ]),
);

export const GALERIE_MINI_JEUX = {
  ...creerGalerieParEtat("mini", createEcranHoteRenderer, VUES),
  ...creerGalerieParEtat("mini-local", createEcranHoteRenderer, LOCALES),
  ...creerGalerieParEtat(
    "mini-moi",
    (vue) => createTelephoneRenderer(vue, vue.miniJeu?.designe),
    VUES,
  ),
  ...creerGalerieParEtat("mini-autre", (vue) => createTelephoneRenderer(vue, "tom"), VUES),
};
