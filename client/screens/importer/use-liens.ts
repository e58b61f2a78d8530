/** Pictures of other sites that a file names: asked for through the server's probe, and only when its author says so. */
import { useState } from "react";
import { lienVu } from "#contracts/medias.ts";
import { appeler } from "../../app/api/api.ts";

/** Asked for at once: the probe gives each three seconds. */
const A_LA_FOIS = 4;

/** @returns how far it is, and what looks at them: those that show something */
export function useLiens(): {
  readonly cherche: { readonly fait: number; readonly total: number } | null;
  readonly chercher: (liens: readonly string[]) => Promise<{
    readonly vus: ReadonlySet<string>;
    readonly bons: ReadonlySet<string>;
    /** Why not all of them were looked at; empty: they were. */
    readonly message: string;
  }>;
} {
  const [cherche, setCherche] = useState<{ fait: number; total: number } | null>(null);
  const chercher = async (liens: readonly string[]) => {
    const [vus, bons] = [new Set<string>(), new Set<string>()];
    const restent = [...liens];
    let message = "";
    let fait = 0;
    setCherche({ fait, total: liens.length });
    const suivre = async (): Promise<void> => {
      const lien = restent.shift();
      if (lien === undefined) return;
      const [adresse = ""] = lien.split("#");
      const reponse = await appeler(
        "GET",
        `/api/check-url?url=${encodeURIComponent(adresse)}`,
        lienVu,
      );
      if (!reponse.ok && (reponse.statut === 429 || reponse.statut === 0)) {
        // the others would be refused alike
        restent.length = 0;
        ({ message } = reponse);
        return;
      }
      fait += 1;
      vus.add(lien);
      setCherche({ fait, total: liens.length });
      if (reponse.ok && /^(?:image|video|audio)\//.test(reponse.corps.contentType)) bons.add(lien);
      await suivre();
    };
    await Promise.all(Array.from({ length: A_LA_FOIS }, suivre));
    setCherche(null);
    return { vus, bons, message };
  };
  return { cherche, chercher };
}
