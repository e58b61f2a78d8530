/** The words and names that people know, as `npm run lexique` has packed them: decision 0116. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { Lexique } from "#game/rules/texte-libre.ts";

export const FICHIER_LEXIQUE = new URL("./lexique.br", import.meta.url);

/** One unknown word in 160 has the number of a known one: the price of 9 bits a word. */
const BITS = 23;
const numero = (mot: string): number =>
  createHash("sha256").update(mot).digest().readUInt32BE() >>> (32 - BITS);

/** A byte for each step from one number to the next; 255 goes on. */
const PLEIN = 255;

/** The numbers of these words, in order, by their steps. */
export function empaqueter(mots: Iterable<string>): Buffer {
  const octets: number[] = [];
  let dernier = 0;
  for (const n of Array.from(new Set(Array.from(mots, numero))).sort((a, b) => a - b)) {
    for (; n - dernier >= PLEIN; dernier += PLEIN) octets.push(PLEIN);
    octets.push(n - dernier);
    dernier = n;
  }
  return brotliCompressSync(Buffer.from(octets));
}

/** Reads what `empaqueter` wrote. */
export function depaqueter(paquet: Buffer): Lexique {
  const numeros = new Set<number>();
  let somme = 0;
  for (const pas of brotliDecompressSync(paquet)) {
    somme += pas;
    if (pas < PLEIN) numeros.add(somme);
  }
  return (mot) => numeros.has(numero(mot));
}

/** Read once, as the server starts. */
export const lireLexiqueMaison = (): Lexique => depaqueter(readFileSync(FICHIER_LEXIQUE));
