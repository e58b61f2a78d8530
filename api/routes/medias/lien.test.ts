import { expect, test } from "vitest";
import { PHRASES_MEDIA } from "#contracts/medias.ts";
import { creerBancMedias } from "../../test/banc-medias.ts";

test("GET /check-url: what it says of nothing, of what it may not ask, and of YouTube", async () => {
  const { appeler } = await creerBancMedias();
  const voir = (url: string) => appeler("GET", `check-url?url=${encodeURIComponent(url)}`);
  const vide = { statut: 400, corps: { message: PHRASES_MEDIA.urlVide } };
  expect(await voir(" ")).toEqual(vide);
  expect(await appeler("GET", "check-url")).toEqual(vide);
  const refuse = { statut: 400, corps: { message: PHRASES_MEDIA.lienInvalide } };
  for (const lien of [
    "http://127.0.0.1/",
    "http://[::1]:3000/",
    "http://169.254.169.254/",
    "n’importe quoi",
    `http://a.exemple/${"x".repeat(3000)}`,
  ])
    expect(await voir(lien), lien).toEqual(refuse);
  expect(await voir("https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30")).toEqual({
    statut: 200,
    corps: { contentType: "video/youtube" },
  });
});
