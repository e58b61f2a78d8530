/** Calls of the screens to the API, in JSON; a failure comes with a French sentence to show. */
import type { z } from "zod";
import { ENTETE_COMPTE } from "#contracts/compte.ts";
import { ENTETE_VERSION } from "#contracts/version.ts";

export type Methode = "GET" | "POST" | "PUT" | "DELETE";

export interface Echec {
  readonly ok: false;
  /** 0: the server was not reached, or said something that is not its language. */
  readonly statut: number;
  readonly message: string;
  /** What came with the sentence, for a page that can do something about it. */
  readonly corps?: unknown;
}

export type Reponse<Corps> = { readonly ok: true; readonly corps: Corps } | Echec;

const MUET = "Le serveur ne répond pas. Réessayez dans un instant.";
const ILLISIBLE = "Le serveur a trébuché. Réessayez, rien n’est perdu.";

/** Who the pages believe is logged in; the server refuses what is sent in the name of somebody else. */
let identite: string | null = null;
export function parlerAuNomDe(compte: string | null): void {
  identite = compte;
}

/** Called when the server no longer knows the session, or refuses somebody what their role would let them. */
let surSessionPerdue: () => void = () => undefined;
export function quandSessionPerdue(faire: () => void): () => void {
  surSessionPerdue = faire;
  return () => {
    surSessionPerdue = () => undefined;
  };
}

/** Called with what each answer says of the build that is served; null: nothing. */
let surVersion: (version: string | null) => void = () => undefined;
export function quandVersion(faire: (version: string | null) => void): void {
  surVersion = faire;
}

interface Appel {
  readonly corps?: unknown;
  readonly signal?: AbortSignal;
  /** In whose name, when it is not that of who is logged in: the server then refuses it. */
  readonly compte?: string;
  /** Goes on when the page is closed; its body is then at most 64 KB. */
  readonly survit?: boolean;
}

/** In whose name a call is made. */
export const entetesDuCompte = (): Readonly<Record<string, string>> =>
  identite === null ? {} : { [ENTETE_COMPTE]: identite };

/** The session, or the role, may be no more what this page believes: to be called with each answer. */
export function voirStatut(statut: number): void {
  if ((statut === 401 || statut === 403) && identite !== null) surSessionPerdue();
}

/** Never throws. `schema`: the answer's, of contracts. */
export async function appeler<Corps>(
  methode: Methode,
  chemin: string,
  schema: z.ZodType<Corps>,
  { corps, signal, compte, survit = false }: Appel = {},
): Promise<Reponse<Corps>> {
  try {
    const reponse = await fetch(chemin, {
      method: methode,
      headers: {
        ...(corps === undefined ? {} : { "content-type": "application/json" }),
        ...entetesDuCompte(),
        ...(compte === undefined ? {} : { [ENTETE_COMPTE]: compte }),
      },
      ...(corps === undefined ? {} : { body: JSON.stringify(corps) }),
      ...(signal === undefined ? {} : { signal }),
      ...(survit ? { keepalive: true } : {}),
    });
    const recu: unknown = await reponse.json().catch(() => null);
    voirStatut(reponse.status);
    surVersion(reponse.headers.get(ENTETE_VERSION));
    if (!reponse.ok)
      return {
        ok: false,
        statut: reponse.status,
        message: messageDe(recu, reponse.status),
        corps: recu,
      };
    const lu = schema.safeParse(recu);
    return lu.success ? { ok: true, corps: lu.data } : { ok: false, statut: 0, message: ILLISIBLE };
  } catch {
    return { ok: false, statut: 0, message: MUET };
  }
}

/** Statuses whose sentence says what to do, better than any of ours: it contradicts what is written, or it is too often. */
const DITS_PAR_LE_SERVEUR: ReadonlySet<number> = new Set([409, 413, 429]);

/** What to say of a failure for which the page has words of its own. */
export function phraseDe(
  { statut, message }: { readonly statut: number; readonly message: string },
  maison: string,
): string {
  return DITS_PAR_LE_SERVEUR.has(statut) ? message : maison;
}

/** What a status says by itself: the page of a proxy in front of the server says it in words that are not ours. */
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
 * The server's French message of an error body; without one, what the status says.
 * @param propres by status, what the page says better
 */
export function messageDe(
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
