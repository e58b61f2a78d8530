/**
 * Plays the beats of the end on this screen, from the instant at which it saw the game end; a screen that did not has
 * the table at once. decision 0110.
 */
import { useMemo } from "react";
import { useLigne, useVue } from "../../partie/vue.ts";
import { lignesDeFin, podium } from "../table-de-fin.ts";
import { END_TOLD, endTimeline, endHasReached, type EndMoment } from "./end-timeline.ts";
import { useBeats } from "./use-beats.ts";
import { calme } from "./use-reveal.ts";

export interface EndReveal extends EndMoment {
  /** The table is still to come. */
  readonly enCours: boolean;
  /** This screen saw the game end. */
  readonly enDirect: boolean;
  /** This screen tells, or has told, the receipt and the podium before the table. */
  readonly raconte: boolean;
  /** Goes to the table, on this screen. */
  readonly finir: () => void;
}

/** The parts of the end in the order in which they are built, between two beats, when nothing else is to be drawn. */
export const PRET = {
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
export const HUITIEMES = 8;
/** The vote, which asks the server who may vote, is built in a later frame than the table. */
export const VOTE = PRET.table + HUITIEMES + 1;
/** All parts are built, and may be painted at once. */
export const PEINTES = VOTE + 1;
const PREPARATION = [
  { pretes: 0, debutMs: 0 },
  // the game leaves, then its slate, each in a frame of its own
  { pretes: PRET.recu, debutMs: 180 },
  { pretes: PRET.patron, debutMs: 525 },
  // the last line of the receipt is printed, its total is still to come
  { pretes: PRET.suite, debutMs: 1_700 },
  { pretes: PRET.marches, debutMs: 3_300 },
  { pretes: PRET.verdict, debutMs: 3_450 },
  { pretes: PRET.podium, debutMs: 3_600 },
  ...Array.from({ length: HUITIEMES + 1 }, (_, i) => ({
    pretes: PRET.table + i,
    debutMs: 3_720 + i * 90,
  })),
  { pretes: VOTE, debutMs: 4_750 },
  // the receipt has fallen and the drum rolls: nothing moves
  { pretes: PEINTES, debutMs: 5_000 },
];
/** Greater than every part: for parts that wait until all is told. */
export const TOUTES_PRETES = PEINTES + 1;

/** Up to which part the end may be built: `PRET`. */
export function usePartiesPretes(): number {
  const { depuis } = useLigne();
  return useBeats(PREPARATION, depuis).marque?.pretes ?? 0;
}

/** @param actif whether this screen has an end to tell */
export function useEndReveal(actif = true): EndReveal {
  const { depuis } = useLigne();
  const { vue } = useVue();
  const fin = actif && vue.phase === "fin" ? vue.fin : undefined;
  const lignes = fin?.recu.length ?? 0;
  const places =
    fin === undefined
      ? ""
      : podium(lignesDeFin(fin))
          .map(({ rang }) => rang)
          .join(" ");
  const end = useMemo(
    () => endTimeline(lignes, places.split(" ").map(Number), calme.matches),
    [lignes, places],
  );
  const { marque, finir } = useBeats(end, depuis);
  const moment = marque ?? END_TOLD;
  const enDirect = depuis !== null;
  const raconte = enDirect && end !== null;
  return useMemo(
    () => ({ ...moment, enCours: !endHasReached(moment, "table"), enDirect, raconte, finir }),
    [moment, enDirect, raconte, finir],
  );
}
