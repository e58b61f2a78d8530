/** Longer texts that this browser keeps, one a name: drafts. A full or forbidden storage is told, never thrown. */

/** Names of what is kept under that beginning. */
export function nomsGardes(debut: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((nom) => nom.startsWith(debut));
  } catch {
    return [];
  }
}

export function lireGarde(nom: string): string | null {
  try {
    return localStorage.getItem(nom);
  } catch {
    return null;
  }
}

/** @param texte null: no more of it. @returns whether it is as it was asked */
export function garder(nom: string, texte: string | null): boolean {
  try {
    if (texte === null) localStorage.removeItem(nom);
    else localStorage.setItem(nom, texte);
    return true;
  } catch {
    return false;
  }
}

/** Calls when another tab keeps or forgets something. */
export function surAutreOnglet(faire: (nom: string) => void): () => void {
  const ecouter = ({ key }: StorageEvent) => faire(key ?? "");
  addEventListener("storage", ecouter);
  return () => removeEventListener("storage", ecouter);
}
