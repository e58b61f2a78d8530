/** A new imprévu, with the defaults of the specification, and its page: plateforme §2, §3, §7 (POST /imprevu). */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { IMPREVU_NEUF, imprevuCree } from "#contracts/edition-imprevu.ts";
import { appeler, phraseDe } from "../../../app/api/api.ts";
import { vers } from "../../../app/paths.ts";
import { uuid } from "../../../browser/hasard.ts";
import { useNavigate } from "../../../app/navigation.tsx";
import { useAnnonces } from "../../../app/page/annonces.ts";
import { viseTexte } from "../commun/vise.ts";
import { CLE_IMPREVUS } from "./queries.ts";

const RATE = "Erreur lors de la création du nouveau imprévu";

interface Creation {
  readonly enCours: boolean;
  /** False when it was refused: why was said. */
  readonly creer: (options?: { readonly replace?: boolean }) => Promise<boolean>;
}

export function useCreer(): Creation {
  const aller = useNavigate();
  const client = useQueryClient();
  const { erreur } = useAnnonces();
  const occupe = useRef(false);
  /** Of the one that is asked for, until it is there: pressed again after a cut, it makes no second one. */
  const envoi = useRef<string | null>(null);
  const [enCours, setEnCours] = useState(false);
  const creer = useCallback(
    async ({ replace = false } = {}) => {
      if (occupe.current) return true;
      occupe.current = true;
      setEnCours(true);
      const { text, media, rare, suite } = IMPREVU_NEUF;
      envoi.current ??= uuid();
      const cree = await appeler("POST", "/api/imprevu", imprevuCree, {
        corps: { text, media, rare, suite, envoi: envoi.current },
      });
      if (cree.ok) {
        envoi.current = null;
        await client.invalidateQueries({ queryKey: CLE_IMPREVUS });
        await aller(vers("/admin/imprevu/:id", { id: cree.corps._id }), {
          replace,
          state: viseTexte,
        });
      } else erreur(phraseDe(cree, RATE));
      occupe.current = false;
      setEnCours(false);
      return cree.ok;
    },
    [aller, client, erreur],
  );
  return { enCours, creer };
}
