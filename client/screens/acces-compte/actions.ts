/** Calls of the account pages: plateforme §2 "Registration", "Token pages", §7. */
import type { z } from "zod";
import type { corpsInscription } from "#contracts/compte.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { appelerApi, type ReponseApi } from "../../app/api/api.ts";
import { type DefiCaptcha, schemaDefiCaptcha } from "./captcha/defi.ts";

type Confirmation = z.infer<typeof reponseSignalement>;

/** Asks for a challenge of the registration's captcha. */
export const demanderDefiCaptcha = (signal: AbortSignal): Promise<ReponseApi<DefiCaptcha>> =>
  appelerApi("GET", "/api/captcha", schemaDefiCaptcha, { signal });

/** Creates an account; a mail must confirm it. */
export const creerCompte = (
  corps: z.infer<typeof corpsInscription>,
): Promise<ReponseApi<Confirmation>> =>
  appelerApi("POST", "/api/inscription", reponseSignalement, { corps });

/** Confirms an account, or a new mail address. */
export const confirmerMail = (token: string): Promise<ReponseApi<Confirmation>> =>
  appelerApi("POST", "/api/confirme", reponseSignalement, { corps: { token } });

/** Restores the former mail address. */
export const annulerChangementDeMail = (token: string): Promise<ReponseApi<Confirmation>> =>
  appelerApi("POST", "/api/cancel-mail", reponseSignalement, { corps: { token } });

/** Asks for a mail with a link to a new password. */
export const demanderMailDeNouveauMotDePasse = (corps: {
  readonly mail: string;
}): Promise<ReponseApi<Confirmation>> =>
  appelerApi("POST", "/api/reset-password", reponseSignalement, { corps });

/** Sets a new password; 404 when the server does not know the token. */
export const changerMotDePasseParLienDeMail = (corps: {
  readonly password: string;
  readonly token: string;
}): Promise<ReponseApi<Confirmation>> =>
  appelerApi("POST", "/api/new-password", reponseSignalement, { corps });

/** Deletes the account for good. */
export const supprimerCompteParLienDeMail = (token: string): Promise<ReponseApi<Confirmation>> =>
  appelerApi("DELETE", `/api/user?token=${encodeURIComponent(token)}`, reponseSignalement);
