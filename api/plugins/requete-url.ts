/** The query string of an address: a key written `tags[]`, as many libraries write lists, is the key `tags`. */
import { parse } from "node:querystring";

/** Fastify's `querystringParser`. A key that comes several times, in one form or both, is a list. */
export function lireRequeteUrl(texte: string): Record<string, string | string[]> {
  const lue: Record<string, string | string[]> = Object.create(null);
  for (const [brute, valeur = []] of Object.entries(parse(texte))) {
    const cle = brute.replace(/\[\]$/, "");
    const avant = lue[cle];
    lue[cle] = avant === undefined && cle === brute ? valeur : [avant ?? [], valeur].flat();
  }
  return lue;
}
