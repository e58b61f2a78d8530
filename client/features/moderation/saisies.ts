/** What was chosen and written about a case and not applied, until it is: kept in memory only, one may look at others meanwhile. */
import { useCallback, useState } from "react";
import type { GenreMesure } from "#contracts/moderation.ts";

export interface SaisieAffaire {
  readonly genre: GenreMesure | null;
  readonly raison: string;
  /** Null: until somebody lifts it; undefined: by default. */
  readonly jours: number | null | undefined;
  readonly messages: boolean;
  readonly refuserMedias: boolean;
  /** To a contestation. */
  readonly levee: boolean | null;
  readonly reponse: string;
}

const VIDE: SaisieAffaire = {
  genre: null,
  raison: "",
  jours: undefined,
  messages: false,
  refuserMedias: false,
  levee: null,
  reponse: "",
};

const gardees = new Map<number, SaisieAffaire>();

export function useSaisieAffaire(numero: number) {
  const [saisie, setSaisie] = useState(() => gardees.get(numero) ?? VIDE);
  const changer = useCallback(
    (changement: Partial<SaisieAffaire>) =>
      setSaisie((avant) => {
        const apres = { ...avant, ...changement };
        gardees.set(numero, apres);
        return apres;
      }),
    [numero],
  );
  const oublier = useCallback(() => void gardees.delete(numero), [numero]);
  return { saisie, changer, oublier };
}
