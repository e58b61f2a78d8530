/** Actions of the deck of imprévus: create, sort, delete, import. plateforme §2 "Admin", §7. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import {
  type FichierDeck,
  reponseDeckImporte,
  IMPREVU_NEUF,
  reponseImprevuCree,
  type ImprevuAvecRevision,
} from "#contracts/edition-imprevu.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { appelerApi, direEchecApi } from "../../../app/api/api.ts";
import { useNavigate } from "../../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../../app/page/annonces.ts";
import { useApiCallSender } from "../../../app/page/envoi.tsx";
import { ecrireAdresseDePage } from "../../../app/paths.ts";
import { uuid } from "../../../browser/random-id.ts";
import { calculerIdsApresDeplacementDeLigne } from "../../../quizz/rangement.tsx";
import { NAVIGATION_STATE_VISE_TEXTE } from "../commun/viser.ts";
import { QUERY_KEY_IMPREVUS } from "./queries.ts";

const RATE = "Erreur lors de la création du nouveau imprévu";

interface Creation {
  readonly enCours: boolean;
  /** Creates an imprévu and opens its page; resolves to false after a refusal, which a banner has announced. */
  readonly creer: (options?: { readonly replace?: boolean }) => Promise<boolean>;
}

export function useCreerImprevu(): Creation {
  const aller = useNavigate();
  const client = useQueryClient();
  const { erreur } = useAnnoncerParBanniere();
  const occupe = useRef(false);
  /** Id of the creation, the same until it succeeds, so that pressing again after a network failure does not create a second imprévu. */
  const envoi = useRef<string | null>(null);
  const [enCours, setEnCours] = useState(false);
  const creer = useCallback(
    async ({ replace = false } = {}) => {
      if (occupe.current) return true;
      occupe.current = true;
      setEnCours(true);
      const { text, media, rare, suite } = IMPREVU_NEUF;
      envoi.current ??= uuid();
      const cree = await appelerApi("POST", "/api/imprevu", reponseImprevuCree, {
        corps: { text, media, rare, suite, envoi: envoi.current },
      });
      if (cree.ok) {
        envoi.current = null;
        await client.invalidateQueries({ queryKey: QUERY_KEY_IMPREVUS });
        await aller(ecrireAdresseDePage("/admin/imprevu/:id", { id: cree.corps._id }), {
          replace,
          state: NAVIGATION_STATE_VISE_TEXTE,
        });
      } else erreur(direEchecApi(cree, RATE));
      occupe.current = false;
      setEnCours(false);
      return cree.ok;
    },
    [aller, client, erreur],
  );
  return { enCours, creer };
}

/**
 * The function that moves an imprévu to a rank of the deck. The new order is sent at once, one call at a time.
 * plateforme §2 "Admin" (drag reorder).
 */
export function useChangerOrdreDuDeck(): (id: string, rang: number) => void {
  const client = useQueryClient();
  const { erreur } = useAnnoncerParBanniere();
  const enVol = useRef(false);
  const voulu = useRef<readonly string[] | null>(null);
  const envoyer = useCallback(async () => {
    if (enVol.current) return;
    enVol.current = true;
    // the loop also sends a change that was made during a call
    while (voulu.current !== null) {
      const imprevus = voulu.current;
      voulu.current = null;
      const fait = await appelerApi("PUT", "/api/imprevus", reponseSignalement, {
        corps: { imprevus },
      });
      if (fait.ok) continue;
      voulu.current = null;
      erreur(fait.message);
    }
    enVol.current = false;
    // a reading that began during the calls may show an older order
    await client.invalidateQueries({ queryKey: QUERY_KEY_IMPREVUS });
  }, [client, erreur]);
  return useCallback(
    (id, rang) => {
      // a reading on its way would put the order back that it has found
      void client.cancelQueries({ queryKey: QUERY_KEY_IMPREVUS });
      client.setQueryData<ImprevuAvecRevision[]>(QUERY_KEY_IMPREVUS, (lus = []) => {
        const parId = new Map(lus.map((lu) => [lu._id, lu]));
        const ids = calculerIdsApresDeplacementDeLigne([...parId.keys()], id, rang);
        voulu.current = ids;
        return ids.flatMap((un) => parId.get(un) ?? []);
      });
      void envoyer();
    },
    [client, envoyer],
  );
}

/** Deletes an imprévu. plateforme §7 (DELETE /imprevu/{id}). */
export function useSupprimerImprevu() {
  const { enCours, envoyer } = useApiCallSender();
  const { info } = useAnnoncerParBanniere();
  const client = useQueryClient();
  /**
   * @param suites `onFermer`: called once the server has answered; `onSupprime`: called once the imprévu is deleted,
   * before the list is read again
   */
  const supprimer = async (
    id: string,
    suites: { readonly onFermer: () => void; readonly onSupprime: () => void | Promise<void> },
  ): Promise<void> => {
    const fait = await envoyer(() =>
      appelerApi("DELETE", `/api/imprevu/${encodeURIComponent(id)}`, reponseSignalement),
    );
    suites.onFermer();
    if (fait === null) return;
    info(fait.message);
    client.setQueryData<ImprevuAvecRevision[]>(QUERY_KEY_IMPREVUS, (lus) =>
      lus?.filter(({ _id }) => _id !== id),
    );
    await suites.onSupprime();
    await client.invalidateQueries({ queryKey: QUERY_KEY_IMPREVUS });
  };
  return { enCours, supprimer };
}

/** Imports a deck, whole or not at all. Decision 0092. */
export function useImporterDeck() {
  const { enCours, envoyer } = useApiCallSender();
  const { info } = useAnnoncerParBanniere();
  const client = useQueryClient();
  const importer = async (deck: FichierDeck, onFait: () => void): Promise<void> => {
    const fait = await envoyer(() =>
      appelerApi("POST", "/api/imprevus/importer", reponseDeckImporte, { corps: deck }),
    );
    if (fait === null) return;
    onFait();
    await client.invalidateQueries({ queryKey: QUERY_KEY_IMPREVUS });
    const { mediasAbsents: n } = fait;
    info(
      n === 0
        ? fait.message
        : `${fait.message} ${String(n)}\u00A0média${n > 1 ? "s ne sont pas" : " n’est pas"} sur ce serveur\u00A0: l’image de la maison en tient lieu.`,
    );
  };
  return { enCours, importer };
}
