/** What the files of this theme share, beside what all themes do. */
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import type { Contexte, Routes } from "../../context.ts";
import { mailAcharnement } from "../../mails/textes.ts";
import {
  createEssaisDeConnexion,
  type EssaisDeConnexion,
} from "../../services/login-throttle.ts";
import {
  createMailsParDestinataire,
  type MailsParDestinataire,
} from "../../services/mail-throttle.ts";

export interface ContexteComptes extends Contexte {
  readonly essais: EssaisDeConnexion;
  readonly mails: MailsParDestinataire;
  /** The address of a page of the site, for a mail. */
  readonly lienVers: (page: string, token?: string) => string;
}

/** A file of this theme. */
export type RoutesComptes = Routes<ContexteComptes>;

export function createContexteComptes(contexte: Contexte): ContexteComptes {
  const { adressePourTelephones, courrier, db, limites } = contexte;
  const comptes = createCompteRepository(db);
  const mails = createMailsParDestinataire();
  const lienVers = (page: string, token?: string) => {
    const adresse = new URL(page, adressePourTelephones());
    if (token !== undefined) adresse.searchParams.set("token", token);
    return adresse.href;
  };
  const essais = createEssaisDeConnexion(limites, (_id) => {
    const compte = comptes.lire(_id);
    if (compte !== null && mails.permettre("alerte", compte.mail))
      courrier.envoyer(
        mailAcharnement({
          compte: _id,
          a: compte.mail,
          pseudo: compte.pseudo,
          lien: lienVers("/reset-password"),
        }),
      );
  });
  return { ...contexte, essais, mails, lienVers };
}
