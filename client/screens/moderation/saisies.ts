/** What was chosen and written about a case and not applied, until it is: this tab keeps it, reloaded too; one may look at others meanwhile. */
import { useCallback, useState } from "react";
import { z } from "zod";
import { genreMesure } from "#contracts/moderation.ts";
import { ecrireOnglet, lireOnglet } from "../../browser/stockage.ts";

const saisieAffaire = z.object({
  genre: genreMesure.nullable(),
  raison: z.string(),
  /** Null: until somebody lifts it; absent: by default. */
  jours: z.int().nullable().optional(),
  messages: z.boolean(),
  refuserMedias: z.boolean(),
  /** To a contestation. */
  levee: z.boolean().nullable(),
  reponse: z.string(),
});
export type SaisieAffaire = Readonly<z.infer<typeof saisieAffaire>>;

const VIDE: SaisieAffaire = {
  genre: null,
  raison: "",
  jours: undefined,
  messages: false,
  refuserMedias: false,
  levee: null,
  reponse: "",
};

const cleDe = (numero: number) => `affaire ${String(numero)}` as const;

function lire(numero: number): SaisieAffaire {
  const texte = lireOnglet(cleDe(numero));
  const lue = texte === "" ? null : saisieAffaire.safeParse(JSON.parse(texte));
  return lue?.success === true ? lue.data : VIDE;
}

export function useSaisieAffaire(numero: number) {
  const [saisie, setSaisie] = useState(() => lire(numero));
  const changer = useCallback(
    (changement: Partial<SaisieAffaire>) =>
      setSaisie((avant) => {
        const apres = { ...avant, ...changement };
        ecrireOnglet(cleDe(numero), JSON.stringify(apres));
        return apres;
      }),
    [numero],
  );
  const oublier = useCallback(() => ecrireOnglet(cleDe(numero), ""), [numero]);
  return { saisie, changer, oublier };
}
