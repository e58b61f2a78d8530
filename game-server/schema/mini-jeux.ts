/** The mini-game of the synchronized state, and its writer. The loaded chamber of the roulette, a secret, is not in it. */
import { schema, t } from "@colyseus/schema";
import type { IssueGamble, NomMiniJeu } from "#contracts/mini-jeux.ts";
import type { MiniJeu } from "#game/rules/types/mini-jeux.ts";

const TirSync = schema(
  { par: t.string(), sur: t.string(), part: t.boolean(), gorgees: t.uint16() },
  "Tir",
);

const RouletteRusseSync = schema({ penalite: t.uint16(), tirs: t.array(TirSync) }, "RouletteRusse");

const GambleSync = schema(
  {
    mise: t.int16().default(0),
    /** The outcome; empty before the wheel starts. */
    issue: t.string<IssueGamble | "">().default(""),
    pas: t.uint8(),
  },
  "Gamble",
);

const DevineSync = schema(
  {
    penalite: t.uint16(),
    /** The guess; -1 before it is made. */
    propose: t.int32().default(-1),
    reel: t.int32().default(-1),
  },
  "Devine",
);

/** For each mini-game, the schema of the part that only this one has. */
const PROPRES = {
  rouletteRusse: t.ref(RouletteRusseSync).optional(),
  gamble: t.ref(GambleSync).optional(),
  devine: t.ref(DevineSync).optional(),
} satisfies Readonly<Record<NomMiniJeu, unknown>>;

export const MiniJeuSync = schema(
  {
    nom: t.string<NomMiniJeu>(),
    /** The players: two for a duel, otherwise one. */
    joueurs: t.array("string"),
    /** Key of the player whose turn it is. */
    designe: t.string(),
    /** Number of moves made so far. */
    coups: t.uint8(),
    /** Whether the wheel turns: the room itself ends the game when it stops. */
    enElan: t.boolean(),
    fini: t.boolean(),
    abandon: t.boolean(),
    ...PROPRES,
  },
  "MiniJeu",
);

/**
 * Fields of every mini-game, which the caller reads from the rules: the client compiles this file for its types, and
 * must not compile the rules.
 */
export interface ChampsCommunsMiniJeu {
  readonly joueurs: readonly string[];
  readonly designe: string;
  readonly coups: number;
  readonly enElan: boolean;
}

/** The synchronized form of a mini-game, without its secrets. */
export function creerMiniJeuSync(
  miniJeu: MiniJeu,
  { joueurs, designe, coups, enElan }: ChampsCommunsMiniJeu,
): InstanceType<typeof MiniJeuSync> {
  const { nom, fini, abandon } = miniJeu;
  const sync = new MiniJeuSync({
    nom,
    designe,
    coups,
    enElan,
    fini,
    abandon,
    ...propre(miniJeu),
  });
  sync.joueurs.push(...joueurs);
  return sync;
}

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
