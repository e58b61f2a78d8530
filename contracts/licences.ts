/** The packages that the product is made of, with their licences, as the build writes them (scripts/vite/licences.ts). */
import { z } from "zod";

export const licencesDesPaquets = z.object({
  paquets: z.array(
    z.object({
      nom: z.string(),
      version: z.string(),
      /** The licence by its SPDX name, as the package tells it; "" when it tells none. */
      licence: z.string(),
      /** Ranks in `textes`; none when the package comes without a text. */
      textes: z.array(z.int().nonnegative()),
    }),
  ),
  /** The texts of the licences, each once. */
  textes: z.array(z.string()),
  /** Whether there is a bill of materials at `CHEMIN_SBOM`: an old npm cannot write one. */
  sbom: z.boolean(),
});
export type LicencesDesPaquets = z.infer<typeof licencesDesPaquets>;
export type PaquetNpmAvecLicence = LicencesDesPaquets["paquets"][number];

export const CHEMIN_LICENCES = "/licences.json";
/** The same packages as a software bill of materials, in the format CycloneDX. */
export const CHEMIN_SBOM = "/sbom.json";
