/**
 * Plays the beats of the end on this screen, from the instant at which it saw the game end; a screen that did not has
 * the table at once. decision 0110.
 */
import { useMemo } from "react";
import { useRoomLineState, useVueDeLaRoom } from "../../partie/vue.ts";
import { composerLignesDeTableFin, listerMarchesDuPodium } from "../lignes-de-table-fin.ts";
import {
  GAME_END_FULLY_TOLD,
  gameEndTimeline,
  hasGameEndTellingReached,
  type GameEndMoment,
} from "./end-timeline.ts";
import { useCurrentTimelineMark } from "./use-beats.ts";
import { reducedMotionQuery } from "./use-reveal.ts";

export interface GameEndReveal extends GameEndMoment {
  /** Whether the end is still being told: the table is yet to come. */
  readonly enCours: boolean;
  /** Whether this screen saw the game end, rather than being opened or reloaded afterwards. */
  readonly enDirect: boolean;
  /** Whether this screen tells, or has told, the receipt and the podium before the table. */
  readonly raconte: boolean;
  /** Skips to the table, on this screen alone. */
  readonly finir: () => void;
}

/** Numbers of the parts of the end, in the order in which they are built: between two beats, when nothing else is to be drawn. */
export const END_SCREEN_PART_BUILD_ORDER = {
  recu: 1,
  patron: 2,
  /** The podium begins to be built, hidden. */
  suite: 3,
  marches: 4,
  verdict: 5,
  podium: 6,
  table: 7,
} as const;
/** Number of portions in which the table is built, one after the other, once its frame is built. */
export const NOMBRE_DE_PORTIONS_DE_TABLE_FIN = 8;
/** Number of the vote among the parts; it asks the server who may vote, and is built in a later frame than the table. */
export const END_SCREEN_PART_NUMBER_OF_VOTE =
  END_SCREEN_PART_BUILD_ORDER.table + NOMBRE_DE_PORTIONS_DE_TABLE_FIN + 1;
/** Number from which all parts are built, although some are still hidden: the telling goes on. */
export const END_SCREEN_PART_NUMBER_ALL_BUILT_MAYBE_HIDDEN = END_SCREEN_PART_NUMBER_OF_VOTE + 1;
const PREPARATION = [
  { pretes: 0, debutMs: 0 },
  // nothing is built before: the game is removed from the screen, then its slate, each in a frame of its own
  { pretes: END_SCREEN_PART_BUILD_ORDER.recu, debutMs: 180 },
  { pretes: END_SCREEN_PART_BUILD_ORDER.patron, debutMs: 525 },
  // built while the last line of the receipt is printed and its total is still to come
  { pretes: END_SCREEN_PART_BUILD_ORDER.suite, debutMs: 1_700 },
  { pretes: END_SCREEN_PART_BUILD_ORDER.marches, debutMs: 3_300 },
  { pretes: END_SCREEN_PART_BUILD_ORDER.verdict, debutMs: 3_450 },
  { pretes: END_SCREEN_PART_BUILD_ORDER.podium, debutMs: 3_600 },
  ...Array.from({ length: NOMBRE_DE_PORTIONS_DE_TABLE_FIN + 1 }, (_, i) => ({
    pretes: END_SCREEN_PART_BUILD_ORDER.table + i,
    debutMs: 3_720 + i * 90,
  })),
  { pretes: END_SCREEN_PART_NUMBER_OF_VOTE, debutMs: 4_750 },
  // painted once the receipt has fallen and the drum rolls, while nothing moves
  { pretes: END_SCREEN_PART_NUMBER_ALL_BUILT_MAYBE_HIDDEN, debutMs: 5_000 },
];
/** Greater than every part: for parts that wait until all is told. */
export const END_SCREEN_PART_NUMBER_ALL_TOLD = END_SCREEN_PART_NUMBER_ALL_BUILT_MAYBE_HIDDEN + 1;

/** Number of the last part of the end that may be built now, as `END_SCREEN_PART_BUILD_ORDER` numbers them. */
export function useLastEndScreenPartReady(): number {
  const { depuis } = useRoomLineState();
  return useCurrentTimelineMark(PREPARATION, depuis).marque?.pretes ?? 0;
}

/** @param actif whether this screen has an end to tell */
export function useGameEndReveal(actif = true): GameEndReveal {
  const { depuis } = useRoomLineState();
  const { vue } = useVueDeLaRoom();
  const fin = actif && vue.phase === "fin" ? vue.fin : undefined;
  const lignes = fin?.recu.length ?? 0;
  const places =
    fin === undefined
      ? ""
      : listerMarchesDuPodium(composerLignesDeTableFin(fin))
          .map(({ rang }) => rang)
          .join(" ");
  const end = useMemo(
    () => gameEndTimeline(lignes, places.split(" ").map(Number), reducedMotionQuery.matches),
    [lignes, places],
  );
  const { marque, finir } = useCurrentTimelineMark(end, depuis);
  const moment = marque ?? GAME_END_FULLY_TOLD;
  const enDirect = depuis !== null;
  const raconte = enDirect && end !== null;
  return useMemo(
    () => ({
      ...moment,
      enCours: !hasGameEndTellingReached(moment, "table"),
      enDirect,
      raconte,
      finir,
    }),
    [moment, enDirect, raconte, finir],
  );
}
