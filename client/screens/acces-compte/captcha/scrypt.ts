/**
 * Scrypt in plain JavaScript, for the browser: altcha-lib's own needs Node, and our CSP allows no WebAssembly. Works over
 * plain HTTP too, where `crypto.subtle` is missing. Pure.
 */
import { scrypt } from "@noble/hashes/scrypt.js";
import type { ParametresDefi } from "./defi.ts";

/** The key of one try: `mot` is the challenge's nonce followed by the number tried. */
export function deriver(
  { cost, memoryCost, keyLength }: ParametresDefi,
  sel: Uint8Array,
  mot: Uint8Array,
): Uint8Array {
  return scrypt(mot, sel, { N: cost, r: memoryCost, p: 1, dkLen: keyLength });
}
