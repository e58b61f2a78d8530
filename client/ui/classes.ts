/** Joins the class names that are present; what is false, null or undefined is left out. */
export function classes(...noms: readonly (string | false | null | undefined)[]): string {
  return noms.filter(Boolean).join(" ");
}
