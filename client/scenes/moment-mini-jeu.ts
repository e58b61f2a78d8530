import type { Vue } from "#game/schema/etat.ts";

/** Changes with each move of a mini-game; empty outside of one. Pure. */
export function momentMiniJeu({ tour, miniJeu }: Vue): string {
  if (miniJeu === undefined) return "";
  const { designe, coups, fini } = miniJeu;
  return [tour, designe, coups, fini].join(" ");
}
