/** Longer texts that this browser keeps, one a name: drafts. A full or forbidden storage is told, never thrown. */
import { localStore } from "./browser-store.ts";

/** Names of what is kept under that beginning. */
export const nomsGardes = (debut: string): readonly string[] => localStore.names(debut);

export const lireGarde = (nom: string): string | null => localStore.read(nom);

/** @param texte null: no more of it. @returns whether it is as it was asked, and stays so when the page is gone */
export const garder = (nom: string, texte: string | null): boolean => localStore.write(nom, texte);

/** Calls when another tab keeps or forgets something. */
export function surAutreOnglet(faire: (nom: string) => void): () => void {
  const ecouter = ({ key }: StorageEvent) => faire(key ?? "");
  addEventListener("storage", ecouter);
  return () => removeEventListener("storage", ecouter);
}
