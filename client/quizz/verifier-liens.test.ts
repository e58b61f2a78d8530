// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { estLienDeMedia, useChercherMediasAuxLiens } from "./verifier-liens.ts";

test.each([
  ["https://exemple.fr/photo", "image/webp", true],
  ["https://exemple.fr/chanson.mp3", "audio/mpeg; charset=binary", true],
  ["https://exemple.fr/chanson.ogg", "application/ogg", true],
  ["https://exemple.fr/chanson.mp3", "application/octet-stream", true],
  ["https://exemple.fr/telecharger?id=3", "application/octet-stream", false],
  ["https://youtu.be/dQw4w9WgXcQ", "text/html", true],
  // a web page about an image has an address that ends like an image's
  ["https://fr.wikipedia.org/wiki/Fichier:Joconde.jpg", "text/html; charset=UTF-8", false],
  ["https://exemple.fr/liste.json", "application/json", false],
])("%s, which is %s: %s", (lien, type, attendu) => {
  expect(estLienDeMedia(lien, type)).toBe(attendu);
});

const LIENS = ["a", "b", "c", "d", "e", "f"].map((nom) => `https://exemple.fr/${nom}.jpg`);

async function chercherAvec(repondre: (lien: string) => Response) {
  onTestFinished(cleanup);
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("fetch", (chemin: string) => {
    const lien = new URL(chemin, "https://trinquizz.test").searchParams.get("url") ?? "";
    return Promise.resolve(repondre(lien));
  });
  const { result } = renderHook(() => useChercherMediasAuxLiens());
  return act(() => result.current.chercher(LIENS));
}

const refuser = (status: number) => Response.json({ error: "Connectez-vous." }, { status });

test.each([401, 403, 429, 500, 502, 503])(
  "a server that answers %i has looked at no link, and says so",
  async (status) => {
    const { vus, bons, message } = await chercherAvec(() => refuser(status));
    expect([...vus, ...bons]).toEqual([]);
    expect(message).not.toBe("");
  },
);

test("a link that leads to no media is looked at, and the others are", async () => {
  const { vus, bons, message } = await chercherAvec((lien) =>
    lien.endsWith("c.jpg") ? refuser(400) : Response.json({ contentType: "image/jpeg" }),
  );
  expect([...vus].sort()).toEqual(LIENS);
  expect([...bons].sort()).toEqual(LIENS.filter((lien) => !lien.endsWith("c.jpg")));
  expect(message).toBe("");
});
