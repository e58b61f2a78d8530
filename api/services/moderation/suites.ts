/** What follows a measure, once it is written: its author is told, and is out at once when they must be. */
import type { FastifyBaseLogger } from "fastify";
import type { Base } from "#db/connexion.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import type { MesureFaite } from "#db/repositories/moderation/decisions.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import type { Contexte } from "../../contexte.ts";
import { mailMesure } from "../../mails/textes.ts";
import { createEffacerCompte } from "../effacer-compte.ts";
import { createRayon } from "../medias/rayon.ts";
import type { Rooms } from "../rooms.ts";
import { lettreLevee, lettreMesure, lettreReponse, phrasesMesure } from "./lettres.ts";

export interface Suites {
  /** After a measure that was taken for that reason. */
  mesure(faite: MesureFaite, raison: string): Promise<void>;
  levee(compte: string, mesure: string, titre: string): void;
  reponse(compte: string, mesure: string, titre: string, levee: boolean, reponse: string): void;
}

/** Out of the rooms, whoever is suspended or no longer there. */
export function exclureDesRooms(db: Base, rooms: Pick<Rooms, "exclure">): Promise<void> {
  const comptes = createCompteRepository(db);
  return rooms.exclure((compte) => {
    const connu = comptes.lire(compte);
    return connu === null || connu.suspendu !== null;
  });
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
  const effacer = createEffacerCompte(contexte, log);
  const rayon = createRayon(db, config.DATA_DIR);

  const lien = (mesure: string, jeton: string) => {
    const adresse = new URL(`/mesure/${mesure}`, adressePourTelephones());
    adresse.searchParams.set("token", jeton);
    return adresse.href;
  };

  return {
    async mesure({ genre, titre, vise, adresses, fichiers }, raison) {
      if (vise !== null) {
        const { _id, compte, pseudo, mail, jeton, jusque, messages } = vise;
        const sujet = { genre, titre, raison, jusque, messages };
        if (adresses === null) social.ecrire(null, compte, lettreMesure(sujet), _id);
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
        if (genre === "suspendre" || adresses !== null) {
          avis.fermer(compte);
          await exclureDesRooms(db, rooms);
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
    levee(compte, mesure, titre) {
      social.ecrire(null, compte, lettreLevee(titre), mesure);
      avis.prevenir(compte);
    },
    reponse(compte, mesure, titre, levee, reponse) {
      social.ecrire(null, compte, lettreReponse(titre, levee, reponse), mesure);
      avis.prevenir(compte);
    },
  };
}
