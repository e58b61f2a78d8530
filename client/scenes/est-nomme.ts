import type { VueMorceau } from "#game/schema/etat.ts";

/** Whether one of these texts names that player. */
export const estNomme = (joueur: string, ...textes: readonly (readonly VueMorceau[])[]): boolean =>
  textes.some((texte) => texte.some(({ t, id }) => t === "joueur" && id === joueur));
