/** The mini-game of the synchronized state. A secret of one, a loaded chamber, is not here. */
import { schema, t } from "@colyseus/schema";
import type { IssueGamble, NomMiniJeu } from "#contracts/mini-jeux.ts";

export const TirSync = schema(
  { par: t.string(), sur: t.string(), part: t.boolean(), gorgees: t.uint16() },
  "Tir",
);

/** The duel, but for the loaded chamber. */
export const RouletteRusseSync = schema(
  { penalite: t.uint16(), tirs: t.array(TirSync) },
  "RouletteRusse",
);

export const GambleSync = schema(
  {
    mise: t.int16().default(0),
    /** Empty before the wheel starts. */
    issue: t.string<IssueGamble | "">().default(""),
    pas: t.uint8(),
  },
  "Gamble",
);

export const DevineSync = schema(
  {
    penalite: t.uint16(),
    /** -1 before the guess. */
    propose: t.int32().default(-1),
    reel: t.int32().default(-1),
  },
  "Devine",
);

/** What each mini-game has of its own. */
const PROPRES = {
  rouletteRusse: t.ref(RouletteRusseSync).optional(),
  gamble: t.ref(GambleSync).optional(),
  devine: t.ref(DevineSync).optional(),
} satisfies Readonly<Record<NomMiniJeu, unknown>>;

/** The mini-game of the moment: what all have in common, and its own part under its name. */
export const MiniJeuSync = schema(
  {
    nom: t.string<NomMiniJeu>(),
    /** Whom it needs: the duel's two, or the one who plays. */
    joueurs: t.array("string"),
    /** Whose turn it is. */
    designe: t.string(),
    /** Moves made so far. */
    coups: t.uint8(),
    /** It goes on by itself: the room sees it to its end. */
    enElan: t.boolean(),
    fini: t.boolean(),
    abandon: t.boolean(),
    ...PROPRES,
  },
  "MiniJeu",
);
