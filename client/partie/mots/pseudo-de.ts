/** The name behind a player's key, of who left too. */
import type { Vue } from "#game/schema/etat.ts";

export const pseudoDe = (vue: Vue, id: string): string =>
  vue.joueurs[id]?.pseudo ?? vue.partis.find((parti) => parti.id === id)?.pseudo ?? "Quelqu’un";
