/** Files that people choose on their device. */
import sharp from "sharp";
import { wav } from "../../api/test/fichiers.ts";

/** A picture of one colour. */
export const image = async (name: string, background: string) => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 160, height: 100, channels: 3, background } })
    .png()
    .toBuffer(),
});
/** A second of silence. */
export const son = (name: string) => ({ name, mimeType: "audio/wav", buffer: wav() });
/** As a file input takes it. */
export type Fichier = ReturnType<typeof son>;
