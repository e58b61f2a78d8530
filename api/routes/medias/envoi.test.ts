/** Uploads that are accepted, and what each is converted to (plateforme §5 "Files"). */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { creerBancApi } from "../../test/banc.ts";
import { creerBancMedias } from "../../test/banc-medias.ts";
import {
  creerImageAnimee,
  creerImageBmp,
  PREMIERS_OCTETS_DE_MEDIAS,
  creerImageDegradee,
  creerIcone,
  creerFichierMp4,
  decrirePisteMp4,
  creerSonWav,
} from "../../test/fichiers.ts";

const SVG = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><style>.a{fill:url(#g)}</style><rect class="a" width="30" height="20"/></svg>`;

describe("what is kept", () => {
  test.each([
    ["jpeg", "jpeg"],
    ["png", "png"],
    ["gif", "png"],
    ["webp", "webp"],
    ["avif", "webp"],
  ] as const)("a %s, made anew as a %s", async (entree, format) => {
    const { envoyer, servir } = await creerBancMedias();
    const image = await creerImageDegradee().toFormat(entree, { effort: 1 }).toBuffer();
    const { statut, corps } = await envoyer(image, "été.x");
    expect([statut, corps]).toEqual([
      201,
      {
        nom: expect.stringMatching(/^[0-9a-f]{32}\.(jpg|png|webp)$/),
        type: `image/${format}`,
        taille: expect.any(Number),
        titre: "été",
        largeur: 40,
        hauteur: 20,
      },
    ]);
    const servi = await servir(corps.nom);
    expect([servi.headers["content-type"], servi.rawPayload.length]).toEqual([
      `image/${format}`,
      corps.taille,
    ]);
    expect((await sharp(servi.rawPayload).metadata()).format).toBe(format);
  });

  test.each(["gif", "webp"] as const)("the frames of an animated %s", async (format) => {
    const { envoyer, servir } = await creerBancMedias();
    const anime = await creerImageAnimee().toFormat(format).toBuffer();
    const { corps } = await envoyer(anime);
    expect(corps).toMatchObject({ type: "image/webp", largeur: 8, hauteur: 6 });
    const { rawPayload } = await servir(corps.nom);
    expect((await sharp(rawPayload).metadata()).pages).toBe(3);
    const apercu = await sharp((await servir(`apercu/${corps.nom}`)).rawPayload).metadata();
    expect([apercu.pages ?? 1, apercu.width, apercu.height]).toEqual([1, 8, 6]);
  });

  test("a BMP, which becomes a WebP", async () => {
    const { envoyer, servir } = await creerBancMedias();
    const { corps } = await envoyer(creerImageBmp({ profondeur: 24 }), "dessin.bmp");
    expect(corps).toMatchObject({ type: "image/webp", largeur: 2, hauteur: 2 });
    const { format, width, height } = await sharp((await servir(corps.nom)).rawPayload).metadata();
    expect([format, width, height]).toEqual(["webp", 2, 2]);
  });

  test("the largest picture of an icon, whichever way it is written", async () => {
    const { envoyer, servir } = await creerBancMedias();
    const png = await creerImageDegradee(64, 64).png().toBuffer();
    // an icon's bitmap has no file header, and says the height of the picture and its mask
    const dib = creerImageBmp({ profondeur: 32 }).subarray(14);
    dib.writeInt32LE(4, 8);
    const masque = Buffer.alloc(8);
    const petite = { cote: 2, octets: Buffer.concat([dib, masque]) };
    const { corps } = await envoyer(creerIcone([petite, { cote: 64, octets: png }]), "favicon.ico");
    expect(corps).toMatchObject({ type: "image/png", largeur: 64, hauteur: 64 });
    const seule = await envoyer(creerIcone([petite]));
    expect(seule.corps).toMatchObject({ type: "image/png", largeur: 2, hauteur: 2 });
    const { data, info } = await sharp((await servir(seule.corps.nom)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)], String(info.channels)).toEqual([255, 0, 0]);
  });

  test("a drawing as it is, with the size that it says, and itself for a preview", async () => {
    const { envoyer, servir } = await creerBancMedias();
    const { statut, corps } = await envoyer(Buffer.from(SVG), "dessin.png");
    expect([statut, corps]).toMatchObject([
      201,
      { type: "image/svg+xml", largeur: 30, hauteur: 20 },
    ]);
    for (const chemin of [corps.nom, `apercu/${corps.nom}`]) {
      const { body, headers } = await servir(chemin);
      expect(body).toBe(SVG);
      expect(headers["content-security-policy"]).toMatch(/sandbox$/);
      expect(headers["content-disposition"]).toBe("inline");
    }
  });

  test("sounds and videos, byte for byte, without preview", async () => {
    const { envoyer, servir } = await creerBancMedias();
    for (const [type, octets] of Object.entries({
      ...PREMIERS_OCTETS_DE_MEDIAS,
      "audio/wav": creerSonWav(),
    })) {
      const { corps } = await envoyer(octets, "faux.txt");
      expect(corps).toMatchObject({ type, taille: octets.length, titre: "faux" });
      expect(corps).not.toHaveProperty("largeur");
      expect((await servir(corps.nom)).rawPayload.equals(octets)).toBe(true);
      expect((await servir(`apercu/${corps.nom}`)).statusCode).toBe(404);
    }
  });

  test("an iPhone's film is served as the MP4 that it is, and a film without pictures as a sound", async () => {
    const { envoyer } = await creerBancMedias();
    const [image, son] = [decrirePisteMp4("vide", "avc1"), decrirePisteMp4("soun", "mp4a", 0x40)];
    const typeDe = async (octets: Buffer) => (await envoyer(octets)).corps.type;
    expect(await typeDe(creerFichierMp4("qt  ", image, son))).toBe("video/mp4");
    expect(await typeDe(creerFichierMp4("isom", son))).toBe("audio/mp4");
  });

  test("nothing of what the camera wrote, and the picture the right way up", async () => {
    const { envoyer, servir } = await creerBancMedias();
    const photo = await creerImageDegradee(400, 200)
      .jpeg()
      .withExif({
        IFD0: { Artist: "Moi", Orientation: "6" },
        IFD3: { GPSLatitude: "48/1 51/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { corps } = await envoyer(photo);
    expect(corps).toMatchObject({ largeur: 200, hauteur: 400 });
    const lu = await sharp((await servir(corps.nom)).rawPayload).metadata();
    expect([lu.exif, lu.xmp, lu.icc, lu.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("a preview of 320 pixels, kept as long as its picture", async () => {
    const { envoyer, servir } = await creerBancMedias();
    const { corps } = await envoyer(await creerImageDegradee(1000, 500).png().toBuffer());
    const { headers, rawPayload } = await servir(`apercu/${corps.nom}`);
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const { width, height } = await sharp(rawPayload).metadata();
    expect([width, height]).toEqual([320, 160]);
  });

  test("no more than 4096 pixels a side", async () => {
    const { envoyer } = await creerBancMedias();
    const { corps } = await envoyer(await creerImageDegradee(8000, 10).png().toBuffer());
    expect(corps).toMatchObject({ largeur: 4096, hauteur: 5 });
  });

  test("one range of a sound, and none outside of it", async () => {
    const { envoyer, servir } = await creerBancMedias();
    const son = creerSonWav();
    const { corps } = await envoyer(son);
    const debut = await servir(corps.nom, { range: "bytes=0-3" });
    expect([debut.statusCode, debut.body]).toEqual([206, "RIFF"]);
    for (const range of [`bytes=${son.length}-`, "bytes=9-3", "bytes=99999999999999999999-"]) {
      const { statusCode } = await servir(corps.nom, { range });
      expect([200, 416], range).toContain(statusCode);
    }
  });
});

describe("the same bytes", () => {
  test("of one account: the same name, counted once, with the title it has", async () => {
    const { envoyer, appeler, fichiers } = await creerBancMedias();
    const image = await creerImageDegradee().png().toBuffer();
    const premiere = await envoyer(image, "vacances.png");
    await appeler("PUT", `medias/${premiere.corps.nom}`, { titre: "La mer" });
    const seconde = await envoyer(image, "copie.png");
    expect(seconde).toEqual({ statut: 201, corps: { ...premiere.corps, titre: "La mer" } });
    expect((await appeler("GET", "medias")).corps).toMatchObject({
      filesize: premiere.corps.taille,
      limitsize: 1_000_000_000,
      medias: [{ nom: premiere.corps.nom }],
    });
    expect(fichiers()).toMatchObject({
      gardes: [expect.stringMatching(/\b[0-9a-f]{64}\b/)],
      enRoute: [],
    });
  });

  test("of two: one file, and nothing that says who had it first", async () => {
    const { envoyer, appeler, servir, fichiers, tom } = await creerBancMedias();
    const image = await creerImageDegradee().png().toBuffer();
    const [lui, elle] = [await envoyer(image), await envoyer(image, "fichier.bin", tom)];
    expect(lui.corps.nom).not.toBe(elle.corps.nom);
    expect({ ...elle.corps, nom: "" }).toEqual({ ...lui.corps, nom: "" });
    expect((await appeler("GET", "medias", undefined, tom)).corps.filesize).toBe(lui.corps.taille);
    const tetes = await Promise.all(
      [lui, elle].map(async ({ corps }) => {
        const { headers } = await servir(corps.nom);
        // headers of the answer that differ at each request
        const {
          date: _date,
          "x-request-id": _id,
          "x-ratelimit-remaining": _left,
          ...autres
        } = headers;
        return autres;
      }),
    );
    expect(tetes[0]).toEqual(tetes[1]);
    expect(tetes[0]?.["last-modified"]).toBe("Thu, 01 Jan 1970 00:00:00 GMT");
    expect(fichiers()).toMatchObject({
      gardes: [expect.any(String)],
      apercus: [expect.any(String)],
    });

    // a file deleted by one account stays the other's, until that one deletes it too
    expect((await appeler("DELETE", `medias/${lui.corps.nom}`)).statut).toBe(200);
    expect((await servir(lui.corps.nom)).statusCode).toBe(404);
    expect((await servir(elle.corps.nom)).statusCode).toBe(200);
    expect((await servir(`apercu/${elle.corps.nom}`)).statusCode).toBe(200);
    await appeler("DELETE", `medias/${elle.corps.nom}`, undefined, tom);
    expect(fichiers()).toEqual({ gardes: [], enRoute: [], apercus: [] });
  });

  test("sent and deleted at the same time, are there for whoever sent them", async () => {
    const { envoyer, appeler, servir, tom } = await creerBancMedias();
    const son = creerSonWav();
    for (let fois = 0; fois < 5; fois++) {
      const premier = await envoyer(son);
      const [second] = await Promise.all([
        envoyer(son, "a.wav", tom),
        appeler("DELETE", `medias/${premier.corps.nom}`),
      ]);
      expect((await servir(second.corps.nom)).rawPayload.equals(son)).toBe(true);
    }
  });
});

test("what was on its way when the server stopped is gone when it starts", async () => {
  const { base } = await creerBancApi();
  const envois = join(base.dossierDonnees, "media", "envois");
  writeFileSync(join(envois, "reste"), "x");
  await creerBancApi({ base });
  expect(readdirSync(envois)).toEqual([]);
});
