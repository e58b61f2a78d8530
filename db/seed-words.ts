/** The words that the product comes with: brought in once each, so that what an administrator took out does not come back. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { formeMot } from "#contracts/mots-interdits.ts";
import { atomique } from "./transaction.ts";
import type { Base } from "./connection.ts";
import { createContenuRepository } from "./repositories/contenu-repository.ts";
import { createMots } from "./repositories/moderation/mots.ts";

const FICHIER = "mots.json";

/** Adds those of the file that were never there. A folder without the file adds none; throws when it is not a list of words. */
export async function remplirMots(db: Base, dossier: string): Promise<void> {
  const texte = await readFile(join(dossier, FICHIER), "utf8").catch(() => "[]");
  const contenus = createContenuRepository(db);
  // read once more where words were kept without their accents
  const cleFichier = `${FICHIER}/ecrit/${createHash("sha256").update(texte).digest("hex").slice(0, 32)}`;
  if (contenus.connu(cleFichier)) return;
  const liste = z.array(z.string().min(2)).parse(JSON.parse(texte));
  atomique(db, () => {
    const mots = createMots(db);
    for (const mot of liste) {
      const cle = `mot/${formeMot(mot)}`;
      if (contenus.connu(cle)) {
        mots.accentuer(mot);
        continue;
      }
      mots.ajouter(mot);
      contenus.retenir(cle);
    }
    contenus.retenir(cleFichier);
  });
}
