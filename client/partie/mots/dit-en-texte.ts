import type { VuePatron } from "#game/schema/etat.ts";

/** What he says, in one piece. */
export const ditEnTexte = ({ texte }: VuePatron): string => texte.map(({ v }) => v).join("");
