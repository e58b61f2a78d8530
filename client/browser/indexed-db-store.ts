/** What is too large for the drawer (tiroir.ts), files for one: kept by IndexedDB. A full or forbidden storage is told, never thrown. */
import { del, get, set } from "idb-keyval";

/** Undefined: there is nothing, or it cannot be read. */
export async function lireCoffre(nom: string): Promise<unknown> {
  try {
    return await get(nom);
  } catch {
    return undefined;
  }
}

/** @param valeur null: no more of it. @returns whether it is as it was asked */
export async function mettreAuCoffre(nom: string, valeur: unknown): Promise<boolean> {
  try {
    await (valeur === null ? del(nom) : set(nom, valeur));
    return true;
  } catch {
    return false;
  }
}
