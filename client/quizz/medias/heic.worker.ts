/**
 * Decodes photographs of iPhones where the browser cannot. libheif stays a file of its own beside ours, as its
 * licence (LGPL) asks; api/plugins/client-files.ts allows its page to compile WebAssembly.
 */
import libheif from "libheif-js/libheif-wasm/libheif.js";
import adresse from "libheif-js/libheif-wasm/libheif.wasm?url";

export interface ImageHeicDecodee {
  readonly largeur: number;
  readonly hauteur: number;
  readonly rvba: Uint8ClampedArray<ArrayBuffer>;
}

async function decoder(fichier: Blob): Promise<ImageHeicDecodee | null> {
  const wasmBinary = await (await fetch(adresse)).arrayBuffer();
  const { HeifDecoder } = libheif({ wasmBinary });
  const [image] = new HeifDecoder().decode(new Uint8Array(await fichier.arrayBuffer()));
  if (image === undefined) return null;
  const [largeur, hauteur] = [image.get_width(), image.get_height()];
  const rvba = new Uint8ClampedArray(4 * largeur * hauteur);
  return new Promise((rendre) => {
    image.display({ data: rvba, width: largeur, height: hauteur }, (fait) =>
      rendre(fait === null ? null : { largeur, hauteur, rvba }),
    );
  });
}

addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  void decoder(data)
    .catch(() => null)
    .then((decode) =>
      postMessage(decode, { transfer: decode === null ? [] : [decode.rvba.buffer] }),
    );
});
