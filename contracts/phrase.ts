/**
 * The sentences that a schema says to whoever typed what it refuses, marked where they are written: the server shows these, and
 * none that zod makes up by itself, in English and about types.
 */
const marquees = new Set<string>();

/** Marks a sentence as one that people may read. French, shown as it is. */
export function phrase<const Texte extends string>(texte: Texte): Texte {
  marquees.add(texte);
  return texte;
}

/** Marks each sentence of a table. */
export function phrases<const Table extends Readonly<Record<string, string>>>(table: Table): Table {
  for (const texte of Object.values(table)) phrase(texte);
  return table;
}

/** Whether people may read it. */
export const estPhrase = (texte: string): boolean => marquees.has(texte);
