/** Opens images with the browser, or with a decoder that is only loaded when it is needed. */
import type { ImageHeicDecodee } from "./heic.worker.ts";

export interface TailleImage {
  readonly largeur: number;
  readonly hauteur: number;
}

/** An image that can be resized. `largeur` and `hauteur`: its size in pixels, after the rotation stored in its file. */
export interface OpenedImage extends TailleImage {
  /** The image resized; null when memory is short. @param type wanted format; PNG where the browser cannot write it */
  readonly ecrire: (taille: TailleImage, type: string) => Promise<Blob | null>;
  readonly fermer: () => void;
}

const QUALITE = 0.9;

async function dessiner(
  source: ImageBitmapSource,
  { largeur, hauteur }: TailleImage,
  type: string,
): Promise<Blob | null> {
  const image = await createImageBitmap(source, {
    resizeWidth: largeur,
    resizeHeight: hauteur,
    resizeQuality: "high",
  }).catch(() => null);
  if (image === null) return null;
  const toile = document.createElement("canvas");
  toile.width = largeur;
  toile.height = hauteur;
  // browsers that ignored the resize options above gave the whole image, which is reduced here
  toile.getContext("2d")?.drawImage(image, 0, 0, largeur, hauteur);
  image.close();
  return new Promise((rendre) => {
    toile.toBlob(rendre, type, QUALITE);
  });
}

/** Opens an image with the browser, which only reads its size from the head of the file. Null when the browser cannot read it. */
export function openImageWithBrowser(fichier: Blob): Promise<OpenedImage | null> {
  const image = new Image();
  const adresse = URL.createObjectURL(fichier);
  const fermer = () => URL.revokeObjectURL(adresse);
  return new Promise((rendre) => {
    image.addEventListener("error", () => {
      fermer();
      rendre(null);
    });
    image.addEventListener("load", () => {
      const { naturalWidth: largeur, naturalHeight: hauteur } = image;
      rendre({
        largeur,
        hauteur,
        fermer,
        // the displayed image is drawn where the file cannot be: Safari may display a file that it cannot turn
        // into a bitmap
        ecrire: async (taille, type) =>
          (await dessiner(fichier, taille, type)) ?? dessiner(image, taille, type),
      });
    });
    image.src = adresse;
  });
}

/** Opens an iPhone's HEIC photo with libheif, 1.5 MB of code that is only loaded for such a file. Null when it cannot be decoded. */
export function openHeic(fichier: Blob): Promise<OpenedImage | null> {
  const worker = new Worker(new URL("./heic.worker.ts", import.meta.url), { type: "module" });
  return new Promise((rendre) => {
    const finir = (ouverte: OpenedImage | null) => {
      worker.terminate();
      rendre(ouverte);
    };
    worker.addEventListener("error", () => finir(null));
    worker.addEventListener("message", ({ data }: MessageEvent<ImageHeicDecodee | null>) => {
      if (data === null) return finir(null);
      const { largeur, hauteur, rvba } = data;
      const pixels = new ImageData(rvba, largeur, hauteur);
      finir({
        largeur,
        hauteur,
        fermer: () => {},
        ecrire: (taille, type) => dessiner(pixels, taille, type),
      });
    });
    worker.postMessage(fichier, []);
  });
}
