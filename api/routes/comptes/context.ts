/** What the files of this theme share, beside what all themes do. */
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import { type Compte, createCompteRepository } from "#db/repositories/compte-repository.ts";
import type { ApiContext, Routes } from "../../context.ts";
import { mailAcharnement } from "../../mails/textes.ts";
import {
  createLoginThrottle,
  type LoginThrottle,
  nomDeSession,
} from "../../services/login-throttle.ts";
import { createMailThrottle, type MailThrottle } from "../../services/mail-throttle.ts";
import { type RateLimits, perMinuteBy } from "../../plugins/rate-limits.ts";
import { connexionExigee, forMembers, sessionDe } from "../../plugins/sessions.ts";
import { HttpError } from "../../services/http-error.ts";

interface ContexteComptes extends ApiContext {
  readonly essais: LoginThrottle;
  readonly mails: MailThrottle;
  /** The address of a page of the site, for a mail. */
  readonly lienVers: (page: string, token?: string) => string;
}

/** A file of this theme. */
export type RoutesComptes = Routes<ContexteComptes>;

export function createContexteComptes(contexte: ApiContext): ContexteComptes {
  const { adressePourTelephones, courrier, db, limites } = contexte;
  const comptes = createCompteRepository(db);
  const mails = createMailThrottle();
  const lienVers = (page: string, token?: string) => {
    const adresse = new URL(page, adressePourTelephones());
    if (token !== undefined) adresse.searchParams.set("token", token);
    return adresse.href;
  };
  const essais = createLoginThrottle(limites, (_id) => {
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

/* FOLDED The account that is logged in, and the proof that it is its owner who asks. */
/** Route option of what asks for the password again: as often as one may log in. */
export const sensible = (limites: RateLimits) =>
  forMembers(perMinuteBy(limites.connexionsParMinute, ({ session }) => session?.compte ?? null));

export function createMoi({ appareils, db, essais, motsDePasse }: ContexteComptes) {
  const comptes = createCompteRepository(db);
  const moi = (request: FastifyRequest): Compte => {
    const compte = comptes.lire(sessionDe(request).compte);
    if (compte === null) throw connexionExigee(request);
    return compte;
  };
  /** The account, once its password was typed again. Throws 403; 429 when it was wrong too often, as for logging in. */
  const moiConfirme = async (request: FastifyRequest, password: string) => {
    const compte = moi(request);
    const { _id } = compte;
    const appareil = appareils.connu(request, _id);
    const adresse = normalizeIP(request.ip);
    const essai =
      appareil === null
        ? await essais.tenter({ nom: nomDeSession(_id), compte: _id, adresse })
        : null;
    const bon = await motsDePasse
      .verifier(compte.password, password, appareil !== null)
      .catch((erreur: unknown) => {
        essai?.annuler();
        throw erreur;
      });
    if (!bon) {
      if (appareil !== null) {
        appareils.rater(appareil, _id);
        essais.rater(_id);
      }
      throw new HttpError(403, "Ce n’est pas votre mot de passe actuel.");
    }
    essai?.reussir();
    return compte;
  };
  return { moi, moiConfirme };
}

/** What several files of this theme say, in the same words. */
export const FAIT = { message: "Changement effectué avec succès." } as const;

export const pseudoPris = (): HttpError =>
  new HttpError(409, "Ce pseudo est déjà pris. Choisissez-en un autre.");

export const mailPris = (): HttpError =>
  new HttpError(409, "Cette adresse sert déjà à un autre compte.");

/** Of a mailed link that was used, is too old, or never was one. */
export const lienInvalide = (): HttpError => new HttpError(404, "Token invalide");

/** Of an address to which the last links were sent a moment ago. */
export const tropDeMails = (): HttpError =>
  new HttpError(
    429,
    "Trois mails sont déjà partis vers cette adresse. Le dernier lien marche toujours\u00A0; sinon, réessayez dans une heure.",
  );

/** Once the answer has left: how long it took to leave says nothing of who has an account. */
export const apres = (faire: () => void): void => void setImmediate(faire);
