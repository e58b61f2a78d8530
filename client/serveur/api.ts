/** Calls of the screens to the API, in JSON; a failure comes with a French sentence to show. */
import type { z } from "zod";

export type Methode = "GET" | "POST" | "PUT" | "DELETE";

export interface Echec {
  readonly ok: false;
  /** 0: the server was not reached, or said something that is not its language. */
  readonly statut: number;
  readonly message: string;
}

export type Reponse<Corps> = { readonly ok: true; readonly corps: Corps } | Echec;

const MUET = "Le serveur ne répond pas. Réessayez dans un instant.";
const ILLISIBLE = "Le serveur a trébuché. Réessayez, rien n’est perdu.";

export interface Appel {
  readonly corps?: unknown;
  readonly signal?: AbortSignal;
}

/** Never throws. `schema`: the answer's, of contracts. */
export async function appeler<Corps>(
  methode: Methode,
  chemin: string,
  schema: z.ZodType<Corps>,
  { corps, signal }: Appel = {},
): Promise<Reponse<Corps>> {
  try {
    const reponse = await fetch(chemin, {
      method: methode,
      ...(corps === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(corps) }),
      ...(signal === undefined ? {} : { signal }),
    });
    const recu: unknown = await reponse.json().catch(() => null);
    if (!reponse.ok) return { ok: false, statut: reponse.status, message: messageDe(recu) };
    const lu = schema.safeParse(recu);
    return lu.success ? { ok: true, corps: lu.data } : { ok: false, statut: 0, message: ILLISIBLE };
  } catch {
    return { ok: false, statut: 0, message: MUET };
  }
}

/** The server's French message of an error body. */
function messageDe(corps: unknown): string {
  if (typeof corps === "object" && corps !== null && "message" in corps)
    return String(corps.message);
  return MUET;
}
