/** What a reveal costs somebody: of their counter, what is not told before its beat. Pure. */
import { ETAPE } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { gorgeesABoire } from "../../partie/mots/gorgees.ts";

/** Sips that the question and the gifts cost, less those that were shared; 0 in other steps. */
export function gainDeLaReponse(vue: Vue, id: string): number {
  if (vue.phase !== "jeu" || vue.etape !== ETAPE.reponse) return 0;
  const recu = vue.dons.reduce((somme, don) => (don.a === id ? somme + don.gorgees : somme), 0);
  const { aBoire = "0", partage = 0 } = vue.joueurs[id] ?? {};
  return Math.max(0, gorgeesABoire(aBoire) + recu - partage);
}
