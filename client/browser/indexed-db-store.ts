/** Values too large for localStorage (draft-storage.ts), such as files, kept in IndexedDB. A full or forbidden storage is reported, never thrown. */
import { del, get, set } from "idb-keyval";

/** Reads a value by its name. @returns undefined when there is no value of that name, or it cannot be read */
export async function readIndexedDb(nom: string): Promise<unknown> {
  try {
    return await get(nom);
  } catch {
    return undefined;
  }
}

/** Stores a value. @param valeur null removes it. @returns whether it was stored or removed */
export async function writeIndexedDb(nom: string, valeur: unknown): Promise<boolean> {
  try {
    await (valeur === null ? del(nom) : set(nom, valeur));
    return true;
  } catch {
    return false;
  }
}
