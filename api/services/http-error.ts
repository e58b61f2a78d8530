import { direInterdictionDePublier, direFinDeMesure } from "#contracts/moderation-letter.ts";

/** An error that is an answer: its status and its French sentence (decisions-plateforme, "Errors"). */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 416 | 429 | 431 | 503 | 507;

export class HttpError extends Error {
  readonly statusCode: ErrorStatus;
  /** Seconds after which the client may try again, when known. */
  readonly reessayerS: number | undefined;
  /** Details of the error for a page that can react to it; the schema of the route must let them through. */
  readonly details: Readonly<Record<string, string | number>>;

  /** @param message French, shown as it is */
  constructor(
    statusCode: ErrorStatus,
    message: string,
    {
      reessayerS,
      details = {},
    }: { reessayerS?: number; details?: Readonly<Record<string, string | number>> } = {},
  ) {
    super(message);
    this.name = "HttpError";
    this.statusCode = statusCode;
    this.reessayerS = reessayerS;
    this.details = details;
  }
}

/** Refusal of a quizz that is missing or private: both get the same sentence, so that nobody learns which quizzes exist. */
export const createErreurQuizzIntrouvable = (): HttpError =>
  new HttpError(404, "Ce quizz n’existe pas ou n’est pas accessible.");

export const createErreurCompteIntrouvable = (): HttpError =>
  new HttpError(404, "Cet utilisateur n'existe pas.");

export const createErreurFichierIntrouvable = (): HttpError =>
  new HttpError(404, "Ce fichier n’existe pas.");

/** Refusal of a file, or of a copied quizz, that an account's storage has no room for. */
export const createErreurStockagePlein = (): HttpError =>
  new HttpError(
    507,
    "Votre espace de stockage est plein. Supprimez des fichiers dans «\u00A0Mes médias\u00A0» pour faire de la place.",
  );

/** Sentence for a suspended account, shown only to somebody with its password or its session cookie. */
export const direCompteSuspendu = (jusque: string): string =>
  `Ce compte est suspendu ${direFinDeMesure(jusque)}. Le mail que vous avez reçu dit pourquoi, et comment contester.`;

export const createRefusCompteSuspendu = (jusque: string): HttpError =>
  new HttpError(403, direCompteSuspendu(jusque));

export const createRefusDePublier = (jusque: string): HttpError =>
  new HttpError(403, direInterdictionDePublier(jusque));

export const createRefusDEnvoyerMessage = (jusque: string): HttpError =>
  new HttpError(403, `Vous ne pouvez pas envoyer de message ${direFinDeMesure(jusque)}.`);

export const createRefusTitreInterdit = (mots: readonly string[]): HttpError =>
  new HttpError(
    400,
    `Un titre public ne peut pas contenir ${mots.map((mot) => `«\u00A0${mot}\u00A0»`).join(", ")}. Changez-le, ou gardez ce quizz pour vous ou vos amis.`,
  );

export const createRefusPseudoInterdit = (): HttpError =>
  new HttpError(400, "Ce pseudo contient un mot qui n’est pas permis ici. Choisissez-en un autre.");
