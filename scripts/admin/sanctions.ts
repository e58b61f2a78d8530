/** Measures taken and lifted from the machine, in cases as on the site (docs/decisions/0094). */
import { createRefusDActionDeModeration } from "#api/services/moderation/refusals.ts";
import type { ServerConfig } from "#config";
import { direFinDeMesure } from "#contracts/moderation-letter.ts";
import { type CorpsMesure, corpsMesure } from "#contracts/moderation.ts";
import { type Database, runInTransaction } from "#db/connection.ts";
import type { Compte } from "#db/repositories/compte-repository.ts";
import { createActesDeModerationRepository } from "#db/repositories/moderation/actes.ts";
import { createAffairesRepository } from "#db/repositories/moderation/affaires.ts";
import {
  type CibleAffaire,
  createCiblesAffairesRepository,
} from "#db/repositories/moderation/cibles.ts";
import { createDecisionsDeModeration } from "#db/repositories/moderation/decisions.ts";
import { createFichesDeComptesPourModerateurs } from "#db/repositories/moderation/fiches.ts";
import type { ScriptOutcome } from "../command.ts";
import {
  createEffetsDeMesureEnLigneDeCommande,
  composeSuccessResult,
  COMPTE_ET_ROLE_LIGNE_DE_COMMANDE,
  composeRefusalResult,
  ADMIN_USAGE,
} from "./machine.ts";

interface Voulue {
  readonly genre: CorpsMesure["genre"];
  /** Number of days as it was typed; "0" means until the measure is lifted. */
  readonly jours?: string;
  readonly raison: string;
}

/**
 * @param dire the sentence of success; its argument is the end of the measure with a space before, or an empty text
 */
export async function prendreMesureEnLigneDeCommande(
  db: Database,
  config: ServerConfig,
  cible: CibleAffaire,
  { genre, jours = "0", raison }: Voulue,
  dire: (quand: string) => string,
): Promise<ScriptOutcome> {
  const demande = corpsMesure.safeParse({
    version: 0,
    genre,
    raison,
    jours: jours === "0" ? null : Number(jours),
  });
  if (!demande.success)
    return composeRefusalResult(`${demande.error.issues[0]?.message ?? ""}\n\n${ADMIN_USAGE}`);
  const suites = createEffetsDeMesureEnLigneDeCommande(db, config);
  const faite = runInTransaction(db, () => {
    const affaires = createAffairesRepository(db);
    const lue = createCiblesAffairesRepository(db).lire(cible);
    const numero = affaires.ouvrir(cible, COMPTE_ET_ROLE_LIGNE_DE_COMMANDE.compte);
    const affaire = numero === null ? null : affaires.lire(numero);
    if (affaire === null || lue === null) return "inconnue";
    // the case keeps a copy of the content, and private content is copied only with a logged reason
    if (lue.prive)
      createActesDeModerationRepository(db).noter({
        genre: "consulter",
        par: COMPTE_ET_ROLE_LIGNE_DE_COMMANDE.compte,
        titre: lue.titre,
        compte: lue.maison ? undefined : lue.auteur,
        affaire: affaire.numero,
        detail: raison,
      });
    const { version } = affaire;
    const issue = createDecisionsDeModeration(db).prendre(
      affaire.numero,
      { ...demande.data, version },
      COMPTE_ET_ROLE_LIGNE_DE_COMMANDE,
    );
    if (typeof issue !== "string") suites.writeLetters(issue, raison);
    return issue;
  });
  if (typeof faite === "string")
    return composeRefusalResult(createRefusDActionDeModeration(faite).message);
  await suites.afterDecision(faite, raison);
  await suites.courrier.vider();
  const { jusque = null } = faite.vise ?? {};
  return composeSuccessResult(dire(jusque === null ? "" : ` ${direFinDeMesure(jusque)}`));
}

/** Lifts every measure of an account that can be lifted. */
export async function leverMesuresDuCompte(
  db: Database,
  config: ServerConfig,
  { _id, pseudo }: Compte,
): Promise<ScriptOutcome> {
  const suites = createEffetsDeMesureEnLigneDeCommande(db, config);
  const decisions = createDecisionsDeModeration(db);
  const tenues = createFichesDeComptesPourModerateurs(db)
    .mesuresDe(_id)
    .filter(
      ({ genre, levee, jusque }) => levee === null && (genre === "masquer" || enCours(jusque)),
    );
  const levees = tenues.filter((mesure) =>
    runInTransaction(db, () => {
      const issue = decisions.lever(mesure._id, COMPTE_ET_ROLE_LIGNE_DE_COMMANDE);
      if (typeof issue === "string") return false;
      suites.afterLifting({ ...issue, compte: _id, mesure: mesure._id, levee: true });
      return true;
    }),
  );
  await suites.courrier.vider();
  if (tenues.length === 0) return composeRefusalResult(`Aucune mesure ne tient sur ${pseudo}.`);
  // a contested measure is lifted by the answer to the contestation
  const restent = tenues.filter((mesure) => !levees.includes(mesure));
  if (restent.length > 0)
    return composeRefusalResult(
      `${pseudo} n’est pas encore libre : ${restent.length === 1 ? "une mesure est contestée" : `${restent.length} mesures sont contestées`}. Répondez sur le site, page Modération, affaire ${restent.map(({ affaire }) => affaire).join(", ")} : la réponse lève la mesure ou la garde.`,
    );
  return composeSuccessResult(
    `${pseudo} est libre de ${levees.length === 1 ? "sa mesure" : "ses mesures"}.`,
  );
}

const enCours = (jusque: string | null) => jusque !== null && jusque > new Date().toISOString();
