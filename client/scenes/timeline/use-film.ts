/** Plays the beats of the end on this screen: from the instant at which it saw the game end, or from the table. decision 0110. */
import { useMemo } from "react";
import { useLigne, useVue } from "../../partie/vue.ts";
import { classer, podium } from "../classement.ts";
import { END_TOLD, endTimeline, endHasReached, type EndMoment } from "./end-timeline.ts";
import { useBeats } from "./use-beats.ts";
import { calme } from "./use-reveal.ts";

export interface EndReveal extends EndMoment {
  /** The table is still to come. */
  readonly enCours: boolean;
  /** This screen saw the game end. */
  readonly enDirect: boolean;
  /** It was told something before the table, or is being. */
  readonly raconte: boolean;
  /** To the table, on this screen. */
  readonly finir: () => void;
}

/** What is made ready between two beats, when nothing else is to be drawn: whose turn it is to be there. */
export const PRET = {
  recu: 1,
  patron: 2,
  /** What comes after the receipt begins to be built, unseen. */
  coulisses: 3,
  marches: 4,
  verdict: 5,
  podium: 6,
  table: 7,
} as const;
/** The table comes an eighth at a time, after its frame. */
export const HUITIEMES = 8;
/** Under the podium: who may vote asks the server, which is no work for the frame of the table. */
export const VOTE = PRET.table + HUITIEMES + 1;
/** All of them are there, and may be painted at once. */
export const PEINTES = VOTE + 1;
const PREPARATION = [
  { pretes: 0, debutMs: 0 },
  // the game has gone, then its slate, each in a frame of its own
  { pretes: PRET.recu, debutMs: 180 },
  { pretes: PRET.patron, debutMs: 525 },
  // the last line of the receipt is printed, its total is still to come
  { pretes: PRET.coulisses, debutMs: 1_700 },
  { pretes: PRET.marches, debutMs: 3_300 },
  { pretes: PRET.verdict, debutMs: 3_450 },
  { pretes: PRET.podium, debutMs: 3_600 },
  ...Array.from({ length: HUITIEMES + 1 }, (_, i) => ({
    pretes: PRET.table + i,
    debutMs: 3_720 + i * 90,
  })),
  { pretes: VOTE, debutMs: 4_750 },
  // the receipt has fallen, the drum rolls: nothing moves
  { pretes: PEINTES, debutMs: 5_000 },
];
/** And what is not to be there before all is told. */
export const TOUTES_PRETES = PEINTES + 1;

/** Up to which of its parts the film, and what follows it, may be there. */
export function usePartiesPretes(): number {
  const { depuis } = useLigne();
  return useBeats(PREPARATION, depuis).marque?.pretes ?? 0;
}

/** `actif`: this screen has an end to tell. */
export function useEndReveal(actif = true): EndReveal {
  const { depuis } = useLigne();
  const { vue } = useVue();
  const fin = actif && vue.phase === "fin" ? vue.fin : undefined;
  const lignes = fin?.recu.length ?? 0;
  const places =
    fin === undefined
      ? ""
      : podium(classer(fin))
          .map(({ rang }) => rang)
          .join(" ");
  const film = useMemo(
    () => endTimeline(lignes, places.split(" ").map(Number), calme.matches),
    [lignes, places],
  );
  const { marque, finir } = useBeats(film, depuis);
  const moment = marque ?? END_TOLD;
  const enDirect = depuis !== null;
  const raconte = enDirect && film !== null;
  return useMemo(
    () => ({ ...moment, enCours: !endHasReached(moment, "table"), enDirect, raconte, finir }),
    [moment, enDirect, raconte, finir],
  );
}
