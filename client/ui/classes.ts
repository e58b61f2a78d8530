/** Joins class names; false, null, undefined and empty ones are left out. */
export function joinClassNames(...noms: readonly (string | false | null | undefined)[]): string {
  return noms.filter(Boolean).join(" ");
}
