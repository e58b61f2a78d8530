/**
 * What a browser does with a picture before it leaves: a HEIC becomes a JPEG, one of too many pixels is made smaller. What cannot
 * be done leaves as it is: the server says why it is not taken. Decision 0121.
 */
import {
  CONSEILS_MEDIA,
  COTE_MAX,
  FICHIER_MAX,
  NOTE_APNG,
  PIXELS_MAX,
  TEXTES_MEDIA,
} from "#contracts/medias.ts";
import type { Reponse } from "../../app/api/api.ts";
import { type EnvoiFichier, envoyerFichier, type MediaArrive } from "../../app/api/upload.ts";
import { ouvrirHeic, ouvrirImage, type ImageOuverte } from "./ouvrir-image.ts";
import { lireSorteImage, type SorteImage, TETE_OCTETS } from "./sorte-image.ts";

export interface Decodeurs {
  /** Without its pixels; null when this browser cannot read it. */
  readonly ouvrirImage: (fichier: Blob) => Promise<ImageOuverte | null>;
  /** Where the browser itself cannot. */
  readonly ouvrirHeic: (fichier: Blob) => Promise<ImageOuverte | null>;
}

/** What leaves, and what is said of it once it has arrived; "" when it is as it was chosen. */
export interface Prepare {
  readonly fichier: File;
  readonly note: string;
}

/** As large as it is kept, or smaller. */
export function reduire({ largeur, hauteur }: Pick<ImageOuverte, "largeur" | "hauteur">) {
  const echelle = Math.min(1, COTE_MAX / Math.max(largeur, hauteur));
  const cote = (n: number) => Math.max(1, Math.round(n * echelle));
  return { largeur: cote(largeur), hauteur: cote(hauteur) };
}

const ENSUITE = { jpeg: "image/jpeg", heic: "image/jpeg", png: "image/webp", apng: "image/webp" };

async function refaire(
  fichier: File,
  sorte: SorteImage,
  { ouvrirImage: ouvrir, ouvrirHeic: decoder }: Decodeurs,
): Promise<File | null> {
  const ouverte = (await ouvrir(fichier)) ?? (sorte === "heic" ? await decoder(fichier) : null);
  if (ouverte === null) return null;
  try {
    const trop = ouverte.largeur * ouverte.hauteur > PIXELS_MAX || fichier.size > FICHIER_MAX;
    if (sorte !== "heic" && !trop) return null;
    const fait = await ouverte.ecrire(reduire(ouverte), ENSUITE[sorte]);
    if (fait === null) return null;
    return new File([fait], fichier.name, { type: fait.type });
  } finally {
    ouverte.fermer();
  }
}

/** Never rejects. */
export async function preparerFichier(
  fichier: File,
  decodeurs: Decodeurs = { ouvrirImage, ouvrirHeic },
): Promise<Prepare> {
  try {
    const sorte = lireSorteImage(new Uint8Array(await fichier.slice(0, TETE_OCTETS).arrayBuffer()));
    if (sorte === null) return { fichier, note: "" };
    const refait = await refaire(fichier, sorte, decodeurs);
    return { fichier: refait ?? fichier, note: sorte === "apng" ? NOTE_APNG : "" };
  } catch {
    return { fichier, note: "" };
  }
}

/** One at a time: each may hold all of its pixels. */
let precedente: Promise<unknown> = Promise.resolve();
function aSonTour<T>(faire: () => Promise<T>): Promise<T> {
  const fait = precedente.then(faire);
  precedente = fait;
  return fait;
}

/** Prepared, then sent: `envoyerFichier`. */
export function envoyerPrepare(fichier: File, surPart: (part: number) => void): EnvoiFichier {
  let ligne: EnvoiFichier | null = null;
  let annule = false;
  const envoyer = async (): Promise<Reponse<MediaArrive>> => {
    const prepare = await aSonTour(async () => (annule ? null : preparerFichier(fichier)));
    // one that was given up never settles
    if (annule || prepare === null) return new Promise(() => {});
    const { fichier: pret, note } = prepare;
    if (pret.size > FICHIER_MAX) {
      const corps = { message: TEXTES_MEDIA.tropGros, conseil: CONSEILS_MEDIA.imageLourde };
      return { ok: false, statut: 413, message: corps.message, corps };
    }
    ligne = envoyerFichier(pret, surPart);
    const reponse = await ligne.reponse;
    return reponse.ok && note !== "" ? { ok: true, corps: { ...reponse.corps, note } } : reponse;
  };
  return {
    reponse: envoyer(),
    annuler() {
      annule = true;
      ligne?.annuler();
    },
  };
}
