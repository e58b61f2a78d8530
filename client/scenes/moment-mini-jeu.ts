import type { Vue } from "#game/schema/etat.ts";

/** A key that changes with each move of a mini-game; empty outside of a mini-game. Pure. */
export function cleDuMomentDeMiniJeu({ tour, miniJeu }: Vue): string {
  if (miniJeu === undefined) return "";
  const { designe, coups, fini } = miniJeu;
  return [tour, designe, coups, fini].join(" ");
}
