/** Quizzes and questions, from the machine: hidden, deleted, made Officiel. */
import type { Config } from "#config";
import { aDuTexteVisible } from "#contracts/texte-visible.ts";
import type { Database } from "#db/connection.ts";
import { type CibleAffaire, createCiblesRepository } from "#db/repositories/moderation/cibles.ts";
import { createQuizzOfficiels } from "#db/repositories/moderation/publication.ts";
import type { CommandResult } from "../command.ts";
import { repondreFait, ACTEUR_MACHINE, repondreRefus, ADMIN_USAGE } from "./machine.ts";
import { prendreMesure } from "./sanctions.ts";

export interface ContenuCommand {
  readonly masquer?: boolean | undefined;
  readonly effacer?: boolean | undefined;
  /** "oui" or "non". */
  readonly officiel?: string | undefined;
  readonly raison?: string | undefined;
}

/** The address of a page (plateforme §2 "Route table": /quizz-communaute/{id}, and its question), or an id alone. Pure. */
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

export async function agirSurContenu(
  db: Database,
  config: Config,
  adresse: string,
  { masquer, effacer, officiel, raison = "" }: ContenuCommand,
): Promise<CommandResult> {
  const { quizz, question } = lireAdresseDeContenu(adresse);
  const cible: CibleAffaire =
    question === null ? { genre: "quizz", id: quizz } : { genre: "question", id: question };
  const lue = createCiblesRepository(db).lire(cible);
  if (lue === null || lue.quizz !== quizz)
    return repondreRefus(`Rien à cette adresse : ${adresse}. Copiez celle de sa page.`);
  const titre = `«\u00A0${lue.titre}\u00A0»`;
  if (masquer === true)
    return prendreMesure(
      db,
      config,
      cible,
      { genre: "masquer", raison },
      () => `${titre} est masqué.`,
    );
  if (effacer === true)
    return prendreMesure(db, config, cible, { genre: "supprimer", raison }, () =>
      question === null ? `${titre} est supprimé.` : `La question de ${titre} est supprimée.`,
    );
  if (officiel === "oui" || officiel === "non") {
    const voulu = officiel === "oui";
    if (!createQuizzOfficiels(db).marquer(quizz, voulu, ACTEUR_MACHINE.compte))
      return repondreRefus(
        "Seul un quizz public peut être officiel, et ceux de la maison le restent.",
      );
    return repondreFait(voulu ? `${titre} est officiel.` : `${titre} n’est plus officiel.`);
  }
  return repondreRefus(
    `Dites qu’en faire${aDuTexteVisible(officiel ?? "") ? ` : --officiel oui, ou non` : ""}.\n\n${ADMIN_USAGE}`,
  );
}
