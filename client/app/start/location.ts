/** Where the first page is, read and written as the router does: it finds its own there when it takes over. */
import type { Endroit } from "../navigation.tsx";

/** What is known when the HTML is made: the same for everybody. */
export const ENDROIT_DU_HTML: Endroit = { pathname: "/", search: "", state: null, key: "default" };

/** A field of what the history keeps beside an address. */
function garde(nom: string): unknown {
  const etat: unknown = history.state;
  return typeof etat === "object" && etat !== null ? Reflect.get(etat, nom) : undefined;
}

export function endroitDuNavigateur(): Endroit {
  const key = garde("key");
  return {
    pathname: location.pathname,
    search: location.search,
    state: garde("usr") ?? null,
    key: typeof key === "string" ? key : ENDROIT_DU_HTML.key,
  };
}

/** Another address for this page, in the same place of the history. */
export function remplacerEndroit(adresse: string, usr: unknown): Endroit {
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ usr, key, idx: garde("idx") ?? 0 }, "", adresse);
  return endroitDuNavigateur();
}
