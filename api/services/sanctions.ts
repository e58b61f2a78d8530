/** What people read who may not do something for a while, or use a word: decisions-plateforme "Moderation". */
import { direSansPublier, jusquAuJour } from "#contracts/moderation-letter.ts";
import { ErreurHttp } from "./http-error.ts";

/** To whom it concerns alone: they have its password, or the cookie of its session. */
export const direSuspension = (jusque: string): string =>
  `Ce compte est suspendu ${jusquAuJour(jusque)}. Le mail que vous avez reçu dit pourquoi, et comment contester.`;

export const compteSuspendu = (jusque: string): ErreurHttp =>
  new ErreurHttp(403, direSuspension(jusque));

export const sansPublication = (jusque: string): ErreurHttp =>
  new ErreurHttp(403, direSansPublier(jusque));

export const sansMessages = (jusque: string): ErreurHttp =>
  new ErreurHttp(403, `Vous ne pouvez pas envoyer de message ${jusquAuJour(jusque)}.`);

export const titreInterdit = (mots: readonly string[]): ErreurHttp =>
  new ErreurHttp(
    400,
    `Un titre public ne peut pas contenir ${mots.map((mot) => `«\u00A0${mot}\u00A0»`).join(", ")}. Changez-le, ou gardez ce quizz pour vous ou vos amis.`,
  );

export const pseudoInterdit = (): ErreurHttp =>
  new ErreurHttp(
    400,
    "Ce pseudo contient un mot qui n’est pas permis ici. Choisissez-en un autre.",
  );
