/** Calls to the API, in JSON. A failure comes with a French sentence to show. */
import type { z } from "zod";
import { ENTETE_COMPTE_ATTENDU } from "#contracts/compte.ts";
import { ENTETE_VERSION_CLIENT } from "#contracts/client-version.ts";

export type HttpMethod = "GET" | "POST" | "PUT" | "DELETE";

export interface EchecApi {
  readonly ok: false;
  /** HTTP status. 0 when the server was not reached, or when its answer does not match the schema. */
  readonly statut: number;
  readonly message: string;
  /** Body of the API's refusal, for a page that can act on its details. */
  readonly corps?: unknown;
}

export type ReponseApi<Corps> = { readonly ok: true; readonly corps: Corps } | EchecApi;

const MUET = "Le serveur ne répond pas. Réessayez dans un instant.";
const ILLISIBLE = "Le serveur a trébuché. Réessayez, rien n’est perdu.";

/** Id of the account that the pages believe is logged in, sent in a header: the server refuses the call if another one is. */
let identite: string | null = null;
export function setAccountOfApiCalls(compte: string | null): void {
  identite = compte;
}

/** Listener for an answer 401 or 403: the session, or the role, may have changed on the server. */
let surSessionPerdue: () => void = () => undefined;
export function onSessionLost(faire: () => void): () => void {
  surSessionPerdue = faire;
  return () => {
    surSessionPerdue = () => undefined;
  };
}

/** Listener for the build version in the header of each answer; null when the header is missing. */
let surVersion: (version: string | null) => void = () => undefined;
export function onServedBuildVersion(faire: (version: string | null) => void): void {
  surVersion = faire;
}

interface Appel {
  readonly corps?: unknown;
  readonly signal?: AbortSignal;
  /** Further headers of the call, for a route that reads some. */
  readonly entetes?: Readonly<Record<string, string>>;
  /** Id of the account that the API call is meant for. The server refuses the call if another account is logged in. */
  readonly compte?: string;
  /** Whether the browser finishes the call after the page is closed (`keepalive`); the body is then at most 64 KB. */
  readonly survit?: boolean;
}

/** Header with the id of the account that the pages believe is logged in; empty for a visitor. */
export const accountHeaders = (): Readonly<Record<string, string>> =>
  identite === null ? {} : { [ENTETE_COMPTE_ATTENDU]: identite };

/** Every API call reports the HTTP status of its answer here, so that a lost session or role is noticed. */
export function noticeLostSessionFromStatus(statut: number): void {
  if ((statut === 401 || statut === 403) && identite !== null) surSessionPerdue();
}

/** Sends one call and parses its answer with a schema of contracts. Never throws. */
export async function appelerApi<Corps>(
  methode: HttpMethod,
  chemin: string,
  schema: z.ZodType<Corps>,
  { corps, signal, entetes = {}, compte, survit = false }: Appel = {},
): Promise<ReponseApi<Corps>> {
  try {
    const reponse = await fetch(chemin, {
      method: methode,
      headers: {
        ...entetes,
        ...(corps === undefined ? {} : { "content-type": "application/json" }),
        ...accountHeaders(),
        ...(compte === undefined ? {} : { [ENTETE_COMPTE_ATTENDU]: compte }),
      },
      ...(corps === undefined ? {} : { body: JSON.stringify(corps) }),
      ...(signal === undefined ? {} : { signal }),
      ...(survit ? { keepalive: true } : {}),
    });
    const recu: unknown = await reponse.json().catch(() => null);
    noticeLostSessionFromStatus(reponse.status);
    surVersion(reponse.headers.get(ENTETE_VERSION_CLIENT));
    if (!reponse.ok)
      return {
        ok: false,
        statut: reponse.status,
        message: lireMessageDErreurDuServeur(recu, reponse.status),
        corps: recu,
      };
    const lu = schema.safeParse(recu);
    return lu.success ? { ok: true, corps: lu.data } : { ok: false, statut: 0, message: ILLISIBLE };
  } catch {
    return { ok: false, statut: 0, message: MUET };
  }
}

/** HTTP statuses (conflict, file too large, too many calls) for which the server's own sentence says what to do. */
const DITS_PAR_LE_SERVEUR: ReadonlySet<number> = new Set([409, 413, 429]);

/** French sentence for a failed API call: the server's for a few statuses, otherwise `maison`, the page's own words. */
export function direEchecApi(
  { statut, message }: { readonly statut: number; readonly message: string },
  maison: string,
): string {
  return DITS_PAR_LE_SERVEUR.has(statut) ? message : maison;
}

/** Sentences for answers without a message of our server: a proxy in front of it answers with its own HTML page. */
const PAR_STATUT: Readonly<Record<number, string>> = {
  0: MUET,
  401: "Votre session a expiré. Reconnectez-vous.",
  403: "Le serveur, ou ce qui est devant lui, refuse cette demande.",
  404: "Le serveur ne trouve pas ce qui est demandé.",
  408: MUET,
  413: "C’est trop lourd pour ce serveur. Choisissez plus léger.",
  429: "Trop de demandes à la fois. Patientez un instant.",
  502: MUET,
  503: MUET,
  504: MUET,
  507: "Ce serveur n’a plus de place.",
};

/**
 * The server's French message in an error body, or the sentence for the status.
 * @param propres sentences of the page, by status, instead of the general ones
 */
export function lireMessageDErreurDuServeur(
  corps: unknown,
  statut: number,
  propres: Readonly<Record<number, string>> = {},
): string {
  if (
    typeof corps === "object" &&
    corps !== null &&
    "message" in corps &&
    typeof corps.message === "string"
  )
    return corps.message;
  return propres[statut] ?? PAR_STATUT[statut] ?? ILLISIBLE;
}
