/** Replaces `idb-keyval` in tests; shared by all test files of a worker. */
export const coffre = { contenu: new Map<string, unknown>(), plein: false };

export const get = (nom: string) => Promise.resolve(coffre.contenu.get(nom));
export const set = (nom: string, valeur: unknown) => {
  if (coffre.plein) return Promise.reject(new DOMException("full", "QuotaExceededError"));
  coffre.contenu.set(nom, valeur);
  return Promise.resolve();
};
export const del = (nom: string) => Promise.resolve(void coffre.contenu.delete(nom));

export function viderCoffre(): void {
  coffre.contenu.clear();
  coffre.plein = false;
}
