/** Uploads that are refused (plateforme §5 "Files"; surete "Upload"). */
import { readdirSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { CONSEILS_FICHIER_REFUSE, PHRASES_MEDIA } from "#contracts/medias.ts";
import { creerBancApi } from "../../test/banc.ts";
import { creerBancMedias } from "../../test/banc-medias.ts";
import {
  creerImageBmp,
  creerImageDegradee,
  composerFormulaireFichier,
  composerFormulaireDeParties,
  creerIcone,
  creerFichierMp4,
  creerPageOgg,
  decrirePisteMp4,
  creerSonWav,
} from "../../test/fichiers.ts";

const SVG = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><style>.a{fill:url(#g)}</style><rect class="a" width="30" height="20"/></svg>`;

describe("what is not", () => {
  test("what its content does not make a media, whatever its name says", async () => {
    const { envoyer, fichiers } = await creerBancMedias();
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect(await envoyer(Buffer.from(script), "dessin.svg")).toEqual({
      statut: 415,
      corps: { message: PHRASES_MEDIA.typeRefuse, conseil: CONSEILS_FICHIER_REFUSE.dessinActif },
    });
    for (const [octets, nom] of [
      ["<!doctype html><script>alert(1)</script>", "photo.jpg"],
      ["#!/bin/sh\nrm -rf /\n", "photo.png"],
      ["%PDF-1.7\n%âãÏÓ\n1 0 obj\n", "photo.png"],
      ["Bonjour", "son.mp3"],
      ["PK\x03\x04\x14\0\0\0\0\0", "video.mp4"],
    ] as const)
      expect(await envoyer(Buffer.from(octets, "latin1"), nom), nom).toEqual({
        statut: 415,
        corps: { message: PHRASES_MEDIA.typeRefuse, conseil: CONSEILS_FICHIER_REFUSE.typeRefuse },
      });
    expect(fichiers()).toEqual({ gardes: [], enRoute: [], apercus: [] });
  });

  test("what is cut short, or cannot be read", async () => {
    const { envoyer, fichiers } = await creerBancMedias();
    const formats = ["jpeg", "png", "gif", "webp", "avif"] as const;
    const entieres = await Promise.all(
      formats.map((format) =>
        creerImageDegradee(300, 300).toFormat(format, { effort: 1 }).toBuffer(),
      ),
    );
    for (const [i, octets] of [
      ...entieres.map((entiere) => entiere.subarray(0, entiere.length / 2)),
      Buffer.from(SVG.slice(0, -8)),
      // a video file without its tracks, and a truncated video file
      Buffer.from("\0\0\0\x14ftypqt  \0\0\0\0qt  ", "latin1"),
      creerFichierMp4("isom", decrirePisteMp4("vide", "avc1")).subarray(0, -20),
      creerImageBmp({ profondeur: 24 }).subarray(0, 60),
      creerImageBmp({ profondeur: 8, compression: 1 }),
      creerIcone([]),
      creerIcone([{ cote: 16, octets: Buffer.alloc(9) }]),
    ].entries())
      expect(await envoyer(octets), String(i)).toEqual({
        statut: 400,
        corps: { message: PHRASES_MEDIA.illisible },
      });
    expect(fichiers()).toEqual({ gardes: [], enRoute: [], apercus: [] });
  });

  test.each([
    [
      "HEVC",
      creerFichierMp4(
        "isom",
        decrirePisteMp4("vide", "hvc1"),
        decrirePisteMp4("soun", "mp4a", 0x40),
      ),
    ],
    ["HEVC of an iPhone", creerFichierMp4("qt  ", decrirePisteMp4("vide", "hev1"))],
    ["MPEG-4 ASP", creerFichierMp4("isom", decrirePisteMp4("vide", "mp4v", 0x20))],
    [
      "a sound that no browser plays",
      creerFichierMp4("isom", decrirePisteMp4("vide", "avc1"), decrirePisteMp4("soun", "ac-3")),
    ],
    ["another sound in mp4a", creerFichierMp4("isom", decrirePisteMp4("soun", "mp4a", 0xdd))],
    ["Theora", creerPageOgg("\x80theora")],
    [
      "ADPCM",
      Buffer.concat([
        creerSonWav().subarray(0, 20),
        Buffer.from([0x11, 0]),
        creerSonWav().subarray(22),
      ]),
    ],
  ])("what plays nowhere: %s", async (_nom, octets) => {
    const { envoyer, fichiers } = await creerBancMedias();
    expect(await envoyer(octets)).toEqual({
      statut: 415,
      corps: { message: PHRASES_MEDIA.typeRefuse, conseil: CONSEILS_FICHIER_REFUSE.codec },
    });
    expect(fichiers()).toEqual({ gardes: [], enRoute: [], apercus: [] });
  });

  test("an iPhone's photograph, with what to choose there", async () => {
    const { envoyer } = await creerBancMedias();
    const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
    expect((await envoyer(heic)).corps).toEqual({
      message: PHRASES_MEDIA.typeRefuse,
      conseil: CONSEILS_FICHIER_REFUSE.heic,
    });
  });

  test("a picture that says it is immense, before any memory is asked for", async () => {
    const { envoyer } = await creerBancMedias();
    // a picture of one colour has a few KB in its file, and 260 MB once decoded
    const png = await sharp({
      create: { width: 8100, height: 8100, channels: 3, background: "red" },
    })
      .png()
      .toBuffer();
    // an animation of 600 bytes has 31 frames of one pixel, each on a canvas of 2048 by 2048
    const image = "21f904000a0000002c0000000001000100000202440100";
    const longue = Buffer.from(
      `47494638396100080008800000ff000000ff00${image.repeat(31)}3b`,
      "hex",
    );
    const immense = creerImageBmp({ profondeur: 24 });
    immense.writeInt32LE(60_000, 18);
    immense.writeInt32LE(60_000, 22);
    for (const octets of [png, longue, immense])
      expect(await envoyer(octets)).toEqual({
        statut: 415,
        corps: { message: PHRASES_MEDIA.illisible, conseil: CONSEILS_FICHIER_REFUSE.tropDePixels },
      });
  });

  test("what hides behind a picture", async () => {
    const { envoyer, servir } = await creerBancMedias();
    const secret = "<script>alert(1)</script>%PDF-1.4";
    for (const format of ["gif", "jpeg", "png", "webp"] as const) {
      const image = await creerImageDegradee().toFormat(format).toBuffer();
      const { corps } = await envoyer(Buffer.concat([image, Buffer.from(secret)]));
      expect((await servir(corps.nom)).body).not.toContain("script");
    }
    // a program with the header of a picture
    const { statut } = await envoyer(Buffer.from("GIF89a/*\0\0\0\0*/=1;alert(1)"));
    expect(statut).toBe(400);
    // a comment in a JPEG must be dropped
    const jpeg = await creerImageDegradee().jpeg().toBuffer();
    const commentaire = Buffer.concat([
      Buffer.from([0xff, 0xfe, 0, secret.length + 2]),
      Buffer.from(secret),
    ]);
    const { corps } = await envoyer(
      Buffer.concat([jpeg.subarray(0, 2), commentaire, jpeg.subarray(2)]),
    );
    expect((await servir(corps.nom)).body).not.toContain("script");
  });

  test("no file at all, in each of the ways there are", async () => {
    const { app, lea, envoyer } = await creerBancMedias();
    const vide = { statut: 400, corps: { message: PHRASES_MEDIA.aucun } };
    expect(await envoyer(Buffer.alloc(0), "")).toEqual(vide);
    const poster = async (headers: Record<string, string>, payload: Buffer | string) => {
      const reponse = await app.inject({
        method: "POST",
        url: "/api/upload",
        headers: { ...lea.headers, ...headers },
        payload,
      });
      return { statut: reponse.statusCode, corps: reponse.json() };
    };
    const champ = composerFormulaireDeParties([
      { entete: `name="file"`, octets: Buffer.from("texte") },
    ]);
    const rien = composerFormulaireDeParties([]);
    expect(await poster(rien.headers, rien.payload)).toEqual(vide);
    expect(await poster({ "content-type": "application/json" }, "{}")).toEqual(vide);
    expect((await poster(champ.headers, champ.payload)).statut).toBe(400);
    expect((await poster({ "content-type": "multipart/form-data" }, "x")).statut).toBe(400);
    expect((await poster({ "content-type": "image/png" }, "x")).statut).toBe(415);
    expect((await poster({ "content-type": "text/plain" }, "x")).statut).toBe(400);
  });

  test("two files, or a file among fields", async () => {
    const { app, lea, fichiers } = await creerBancMedias();
    const octets = await creerImageDegradee().png().toBuffer();
    const fichier = { entete: `name="file"; filename="a.png"`, octets };
    const champ = { entete: `name="titre"`, octets: Buffer.from("x") };
    for (const parts of [
      [fichier, fichier],
      [fichier, champ],
      [champ, fichier],
    ]) {
      const { payload, headers } = composerFormulaireDeParties(parts);
      const reponse = await app.inject({
        method: "POST",
        url: "/api/upload",
        headers: { ...lea.headers, ...headers },
        payload,
      });
      expect(reponse.statusCode, reponse.body).toBe(400);
    }
    await expect.poll(() => fichiers()).toEqual({ gardes: [], enRoute: [], apercus: [] });
  });

  test("a name that leads elsewhere", async () => {
    const { envoyer, base, medias } = await creerBancMedias();
    const avant = readdirSync(base.dossierDonnees);
    const noms = ["../../../../etc/passwd", "..\\..\\boot.ini", "a\0b.png", "%2e%2e%2fb.png"];
    for (const [i, nom] of noms.entries()) {
      const { corps } = await envoyer(creerSonWav(i), nom);
      expect(corps.nom, nom).toMatch(/^[0-9a-f]{32}\.wav$/);
      expect(corps.titre).not.toMatch(/[/\\\0]/);
    }
    expect(readdirSync(base.dossierDonnees)).toEqual(avant);
    expect(readdirSync(medias).filter((un) => !/^[\w-]+(\.\w+)?$/.test(un))).toEqual([]);
  });

  test("a visitor's", async () => {
    const { app } = await creerBancApi();
    const reponse = await app.inject({
      method: "POST",
      url: "/api/upload",
      ...composerFormulaireFichier(Buffer.from("x")),
    });
    expect(reponse.statusCode).toBe(401);
  });
});
