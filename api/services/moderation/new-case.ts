/** A case that has just been opened by a report: those who deal with cases are told, on their pages and by mail. */
import { type Motif, MOTIFS_SIGNALEMENT } from "#contracts/signalement.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import type { Depose } from "#db/repositories/moderation/signalements.ts";
import type { Contexte } from "../../context.ts";
import { mailAffaire } from "../../mails/textes.ts";
import { createMailsParDestinataire } from "../mail-throttle.ts";

/** Tells moderators and administrators of it, but for whoever it is about. */
export type TellNewCase = (opened: NonNullable<Depose["ouverte"]>, motif: Motif) => void;

export function createTellNewCase({
  adressePourTelephones,
  avis,
  courrier,
  db,
}: Pick<Contexte, "adressePourTelephones" | "avis" | "courrier" | "db">): TellNewCase {
  const comptes = createCompteRepository(db);
  // a wave of reports is one mail: what waits is on the page that it leads to
  const mails = createMailsParDestinataire();
  return ({ numero, auteur }, motif) => {
    const juges = comptes.deLaModeration().filter(({ _id }) => _id !== auteur);
    avis.prevenir(...juges.map(({ _id }) => _id));
    for (const { _id, pseudo, mail, role } of juges) {
      if (role !== "admin" || !mails.permettre("affaires", mail)) continue;
      const lien = new URL("/admin/signalements", adressePourTelephones());
      lien.searchParams.set("affaire", String(numero));
      courrier.envoyer(
        mailAffaire({
          compte: _id,
          a: mail,
          pseudo,
          lien: lien.href,
          motif: MOTIFS_SIGNALEMENT[motif],
        }),
      );
    }
  };
}
