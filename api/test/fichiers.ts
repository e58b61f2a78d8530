/** Small files of every accepted kind, and forms that send them. */
import sharp from "sharp";

/** A form of one file, as a browser writes it. */
export function composerFormulaireFichier(
  octets: Uint8Array,
  nom = "fichier.bin",
  type = "application/octet-stream",
): { payload: Buffer; headers: { "content-type": string } } {
  return composerFormulaireDeParties([
    { entete: `name="file"; filename="${nom}"\r\nContent-Type: ${type}`, octets },
  ]);
}

export function composerFormulaireDeParties(
  parts: readonly { entete: string; octets: Uint8Array }[],
) {
  const frontiere = "----trinquizz";
  const payload = Buffer.concat([
    ...parts.flatMap(({ entete, octets }) => [
      Buffer.from(`--${frontiere}\r\nContent-Disposition: form-data; ${entete}\r\n\r\n`),
      octets,
      Buffer.from("\r\n"),
    ]),
    Buffer.from(`--${frontiere}--\r\n`),
  ]);
  return { payload, headers: { "content-type": `multipart/form-data; boundary=${frontiere}` } };
}

/** A picture with a gradient: all pixels differ, so that a lost detail shows. */
export function creerImageDegradee(largeur = 40, hauteur = 20) {
  const data = Buffer.alloc(largeur * hauteur * 3);
  for (let i = 0; i < largeur * hauteur; i++) {
    data[i * 3] = ((i % largeur) * 255) / largeur;
    data[i * 3 + 1] = (Math.floor(i / largeur) * 255) / hauteur;
  }
  return sharp(data, { raw: { width: largeur, height: hauteur, channels: 3 } });
}

/** Animation of three frames: red, green, blue. */
export function creerImageAnimee() {
  const [largeur, hauteur] = [8, 6];
  const data = Buffer.alloc(largeur * hauteur * 3 * 3);
  for (let image = 0; image < 3; image++)
    for (let i = 0; i < largeur * hauteur; i++)
      data[(image * largeur * hauteur + i) * 3 + image] = 255;
  return sharp(data, {
    raw: { width: largeur, height: hauteur * 3, channels: 3, pageHeight: hauteur },
  });
}

interface Bmp {
  readonly profondeur: 8 | 24 | 32;
  /** Whether the rows of the bitmap go from the top to the bottom. */
  readonly haut?: boolean;
  readonly compression?: number;
}

/** BMP of two pixels by two: red, green, then blue, white. */
export function creerImageBmp({ profondeur, haut = false, compression = 0 }: Bmp): Buffer {
  const pixels = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 255],
  ];
  const palette = profondeur === 8 ? 4 : 0;
  const ligne = profondeur === 32 ? 8 : profondeur === 24 ? 8 : 4;
  const debut = 54 + palette * 4;
  const octets = Buffer.alloc(debut + ligne * 2);
  octets.write("BM");
  octets.writeUInt32LE(octets.length, 2);
  octets.writeUInt32LE(debut, 10);
  octets.writeUInt32LE(40, 14);
  octets.writeInt32LE(2, 18);
  octets.writeInt32LE(haut ? -2 : 2, 22);
  octets.writeUInt16LE(1, 26);
  octets.writeUInt16LE(profondeur, 28);
  octets.writeUInt32LE(compression, 30);
  octets.writeUInt32LE(palette, 46);
  for (let i = 0; i < palette; i++) octets.set((pixels[i] ?? []).toReversed(), 54 + i * 4);
  pixels.forEach((pixel, i) => {
    const rang = haut ? Math.floor(i / 2) : 1 - Math.floor(i / 2);
    const place = debut + rang * ligne;
    if (profondeur === 8) octets[place + (i % 2)] = i;
    else octets.set(pixel.toReversed(), place + ((i % 2) * profondeur) / 8);
  });
  return octets;
}

/** An icon of these pictures: `cote` as its directory says it. */
export function creerIcone(images: readonly { cote: number; octets: Buffer }[]): Buffer {
  const entete = Buffer.alloc(6 + images.length * 16);
  entete.writeUInt16LE(1, 2);
  entete.writeUInt16LE(images.length, 4);
  let debut = entete.length;
  images.forEach(({ cote, octets }, i) => {
    const place = 6 + i * 16;
    entete.writeUInt8(cote % 256, place);
    entete.writeUInt8(cote % 256, place + 1);
    entete.writeUInt16LE(1, place + 4);
    entete.writeUInt16LE(32, place + 6);
    entete.writeUInt32LE(octets.length, place + 8);
    entete.writeUInt32LE(debut, place + 12);
    debut += octets.length;
  });
  return Buffer.concat([entete, ...images.map(({ octets }) => octets)]);
}

/** A second of silence, 8 bits at 8000 Hz; `graine` varies the bytes. */
export function creerSonWav(graine = 128, octets = 8000): Buffer {
  const son = Buffer.alloc(44 + octets, graine);
  son.write("RIFF", 0);
  son.writeUInt32LE(36 + octets, 4);
  son.write("WAVEfmt ", 8);
  son.writeUInt32LE(16, 16);
  son.writeUInt16LE(1, 20);
  son.writeUInt16LE(1, 22);
  son.writeUInt32LE(8000, 24);
  son.writeUInt32LE(8000, 28);
  son.writeUInt16LE(1, 32);
  son.writeUInt16LE(8, 34);
  son.write("data", 36);
  son.writeUInt32LE(octets, 40);
  return son;
}

function boite(nom: string, ...dedans: readonly Buffer[]): Buffer {
  const contenu = Buffer.concat(dedans);
  const taille = Buffer.alloc(4);
  taille.writeUInt32BE(contenu.length + 8);
  return Buffer.concat([taille, Buffer.from(nom, "latin1"), contenu]);
}

/** Description of a track in an MP4; `objet`: object type of its `mp4a`. */
export function decrirePisteMp4(
  genre: "vide" | "soun" | "text",
  codec: string,
  objet?: number,
): Buffer {
  const esds =
    objet === undefined
      ? []
      : [boite("esds", Buffer.from([0, 0, 0, 0, 3, 22, 0, 1, 0, 4, 17, objet, 21, 0, 0, 0]))];
  const entree = boite(codec, Buffer.alloc(genre === "vide" ? 78 : 28), ...esds);
  const hdlr = boite("hdlr", Buffer.alloc(8), Buffer.from(genre), Buffer.alloc(13));
  const stsd = boite("stsd", Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), entree);
  return boite("trak", boite("mdia", hdlr, boite("minf", boite("stbl", stsd))));
}

/** MP4 without its media data. */
export const creerFichierMp4 = (marque: string, ...pistes: readonly Buffer[]): Buffer =>
  Buffer.concat([
    boite("ftyp", Buffer.from(`${marque}\0\0\x02\0isommp41`)),
    boite("mdat", Buffer.alloc(100)),
    boite("moov", boite("mvhd", Buffer.alloc(100)), ...pistes),
  ]);

/** The first page of an Ogg stream. */
export const creerPageOgg = (debut: string): Buffer => {
  const dit = Buffer.concat([Buffer.from(debut, "latin1"), Buffer.alloc(30)]);
  const entete = Buffer.concat([Buffer.from("OggS\0\x02"), Buffer.alloc(20)]);
  return Buffer.concat([entete, Buffer.from([1, dit.length]), dit, Buffer.alloc(100)]);
};

const [H264, AAC] = [decrirePisteMp4("vide", "avc1"), decrirePisteMp4("soun", "mp4a", 0x40)];

/** First bytes of other sounds and videos; the type is found from these alone. */
export const PREMIERS_OCTETS_DE_MEDIAS: Readonly<Record<string, Buffer>> = {
  "video/mp4": creerFichierMp4("isom", H264, AAC, decrirePisteMp4("text", "tx3g")),
  "video/x-m4v": creerFichierMp4("M4V ", H264),
  "audio/mp4": creerFichierMp4("M4A ", AAC),
  "video/webm": Buffer.concat([
    Buffer.from("1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104", "hex"),
    Buffer.alloc(100),
  ]),
  "audio/ogg": creerPageOgg("\x01vorbis"),
  "audio/mpeg": Buffer.concat([
    Buffer.from("ID3\x03\0\0\0\0\0\0"),
    Buffer.from([0xff, 0xfb, 0x90, 0]),
    Buffer.alloc(500),
  ]),
};
