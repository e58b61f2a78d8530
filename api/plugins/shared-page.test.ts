/** The preview of a link to a quizz, where it is shared. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sql } from "#db/drizzle.ts";
import { createQuizzRepository, type NouveauQuizz } from "#db/repositories/quizz-repository.ts";
import { QUESTION_RIEN } from "#db/test/banc.ts";
import { creerBancApi, creerCompteDeTest } from "../test/banc.ts";
import { creerDossierClientDeTest, ENTETE_ACCEPT_HTML } from "../test/client-construit.ts";

const PAGE = readFileSync(new URL("../../client/page.html", import.meta.url), "utf8");
const QUESTION = {
  ...QUESTION_RIEN,
  type: "choix",
  text: "Capitale de l’Australie ?",
  options: ["Canberra", "Perth"],
  reponse: ["Canberra"],
} as const;

async function bancPartage() {
  const dossierClient = creerDossierClientDeTest();
  writeFileSync(join(dossierClient, "page.html"), PAGE);
  const { app, base } = await creerBancApi({
    dossierClient,
    adressePourTelephones: () => "https://trinquizz.example",
  });
  const lea = creerCompteDeTest(base.db, "Lea");
  const creer = (champs: Partial<NouveauQuizz> = {}) =>
    createQuizzRepository(base.db).creer({
      title: "Capitales",
      tags: [],
      visibilite: "public",
      aleatoireGlobal: false,
      aleatoire: [],
      createur: lea._id,
      officiel: false,
      questions: [
        QUESTION_RIEN,
        { ...QUESTION, options: [...QUESTION.options], reponse: ["Canberra"] },
      ],
      ...champs,
    });
  const ouvrir = (id: string, headers: Readonly<Record<string, string>> = ENTETE_ACCEPT_HTML) =>
    app.inject({ url: `/quizz-communaute/${id}`, headers });
  return { app, base, lea, creer, ouvrir };
}

test("a public quizz is told where its link is shared, with a question and without an answer", async () => {
  const { creer, ouvrir } = await bancPartage();
  const id = creer();
  const reponse = await ouvrir(id);
  expect(reponse.statusCode).toBe(200);
  expect(reponse.headers).toMatchObject({
    "cache-control": "no-cache",
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": expect.stringContaining("script-src 'self';"),
  });
  const { body } = reponse;
  for (const attendu of [
    `<link rel="canonical" href="https://trinquizz.example/quizz-communaute/${id}" />`,
    `<meta property="og:url" content="https://trinquizz.example/quizz-communaute/${id}" />`,
    '<meta property="og:title" content="Capitales" />',
    '<meta name="twitter:card" content="summary_large_image" />',
    '<meta property="og:image:alt" content="Sur une ardoise\u00A0: Capitales" />',
    '<meta property="og:description" content="1\u00A0question à jouer entre amis, par Lea. Pour vous mettre en bouche\u00A0: «\u00A0Capitale de l’Australie ?\u00A0»" />',
  ])
    expect(body).toContain(attendu);
  expect(body).not.toContain("Canberra");
  expect(body.match(/name="description"/g)).toHaveLength(1);
  // the rest of the page is as it was built
  expect(body).toContain('<script type="module"');
  expect(
    body
      .replaceAll(
        /<(?:meta property|link rel="canonical"|meta name="(?:description|twitter))[^>]*>/g,
        "",
      )
      .replaceAll(/\s+/g, ""),
  ).toBe(PAGE.replace(/<meta name="description"[^>]*>/, "").replaceAll(/\s+/g, ""));
});

test("the picture of a public quizz changes its address with its texts; of another quizz there is none", async () => {
  const { app, creer, ouvrir } = await bancPartage();
  const lire = async (champs: Partial<NouveauQuizz>) => {
    const [, image = ""] =
      /og:image" content="([^"]*)"/.exec((await ouvrir(creer(champs))).body) ?? [];
    return new URL(image);
  };
  const [une, meme, autre] = [await lire({}), await lire({}), await lire({ title: "Villes" })];
  expect(une.href).toMatch(
    /^https:\/\/trinquizz\.example\/api\/quizz\/\w+\/apercu\.png\?v=[\w-]{8}$/,
  );
  expect(une.search).toBe(meme.search);
  expect(une.search).not.toBe(autre.search);
  // this client has no font: the logo stands in for the picture
  const servie = await app.inject(une.pathname + une.search);
  expect([servie.statusCode, servie.headers.location]).toEqual([302, "/icone-512.png"]);
  for (const id of ["inconnu", creer({ visibilite: "prive" }), creer({ visibilite: "amis" })])
    expect((await app.inject(`/api/quizz/${id}/apercu.png`)).statusCode).toBe(404);
});

test.each([
  ["prive", {}],
  ["amis", {}],
  ["public", { masque: true }],
] as const)(
  "a quizz %s %j gives the same bytes as an unknown one",
  async (visibilite, { masque = false }: { masque?: boolean }) => {
    const { base, creer, ouvrir } = await bancPartage();
    const id = creer({ visibilite });
    if (masque) base.db.run(sql`update quizz set masque = visibilite, visibilite = 'prive'`);
    for (const headers of [ENTETE_ACCEPT_HTML, { accept: "*/*" }]) {
      const [lui, inconnu] = [await ouvrir(id, headers), await ouvrir("inconnu", headers)];
      expect([lui.statusCode, lui.body]).toEqual([inconnu.statusCode, inconnu.body]);
      const {
        date: _date,
        "x-ratelimit-remaining": _remaining,
        "x-request-id": _id,
        ...entetes
      } = inconnu.headers;
      expect(lui.headers).toMatchObject(entetes);
    }
  },
);

test("even its author gets no tags of a private one, since the page may be kept", async () => {
  const { lea, creer, ouvrir } = await bancPartage();
  const { body } = await ouvrir(creer({ visibilite: "prive" }), {
    ...ENTETE_ACCEPT_HTML,
    ...lea.headers,
  });
  expect(body).not.toContain("og:title");
});

test("texts are escaped, whatever signs they hold", async () => {
  const { creer, ouvrir } = await bancPartage();
  const text = `"><script>alert(1)</script> $& $' \n &amp; fin`;
  const question = { ...QUESTION, text, options: ["a", "b"], reponse: ["a"] };
  const { body } = await ouvrir(creer({ title: `<b>"$\`&`, questions: [question] }));
  expect(body).toContain('<meta property="og:title" content="&lt;b&gt;&quot;$`&amp;" />');
  expect(body).toContain(
    "«\u00A0&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $' &amp;amp; fin\u00A0»",
  );
  expect(body.match(/<script/g)).toHaveLength(1);
});

test("a long question is cut after a word; a quizz of messages shows none", async () => {
  const { creer, ouvrir } = await bancPartage();
  const longue = { ...QUESTION, text: "mot ".repeat(70), options: ["a"], reponse: ["a"] };
  const dite = (await ouvrir(creer({ questions: [longue, longue] }))).body;
  expect(dite).toContain(
    `2\u00A0questions à jouer entre amis, par Lea. Pour vous mettre en bouche\u00A0: «\u00A0${"mot ".repeat(40).trim()}…\u00A0»`,
  );
  const messages = (await ouvrir(creer({ questions: [QUESTION_RIEN] }))).body;
  expect(messages).toContain('content="Un quizz à jouer entre amis, par Lea."');
});

test("those who preview links accept anything, and ask for the head alone; other pages say nothing", async () => {
  const { app, creer, ouvrir } = await bancPartage();
  const id = creer();
  expect((await ouvrir(id, { accept: "*/*" })).body).toContain("og:title");
  expect((await ouvrir(id, {})).body).toContain("og:title");
  expect((await ouvrir(`${id}/?menu=2`)).body).toContain("og:title");
  expect((await ouvrir(id, { accept: "application/json" })).statusCode).toBe(404);
  const url = `/quizz-communaute/${id}`;
  const tete = await app.inject({ method: "HEAD", url, headers: ENTETE_ACCEPT_HTML });
  expect([tete.statusCode, tete.body]).toEqual([200, ""]);
  expect((await app.inject({ method: "POST", url, headers: ENTETE_ACCEPT_HTML })).statusCode).toBe(
    404,
  );
  expect((await ouvrir(`${id}/une-question`)).body).toBe(PAGE);
});
