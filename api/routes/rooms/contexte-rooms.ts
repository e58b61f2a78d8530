/** What the files of this theme share, beside what all themes do. */
import type { Contexte, Routes } from "../../contexte.ts";
import { createEssaisDeCode, type EssaisDeCode } from "../../services/essais-de-code.ts";

export interface ContexteRooms extends Contexte {
  readonly essais: EssaisDeCode;
}

/** A file of this theme. */
export type RoutesRooms = Routes<ContexteRooms>;

export function createContexteRooms(contexte: Contexte): ContexteRooms {
  const { codesParMinute: regards, echecsDeCodeParMinute: echecs } = contexte.limites;
  return { ...contexte, essais: createEssaisDeCode({ echecs, regards }) };
}
