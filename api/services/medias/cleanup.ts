/** Deletes files that nothing has shown for a day (decisions-plateforme "Media"), and files that a crash left behind. */
import { setImmediate as tour } from "node:timers/promises";
import type { Database } from "#db/connection.ts";
import { createMediaRepository } from "#db/repositories/media-repository.ts";
import { createMediaFileStore } from "./file-store.ts";

const JOUR_MS = 24 * 3600 * 1000;

/**
 * Deletes unused media files in small steps, so that games run in between. `CITATIONS` of usage-media-repository.ts lists
 * what keeps a file. @param maintenant milliseconds since 1970
 */
export async function deleteUnusedMediaFiles(
  db: Database,
  dossierDonnees: string,
  maintenant: number,
): Promise<void> {
  const [depot, fileStore] = [createMediaRepository(db), createMediaFileStore(db, dossierDonnees)];
  for (let apres: string | null = ""; apres !== null;) {
    apres = depot.marquer(apres, maintenant);
    await tour();
  }
  for (;;) {
    const fichiers = depot.retirerInutiles(maintenant - JOUR_MS);
    if (fichiers.length === 0) break;
    await fileStore.oublier(fichiers);
    await tour();
  }
  await fileStore.oublier(await fileStore.perdus(maintenant - JOUR_MS));
}
