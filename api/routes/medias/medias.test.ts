import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Quizz } from "#contracts/quizz.ts";
import { sql } from "#db/drizzle.ts";
import { creerBancApi } from "../../test/banc.ts";

/** The application, and the stored names of the drawing and the sound of the test content. */
async function bancMedias() {
  const { app, base } = await creerBancApi();
  const [ligne] = (await app.inject("/api/quizz-public?search=noel")).json().quizz;
  const { questions }: Quizz = (await app.inject(`/api/quizz/${ligne._id}`)).json();
  return {
    app,
    base,
    svg: `/media/${questions[1]?.media}`,
    mp3: `/media/${questions[2]?.preuve?.media}`,
  };
}

describe("GET /media/:nom", () => {
  test("gives a file with its own type, for a year, not to be sniffed", async () => {
    const { app, mp3 } = await bancMedias();
    const reponse = await app.inject(mp3);
    expect(reponse.statusCode).toBe(200);
    expect(reponse.rawPayload).toHaveLength(256);
    expect(reponse.headers).toMatchObject({
      "content-type": "audio/mpeg",
      // a shared cache would keep what its owner or the moderation has taken back
      "cache-control": "private, max-age=31536000, immutable",
      // the page that offers a download knows the title: no name enters a header
      "content-disposition": "inline",
      "x-content-type-options": "nosniff",
      "accept-ranges": "bytes",
    });
  });

  test("gives default pictures under their fixed names, for a day", async () => {
    const { app } = await bancMedias();
    for (const nom of ["question.jpeg", "imprevu.jpeg"]) {
      const reponse = await app.inject(`/media/${nom}`);
      expect([reponse.statusCode, reponse.headers["content-type"]]).toEqual([200, "image/jpeg"]);
      expect(reponse.headers["cache-control"]).toBe("public, max-age=86400");
      expect(reponse.rawPayload.length).toBeLessThan(15_000);
    }
  });

  test("locks drawings in a sandbox of their own", async () => {
    const { app, svg } = await bancMedias();
    const { headers } = await app.inject(svg);
    expect(headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none';.*sandbox$/);
  });

  test("answers one range with 206, several with the whole file, a wrong one with 416 in French", async () => {
    const { app, mp3 } = await bancMedias();
    const demander = (range: string) => app.inject({ url: mp3, headers: { range } });
    const debut = await demander("bytes=10-19");
    expect([debut.statusCode, debut.headers["content-range"]]).toEqual([206, "bytes 10-19/256"]);
    expect([...debut.rawPayload]).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    const fin = await demander("bytes=-6");
    expect([fin.statusCode, fin.rawPayload.length]).toEqual([206, 6]);
    const plusieurs = await demander(
      `bytes=${Array.from({ length: 100 }, (_, n) => `${n * 2}-${n * 2}`).join(",")}`,
    );
    expect([plusieurs.statusCode, plusieurs.rawPayload.length]).toEqual([200, 256]);
    const dehors = await demander("bytes=300-400");
    expect([dehors.statusCode, dehors.json()]).toEqual([
      416,
      { message: "Cette partie du fichier n’existe pas." },
    ]);
    expect(dehors.headers).not.toHaveProperty("cache-control");
  });

  test("a file that the disk has lost is one that is not there, and is asked for again", async () => {
    const { app, base, mp3 } = await bancMedias();
    base.db.run(sql`update medias set fichier = 'aa/perdu.mp3' where ${mp3} like '%' || nom`);
    const reponse = await app.inject(mp3);
    expect([reponse.statusCode, Object.keys(reponse.json())]).toEqual([404, ["message"]]);
    expect(reponse.headers).not.toHaveProperty("cache-control");
  });

  test("answers 304 to who already has it, and HEAD without a body", async () => {
    const { app, mp3 } = await bancMedias();
    const { etag } = (await app.inject({ method: "HEAD", url: mp3 })).headers;
    const reponse = await app.inject({ url: mp3, headers: { "if-none-match": String(etag) } });
    expect([reponse.statusCode, reponse.rawPayload.length]).toEqual([304, 0]);
  });

  test.each([
    "/media/inconnu.svg",
    "/media/..%2ftrinquizz.sqlite",
    "/media/%2e%2e%2ftrinquizz.sqlite",
    "/media/../trinquizz.sqlite",
    "/media/..%5ctrinquizz.sqlite",
    "/media/%2fetc%2fpasswd",
    "/media/question.jpeg%00.svg",
    "/media/question.jpeg/",
    "/media/",
    "/media/intrus.html",
  ])("knows nothing of %s", async (url) => {
    const { app, base } = await bancMedias();
    writeFileSync(join(base.dossierDonnees, "media", "intrus.html"), "<script>alert(1)</script>");
    const reponse = await app.inject({ url, headers: { accept: "text/html" } });
    expect([reponse.statusCode, Object.keys(reponse.json())]).toEqual([404, ["message"]]);
  });
});
