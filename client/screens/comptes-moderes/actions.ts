/**
 * API calls of /admin/users: change a role, make a quizz official, lift a measure, open a case, open a private quizz.
 * plateforme §6, §7.
 */
import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { Role } from "#contracts/compte.ts";
import {
  reponseAffaireOuverte,
  reponseQuizzOuvertEnModeration,
  type corpsOuvrirQuizzEnModeration,
} from "#contracts/moderation.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { appelerApi, type HttpMethod, type ReponseApi } from "../../app/api/api.ts";
import { QUERY_KEY_PREFIX_MODERATION } from "../../app/api/queries.ts";
import { useNavigate } from "../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import { useApiCallSender } from "../../app/page/envoi.tsx";
import { ecrireAdresseSiPageExiste } from "../../app/paths.ts";

/** Opens a private quizz; the reason is written in the log. */
export const ouvrirQuizzPriveDuCompteAvecMotif = (
  quizz: string,
  corps: z.infer<typeof corpsOuvrirQuizzEnModeration>,
): Promise<ReponseApi<z.infer<typeof reponseQuizzOuvertEnModeration>>> =>
  appelerApi(
    "POST",
    `/api/moderation/quizz/${encodeURIComponent(quizz)}/ouvrir`,
    reponseQuizzOuvertEnModeration,
    {
      corps,
    },
  );

interface ActesDuCompte {
  readonly enCours: boolean;
  readonly changerRole: (compte: string, role: Role) => Promise<void>;
  /** Makes a quizz official, or a quizz like any other again. */
  readonly changerOfficiel: (quizz: string, officiel: boolean) => Promise<void>;
  /** Lifts a measure before its time. */
  readonly leverMesure: (mesure: string) => Promise<void>;
  /** Opens a case about an account or a quizz, or finds the open one, and goes there. `raison` is required for a private quizz. */
  readonly ouvrirAffaire: (quoi: "comptes" | "quizz", id: string, raison?: string) => Promise<void>;
}

/** Calls of a moderator about an account: one at a time, whose result a banner shows. */
export function useActionsDeModerationSurCompte(): ActesDuCompte {
  const { enCours, envoyer } = useApiCallSender();
  const { info } = useAnnoncerParBanniere();
  const client = useQueryClient();
  const aller = useNavigate();
  const faire = async (methode: HttpMethod, chemin: string, corps?: unknown) => {
    const fait = await envoyer(() =>
      appelerApi(methode, `/api/moderation/${chemin}`, reponseSignalement, { corps }),
    );
    // the lists are read again after a refusal too, which may mean that another moderator was faster
    await client.invalidateQueries({ queryKey: [QUERY_KEY_PREFIX_MODERATION] });
    if (fait !== null) info(fait.message);
  };
  return {
    enCours,
    changerRole: (compte, role) =>
      faire("PUT", `comptes/${encodeURIComponent(compte)}/role`, { role }),
    changerOfficiel: (quizz, officiel) =>
      faire("PUT", `quizz/${encodeURIComponent(quizz)}/officiel`, { officiel }),
    leverMesure: (mesure) => faire("POST", `mesures/${mesure}/lever`),
    async ouvrirAffaire(quoi, id, raison = "") {
      const chemin = `/api/moderation/${quoi}/${encodeURIComponent(id)}/affaire`;
      const ouverte = await envoyer(() =>
        appelerApi("POST", chemin, reponseAffaireOuverte, { corps: { raison } }),
      );
      if (ouverte === null) return;
      const affaire = String(ouverte.numero);
      void client.invalidateQueries({ queryKey: [QUERY_KEY_PREFIX_MODERATION] });
      info(`L’affaire n°\u00A0${affaire} est ouverte.`);
      const adresse = ecrireAdresseSiPageExiste("/admin/signalements", { affaire });
      if (adresse !== null) void aller(adresse);
    },
  };
}
