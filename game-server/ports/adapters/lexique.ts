/**
 * The known words and names, as `npm run lexique` packs them: decision 0022. Each word is stored as a hash of 23 bits.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { EstMotDuLexique } from "#game/rules/texte-libre.ts";

export const FICHIER_LEXIQUE = new URL("./lexique.br", import.meta.url);

/** With this size, one unknown word in 160 shares its hash with a known one, and a word takes 9 bits of file. */
const BITS = 23;
const numero = (mot: string): number =>
  createHash("sha256").update(mot).digest().readUInt32BE() >>> (32 - BITS);

/**
 * The file has one byte for each difference between two neighbouring hashes; a byte of 255 is added to the next one.
 */
const PLEIN = 255;

/** Packs the hashes of these words, in order, by their differences. */
export function compresserLexique(mots: Iterable<string>): Buffer {
  const octets: number[] = [];
  let dernier = 0;
  for (const n of Array.from(new Set(Array.from(mots, numero))).sort((a, b) => a - b)) {
    for (; n - dernier >= PLEIN; dernier += PLEIN) octets.push(PLEIN);
    octets.push(n - dernier);
    dernier = n;
  }
  return brotliCompressSync(Buffer.from(octets));
}

/** Unpacks the output of `compresserLexique` into a function that tells whether a word is known. */
export function decompresserLexique(paquet: Buffer): EstMotDuLexique {
  const numeros = new Set<number>();
  let somme = 0;
  for (const pas of brotliDecompressSync(paquet)) {
    somme += pas;
    if (pas < PLEIN) numeros.add(somme);
  }
  return (mot) => numeros.has(numero(mot));
}

/** Reads the file of known words that comes with the product (`FICHIER_LEXIQUE`); called once, when the server starts. */
export const lireFichierLexique = (): EstMotDuLexique =>
  decompresserLexique(readFileSync(FICHIER_LEXIQUE));
