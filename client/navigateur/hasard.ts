/** `octets` random bytes in hexadecimal; `crypto.randomUUID` is kept from pages over plain HTTP, as at home. */
export function hasard(octets: number): string {
  const tires = crypto.getRandomValues(new Uint8Array(octets));
  return Array.from(tires, (octet) => octet.toString(16).padStart(2, "0")).join("");
}
