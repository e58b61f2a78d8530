/** Files deleted after a day, and files that are never deleted (decisions-plateforme "Media"). */
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "#db/drizzle.ts";
import { expect, test } from "vitest";
import { createImprevuRepository } from "#db/repositories/imprevu-repository.ts";
import { creerBancMedias } from "../../test/banc-medias.ts";
import { creerImageDegradee, creerSonWav } from "../../test/fichiers.ts";
import { deleteUnusedMediaFiles } from "./cleanup.ts";

const JOUR = 24 * 3600 * 1000;

async function monde() {
  const banc = await creerBancMedias();
  const debut = Date.now();
  const balayer = (apres: number) =>
    deleteUnusedMediaFiles(banc.base.db, banc.base.dossierDonnees, debut + apres);
  const reste = async (nom: string) => (await banc.servir(nom)).statusCode === 200;
  return { ...banc, balayer, reste };
}

test("what nothing shows goes a day after it was seen so, with its preview", async () => {
  const { balayer, envoyer, fichiers, reste } = await monde();
  const { nom } = (await envoyer(await creerImageDegradee().png().toBuffer())).corps;
  await balayer(0);
  await balayer(JOUR - 1);
  expect(await reste(nom)).toBe(true);
  await balayer(JOUR + 1);
  expect(await reste(nom)).toBe(false);
  expect(fichiers()).toEqual({ gardes: [], enRoute: [], apercus: [] });
});

test("what a question, its proof, its follow-up or an imprévu shows stays", async () => {
  const { balayer, base, ecrire, envoyer, reste } = await monde();
  const noms: string[] = [];
  for (const graine of [1, 2, 3, 4, 5]) noms.push((await envoyer(creerSonWav(graine))).corps.nom);
  const [media = "", preuve = "", suite = "", imprevu = "", suiteImprevu = ""] = noms;
  ecrire([
    { media: `${media}#t=1,2` },
    { preuve: { media: `${preuve}#rotate=90`, text: "!" } },
    { suite: { media: `${suite}#xywh=percent:0,0,50,50&rotate=270`, text: "!" } },
  ]);
  const classe = { niveau: "normal", paquet: "Maison" } as const;
  const carte = { text: "x", rare: false, culSec: false, juge: false, liste: [], ...classe };
  createImprevuRepository(base.db).creer({ ...carte, media: imprevu, suite: null });
  createImprevuRepository(base.db).creer({
    ...carte,
    media: "imprevu.jpeg",
    suite: { media: suiteImprevu, text: "!" },
  });
  await balayer(0);
  await balayer(30 * JOUR);
  for (const nom of noms) expect(await reste(nom), nom).toBe(true);
});

test("what only a kept version of a quizz shows stays, and goes with the version", async () => {
  const { appeler, balayer, base, ecrire, envoyer, reste } = await monde();
  const { nom } = (await envoyer(creerSonWav())).corps;
  const id = ecrire([{ media: `${nom}#xywh=percent:0,0,50,50&rotate=90` }]);
  const { title, visibilite, aleatoireGlobal, tags, questions } = (
    await appeler("GET", `quizz/${id}`)
  ).corps;
  const commun = { title, visibilite, aleatoireGlobal, tags, aleatoire: [] };
  const enregistrer = async (champs: object) => {
    const { date } = (await appeler("GET", `quizz/${id}`)).corps;
    const corps = { ...commun, questions: [], date, ...champs };
    expect((await appeler("PUT", `quizz/${id}`, corps)).statut).toBe(200);
  };
  await enregistrer({ retirees: questions.map(({ _id }: { _id: string }) => _id) });
  await balayer(0);
  await balayer(5 * JOUR);
  expect(await reste(nom)).toBe(true);
  const plan = base.db.all<{ detail: string }>(
    sql`explain query plan select 1 from versions_medias where versions_medias.nom = 'x'`,
  );
  expect(plan.map(({ detail }) => detail).join("\n")).toContain("SEARCH versions_medias");
  for (let n = 0; n < 20; n++) await enregistrer({ title: String(n) });
  await balayer(6 * JOUR);
  await balayer(8 * JOUR);
  expect(await reste(nom)).toBe(false);
});

test("what is no longer shown has a day from then, and one more each time it is shown or sent again", async () => {
  const { appeler, balayer, ecrire, envoyer, reste } = await monde();
  const { nom } = (await envoyer(creerSonWav())).corps;
  const id = ecrire([{ media: nom }]);
  await balayer(0);
  await appeler("DELETE", `quizz/${id}`);
  await balayer(10 * JOUR);
  const autre = ecrire([{ media: nom }]);
  await balayer(12 * JOUR);
  await appeler("DELETE", `quizz/${autre}`);
  await balayer(20 * JOUR);
  await envoyer(creerSonWav());
  await balayer(20.5 * JOUR);
  await balayer(21.2 * JOUR);
  expect(await reste(nom)).toBe(true);
  await balayer(21.6 * JOUR);
  expect(await reste(nom)).toBe(false);
});

test("what is shown again between two looks at it stays", async () => {
  const { balayer, depot, ecrire, envoyer } = await monde();
  const { nom } = (await envoyer(creerSonWav())).corps;
  await balayer(0);
  ecrire([{ media: nom }]);
  expect(depot.retirerInutiles(Date.now() + 2 * JOUR)).toEqual([]);
});

test("a question that shows something else than before no longer keeps it, once its versions are gone", async () => {
  const { appeler, balayer, ecrire, envoyer, reste } = await monde();
  const { nom } = (await envoyer(creerSonWav())).corps;
  const id = ecrire([{ media: nom, preuve: { media: nom, text: "!" } }]);
  const { questions } = (await appeler("GET", `quizz/${id}`)).corps;
  const { _id, ...question } = questions[0];
  const changer = (champs: object) =>
    appeler("PUT", `question/${id}/${_id}`, { question: { ...question, ...champs } });
  expect((await changer({ media: "question.jpeg" })).statut).toBe(200);
  await balayer(0);
  await balayer(2 * JOUR);
  expect(await reste(nom)).toBe(true);
  for (let n = 0; n < 21; n++)
    await changer({ media: "question.jpeg", preuve: null, text: String(n) });
  await balayer(3 * JOUR);
  await balayer(5 * JOUR);
  expect(await reste(nom)).toBe(false);
});

test("a file that two accounts have stays for the one who shows it", async () => {
  const { balayer, ecrire, envoyer, fichiers, reste, tom } = await monde();
  const [perdu, garde] = [await envoyer(creerSonWav()), await envoyer(creerSonWav(), "a.wav", tom)];
  ecrire([{ media: garde.corps.nom }], tom);
  await balayer(0);
  await balayer(2 * JOUR);
  expect([await reste(perdu.corps.nom), await reste(garde.corps.nom)]).toEqual([false, true]);
  expect(fichiers().gardes).toHaveLength(1);
});

test("the default pictures and the starter content stay, a file of theirs that nothing shows goes", async () => {
  const { balayer, base, medias } = await monde();
  const avant = readdirSync(medias).sort();
  await balayer(0);
  await balayer(30 * JOUR);
  expect(readdirSync(medias).sort()).toEqual(avant);
  base.db.run(sql`delete from quizz`);
  await balayer(31 * JOUR);
  await balayer(33 * JOUR);
  // the sound is used by an imprévu too
  expect(
    readdirSync(medias)
      .filter((nom) => nom.includes("."))
      .sort(),
  ).toEqual(avant.filter((nom) => nom.includes(".") && !nom.endsWith(".svg")));
});

test("what a crash left without owner goes after a day, what is not ours stays", async () => {
  const { balayer, medias } = await monde();
  const perdu = `${"a".repeat(64)}.webp`;
  for (const nom of [perdu, "a-moi.txt"]) writeFileSync(join(medias, nom), "x");
  await balayer(JOUR / 2);
  expect(readdirSync(medias)).toContain(perdu);
  await balayer(2 * JOUR);
  expect(readdirSync(medias)).not.toContain(perdu);
  expect(readdirSync(medias)).toContain("a-moi.txt");
});
