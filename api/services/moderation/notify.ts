/**
 * The letters in the inbox, mails and alerts on open pages that moderation sends, and the closing of rooms and files after
 * a measure. The flow "report → decision → letter" ends here.
 */
import type { FastifyBaseLogger } from "fastify";
import type { GenreAffaire, GenreMesure } from "#contracts/moderation.ts";
import type { Database } from "#db/connection.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import type { ResultatDeMesure } from "#db/repositories/moderation/decisions.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import {
  ecrireLettreMesureLevee,
  ecrireLettreMesure,
  ecrireLettreAuRapporteur,
  ecrireLettreReponseContestation,
  ecrirePhrasesMailMesure,
} from "#contracts/moderation-letter.ts";
import { type MotifSignalement, NOMS_MOTIFS_SIGNALEMENT } from "#contracts/signalement.ts";
import type { ResultatDeSignalement } from "#db/repositories/moderation/signalements.ts";
import type { ApiContext } from "../../context.ts";
import {
  ecrireMailNouvelleAffaire,
  ecrireMailMesureDeModeration,
  ecrireMailReponseContestation,
} from "../../mails/textes.ts";
import { createEffacementTracesDuCompte } from "../erase-account.ts";
import { createMediaFileStore } from "../medias/file-store.ts";
import type { GameRoomsPort } from "../ports.ts";
import { createMailThrottle } from "../mail-throttle.ts";

export interface ModerationDecisionNotifier {
  /** Writes the letters of a measure, to the account it is about and to those who reported. Call it in the transaction of the decision. */
  writeLetters(faite: ResultatDeMesure, raison: string): void;
  /**
   * Sends the mails, closes the rooms and erases the files that a measure asks for. Never rejects: failures are logged and
   * done later.
   */
  afterDecision(faite: ResultatDeMesure, raison: string): Promise<void>;
  /**
   * Announces a lifted or confirmed measure in the inbox, and by mail to a suspended account. `reponse`: the answer to a
   * contestation.
   */
  afterLifting(fin: {
    readonly compte: string;
    readonly mesure: string;
    readonly genre: GenreMesure;
    readonly objet: GenreAffaire;
    readonly titre: string;
    readonly levee: boolean;
    readonly reponse?: string;
  }): void;
}

/** Returns the check whether an account is excluded from every room: suspended, or no longer there. */
export function createExcludedAccountCheck(db: Database): (compte: string) => boolean {
  const comptes = createCompteRepository(db);
  return (compte) => {
    const connu = comptes.lire(compte);
    return connu === null || connu.suspendu !== null;
  };
}

export function createModerationDecisionNotifier(
  contexte: Pick<
    ApiContext,
    "adressePourTelephones" | "avis" | "config" | "courrier" | "db" | "purge"
  > & { readonly rooms: Pick<GameRoomsPort, "exclure"> },
  log: Pick<FastifyBaseLogger, "error" | "warn">,
): ModerationDecisionNotifier {
  const { adressePourTelephones, avis, config, courrier, db, rooms } = contexte;
  const social = createSocialRepository(db);
  const comptes = createCompteRepository(db);
  const effacer = createEffacementTracesDuCompte(contexte, log);
  const fileStore = createMediaFileStore(db, config.DATA_DIR);

  const lien = (mesure: string, jeton: string) => {
    const adresse = new URL(`/mesure/${mesure}`, adressePourTelephones());
    adresse.searchParams.set("token", jeton);
    return adresse.href;
  };

  return {
    writeLetters({ genre, objet, titre, vise, adresses, rapporteurs }, raison) {
      const merci = ecrireLettreAuRapporteur({ objet, titre, agi: genre !== "rien" });
      for (const rapporteur of rapporteurs) social.ecrire(null, rapporteur, merci);
      if (vise === null || adresses !== null) return;
      const { _id, compte, jusque, messages } = vise;
      social.ecrire(
        null,
        compte,
        ecrireLettreMesure({ genre, objet, titre, raison, jusque, messages }),
        { mesure: _id },
      );
    },
    async afterDecision({ genre, objet, titre, vise, adresses, fichiers, rapporteurs }, raison) {
      avis.prevenir(...rapporteurs);
      if (vise !== null) {
        const { _id, compte, pseudo, mail, jeton, jusque, messages } = vise;
        const sujet = { genre, objet, titre, raison, jusque, messages };
        const ecrire = () =>
          courrier.envoyer(
            ecrireMailMesureDeModeration({
              compte: adresses === null ? compte : null,
              a: mail,
              pseudo,
              lien: lien(_id, jeton),
              phrases: ecrirePhrasesMailMesure(sujet),
            }),
          );
        // a suspension is told by mail, because a suspended account cannot open its inbox
        if (genre === "suspendre") ecrire();
        avis.prevenir(compte);
        avis.changer(compte);
        if (genre === "suspendre" || adresses !== null) {
          avis.fermer(compte);
          // a failed exclusion is tried again by action-watcher.ts
          await rooms.exclure(createExcludedAccountCheck(db)).catch((err: unknown) => {
            log.error({ err }, "rooms could not be closed yet");
          });
        }
        if (adresses !== null) {
          await effacer(compte, adresses, fichiers);
          // erasing the account has deleted its other mails: this one must come after
          ecrire();
          return;
        }
      }
      await fileStore.oublier(fichiers).catch((err: unknown) => {
        log.error({ err }, "files that were taken out are still there: they go with the sweeping");
      });
    },
    afterLifting({ compte, mesure, genre, objet, titre, levee, reponse }) {
      const texte =
        reponse === undefined
          ? ecrireLettreMesureLevee({ objet, titre })
          : ecrireLettreReponseContestation({ objet, titre }, levee, reponse);
      social.ecrire(null, compte, texte, { mesure });
      avis.prevenir(compte);
      avis.changer(compte);
      const qui = comptes.lire(compte);
      if (genre === "suspendre" && qui !== null)
        courrier.envoyer(
          ecrireMailReponseContestation({
            compte,
            a: qui.mail,
            pseudo: qui.pseudo,
            lien: new URL("/", adressePourTelephones()).href,
            phrases: texte.split("\n\n"),
          }),
        );
    },
  };
}

/** Tells moderators and administrators about a new case, except the person that it is about. */
export type NotifyModeratorsOfNewCase = (
  opened: NonNullable<ResultatDeSignalement["ouverte"]>,
  motif: MotifSignalement,
) => void;

export function createNotifyModeratorsOfNewCase({
  adressePourTelephones,
  avis,
  courrier,
  db,
}: Pick<
  ApiContext,
  "adressePourTelephones" | "avis" | "courrier" | "db"
>): NotifyModeratorsOfNewCase {
  const comptes = createCompteRepository(db);
  // one mail an hour is enough, because the page that it links to lists all waiting cases
  const mails = createMailThrottle();
  return ({ numero, auteur }, motif) => {
    const juges = comptes.deLaModeration().filter(({ _id }) => _id !== auteur);
    avis.prevenir(...juges.map(({ _id }) => _id));
    for (const { _id, pseudo, mail, role } of juges) {
      if (role !== "admin" || !mails.permettre("affaires", mail)) continue;
      const lien = new URL("/admin/signalements", adressePourTelephones());
      lien.searchParams.set("affaire", String(numero));
      courrier.envoyer(
        ecrireMailNouvelleAffaire({
          compte: _id,
          a: mail,
          pseudo,
          lien: lien.href,
          motif: NOMS_MOTIFS_SIGNALEMENT[motif],
        }),
      );
    }
  };
}
