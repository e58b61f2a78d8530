/** Registry of schema messages written for people: the server shows these, and never zod's own messages in English. */
const marquees = new Set<string>();

/** Registers a French sentence that may be shown. */
export function declarerPhraseAffichable<const Texte extends string>(texte: Texte): Texte {
  marquees.add(texte);
  return texte;
}

/** Registers each sentence of a table as one that may be shown. */
export function declarerPhrasesAffichables<const Table extends Readonly<Record<string, string>>>(
  table: Table,
): Table {
  for (const texte of Object.values(table)) declarerPhraseAffichable(texte);
  return table;
}

/** Whether a schema's message is a registered sentence, which may be shown. */
export const estPhraseAffichable = (texte: string): boolean => marquees.has(texte);
