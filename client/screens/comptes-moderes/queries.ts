/** Accounts as who moderates reads them, and what is done about them. */
import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from "@tanstack/react-query";
import type { z } from "zod";
import {
  affaireOuverte,
  compteModere,
  etatCompte,
  listeComptes,
  type RequeteComptes,
  requeteComptes,
} from "#contracts/moderation.ts";
import { confirmation } from "#contracts/signalement.ts";
import { appeler, type Methode } from "../../app/api/api.ts";
import { lecture, MODERATION } from "../../app/api/queries.ts";
import { useNavigate } from "../../app/navigation.tsx";
import { useAnnonces } from "../../app/page/annonces.ts";
import { useEnvoi } from "../../app/page/envoi.tsx";
import { type NomRecherche, type Recherche, siPage } from "../../app/paths.ts";

/** What the address of /admin/users says: the list that is wanted, and the account that is open. Pure. */
type EtatVoulu = RequeteComptes["etat"];

export interface LieuComptes extends RequeteComptes {
  /** Id of the account that is open. */
  readonly compte: string | null;
}

export const ETATS: readonly { readonly valeur: EtatVoulu; readonly libelle: string }[] = [
  { valeur: "tous", libelle: "Tous" },
  { valeur: "actifs", libelle: "Actifs" },
  { valeur: "limites", libelle: "Limités" },
  { valeur: "suspendus", libelle: "Suspendus" },
  { valeur: "equipe", libelle: "Équipe" },
];

/** Whatever was typed in the address: what makes no sense counts for nothing. */
export function lireLieuComptes(
  lire: (nom: NomRecherche<"/admin/users">) => string | null,
): LieuComptes {
  const { search, page } = requeteComptes.shape;
  return {
    search: search.catch("").parse(lire("search") ?? ""),
    etat: etatCompte.catch("tous").parse(lire("etat")),
    page: page.catch(0).parse(lire("page") ?? 0),
    compte: lire("compte"),
  };
}

/** Only what is not the default, so that an address stays short. */
export function ecrireLieuComptes({
  search,
  etat,
  page,
  compte,
}: LieuComptes): Recherche<"/admin/users"> {
  return {
    ...(search === "" ? {} : { search }),
    ...(etat === "tous" ? {} : { etat }),
    ...(page === 0 ? {} : { page: String(page) }),
    ...(compte === null ? {} : { compte }),
  };
}

/** Where the server answers it. */
export function cheminComptes({ search, etat, page }: RequeteComptes): string {
  const demande = new URLSearchParams({ search, etat, page: String(page) });
  return `/api/moderation/comptes?${demande.toString()}`;
}

export type PageComptes = z.infer<typeof listeComptes>;
export type CompteLu = z.infer<typeof compteModere>;
export type QuizzLu = CompteLu["quizz"][number];

/** One page; the one before stays in sight until the next has come. */
export function useComptes(requete: RequeteComptes): UseQueryResult<PageComptes> {
  const chemin = cheminComptes(requete);
  return useQuery({
    queryKey: [MODERATION, "comptes", chemin],
    ...lecture(chemin, listeComptes),
    placeholderData: keepPreviousData,
    // a measure ends by itself, and others moderate too
    staleTime: 0,
  });
}

export function useCompteModere(id: string): UseQueryResult<CompteLu> {
  return useQuery({
    queryKey: [MODERATION, "compte", id],
    ...lecture(`/api/moderation/comptes/${encodeURIComponent(id)}`, compteModere),
    staleTime: 0,
  });
}

interface ActesDuCompte {
  readonly enCours: boolean;
  /** Done and told; false when it was refused, which is told too. */
  readonly faire: (methode: Methode, chemin: string, corps?: unknown) => Promise<boolean>;
  /** Opens a case about it, or the one that is open already, and goes there. `raison`: wanted of a private quizz. */
  readonly ouvrirAffaire: (quoi: "comptes" | "quizz", id: string, raison?: string) => Promise<void>;
}

export function useActes(): ActesDuCompte {
  const { enCours, envoyer } = useEnvoi();
  const { info } = useAnnonces();
  const client = useQueryClient();
  const aller = useNavigate();
  return {
    enCours,
    async faire(methode, chemin, corps) {
      const fait = await envoyer(() =>
        appeler(methode, `/api/moderation/${chemin}`, confirmation, { corps }),
      );
      // refused, it may be because somebody else did it first
      await client.invalidateQueries({ queryKey: [MODERATION] });
      if (fait !== null) info(fait.message);
      return fait !== null;
    },
    async ouvrirAffaire(quoi, id, raison = "") {
      const chemin = `/api/moderation/${quoi}/${encodeURIComponent(id)}/affaire`;
      const ouverte = await envoyer(() =>
        appeler("POST", chemin, affaireOuverte, { corps: { raison } }),
      );
      if (ouverte === null) return;
      const affaire = String(ouverte.numero);
      void client.invalidateQueries({ queryKey: [MODERATION] });
      info(`L’affaire n°\u00A0${affaire} est ouverte.`);
      const adresse = siPage("/admin/signalements", { affaire });
      if (adresse !== null) void aller(adresse);
    },
  };
}
