/** The parts that all commands of `npm run admin` share: its help, who gives the command, and what follows a measure. */
import { createEnvoiDeMails } from "#api/mails/courrier.ts";
import { createModerationDecisionNotifier } from "#api/services/moderation/notify.ts";
import { createAccountNotificationHub } from "#api/services/notifications.ts";
import type { ServerConfig } from "#config";
import { type Database, composeDatabaseFilePath } from "#db/connection.ts";
import { createDeletedBytesEraser } from "#db/purge.ts";
import { composePhoneAddress } from "../../server/addresses.ts";
import type { ScriptOutcome } from "../command.ts";

export const ADMIN_USAGE = `Ce que font les administrateurs sur le site, depuis la machine : les mêmes règles, le même journal.

Un compte, par son pseudo
  npm run admin -- Margaux                                       la nomme administratrice
  npm run admin -- Margaux --role moderator                      ou admin, ou user
  npm run admin -- Margaux --suspendre 30 --raison "…"           30 jours ; 0 : jusqu’à nouvel ordre
  npm run admin -- Margaux --ne-plus-publier 7 --raison "…"      ne plus rien rendre public, 7 jours
  npm run admin -- Margaux --effacer --raison "…"                la description de son profil
  npm run admin -- Margaux --supprimer --raison "…"              le compte et tout ce qu’il a fait
  npm run admin -- Margaux --lever                               met fin à ses mesures

Un quizz ou une question, par l’adresse de sa page (ou l’identifiant du quizz)
  npm run admin -- --contenu ADRESSE --masquer --raison "…"      le quizz : son auteur seul le voit encore
  npm run admin -- --contenu ADRESSE --effacer --raison "…"      le quizz, ou la question seule
  npm run admin -- --contenu ADRESSE --officiel oui              ou non ; un quizz public seulement

Les mots interdits, et le journal
  npm run admin -- --interdire MOT                               dans les pseudos et les titres publics
  npm run admin -- --permettre MOT
  npm run admin -- --mots                                        la liste
  npm run admin -- --journal                                     les dernières lignes

Quand plusieurs processus jouent (docs/plusieurs-machines.md)
  npm run admin -- processus                                     la liste, avec leurs parties
  npm run admin -- vider jeu2                                    ses parties passent aux autres
  npm run admin -- reprendre jeu2                                il ouvre de nouveau des parties

  --raison : la personne concernée la lit. --help, --aide : ce texte.`;

/** The machine itself acts with a rank above every account. */
export const COMPTE_ET_ROLE_LIGNE_DE_COMMANDE = { compte: null, role: "admin" } as const;

export const composeSuccessResult = (message: string): ScriptOutcome => ({ ok: true, message });
export const composeRefusalResult = (message: string): ScriptOutcome => ({ ok: false, message });

/**
 * Makes the services that send the letters and mails of a measure and erase its files, as on the site. A running server updates
 * its own streams and rooms (action-watcher.ts).
 */
export function createEffetsDeMesureEnLigneDeCommande(db: Database, config: ServerConfig) {
  const dire = (...mots: unknown[]) => console.error(...mots);
  const courrier = createEnvoiDeMails({
    smtpUrl: config.SMTP_URL,
    expediteur: config.MAIL_FROM,
    dossierDonnees: config.DATA_DIR,
    annoncer: (fichier) => dire(`Mail écrit\u00A0: ${fichier}`),
    signaler: (cause) => dire(`Le mail n’est pas parti\u00A0: ${cause}`),
  });
  const suites = createModerationDecisionNotifier(
    {
      adressePourTelephones: () => composePhoneAddress(config, config.PORT),
      avis: createAccountNotificationHub(),
      rooms: { exclure: async () => {} },
      config,
      courrier,
      db,
      purge: createDeletedBytesEraser(composeDatabaseFilePath(config.DATA_DIR)),
    },
    { error: dire, warn: dire },
  );
  return { ...suites, courrier };
}
