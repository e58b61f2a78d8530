/** `octets` random bytes in hexadecimal. `crypto.randomUUID` is missing from pages served over plain HTTP, as on a home network. */
export function randomBytesAsHex(octets: number): string {
  const tires = crypto.getRandomValues(new Uint8Array(octets));
  return Array.from(tires, (octet) => octet.toString(16).padStart(2, "0")).join("");
}

/** A random identifier of version 4 (RFC 9562). */
export function uuid(): string {
  const chiffres = [...randomBytesAsHex(16)];
  chiffres[12] = "4";
  chiffres[16] = "89ab"[Number.parseInt(chiffres[16] ?? "0", 16) % 4] ?? "8";
  const lu = chiffres.join("");
  return [lu.slice(0, 8), lu.slice(8, 12), lu.slice(12, 16), lu.slice(16, 20), lu.slice(20)].join(
    "-",
  );
}
