/** What follows a measure, once it is written: its author is told, and is out at once when they must be. */
import type { FastifyBaseLogger } from "fastify";
import type { GenreAffaire, GenreMesure } from "#contracts/moderation.ts";
import type { Base } from "#db/connection.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import type { MesureFaite } from "#db/repositories/moderation/decisions.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import type { Contexte } from "../../context.ts";
import { mailMesure, mailReponse } from "../../mails/textes.ts";
import { createEffacerCompte } from "../effacer-compte.ts";
import { createRayon } from "../medias/file-store.ts";
import type { Rooms } from "../rooms.ts";
import {
  lettreLevee,
  lettreMesure,
  lettreRapporteur,
  lettreReponse,
  phrasesMesure,
} from "./lettres.ts";

export interface Suites {
  /** The letters of a measure that was taken for that reason, to its author and to who reported: in the transaction that takes it. */
  lettre(faite: MesureFaite, raison: string): void;
  /** All that follows it. Rejects at nothing: what could not be done is logged, and done later. */
  mesure(faite: MesureFaite, raison: string): Promise<void>;
  /** Told in the inbox, and by mail to who cannot open it. `reponse`: to who contested. */
  defaite(fin: {
    readonly compte: string;
    readonly mesure: string;
    readonly genre: GenreMesure;
    readonly objet: GenreAffaire;
    readonly titre: string;
    readonly levee: boolean;
    readonly reponse?: string;
  }): void;
}

/** Whether an account is suspended, or no longer there. */
export function estExclu(db: Base): (compte: string) => boolean {
  const comptes = createCompteRepository(db);
  return (compte) => {
    const connu = comptes.lire(compte);
    return connu === null || connu.suspendu !== null;
  };
}

export function createSuites(
  contexte: Pick<
    Contexte,
    "adressePourTelephones" | "avis" | "config" | "courrier" | "db" | "purge"
  > & { readonly rooms: Pick<Rooms, "exclure"> },
  log: Pick<FastifyBaseLogger, "error" | "warn">,
): Suites {
  const { adressePourTelephones, avis, config, courrier, db, rooms } = contexte;
  const social = createSocialRepository(db);
  const comptes = createCompteRepository(db);
  const effacer = createEffacerCompte(contexte, log);
  const rayon = createRayon(db, config.DATA_DIR);

  const lien = (mesure: string, jeton: string) => {
    const adresse = new URL(`/mesure/${mesure}`, adressePourTelephones());
    adresse.searchParams.set("token", jeton);
    return adresse.href;
  };

  return {
    lettre({ genre, objet, titre, vise, adresses, rapporteurs }, raison) {
      const merci = lettreRapporteur({ objet, titre, agi: genre !== "rien" });
      for (const rapporteur of rapporteurs) social.ecrire(null, rapporteur, merci);
      if (vise === null || adresses !== null) return;
      const { _id, compte, jusque, messages } = vise;
      social.ecrire(
        null,
        compte,
        lettreMesure({ genre, objet, titre, raison, jusque, messages }),
        _id,
      );
    },
    async mesure({ genre, objet, titre, vise, adresses, fichiers, rapporteurs }, raison) {
      avis.prevenir(...rapporteurs);
      if (vise !== null) {
        const { _id, compte, pseudo, mail, jeton, jusque, messages } = vise;
        const sujet = { genre, objet, titre, raison, jusque, messages };
        const ecrire = () =>
          courrier.envoyer(
            mailMesure({
              compte: adresses === null ? compte : null,
              a: mail,
              pseudo,
              lien: lien(_id, jeton),
              phrases: phrasesMesure(sujet),
            }),
          );
        // whoever can no longer come in has only their mail
        if (genre === "suspendre") ecrire();
        avis.prevenir(compte);
        avis.changer(compte);
        if (genre === "suspendre" || adresses !== null) {
          avis.fermer(compte);
          // the look at the log (veille.ts) comes again
          await rooms.exclure(estExclu(db)).catch((err: unknown) => {
            log.error({ err }, "rooms could not be closed yet");
          });
        }
        if (adresses !== null) {
          await effacer(compte, adresses, fichiers);
          // the mails of that address have just been forgotten: this one is the only one left
          ecrire();
          return;
        }
      }
      await rayon.oublier(fichiers).catch((err: unknown) => {
        log.error({ err }, "files that were taken out are still there: they go with the sweeping");
      });
    },
    defaite({ compte, mesure, genre, objet, titre, levee, reponse }) {
      const texte =
        reponse === undefined
          ? lettreLevee({ objet, titre })
          : lettreReponse({ objet, titre }, levee, reponse);
      social.ecrire(null, compte, texte, mesure);
      avis.prevenir(compte);
      avis.changer(compte);
      const qui = comptes.lire(compte);
      if (genre === "suspendre" && qui !== null)
        courrier.envoyer(
          mailReponse({
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
