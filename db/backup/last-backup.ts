/** The last backup, for whoever watches: its note, which names every file, is read once. */
import { join } from "node:path";
import { lireManifeste } from "./manifest.ts";
import { nomsDeSauvegardes } from "./backup.ts";

export interface DerniereSauvegarde {
  /** Milliseconds since 1970. */
  readonly date: number;
  /** Of the database and the media; links take no room of their own. */
  readonly octets: number;
}

/** Null when there is none that is whole. */
export function createDerniereSauvegarde(
  dossierSauvegardes: string,
): () => Promise<DerniereSauvegarde | null> {
  let connue: { readonly nom: string; readonly lue: DerniereSauvegarde } | null = null;
  return async () => {
    for (const nom of await nomsDeSauvegardes(dossierSauvegardes)) {
      if (connue?.nom === nom) return connue.lue;
      const manifeste = lireManifeste(join(dossierSauvegardes, nom));
      if (manifeste === null) continue;
      const { base, date, medias } = manifeste;
      const octets = Object.values(medias).reduce((somme, n) => somme + n, base);
      connue = { nom, lue: { date: Date.parse(date), octets } };
      return connue.lue;
    }
    return null;
  };
}
