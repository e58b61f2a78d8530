/** The account that is logged in, and the proof that it is its owner who asks. */
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import { type Compte, createCompteRepository } from "#db/repositories/compte-repository.ts";
import { type LimitesApi, parMinuteEtPar } from "../../plugins/rate-limits.ts";
import { connexionExigee, pourConnecte, sessionDe } from "../../plugins/sessions.ts";
import { ErreurHttp } from "../../services/http-error.ts";
import { nomDeSession } from "../../services/login-throttle.ts";
import type { ContexteComptes } from "./context.ts";

/** Route option of what asks for the password again: as often as one may log in. */
export const sensible = (limites: LimitesApi) =>
  pourConnecte(
    parMinuteEtPar(limites.connexionsParMinute, ({ session }) => session?.compte ?? null),
  );

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
      throw new ErreurHttp(403, "Ce n’est pas votre mot de passe actuel.");
    }
    essai?.reussir();
    return compte;
  };
  return { moi, moiConfirme };
}
