/** Sips earned since the step began, by player. */
import { useState } from "react";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { gainDeLaReponse } from "../timeline/gain.ts";

type Compte = Readonly<Record<string, number>>;

const compter = (vue: Vue): Compte =>
  Object.fromEntries(Object.entries(vue.joueurs).map(([id, { gorgee }]) => [id, gorgee]));

/** Counters at the beginning of a step, and as they were last seen: somebody may have to guess theirs meanwhile. */
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

/** At the reveal, what the question and the gifts cost; elsewhere, what was written since the step was first seen. */
export function useGains(vue: Vue): Compte {
  const [suivi, setSuivi] = useState(() => suivre(null, vue));
  const suite = suivre(suivi, vue);
  if (suite.tour !== suivi.tour || suite.vu !== suivi.vu || suite.debut !== suivi.debut)
    setSuivi(suite);
  if (vue.phase === "fin" || vue.compteursCaches) return {};
  const gains: Record<string, number> = {};
  for (const [id, { gorgee }] of Object.entries(vue.joueurs)) {
    gains[id] =
      vue.etape === ETAPE.reponse
        ? gainDeLaReponse(vue, id)
        : gorgee - (suite.debut?.[id] ?? gorgee);
  }
  return gains;
}
