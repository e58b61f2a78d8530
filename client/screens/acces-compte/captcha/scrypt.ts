/**
 * Scrypt in plain JavaScript: altcha-lib's own needs Node, and the content security policy forbids WebAssembly. Also works over
 * plain HTTP, where `crypto.subtle` is missing. Pure.
 */
import { scrypt } from "@noble/hashes/scrypt.js";
import type { ParametresDefiCaptcha } from "./defi.ts";

/** Derives the scrypt key of one try; `mot` is the nonce of the captcha followed by the tried number. */
export function deriveCaptchaScryptKey(
  { cost, memoryCost, keyLength }: ParametresDefiCaptcha,
  sel: Uint8Array,
  mot: Uint8Array,
): Uint8Array {
  return scrypt(mot, sel, { N: cost, r: memoryCost, p: 1, dkLen: keyLength });
}
