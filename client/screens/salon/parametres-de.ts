import type { Parametres } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";

/** The settings of a room, read from its state. Pure. */
export const parametresDe = (vue: Vue): Parametres => ({
  modeJeu: vue.modeJeu,
  createur: vue.createur,
  sansImprevu: vue.sansImprevu,
  niveau: vue.niveau,
  paquetsCoupes: vue.paquetsCoupes,
  patron: vue.bavardage,
  rythme: vue.rythme,
});
