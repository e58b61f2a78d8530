/** Commands of a moderator on /admin/users: role, official quizz, lifted measure, opened case, private quizz. plateforme §6, §7. */
import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import {
  reponseAffaireOuverte,
  reponseQuizzOuvertEnModeration,
  type corpsOuvrirQuizzEnModeration,
} from "#contracts/moderation.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { appelerApi, type HttpMethod, type ReponseApi } from "../../app/api/api.ts";
import { QUERY_KEY_MODERATION } from "../../app/api/queries.ts";
import { useNavigate } from "../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import { useEnvoiAuServeur } from "../../app/page/envoi.tsx";
import { ecrireAdresseSiPageExiste } from "../../app/paths.ts";

/** Opens a private quizz; the reason is written in the log. */
export const ouvrirQuizzPrive = (
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
  /** Sends a command and shows its result in a banner; resolves to false after a refusal. */
  readonly faire: (methode: HttpMethod, chemin: string, corps?: unknown) => Promise<boolean>;
  /** Opens a case about an account or a quizz, or finds the open one, and goes there. `raison` is required for a private quizz. */
  readonly ouvrirAffaire: (quoi: "comptes" | "quizz", id: string, raison?: string) => Promise<void>;
}

/** Commands about an account; one runs at a time. */
export function useActesDeModerationSurCompte(): ActesDuCompte {
  const { enCours, envoyer } = useEnvoiAuServeur();
  const { info } = useAnnoncerParBanniere();
  const client = useQueryClient();
  const aller = useNavigate();
  return {
    enCours,
    async faire(methode, chemin, corps) {
      const fait = await envoyer(() =>
        appelerApi(methode, `/api/moderation/${chemin}`, reponseSignalement, { corps }),
      );
      // a refusal may mean that another moderator was faster
      await client.invalidateQueries({ queryKey: [QUERY_KEY_MODERATION] });
      if (fait !== null) info(fait.message);
      return fait !== null;
    },
    async ouvrirAffaire(quoi, id, raison = "") {
      const chemin = `/api/moderation/${quoi}/${encodeURIComponent(id)}/affaire`;
      const ouverte = await envoyer(() =>
        appelerApi("POST", chemin, reponseAffaireOuverte, { corps: { raison } }),
      );
      if (ouverte === null) return;
      const affaire = String(ouverte.numero);
      void client.invalidateQueries({ queryKey: [QUERY_KEY_MODERATION] });
      info(`L’affaire n°\u00A0${affaire} est ouverte.`);
      const adresse = ecrireAdresseSiPageExiste("/admin/signalements", { affaire });
      if (adresse !== null) void aller(adresse);
    },
  };
}
