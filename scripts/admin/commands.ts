/** The commands of `npm run admin`, with the rules, the words and the log of the site. */
import type { ServerConfig } from "#config";
import { type Role, role as lesRoles } from "#contracts/compte.ts";
import {
  type GenreActeDeModeration,
  type GenreMesure,
  corpsMotInterdit,
} from "#contracts/moderation.ts";
import type { Database } from "#db/connection.ts";
import { type Compte, createCompteRepository } from "#db/repositories/compte-repository.ts";
import { createActesDeModerationRepository } from "#db/repositories/moderation/actes.ts";
import {
  createMotsInterditsAvecJournal,
  createMotsInterditsRepository,
} from "#db/repositories/moderation/mots.ts";
import type { ScriptOutcome } from "../command.ts";
import { executeAdminContenuCommand, type AdminContenuCommand } from "./contenus.ts";
import {
  composeSuccessResult,
  COMPTE_ET_ROLE_LIGNE_DE_COMMANDE,
  composeRefusalResult,
} from "./machine.ts";
import { leverMesuresDuCompte, prendreMesureEnLigneDeCommande } from "./sanctions.ts";

const listerMots = (db: Database): ScriptOutcome => {
  const mots = createMotsInterditsRepository(db).lister();
  return composeSuccessResult(mots.length === 0 ? "Aucun mot n’est interdit." : mots.join("\n"));
};

function changerMot(db: Database, brut: string, geste: "interdire" | "permettre"): ScriptOutcome {
  const lu = corpsMotInterdit.safeParse({ mot: brut });
  if (!lu.success) return composeRefusalResult(lu.error.issues[0]?.message ?? "");
  const { mot } = lu.data;
  const cite = `«\u00A0${mot}\u00A0»`;
  const liste = createMotsInterditsAvecJournal(db);
  if (geste === "permettre")
    return liste.permettre(mot, COMPTE_ET_ROLE_LIGNE_DE_COMMANDE.compte)
      ? composeSuccessResult(`${cite} est permis.`)
      : composeRefusalResult(`${cite} n’est pas dans la liste.`);
  switch (liste.interdire(mot, COMPTE_ET_ROLE_LIGNE_DE_COMMANDE.compte)) {
    case "ajoute":
      return composeSuccessResult(`${cite} est interdit.`);
    case "deja":
      return composeRefusalResult("Ce mot est déjà dans la liste.");
    case "complet":
      return composeRefusalResult("La liste est pleine. Retirez d’abord un mot.");
  }
}

export interface AdminCommand extends AdminContenuCommand {
  readonly pseudo?: string | undefined;
  readonly role?: string | undefined;
  readonly suspendre?: string | undefined;
  readonly "ne-plus-publier"?: string | undefined;
  readonly supprimer?: boolean | undefined;
  readonly lever?: boolean | undefined;
  /** Address of the page of a quizz or a question. */
  readonly contenu?: string | undefined;
  readonly interdire?: string | undefined;
  readonly permettre?: string | undefined;
  readonly mots?: boolean | undefined;
  readonly journal?: boolean | undefined;
}

const NOMS_ROLES: Readonly<Record<Role, string>> = {
  user: "un compte comme les autres",
  moderator: "de la modération",
  admin: "administrateur",
};

/** Whether the command concerns no account. Pure. */
export const isAdminCommandWithoutPseudo = ({
  contenu,
  interdire,
  permettre,
  mots,
  journal,
}: AdminCommand): boolean =>
  contenu !== undefined ||
  interdire !== undefined ||
  permettre !== undefined ||
  mots === true ||
  journal === true;

export async function executeAdminCommand(
  db: Database,
  config: ServerConfig,
  ordre: AdminCommand,
): Promise<ScriptOutcome> {
  const { contenu, interdire, permettre, pseudo = "" } = ordre;
  if (ordre.journal === true) return composeSuccessResult(lireJournal(db));
  if (ordre.mots === true) return listerMots(db);
  if (interdire !== undefined) return changerMot(db, interdire, "interdire");
  if (permettre !== undefined) return changerMot(db, permettre, "permettre");
  if (contenu !== undefined) return executeAdminContenuCommand(db, config, contenu, ordre);
  const compte = createCompteRepository(db).parPseudo(pseudo);
  if (compte === null)
    return composeRefusalResult(
      `Aucun compte ne s’appelle ${pseudo}. S’il vient d’être créé, confirmez d’abord son adresse.`,
    );
  return obeirSurCompte(db, config, compte, ordre);
}

async function obeirSurCompte(
  db: Database,
  config: ServerConfig,
  compte: Compte,
  { suspendre, raison = "", "ne-plus-publier": nePlusPublier, ...ordre }: AdminCommand,
): Promise<ScriptOutcome> {
  const profil = { genre: "profil", id: compte._id } as const;
  const { pseudo } = compte;
  const fini = (quand: string) => `C’est fait pour ${pseudo}${quand}.`;
  if (suspendre !== undefined)
    return prendreMesureEnLigneDeCommande(
      db,
      config,
      profil,
      { genre: "suspendre", jours: suspendre, raison },
      fini,
    );
  if (nePlusPublier !== undefined)
    return prendreMesureEnLigneDeCommande(
      db,
      config,
      profil,
      { genre: "nePlusPublier", jours: nePlusPublier, raison },
      fini,
    );
  if (ordre.effacer === true)
    return prendreMesureEnLigneDeCommande(
      db,
      config,
      profil,
      { genre: "supprimer", raison },
      () => `La description de ${pseudo} est effacée.`,
    );
  if (ordre.supprimer === true)
    return prendreMesureEnLigneDeCommande(
      db,
      config,
      profil,
      { genre: "supprimerCompte", raison },
      () => `Le compte ${pseudo} est supprimé.`,
    );
  if (ordre.lever === true) return leverMesuresDuCompte(db, config, compte);
  return nommer(db, compte, ordre.role ?? "admin");
}

function nommer(db: Database, { _id, pseudo, role: avant }: Compte, voulu: string): ScriptOutcome {
  const lu = lesRoles.safeParse(voulu);
  if (!lu.success)
    return composeRefusalResult(`Le rôle est ${lesRoles.options.join(", ")}\u00A0: pas ${voulu}.`);
  if (avant !== lu.data) {
    createCompteRepository(db).changer(_id, { role: lu.data });
    createActesDeModerationRepository(db).noter({
      genre: "role",
      par: null,
      titre: "",
      compte: _id,
      detail: lu.data,
    });
  }
  return composeSuccessResult(`${pseudo} est maintenant ${NOMS_ROLES[lu.data]}.`);
}

function lireJournal(db: Database): string {
  const { actes } = createActesDeModerationRepository(db).lister({ page: 0 });
  if (actes.length === 0) return "Le journal est vide.";
  return actes
    .map(({ date, par, genre, mesure, compte, titre, detail }) =>
      [date, par ?? "la machine", direGenre(genre, mesure), compte, titre, detail]
        .filter((mot) => mot !== null && mot !== "")
        .join("  "),
    )
    .join("\n");
}

/** The name of a measure; for an act about a measure, with what was done: "lever suspendre". */
const direGenre = (genre: GenreActeDeModeration, mesure: GenreMesure | null): string =>
  genre === "mesure" ? (mesure ?? genre) : [genre, mesure].filter((mot) => mot !== null).join(" ");
