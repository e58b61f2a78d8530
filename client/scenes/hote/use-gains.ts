/** Sips earned since the step began, by player. */
import { useState } from "react";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { gainDeLaReponse } from "../recit/gain.ts";

type Compte = Readonly<Record<string, number>>;

const compter = (vue: Vue): Compte =>
  Object.fromEntries(Object.entries(vue.joueurs).map(([id, { gorgee }]) => [id, gorgee]));

/** At the reveal, what the question and the gifts cost; elsewhere, what was written since the step was first seen. */
export function useGains(vue: Vue): Compte {
  const [debut, setDebut] = useState(() => ({ tour: vue.tour, compte: compter(vue) }));
  if (debut.tour !== vue.tour) setDebut({ tour: vue.tour, compte: compter(vue) });
  if (vue.phase === "fin" || debut.tour !== vue.tour) return {};
  const gains: Record<string, number> = {};
  for (const [id, { gorgee }] of Object.entries(vue.joueurs)) {
    gains[id] =
      vue.etape === ETAPE.reponse
        ? gainDeLaReponse(vue, id)
        : gorgee - (debut.compte[id] ?? gorgee);
  }
  return gains;
}
