import { useCallback, useEffect, useState } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { useAgir } from "../../partie/use-agir.ts";

/** Tells the room that a timed question can begin: to be called once the media of the question on the table is there. */
export function useMediaPret(vue: Vue): () => void {
  const agir = useAgir();
  const [pret, setPret] = useState(false);
  const { minuteur, tour, enPause } = vue;
  const attendu = minuteur !== undefined && !minuteur.marche && !enPause;
  useEffect(() => {
    if (pret && attendu) void agir({ type: "mediaPret", tour });
  }, [pret, attendu, tour, agir]);
  return useCallback(() => setPret(true), []);
}
