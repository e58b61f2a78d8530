/** Quizzes and questions, from the machine: hidden, deleted, made Officiel. */
import type { ServerConfig } from "#config";
import { aDuTexteVisible } from "#contracts/texte-visible.ts";
import type { Database } from "#db/connection.ts";
import {
  type CibleAffaire,
  createCiblesAffairesRepository,
} from "#db/repositories/moderation/cibles.ts";
import { createMarquageQuizzOfficiels } from "#db/repositories/moderation/publication.ts";
import type { ScriptOutcome } from "../command.ts";
import {
  composeSuccessResult,
  COMPTE_ET_ROLE_LIGNE_DE_COMMANDE,
  composeRefusalResult,
  ADMIN_USAGE,
} from "./machine.ts";
import { prendreMesureEnLigneDeCommande } from "./sanctions.ts";

export interface AdminContenuCommand {
  readonly masquer?: boolean | undefined;
  readonly effacer?: boolean | undefined;
  /** Whether to make the quizz Officiel, as it was typed: "oui" or "non". */
  readonly officiel?: string | undefined;
  readonly raison?: string | undefined;
}

/** Ids of the quizz and the question in the address of a page (/quizz-communaute/{id}, and its question), or in an id alone. Pure. */
export function lireAdresseDeContenu(adresse: string): {
  readonly quizz: string;
  readonly question: string | null;
} {
  const chemin = adresse.replace(/^https?:\/\/[^/]+/, "").replace(/[?#].*$/, "");
  const [quizz = "", question = null] = chemin
    .split("/")
    .filter((partie) => partie !== "" && partie !== "quizz-communaute" && partie !== "quizz");
  return { quizz, question };
}

export async function executeAdminContenuCommand(
  db: Database,
  config: ServerConfig,
  adresse: string,
  { masquer, effacer, officiel, raison = "" }: AdminContenuCommand,
): Promise<ScriptOutcome> {
  const { quizz, question } = lireAdresseDeContenu(adresse);
  const cible: CibleAffaire =
    question === null ? { genre: "quizz", id: quizz } : { genre: "question", id: question };
  const lue = createCiblesAffairesRepository(db).lire(cible);
  if (lue === null || lue.quizz !== quizz)
    return composeRefusalResult(`Rien à cette adresse : ${adresse}. Copiez celle de sa page.`);
  const titre = `«\u00A0${lue.titre}\u00A0»`;
  if (masquer === true)
    return prendreMesureEnLigneDeCommande(
      db,
      config,
      cible,
      { genre: "masquer", raison },
      () => `${titre} est masqué.`,
    );
  if (effacer === true)
    return prendreMesureEnLigneDeCommande(db, config, cible, { genre: "supprimer", raison }, () =>
      question === null ? `${titre} est supprimé.` : `La question de ${titre} est supprimée.`,
    );
  if (officiel === "oui" || officiel === "non") {
    const voulu = officiel === "oui";
    if (
      !createMarquageQuizzOfficiels(db).marquer(
        quizz,
        voulu,
        COMPTE_ET_ROLE_LIGNE_DE_COMMANDE.compte,
      )
    )
      return composeRefusalResult(
        "Seul un quizz public peut être officiel, et ceux de la maison le restent.",
      );
    return composeSuccessResult(voulu ? `${titre} est officiel.` : `${titre} n’est plus officiel.`);
  }
  return composeRefusalResult(
    `Dites qu’en faire${aDuTexteVisible(officiel ?? "") ? ` : --officiel oui, ou non` : ""}.\n\n${ADMIN_USAGE}`,
  );
}
