import { useEffect } from "react";
import type { LigneMienne } from "#contracts/quizz.ts";
import { usePlaceDite } from "../../ui/use-place-dite.ts";
import { mettreAuRang } from "../../quizz/rangement/mettre-au-rang.ts";
import type { Ordre } from "./use-ordre.ts";

/** The rows as they are wanted, and what a screen reader is told of the last that moved. */
export function useRangees(lignes: readonly LigneMienne[], ordre: Ordre | null) {
  const recus = lignes.map(({ _id }) => _id);
  const ids = ordre?.appliquer(recus) ?? recus;
  const parId = new Map(lignes.map((ligne) => [ligne._id, ligne]));
  const cle = recus.join();
  const confronter = ordre?.confronter;
  useEffect(() => confronter?.(cle === "" ? [] : cle.split(",")), [confronter, cle]);
  const { dit, placer } = usePlaceDite(ids.length);
  return {
    affichees: ids.flatMap((id) => parId.get(id) ?? []),
    ids,
    ranger: (id: string, rang: number) => {
      if (ordre === null) return;
      ordre.noter(recus, mettreAuRang(ids, id, rang));
      placer(parId.get(id)?.title ?? "", rang);
    },
    dit,
  };
}
