import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "./drizzle.ts";
import { describe, expect, test } from "vitest";
import { TAGS_QUIZZ } from "#contracts/tags.ts";
import {
  type Database,
  composeMediaFolderPath,
  composeDatabaseFilePath,
  openDatabaseAndApplyMigrations,
} from "./connection.ts";
import { readNewStarterContent } from "./seed-files.ts";
import { addStarterContent } from "./seed.ts";
import { createImprevuRepository } from "./repositories/imprevu-repository.ts";
import { createMediaRepository } from "./repositories/media-repository.ts";
import { createQuizzLists } from "./repositories/lists/lists.ts";
import { createQuizzRepository } from "./repositories/quizz-repository.ts";
import { creerBaseDeTest, creerDossierTemporaire } from "./test/banc.ts";
import {
  ecrireFichierDeContenuDeTest,
  ecrireTousLesFichiersDeContenuDeTest,
  QUIZZ_BJORK,
} from "./test/contenu-de-test.ts";

const LISTE = { limit: 50, page: 0, search: "", sort: null, tags: [] };
const lister = (db: Database) => createQuizzLists(db).lister({ sorte: "officiel" }, LISTE).quizz;

async function banc() {
  const dossier = creerDossierTemporaire();
  const contenu = join(dossier, "contenu");
  await ecrireTousLesFichiersDeContenuDeTest(contenu);
  const { db } = openDatabaseAndApplyMigrations(composeDatabaseFilePath(dossier));
  const options = { db, dossierMedia: composeMediaFolderPath(dossier), dossierContenu: contenu };
  return { db, contenu, medias: options.dossierMedia, remplir: () => addStarterContent(options) };
}

describe("bringing in the starter content", () => {
  test("makes official public quizzes of the official account", async () => {
    const { db, remplir } = await banc();
    expect(await remplir()).toEqual({ quizz: 2, imprevus: 4, invalides: [] });
    const quizz = createQuizzRepository(db);
    expect(lister(db).map(({ title, createur }) => [title, createur.pseudo])).toEqual([
      ["Björk & compagnie", "Trinquizz"],
      ["Noël et l’œuf", "Trinquizz"],
    ]);
    expect(quizz.lire(lister(db)[0]?._id ?? "", null)).toMatchObject({
      visibilite: "public",
      createurPseudo: "Trinquizz",
    });
    const rares = createImprevuRepository(db)
      .tirables()
      .map(({ rare }) => rare);
    expect(rares).toEqual([false, false, false, true]);
  });

  test("gives media names that tell nothing, the same one wherever a file is shown", async () => {
    const { db, medias, remplir } = await banc();
    await remplir();
    const noel = createQuizzRepository(db).lire(lister(db)[1]?._id ?? "", null);
    const [, question, entree] = noel?.questions ?? [];
    expect(question?.media).toMatch(/^[0-9a-f]{32}\.svg$/);
    expect(entree?.preuve?.media).toMatch(/^[0-9a-f]{32}\.mp3$/);
    expect(entree?.media).toBe("question.jpeg");
    const imprevus = createImprevuRepository(db);
    const suites = imprevus.tirables().map(({ _id }) => imprevus.lire(_id)?.suite?.media);
    expect(suites).toContain(entree?.preuve?.media);
    expect(JSON.stringify(noel)).not.toContain("chat.svg");
    expect(new Set(readdirSync(medias))).toEqual(
      new Set(["imprevu.jpeg", "question.jpeg", question?.media, entree?.preuve?.media]),
    );
    expect(createMediaRepository(db).lire(entree?.preuve?.media ?? "")).toMatchObject({
      type: "audio/mpeg",
      taille: 256,
    });
  });

  test("a second start adds nothing", async () => {
    const { db, medias, remplir } = await banc();
    await remplir();
    const [fichiers, liste] = [readdirSync(medias), lister(db)];
    expect(await remplir()).toEqual({ quizz: 0, imprevus: 0, invalides: [] });
    expect([readdirSync(medias), lister(db)]).toEqual([fichiers, liste]);
  });

  test("a new version adds its new files only", async () => {
    const { db, contenu, remplir } = await banc();
    await remplir();
    await ecrireFichierDeContenuDeTest(contenu, "quizz/neuf.json", {
      ...QUIZZ_BJORK,
      title: "Neuf",
    });
    const imprevus = JSON.parse(readFileSync(join(contenu, "imprevus.json"), "utf8"));
    await ecrireFichierDeContenuDeTest(contenu, "imprevus.json", [
      ...imprevus,
      { text: "Tout neuf." },
    ]);
    expect(await remplir()).toEqual({ quizz: 1, imprevus: 1, invalides: [] });
    expect(lister(db).map(({ title }) => title)).toEqual([
      "Neuf",
      "Björk & compagnie",
      "Noël et l’œuf",
    ]);
  });

  test("cards that came before there were levels get theirs, once, unless somebody has saved them", async () => {
    const { db, contenu, remplir } = await banc();
    await remplir();
    db.run(sql`delete from contenus where cle like 'niveau/%'`);
    db.run(sql`update imprevus set revision = 2 where text = 'Rarissime.'`);
    const cartes: unknown = JSON.parse(readFileSync(join(contenu, "imprevus.json"), "utf8"));
    const classees = (niveau: string) =>
      Array.isArray(cartes) ? cartes.map((carte: object) => Object.assign(carte, { niveau })) : [];
    const niveaux = () =>
      createImprevuRepository(db)
        .tirables()
        .map(({ niveau }) => niveau);
    await ecrireFichierDeContenuDeTest(contenu, "imprevus.json", classees("doux"));
    expect(await remplir()).toEqual({ quizz: 0, imprevus: 0, invalides: [] });
    expect(niveaux()).toEqual(["doux", "doux", "doux", "normal"]);
    await ecrireFichierDeContenuDeTest(contenu, "imprevus.json", classees("corse"));
    await remplir();
    expect(niveaux()).toEqual(["doux", "doux", "doux", "normal"]);
  });

  test("cards that came before the room could judge them are judged, once, unless somebody has saved them", async () => {
    const { db, contenu, remplir } = await banc();
    await remplir();
    db.run(sql`update imprevus set revision = 2 where text = 'Rarissime.'`);
    const cartes: unknown = JSON.parse(readFileSync(join(contenu, "imprevus.json"), "utf8"));
    const jugees = Array.isArray(cartes)
      ? cartes.map((carte: object) => Object.assign(carte, { juge: true }))
      : [];
    await ecrireFichierDeContenuDeTest(contenu, "imprevus.json", jugees);
    await remplir();
    const juges = () =>
      db
        .all<{ juge: number }>(sql`select juge from imprevus order by position`)
        .map(({ juge }) => juge);
    expect(juges()).toEqual([1, 1, 1, 0]);
    db.run(sql`update imprevus set juge = 0`);
    await ecrireFichierDeContenuDeTest(contenu, "imprevus.json", [
      ...jugees,
      { text: "Tout neuf." },
    ]);
    await remplir();
    expect(juges()).toEqual([0, 0, 0, 0, 0]);
  });

  test("what was deleted does not come back, a lost default picture does", async () => {
    const { db, medias, remplir } = await banc();
    await remplir();
    db.run(sql`delete from quizz where title like 'Noël%'`);
    rmSync(join(medias, "question.jpeg"));
    expect(await remplir()).toMatchObject({ quizz: 0, imprevus: 0 });
    expect(lister(db)).toHaveLength(1);
    expect(readdirSync(medias)).toContain("question.jpeg");
    expect(
      createQuizzLists(db).lister({ sorte: "officiel" }, { ...LISTE, search: "noel" }).totalCount,
    ).toBe(0);
  });

  test("a part of a file: the file comes, and its part stays in the address", async () => {
    const { db, contenu, medias, remplir } = await banc();
    await ecrireFichierDeContenuDeTest(contenu, "quizz/part.json", {
      ...QUIZZ_BJORK,
      title: "Morceau",
      questions: [
        { type: "rien", text: "a", media: "la-reponse-est-un-chat.svg#xywh=percent:0,0,50,50" },
      ],
    });
    await remplir();
    const id = lister(db).find(({ title }) => title === "Morceau")?._id ?? "";
    const media = createQuizzRepository(db).lire(id, null)?.questions[0]?.media ?? "";
    expect(media).toMatch(/^[0-9a-f]{32}\.svg#xywh=percent:0,0,50,50$/);
    expect(readdirSync(medias)).toContain(media.split("#")[0]);
  });

  test.each([
    ["not JSON", "{", /JSON illisible/],
    ["an unknown field", { ...QUIZZ_BJORK, prix: 3 }, /prix/],
    [
      "a media that is not there",
      { ...QUIZZ_BJORK, questions: [{ type: "rien", text: "a", media: "absent.svg" }] },
      /absent\.svg/,
    ],
    [
      "a path for a media",
      { ...QUIZZ_BJORK, questions: [{ type: "rien", text: "a", media: "../x.svg" }] },
      /media/,
    ],
  ])(
    "leaves out and reports a file with %s, and takes it once mended",
    async (_cas, faux, raison) => {
      const { db, contenu, remplir } = await banc();
      await ecrireFichierDeContenuDeTest(contenu, "quizz/faux.json", faux);
      const { quizz, invalides } = await remplir();
      expect([quizz, invalides]).toEqual([
        2,
        [{ fichier: "quizz/faux.json", raison: expect.stringMatching(raison) }],
      ]);
      await ecrireFichierDeContenuDeTest(contenu, "quizz/faux.json", {
        ...QUIZZ_BJORK,
        title: "Réparé",
      });
      expect(await remplir()).toEqual({ quizz: 1, imprevus: 0, invalides: [] });
      expect(lister(db)).toHaveLength(3);
    },
  );

  test("a failure leaves neither rows nor files", async () => {
    const { db, medias, remplir } = await banc();
    db.run(
      sql`create trigger panne before insert on imprevus begin select raise(abort, 'disque plein'); end`,
    );
    await expect(remplir()).rejects.toThrow();
    expect(lister(db)).toEqual([]);
    expect(readdirSync(medias).sort()).toEqual(["imprevu.jpeg", "question.jpeg"]);
    db.run(sql`drop trigger panne`);
    expect(await remplir()).toMatchObject({ quizz: 2, imprevus: 4 });
  });
});

test("the search index follows a deleted account", async () => {
  const { db } = await creerBaseDeTest();
  db.run(sql`delete from comptes`);
  expect(db.get(sql`select count(*) as n from quizz_recherche`)).toEqual({ n: 0 });
});

test("the real cards: 84, at least 45 mild ones of which 6 are rare, none of them asking for much", async () => {
  const { imprevus } = await readNewStarterContent(
    join(import.meta.dirname, "content"),
    () => false,
  );
  const cartes = imprevus.map(({ valeur }) => valeur);
  const doux = cartes.filter(({ _id, niveau }) => _id === undefined && niveau === "doux");
  expect(cartes).toHaveLength(84);
  // a judged imprévu names somebody, and says what follows from the vote
  const juges = cartes.filter(({ juge }) => juge);
  expect(juges.length).toBeGreaterThanOrEqual(12);
  expect(juges.filter(({ text }) => !/&joueur.*&gorgee/.test(text))).toEqual([]);
  expect(doux.length).toBeGreaterThanOrEqual(45);
  expect(doux.filter(({ rare }) => rare).length).toBeGreaterThanOrEqual(6);
  // a mild imprévu has no cul sec and no lasting rule
  expect(doux.filter(({ culSec }) => culSec)).toEqual([]);
  expect(doux.filter(({ text }) => /nouvel ordre|cul sec/i.test(text))).toEqual([]);
  // a cul sec of anything but water is strong
  const alcool = cartes.filter(({ text }) => /fond de verre cul sec/.test(text));
  expect(new Set(alcool.map(({ niveau }) => niveau))).toEqual(new Set(["corse"]));
});

test("the real content is valid, with known tags", async () => {
  const { quizz, invalides } = await readNewStarterContent(
    join(import.meta.dirname, "content"),
    () => false,
  );
  expect(invalides).toEqual([]);
  for (const { cle, valeur } of quizz) {
    for (const tag of valeur.tags) expect(TAGS_QUIZZ, cle).toContain(tag);
  }
});
