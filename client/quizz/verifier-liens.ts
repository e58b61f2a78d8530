/** Checks whether links lead to media of other sites, for the importer and the editor. plateforme §7 "/check-url". */
import { useState } from "react";
import type { z } from "zod";
import { reponseCheckUrl } from "#contracts/medias.ts";
import { lireVideoYoutube } from "#contracts/youtube.ts";
import { appelerApi, type ReponseApi } from "../app/api/api.ts";
import { lireMediaAAfficher } from "./lire-media.ts";

/** Whether a link is an image, a sound or a video, and not a web page. Pure. */
export function estLienDeMedia(lien: string, contentType: string): boolean {
  if (/^(?:image|audio|video)\//i.test(contentType) || lireVideoYoutube(lien) !== null) return true;
  // a type that says nothing is accepted when the extension of the link tells its kind: some servers send no
  // useful type
  const sansType = /^application\/(?:octet-stream|ogg)\b/i.test(contentType);
  return sansType && lireMediaAAfficher(lien)?.sortes.length === 1;
}

/** Asks the server what kind of content is at a link. */
export const sonderLien = (adresse: string): Promise<ReponseApi<z.infer<typeof reponseCheckUrl>>> =>
  appelerApi("GET", `/api/check-url?url=${encodeURIComponent(adresse)}`, reponseCheckUrl);

/** Number of links checked at once: the server gives each of them three seconds. */
const A_LA_FOIS = 4;

/**
 * Checks through the server whether links lead to media, when the author asks for it.
 * @returns `cherche`: the progress, null when none is under way; `chercher`: checks links, and gives those that were
 * looked at and those that are media
 */
export function useChercherMediasAuxLiens(): {
  readonly cherche: { readonly fait: number; readonly total: number } | null;
  readonly chercher: (liens: readonly string[]) => Promise<{
    readonly vus: ReadonlySet<string>;
    readonly bons: ReadonlySet<string>;
    /** Why some of the links were not checked; empty when all were. */
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
      const reponse = await sonderLien(adresse);
      if (!reponse.ok && reponse.statut !== 400) {
        // only 400 says something about the link; any other failure would meet the other links too, and ends the check
        restent.length = 0;
        ({ message } = reponse);
        return;
      }
      fait += 1;
      vus.add(lien);
      setCherche({ fait, total: liens.length });
      if (reponse.ok && estLienDeMedia(adresse, reponse.corps.contentType)) bons.add(lien);
      await suivre();
    };
    await Promise.all(Array.from({ length: A_LA_FOIS }, suivre));
    setCherche(null);
    return { vus, bons, message };
  };
  return { cherche, chercher };
}
