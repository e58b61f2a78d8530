/** Calls of the account pages: plateforme §2 "Registration", "Token pages", §7. */
import type { z } from "zod";
import type { inscription } from "#contracts/compte.ts";
import { confirmation } from "#contracts/signalement.ts";
import { appeler, type Reponse } from "../../app/api/api.ts";

type Confirmation = z.infer<typeof confirmation>;

/** Creates an account; a mail must confirm it. */
export const creerCompte = (corps: z.infer<typeof inscription>): Promise<Reponse<Confirmation>> =>
  appeler("POST", "/api/inscription", confirmation, { corps });

/** Confirms an account, or a new mail address. */
export const confirmerMail = (token: string): Promise<Reponse<Confirmation>> =>
  appeler("POST", "/api/confirme", confirmation, { corps: { token } });

/** Restores the former mail address. */
export const annulerMail = (token: string): Promise<Reponse<Confirmation>> =>
  appeler("POST", "/api/cancel-mail", confirmation, { corps: { token } });

/** Asks for a mail with a link to a new password. */
export const demanderMotDePasse = (corps: {
  readonly mail: string;
}): Promise<Reponse<Confirmation>> =>
  appeler("POST", "/api/reset-password", confirmation, { corps });

/** Sets a new password; 404 when the server does not know the token. */
export const changerMotDePasse = (corps: {
  readonly password: string;
  readonly token: string;
}): Promise<Reponse<Confirmation>> => appeler("POST", "/api/new-password", confirmation, { corps });

/** Deletes the account for good. */
export const supprimerCompte = (token: string): Promise<Reponse<Confirmation>> =>
  appeler("DELETE", `/api/user?token=${encodeURIComponent(token)}`, confirmation);
