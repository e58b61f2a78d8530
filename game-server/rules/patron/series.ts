/** Who has been right, or wrong, how often in a row. Pure. */
import { ETAPE } from "#contracts/partie.ts";
import type { Jugement, Partie } from "../types.ts";
import type { Patron } from "../types/patron.ts";

/** A row with one more verdict: 3, then wrong, is -1. */
export function prolonger(serie: number, jugement: Jugement): number {
  return jugement === "faux" ? Math.min(serie, 0) - 1 : Math.max(serie, 0) + 1;
}

/** The rows once a question is left, with its verdicts as the host last gave them; a new game begins without any. */
export function seriesApres(avant: Partie, apres: Partie): Patron["series"] {
  const { series } = apres.patron;
  if (avant.phase === "salon" && apres.phase === "jeu") return {};
  const quittee = avant.etape === ETAPE.reponse && apres.tour !== avant.tour;
  if (!quittee || avant.manche === null) return series;
  const suivies = { ...series };
  for (const [id, jugement] of Object.entries(avant.manche.jugements))
    suivies[id] = prolonger(series[id] ?? 0, jugement);
  return suivies;
}
