/** Plays the beats of the end on this screen: from the instant at which it saw the game end, or from the table. decision 0110. */
import { useMemo } from "react";
import { useConnexion, useLigne, useVue } from "../../partie/vue.ts";
import { classer, podium } from "../classement.ts";
import { FILM_FINI, filmDe, filmEnEst, type MomentFin } from "./partition-fin.ts";
import { useMarques } from "./use-marques.ts";
import { calme } from "./use-recit.ts";

export interface Film extends MomentFin {
  /** The table is still to come. */
  readonly enCours: boolean;
  /** This screen saw the game end. */
  readonly enDirect: boolean;
  /** To the table, on this screen. */
  readonly finir: () => void;
}

/** Between two beats, when nothing else is to be drawn, what follows is made ready: the podium, then the table, a quarter at a time. */
const PREPARATION = [
  { pretes: 0, debutMs: 0 },
  { pretes: 1, debutMs: 3_500 },
  { pretes: 2, debutMs: 3_800 },
  { pretes: 3, debutMs: 3_950 },
  { pretes: 4, debutMs: 4_100 },
  { pretes: 5, debutMs: 4_250 },
] as const;
/** Of the table, once the podium is ready. */
export const QUARTS = 4;
export const TOUTES_PRETES = 1 + QUARTS + 1;

/** How many parts of what follows the film may be laid out under it. */
export function usePartiesPretes(): number {
  const { depuis } = useLigne(useConnexion());
  return useMarques(PREPARATION, depuis).marque?.pretes ?? 0;
}

/** `actif`: this screen has an end to tell. */
export function useFilm(actif = true): Film {
  const { depuis } = useLigne(useConnexion());
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
    () => filmDe(lignes, places.split(" ").map(Number), calme.matches),
    [lignes, places],
  );
  const { marque, finir } = useMarques(film, depuis);
  const moment = marque ?? FILM_FINI;
  return { ...moment, enCours: !filmEnEst(moment, "table"), enDirect: depuis !== null, finir };
}
