import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { creerBancApi } from "../../test/banc.ts";

const PANNE = {
  ecran: "joueur",
  route: "/jeu/:room",
  message: "TypeError: t.canParse is not a function",
  pile: ["lireMedia option-verre-B5Y4jFF6.js:1:2034", "jeu-room-BH-Mq9z8.js:1:99"],
  moteur: "Safari 16.4, iOS 16.4",
};

/** The application, and the lines of its log. */
async function bancJournal() {
  const lignes: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(morceau: Buffer, _encodage, suite) {
      lignes.push(JSON.parse(morceau.toString()));
      suite();
    },
  });
  const { app } = await creerBancApi({
    logger: { level: "warn", stream },
    rateLimits: { pannesParMinute: 3 },
  });
  const dire = async (payload: object, headers: Record<string, string> = {}) =>
    (await app.inject({ method: "POST", url: "/api/erreurs", payload, headers })).statusCode;
  return { dire, lignes };
}

test("a screen that failed is a line of the log, three a minute from one address", async () => {
  const { dire, lignes } = await bancJournal();
  expect(await dire(PANNE)).toBe(204);
  expect(lignes).toEqual([expect.objectContaining({ msg: "a screen failed", panne: PANNE })]);
  expect([await dire(PANNE), await dire(PANNE), await dire(PANNE)]).toEqual([204, 204, 429]);
  expect(lignes).toHaveLength(3);
});

test("nothing of anybody reaches the log, whatever a browser says", async () => {
  const { dire, lignes } = await bancJournal();
  const message = `Unexpected token: "Léa" of https://bar.example/jeu/4KX2P9?jeton=x, 4KX2P9, lea@exemple.fr`;
  expect(await dire({ ...PANNE, message }, { cookie: "session=secret-de-Lea" })).toBe(204);
  const journal = JSON.stringify(lignes);
  for (const secret of ["Léa", "bar.example", "4KX2P9", "lea@", "secret-de-Lea", "127.0.0.1"])
    expect(journal).not.toContain(secret);
});

test.each([
  [{ ...PANNE, pseudo: "Léa" }],
  [{ ...PANNE, route: "/jeu/4KX2P9" }],
  [{ ...PANNE, pile: ["Léa"] }],
])("%j is refused, and not logged", async (corps) => {
  const { dire, lignes } = await bancJournal();
  expect(await dire(corps)).toBe(400);
  expect(lignes).toEqual([]);
});

test("a report that is too long is not read", async () => {
  const { dire, lignes } = await bancJournal();
  expect(await dire({ ...PANNE, message: "x".repeat(20_000) })).toBe(413);
  expect(lignes).toEqual([]);
});
