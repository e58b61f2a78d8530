import { useSyncExternalStore } from "react";
import type { Dessin } from "#contracts/dessin.ts";
import { useConnexion, useVue } from "../vue.ts";
import { stockDe } from "./stock.ts";

/** A drawing of this room by its number; null for 0, and until it has come. */
export function useDessin(numero: number): Dessin | null {
  const stock = stockDe(useConnexion());
  return useSyncExternalStore(stock.abonner, () => stock.lire(numero));
}

/** What those players drew, by their key, as far as it has come. */
export function useDessinsDe(ids: readonly string[]): ReadonlyMap<string, Dessin> {
  const stock = stockDe(useConnexion());
  const { vue } = useVue();
  const numeros = ids.map((id) => vue.joueurs[id]?.dessin ?? 0);
  // drawn again as each one comes
  useSyncExternalStore(stock.abonner, () =>
    numeros.filter((numero) => stock.lire(numero) !== null).join(" "),
  );
  return new Map(
    ids.flatMap((id, i): [string, Dessin][] => {
      const dessin = stock.lire(numeros[i] ?? 0);
      return dessin === null ? [] : [[id, dessin]];
    }),
  );
}
