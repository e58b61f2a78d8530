/** The file of an import, beside what was read of it (garder-import.ts): a reload still has its media, and can read it as another format. */
import { z } from "zod";
import { lireCoffre, mettreAuCoffre } from "../../browser/coffre.ts";
import type { Apport } from "../../quizz/importer/apporter.ts";
import { GARDE_MS } from "./garder-import.ts";

/** One for the whole browser: the last one takes the place of the others. */
const NOM = "import";
/** Bytes; a larger one would be copied for long, and take the room of what else this browser keeps. */
const GARDE_OCTETS_MAX = 256 * 1024 * 1024;

const garde = z.object({
  compte: z.string(),
  envoi: z.string(),
  quand: z.number(),
  apport: z.union([z.string(), z.instanceof(File)]),
});
export type FichierGarde = Readonly<z.infer<typeof garde>>;

/** @returns whether it is there; false: it is too large, or there is no room */
export async function garderFichier(fichier: FichierGarde): Promise<boolean> {
  const { apport } = fichier;
  const tient = typeof apport === "string" || apport.size <= GARDE_OCTETS_MAX;
  // what was there is of an import that is over
  return (await mettreAuCoffre(NOM, tient ? fichier : null)) && tient;
}

/** What that import was read from; null: it is no longer here. A file that is too old is let go. */
export async function lireFichierGarde(
  compte: string,
  envoi: string | null,
  maintenant: number,
): Promise<Apport | null> {
  const lu = garde.safeParse(await lireCoffre(NOM));
  if (!lu.success) return null;
  const { data } = lu;
  const perime = maintenant - data.quand > GARDE_MS;
  if (!perime && data.compte === compte && data.envoi === envoi) return data.apport;
  if (perime) await mettreAuCoffre(NOM, null);
  return null;
}

/** It is over. */
export const oublierFichier = (): Promise<boolean> => mettreAuCoffre(NOM, null);
