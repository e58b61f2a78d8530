/** Drafts kept in localStorage, one text per name. A full or forbidden storage is reported, never thrown. */
import { localStore } from "./browser-store.ts";

/** Names of the drafts that start with `debut`. */
export const listDraftNames = (debut: string): readonly string[] => localStore.names(debut);

/** The text kept under a name: a draft, or something else that a page keeps (named columns, ignored remarks); null when there is none. */
export const readDraft = (nom: string): string | null => localStore.read(nom);

/** Stores a draft. @param texte null removes the draft. @returns whether the change outlives this page */
export const writeDraft = (nom: string, texte: string | null): boolean =>
  localStore.write(nom, texte);

/** Calls `faire` with the name of each value that another tab writes or removes. @returns the function that stops listening */
export function onOtherTabStorageWrite(faire: (nom: string) => void): () => void {
  const ecouter = ({ key }: StorageEvent) => faire(key ?? "");
  addEventListener("storage", ecouter);
  return () => removeEventListener("storage", ecouter);
}
