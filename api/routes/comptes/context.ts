/** What the account routes share: login throttle, mail limits, the account of a request, and common refusals. */
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import { type Compte, createCompteRepository } from "#db/repositories/compte-repository.ts";
import type { ApiContext, RegisterApiRoutes } from "../../context.ts";
import { ecrireMailAlerteEssaisDeMotDePasse } from "../../mails/textes.ts";
import {
  createLoginThrottle,
  type LoginThrottle,
  composerCleTentativeEnSession,
} from "../../services/login-throttle.ts";
import { createMailThrottle, type MailThrottle } from "../../services/mail-throttle.ts";
import { type ApiRateLimits, limitPerMinuteByKey } from "../../plugins/rate-limits.ts";
import {
  createRefusConnexionExigee,
  withMemberAccess,
  exigerSessionConnectee,
} from "../../plugins/sessions.ts";
import { HttpError } from "../../services/http-error.ts";

interface AccountContext extends ApiContext {
  readonly essais: LoginThrottle;
  readonly mails: MailThrottle;
  /**
   * Has the rooms that the account hosts prove again what they may load for it. Once the answer has left: the screen of an
   * owner who has changed the password comes back with the new cookie.
   */
  readonly detacherDesRooms: (reply: FastifyReply, compte: string) => void;
  /** Address of a page of the site for a mail, with the secret of the mail's link. */
  readonly lienVers: (page: string, token?: string) => string;
}

/** Function that registers a file of account routes. */
export type RegisterAccountRoutes = RegisterApiRoutes<AccountContext>;

export function createAccountContext(
  contexte: ApiContext,
  log: Pick<FastifyBaseLogger, "error">,
): AccountContext {
  const { adressePourTelephones, courrier, db, rateLimits, rooms } = contexte;
  const comptes = createCompteRepository(db);
  const mails = createMailThrottle();
  const lienVers = (page: string, token?: string) => {
    const adresse = new URL(page, adressePourTelephones());
    if (token !== undefined) adresse.searchParams.set("token", token);
    return adresse.href;
  };
  const essais = createLoginThrottle(rateLimits, (_id) => {
    const compte = comptes.lire(_id);
    if (compte !== null && mails.permettre("alerte", compte.mail))
      courrier.envoyer(
        ecrireMailAlerteEssaisDeMotDePasse({
          compte: _id,
          a: compte.mail,
          pseudo: compte.pseudo,
          lien: lienVers("/reset-password"),
        }),
      );
  });
  const detacherDesRooms = ({ raw }: FastifyReply, compte: string) =>
    void raw.once("close", () => {
      rooms.detacher(compte).catch((err: unknown) => {
        log.error({ err }, "rooms still load for an account whose password has changed");
      });
    });
  return { ...contexte, essais, mails, lienVers, detacherDesRooms };
}

/** Route option of a route that asks for the password again: as many tries as for logging in. */
export const composerConfigMotDePasseRedemande = (limites: ApiRateLimits) =>
  withMemberAccess(
    limitPerMinuteByKey(limites.connexionsParMinute, ({ session }) => session?.compte ?? null),
  );

export function createLectureEtConfirmationDuCompteConnecte({
  appareils,
  db,
  essais,
  motsDePasse,
  sessions,
}: AccountContext) {
  const comptes = createCompteRepository(db);
  const moi = (request: FastifyRequest): Compte => {
    const compte = comptes.lire(exigerSessionConnectee(request).compte);
    if (compte === null) throw createRefusConnexionExigee(request);
    return compte;
  };
  /**
   * Verifies the password that was typed again: throws 403 when it is wrong, 429 after too many tries. Returns a function that
   * reads the account as it is now, to be called right before each change: it throws 401 once the session or the password is over.
   */
  const moiConfirme = async (request: FastifyRequest, password: string): Promise<() => Compte> => {
    const compte = moi(request);
    const { _id } = compte;
    const appareil = appareils.connu(request, _id);
    const adresse = normalizeIP(request.ip);
    const essai =
      appareil === null
        ? await essais.tenter({ nom: composerCleTentativeEnSession(_id), compte: _id, adresse })
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
    return () => {
      const actuel = sessions.compteDe(request.headers) === _id ? comptes.lire(_id) : null;
      if (actuel?.password !== compte.password) throw createRefusConnexionExigee(request);
      return actuel;
    };
  };
  return { moi, moiConfirme };
}

/** Answer to a change of an account that was made. */
export const CORPS_CHANGEMENT_EFFECTUE = { message: "Changement effectué avec succès." } as const;

export const createRefusPseudoPris = (): HttpError =>
  new HttpError(409, "Ce pseudo est déjà pris. Choisissez-en un autre.");

export const createRefusMailPris = (): HttpError =>
  new HttpError(409, "Cette adresse sert déjà à un autre compte.");

/** Refusal of a mailed link that was used, expired or never existed. */
export const createRefusLienMailInvalide = (): HttpError => new HttpError(404, "Token invalide");

/** Refusal when three mails were sent to this address within the hour. */
export const createRefusTropDeMails = (): HttpError =>
  new HttpError(
    429,
    "Trois mails sont déjà partis vers cette adresse. Le dernier lien marche toujours\u00A0; sinon, réessayez dans une heure.",
  );

/** Runs `faire` after the answer was sent, so that its duration does not reveal who has an account. */
export const executerApresReponse = (faire: () => void): void => void setImmediate(faire);
