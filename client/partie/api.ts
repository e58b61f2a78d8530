/** Calls of the screens to the API, in JSON; a failure comes with a French sentence to show. */

export type Reponse =
  | { readonly ok: true; readonly corps: unknown }
  /** `statut` 0: the server was not reached. */
  | { readonly ok: false; readonly statut: number; readonly message: string };

const MUET = "Le serveur ne répond pas. Réessayez dans un instant.";

/** Never throws. */
export async function poster(chemin: string, corps?: unknown): Promise<Reponse> {
  try {
    const reponse = await fetch(chemin, {
      method: "POST",
      ...(corps === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(corps) }),
    });
    const lu: unknown = await reponse.json().catch(() => null);
    if (reponse.ok) return { ok: true, corps: lu };
    return { ok: false, statut: reponse.status, message: messageDe(lu) };
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
