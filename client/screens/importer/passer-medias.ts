/** The files that questions show, one after the other, through the upload that everybody has. */
import { envoyerFichier } from "../../app/api/upload.ts";
import { fichiersDe } from "./a-envoyer.ts";
import type { AEnvoyer, EchecEnvoi } from "./actions.ts";

const PARTIS =
  "Les médias qui étaient dans le fichier ne sont plus ici\u00A0: déposez-le à nouveau, ou importez sans eux.";

interface Suivi {
  /** From a file's name to the server's; those that pass are added. */
  readonly passes: Map<string, string>;
  /** Stops between two files, and in the middle of one. */
  readonly signal: AbortSignal;
  readonly dire: (rang: number, total: number) => void;
}

/** @returns why one did not pass; null: all did, or it was stopped */
export async function passerMedias(
  { etat, prets, lecteur, faire }: Pick<AEnvoyer, "etat" | "prets" | "lecteur" | "faire">,
  { passes, signal, dire }: Suivi,
): Promise<EchecEnvoi | null> {
  const joints = new Set(etat.medias.map(({ nom }) => nom));
  // one that the file only names was told when it was read
  const voulus = [...fichiersDe(prets)].filter((nom) => joints.has(nom) && !passes.has(nom));
  if (voulus.length === 0) return null;
  dire(1, voulus.length);
  const source = await lecteur();
  if (source === null) return { message: PARTIS, sansMedias: true, deconnecte: false };
  const titre = etat.source.nom?.replace(/\.\w+$/, "") ?? "Import";
  const arret = new Promise<null>((fait) => {
    signal.addEventListener("abort", () => fait(null), { once: true });
  });
  for (const [rang, nom] of voulus.entries()) {
    if (signal.aborted) return null;
    dire(rang + 1, voulus.length);
    const lu = await Promise.race([source.media(nom), arret]);
    if (lu === null) return null;
    if (!lu.ok) return { message: lu.message, sansMedias: true, deconnecte: false };
    const fin = nom.slice(nom.lastIndexOf("."));
    const { reponse, annuler } = envoyerFichier(
      new File([lu.fait], `${titre} ${String(rang + 1)}${fin}`),
      () => undefined,
    );
    const recu = await Promise.race([reponse, arret]);
    if (recu === null) {
      annuler();
      return null;
    }
    if (!recu.ok) {
      const deconnecte = recu.statut === 401;
      return { message: recu.message, sansMedias: !deconnecte, deconnecte };
    }
    passes.set(nom, recu.corps.nom);
    faire({ geste: "passer", nom, adresse: recu.corps.nom });
  }
  return null;
}
