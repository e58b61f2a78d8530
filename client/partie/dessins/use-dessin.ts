import { useSyncExternalStore } from "react";
import type { Dessin } from "#contracts/dessin.ts";
import { useConnexion } from "../vue.ts";
import { stockDe } from "./stock.ts";

/** A drawing of this room by its number; null for 0, and until it has come. */
export function useDessin(numero: number): Dessin | null {
  const stock = stockDe(useConnexion());
  return useSyncExternalStore(stock.abonner, () => stock.lire(numero));
}
