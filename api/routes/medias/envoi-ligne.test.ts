/** Uploads over a real connection, by many accounts, and against the quota (decisions-plateforme "Media"; surete "Upload"). */
import { once } from "node:events";
import { request } from "node:http";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  FICHIER_MEDIA_OCTETS_MAX,
  MEDIAS_PAR_COMPTE_MAX,
  PHRASES_MEDIA,
} from "#contracts/medias.ts";
import { creerCompteDeTest } from "../../test/banc.ts";
import { creerBancMedias } from "../../test/banc-medias.ts";
import { PREMIERS_OCTETS_DE_MEDIAS, creerImageDegradee, creerSonWav } from "../../test/fichiers.ts";

describe("on a real line", () => {
  async function surUnPort() {
    const monde = await creerBancMedias();
    await monde.app.listen({ port: 0, host: "127.0.0.1" });
    const adresse = monde.app.server.address();
    const port = typeof adresse === "object" && adresse !== null ? adresse.port : 0;
    /** A form whose file is sent in chunks, without its length. */
    const ouvrir = (headers: Record<string, string> = {}, localAddress = "127.0.0.1") =>
      request({
        port,
        host: "127.0.0.1",
        localAddress,
        path: "/api/upload",
        method: "POST",
        headers: {
          ...monde.lea.headers,
          "content-type": "multipart/form-data; boundary=x",
          ...headers,
        },
      });
    return { ...monde, ouvrir };
  }
  const DEBUT = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n';
  const MP4 = PREMIERS_OCTETS_DE_MEDIAS["video/mp4"] ?? Buffer.alloc(0);

  async function envoyerOctets(requete: ReturnType<typeof request>, total: number) {
    function* morceaux() {
      yield Buffer.from(DEBUT);
      yield MP4;
      for (let reste = total - MP4.length; reste > 0; reste -= 1_000_000)
        yield Buffer.alloc(Math.min(reste, 1_000_000));
      yield Buffer.from("\r\n--x--\r\n");
    }
    Readable.from(morceaux()).pipe(requete);
    const [reponse] = await once(requete, "response");
    let corps = "";
    for await (const morceau of reponse) corps += morceau;
    return [reponse.statusCode, JSON.parse(corps)];
  }

  test("50,000,000 bytes pass, one more does not", async () => {
    const { ouvrir, fichiers } = await surUnPort();
    expect(await envoyerOctets(ouvrir(), FICHIER_MEDIA_OCTETS_MAX)).toMatchObject([
      201,
      { taille: FICHIER_MEDIA_OCTETS_MAX },
    ]);
    expect(await envoyerOctets(ouvrir(), FICHIER_MEDIA_OCTETS_MAX + 1)).toEqual([
      413,
      { message: PHRASES_MEDIA.tropGros },
    ]);
    expect(fichiers()).toMatchObject({ gardes: [expect.any(String)], enRoute: [] });
  });

  test("what announces too much is refused before it comes", async () => {
    const { ouvrir } = await surUnPort();
    const requete = ouvrir({ "content-length": "99999999" });
    requete.on("error", () => {});
    requete.write(DEBUT);
    const [reponse] = await once(requete, "response");
    expect(reponse.statusCode).toBe(413);
    requete.destroy();
  });

  test("what is cut off leaves nothing, and gives its room back", async () => {
    const { ouvrir, fichiers, envoyer, medias } = await surUnPort();
    for (let fois = 0; fois < 5; fois++) {
      const requete = ouvrir();
      requete.on("error", () => {});
      requete.write(DEBUT);
      requete.write(Buffer.concat([MP4, Buffer.alloc(500_000)]));
      await expect.poll(() => readdirSync(join(medias, "envois"))).toHaveLength(1);
      requete.destroy();
      await expect.poll(() => fichiers()).toEqual({ gardes: [], enRoute: [], apercus: [] });
    }
    expect((await envoyer(MP4)).statut).toBe(201);
  });

  test("somebody who keeps three lines open waits for them, the others do not", async () => {
    const { ouvrir, envoyer, tom, medias } = await surUnPort();
    const lentes = [ouvrir(), ouvrir(), ouvrir()];
    for (const requete of lentes) {
      requete.on("error", () => {});
      requete.write(DEBUT);
      requete.write(MP4);
    }
    await expect.poll(() => readdirSync(join(medias, "envois"))).toHaveLength(3);
    expect((await envoyer(MP4)).statut).toBe(429);
    expect((await envoyer(MP4, "a.mp4", tom)).statut).toBe(201);
    for (const requete of lentes) requete.destroy();
    await expect.poll(async () => (await envoyer(MP4)).statut).toBe(201);
  });

  test("twelve that hardly move give the place of one to who comes", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const { ouvrir, envoyer, tom, medias, base } = await surUnPort();
    const slow = Array.from({ length: 4 }, () => creerCompteDeTest(base.db)).flatMap(
      ({ headers }, rank) =>
        Array.from({ length: 3 }, () => ouvrir(headers, rank < 2 ? "127.0.0.2" : "127.0.0.3")),
    );
    const answers: number[] = [];
    for (const requete of slow) {
      requete.on("error", () => {});
      requete.on("response", ({ statusCode = 0 }) => answers.push(statusCode));
      requete.write(DEBUT);
      requete.write(MP4);
    }
    await expect.poll(() => readdirSync(join(medias, "envois"))).toHaveLength(12);
    expect((await envoyer(MP4, "a.mp4", tom)).statut).toBe(503);
    vi.advanceTimersByTime(10_000);
    expect((await envoyer(MP4, "a.mp4", tom)).statut).toBe(201);
    await expect.poll(() => answers).toEqual([503]);
    for (const requete of slow) requete.destroy();
    await expect.poll(() => readdirSync(join(medias, "envois"))).toEqual([]);
  });
});

describe("an account's room", () => {
  const presquePlein = (monde: Awaited<ReturnType<typeof creerBancMedias>>, reste: number) =>
    monde.depot.ranger({
      nom: "lourd.mp4",
      type: "video/mp4",
      taille: 1_000_000_000 - reste,
      proprietaire: monde.lea._id,
    });

  test("two files at once do not both take what is left", async () => {
    const monde = await creerBancMedias();
    // each sent file has 8,044 bytes, in a slightly larger form
    presquePlein(monde, 10_000);
    const statuts = await Promise.all(
      [1, 2].map(async (graine) => (await monde.envoyer(creerSonWav(graine))).statut),
    );
    expect(statuts.toSorted((a, b) => a - b)).toEqual([201, 507]);
    expect(monde.fichiers()).toMatchObject({ gardes: [expect.any(String)], enRoute: [] });
  });

  test("what does not fit is told what to do", async () => {
    const monde = await creerBancMedias();
    presquePlein(monde, 100);
    expect(await monde.envoyer(creerSonWav())).toEqual({
      statut: 507,
      corps: { message: expect.stringContaining("Supprimez des fichiers") },
    });
    expect((await monde.envoyer(creerSonWav(), "a.wav", monde.tom)).statut).toBe(201);
  });

  test("a picture that weighs more once it is made anew does not pass either", async () => {
    const monde = await creerBancMedias();
    const leger = await creerImageDegradee(600, 600).jpeg({ quality: 10 }).toBuffer();
    presquePlein(monde, leger.length + 400);
    expect((await monde.envoyer(leger)).statut).toBe(507);
    expect(monde.fichiers()).toEqual({ gardes: [], enRoute: [], apercus: [] });
  });

  test("has so many files at the most", async () => {
    const monde = await creerBancMedias();
    for (let i = 0; i < MEDIAS_PAR_COMPTE_MAX; i++)
      monde.depot.ranger({
        nom: `${i}.png`,
        type: "image/png",
        taille: 1,
        proprietaire: monde.lea._id,
      });
    expect(await monde.envoyer(creerSonWav())).toMatchObject({ statut: 507 });
  });
});
