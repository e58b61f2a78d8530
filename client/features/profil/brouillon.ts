/** The description being written, kept from tab to tab and from page to page until it is saved or the page is reloaded. */
const brouillons = new Map<string, string>();

export const lireBrouillon = (pseudo: string): string | undefined => brouillons.get(pseudo);

/** @param texte null: it is saved */
export function garderBrouillon(pseudo: string, texte: string | null): void {
  if (texte === null) brouillons.delete(pseudo);
  else brouillons.set(pseudo, texte);
}
