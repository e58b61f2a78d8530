/** The sips of a step by player, which counters show no sooner than their beat. */
import { ETAPE } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { lireGorgeesABoire } from "../../partie/mots/gorgees.ts";
import { useState } from "react";

/** Sips that the question and the gifts cost, less those that were shared; 0 in other steps. Pure. */
export function gorgeesDeLaQuestionEtDesDons(vue: Vue, id: string): number {
  if (vue.phase !== "jeu" || vue.etape !== ETAPE.reponse) return 0;
  const recu = vue.dons.reduce((somme, don) => (don.a === id ? somme + don.gorgees : somme), 0);
  const { aBoire = "0", partage = 0 } = vue.joueurs[id] ?? {};
  return Math.max(0, lireGorgeesABoire(aBoire) + recu - partage);
}

/** Sips by player. */
type Compte = Readonly<Record<string, number>>;

const compter = (vue: Vue): Compte =>
  Object.fromEntries(Object.entries(vue.joueurs).map(([id, { gorgee }]) => [id, gorgee]));

/** Counters at the beginning of a step, and as they were last seen: a guessing game may hide them meanwhile. */
interface Suivi {
  readonly tour: number;
  readonly debut: Compte | null;
  readonly vu: { readonly ligne: number; readonly compte: Compte } | null;
}

function suivre(avant: Suivi | null, vue: Vue): Suivi {
  const ligne = vue.derniereLigne?.id ?? -1;
  const cachee = vue.compteursCaches ? avant?.vu : { ligne, compte: compter(vue) };
  const vu = avant?.vu?.ligne === ligne ? avant.vu : (cachee ?? null);
  if (avant?.tour === vue.tour) return { ...avant, debut: avant.debut ?? vu?.compte ?? null, vu };
  return { tour: vue.tour, debut: vu?.compte ?? null, vu };
}

/**
 * The sips by player: at a reveal, those of the question and the gifts; in other steps, those written since the step
 * was first seen.
 */
export function useGorgeesDeLEtapeParJoueur(vue: Vue): Compte {
  const [suivi, setSuivi] = useState(() => suivre(null, vue));
  const suite = suivre(suivi, vue);
  if (suite.tour !== suivi.tour || suite.vu !== suivi.vu || suite.debut !== suivi.debut)
    setSuivi(suite);
  if (vue.phase === "fin" || vue.compteursCaches) return {};
  const gains: Record<string, number> = {};
  for (const [id, { gorgee }] of Object.entries(vue.joueurs)) {
    gains[id] =
      vue.etape === ETAPE.reponse
        ? gorgeesDeLaQuestionEtDesDons(vue, id)
        : gorgee - (suite.debut?.[id] ?? gorgee);
  }
  return gains;
}
