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
  hasGameEndReached,
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

/** The parts of the end in the order in which they are built, between two beats, when nothing else is to be drawn. */
export const END_SCREEN_PART = {
  recu: 1,
  patron: 2,
  /** The podium begins to be built, hidden. */
  suite: 3,
  marches: 4,
  verdict: 5,
  podium: 6,
  table: 7,
} as const;
/** The table is built an eighth at a time, after its frame. */
export const TABLE_FIN_PORTIONS = 8;
/** The vote, which asks the server who may vote, is built in a later frame than the table. */
export const END_SCREEN_PART_VOTE = END_SCREEN_PART.table + TABLE_FIN_PORTIONS + 1;
/** All parts are built, and may be painted at once. */
export const END_SCREEN_PARTS_ALL_BUILT = END_SCREEN_PART_VOTE + 1;
const PREPARATION = [
  { pretes: 0, debutMs: 0 },
  // the game leaves, then its slate, each in a frame of its own
  { pretes: END_SCREEN_PART.recu, debutMs: 180 },
  { pretes: END_SCREEN_PART.patron, debutMs: 525 },
  // the last line of the receipt is printed, its total is still to come
  { pretes: END_SCREEN_PART.suite, debutMs: 1_700 },
  { pretes: END_SCREEN_PART.marches, debutMs: 3_300 },
  { pretes: END_SCREEN_PART.verdict, debutMs: 3_450 },
  { pretes: END_SCREEN_PART.podium, debutMs: 3_600 },
  ...Array.from({ length: TABLE_FIN_PORTIONS + 1 }, (_, i) => ({
    pretes: END_SCREEN_PART.table + i,
    debutMs: 3_720 + i * 90,
  })),
  { pretes: END_SCREEN_PART_VOTE, debutMs: 4_750 },
  // the receipt has fallen and the drum rolls: nothing moves
  { pretes: END_SCREEN_PARTS_ALL_BUILT, debutMs: 5_000 },
];
/** Greater than every part: for parts that wait until all is told. */
export const END_SCREEN_PARTS_ONCE_ALL_TOLD = END_SCREEN_PARTS_ALL_BUILT + 1;

/** Up to which part the end may be built: `END_SCREEN_PART`. */
export function useEndScreenPartsReady(): number {
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
    () => ({ ...moment, enCours: !hasGameEndReached(moment, "table"), enDirect, raconte, finir }),
    [moment, enDirect, raconte, finir],
  );
}
