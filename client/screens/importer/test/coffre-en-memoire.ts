/** IndexedDB for tests, in the place of `idb-keyval`: one for all files of a worker, whose modules are shared. */
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
