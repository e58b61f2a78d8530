/** What several files of this theme say, in the same words. */
import { ErreurHttp } from "../../services/http-error.ts";

export const FAIT = { message: "Changement effectué avec succès." } as const;

export const pseudoPris = (): ErreurHttp =>
  new ErreurHttp(409, "Ce pseudo est déjà pris. Choisissez-en un autre.");

export const mailPris = (): ErreurHttp =>
  new ErreurHttp(409, "Cette adresse sert déjà à un autre compte.");

/** Of a mailed link that was used, is too old, or never was one. */
export const lienInvalide = (): ErreurHttp => new ErreurHttp(404, "Token invalide");

/** Of an address to which the last links were sent a moment ago. */
export const tropDeMails = (): ErreurHttp =>
  new ErreurHttp(
    429,
    "Trois mails sont déjà partis vers cette adresse. Le dernier lien marche toujours\u00A0; sinon, réessayez dans une heure.",
  );
