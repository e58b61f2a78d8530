/** Turns every error into an answer: a status and a French sentence, never a stack trace (decisions-plateforme, "Errors"). */
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { estPhraseAffichable } from "#contracts/phrase.ts";
import { TooManyDatabaseReadsError } from "#db/reader.ts";
import { TooManyDatabaseWritesError } from "#db/writer.ts";
import { HttpError } from "../services/http-error.ts";

/** Thrown for a body that the writer thread has refused (db/writes.ts): the place in the body, and the schema's message. */
export class MalformedRequestBodyError extends Error {
  readonly chemin: string;
  constructor(message: string, chemin: string) {
    super(message);
    this.name = "MalformedRequestBodyError";
    this.chemin = chemin;
  }
}

/** Errors that routes throw on purpose as answers: they are not logged. */
const VOULUES = [
  HttpError,
  TooManyDatabaseReadsError,
  TooManyDatabaseWritesError,
  MalformedRequestBodyError,
] as const;

interface ReponseErreur {
  readonly statut: number;
  readonly message: string;
  readonly details?: HttpError["details"];
}

const PANNE: ReponseErreur = { statut: 500, message: "Une erreur s’est produite sur le serveur." };
const TROP_DE_LECTURES: ReponseErreur = {
  statut: 503,
  message: "Trop de recherches à la fois. Réessayez dans un instant.",
};
const TROP_D_ECRITURES: ReponseErreur = {
  statut: 503,
  message: "Trop d’enregistrements à la fois. Réessayez dans un instant.",
};
const ILLISIBLE: ReponseErreur = { statut: 400, message: "La requête est illisible." };
const INCONNUE: ReponseErreur = { statut: 404, message: "Cette adresse n’existe pas." };

/** Errors that Fastify and its plugins throw, by their code. */
const CODES: Readonly<Record<string, ReponseErreur>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    statut: 415,
    message: "Ce type de contenu n’est pas pris en charge.",
  },
  FST_ERR_CTP_BODY_TOO_LARGE: { statut: 413, message: "La requête est trop volumineuse." },
  FST_ERR_CTP_EMPTY_JSON_BODY: { statut: 400, message: "Le corps de la requête est vide." },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    statut: 400,
    message: "Le corps de la requête n’est pas du JSON.",
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ILLISIBLE,
  FST_ERR_BAD_URL: ILLISIBLE,
  FST_ERR_MAX_PARAM_LENGTH: INCONNUE,
  FST_STATIC_FORBIDDEN_PATH: INCONNUE,
};

/** Error handler of the whole application. Unexpected errors are logged; errors thrown on purpose are not, even a 503. */
export function replyWithError(
  erreur: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { statut, message, details } = lire(erreur);
  if (statut >= 500 && !VOULUES.some((voulue) => erreur instanceof voulue)) {
    request.log.error(
      { err: erreur, methode: request.method, route: request.routeOptions.url },
      "request failed",
    );
  }
  if (erreur instanceof HttpError && erreur.reessayerS !== undefined)
    void reply.header("retry-after", erreur.reessayerS);
  return sendError(reply, statut, { ...details, message });
}

/** Answers 404 when no route matches, or when a file that a route serves is not on the disk. */
export const replyRouteNotFound = (reply: FastifyReply): FastifyReply =>
  sendError(reply, INCONNUE.statut, { message: INCONNUE.message });

/** Sends a body in JSON; headers that a file has set before it failed are replaced. */
const sendError = (reply: FastifyReply, statut: number, body: object): FastifyReply =>
  reply
    .code(statut)
    .removeHeader("cache-control")
    .type("application/json; charset=utf-8")
    .send(body);

/** Answers a connection that sends no valid HTTP, or breaks off: Fastify has no request object for it yet. */
export function replyToUnreadableRequest(erreur: Error & { code?: string }, socket: Socket): void {
  if (erreur.code === "ECONNRESET" || socket.destroyed) return;
  const statut =
    erreur.code === "HPE_HEADER_OVERFLOW"
      ? 431
      : erreur.code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? 408
        : 400;
  const corps = JSON.stringify({ message: ILLISIBLE.message });
  // a client that sends no valid HTTP may never close its side or read the answer, so the server closes the socket
  socket.once("finish", () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${statut} ${STATUS_CODES[statut] ?? ""}\r\nConnection: close\r\n` +
      `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(corps)}\r\n\r\n${corps}`,
  );
}

function lire(erreur: unknown): ReponseErreur {
  if (erreur instanceof HttpError)
    return { statut: erreur.statusCode, message: erreur.message, details: erreur.details };
  if (erreur instanceof TooManyDatabaseReadsError) return TROP_DE_LECTURES;
  if (erreur instanceof TooManyDatabaseWritesError) return TROP_D_ECRITURES;
  if (erreur instanceof MalformedRequestBodyError) return malForme(erreur.message, erreur.chemin);
  if (hasZodFastifySchemaValidationErrors(erreur)) {
    const [premiere] = erreur.validation;
    return malForme(premiere?.message ?? "", premiere?.instancePath ?? "");
  }
  if (!(erreur instanceof Error)) return PANNE;
  const connue =
    "code" in erreur && typeof erreur.code === "string" ? CODES[erreur.code] : undefined;
  if (connue !== undefined) return connue;
  const statut =
    "statusCode" in erreur && typeof erreur.statusCode === "number" ? erreur.statusCode : 500;
  if (statut === 416) return { statut, message: "Cette partie du fichier n’existe pas." };
  if (statut === 404) return INCONNUE;
  return statut >= 400 && statut < 500 ? { statut, message: ILLISIBLE.message } : PANNE;
}

/** Answer to a body that a schema refuses: the schema's own message when it was written for people. */
function malForme(phrase: string, chemin: string): ReponseErreur {
  const details = questionFautive(chemin);
  if (estPhraseAffichable(phrase)) return { statut: 400, message: phrase, details };
  const champ = chemin.replaceAll("/", ".").replace(/^\./, "");
  return {
    statut: 400,
    details,
    message:
      champ === "" ? "Requête invalide." : `Requête invalide : « ${champ} » ne convient pas.`,
  };
}

/** Rank, from 1, of the question that makes a whole quizz invalid (contracts/edition.ts, `reponseQuizzInvalide`). */
function questionFautive(chemin: string): HttpError["details"] {
  const rang = /^\/questions\/(\d+)(?:\/|$)/.exec(chemin)?.[1];
  return rang === undefined ? {} : { question: Number(rang) + 1 };
}
