/** Files of a copied quizz: the copier's own from then on, on the same stored file (decisions/0078). */
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { STOCKAGE_COMPTE_OCTETS_MAX } from "#contracts/limites.ts";
import { MEDIAS_PAR_COMPTE_MAX } from "#contracts/medias.ts";
import { sql } from "#db/drizzle.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { deleteUnusedMediaFiles } from "../../services/medias/cleanup.ts";
import { createMediaFileStore } from "../../services/medias/file-store.ts";
import { creerBancMedias } from "../../test/banc-medias.ts";
import { creerImageDegradee, creerSonWav } from "../../test/fichiers.ts";

async function monde() {
  const banc = await creerBancMedias();
  const { appeler, base, depot, ecrire, envoyer, lea, tom } = banc;
  const octetsImage = await creerImageDegradee().png().toBuffer();
  const image = (await envoyer(octetsImage, "chez léa martin.png")).corps;
  const son = (await envoyer(creerSonWav(1), "air.wav")).corps;
  /** A public quizz of Lea. */
  const publier = (questions: Parameters<typeof ecrire>[0]) => {
    const id = ecrire(questions, lea);
    base.db.run(sql`update quizz set visibilite = 'public' where _id = ${id}`);
    return id;
  };
  const copier = (id: string, qui = tom) => appeler("POST", `quizz/${id}/copie`, {}, qui);
  /** Questions of the copy that Tom makes. */
  const questionsCopiees = async (id: string) => {
    const { statut, corps } = await copier(id);
    expect(statut).toBe(201);
    return (await appeler("GET", `quizz/${corps._id}`, undefined, tom)).corps.questions;
  };
  const deTom = async () => (await appeler("GET", "medias", undefined, tom)).corps;
  /** Fills Tom's storage with one file of this size. */
  const prendre = (taille: number, nom = "gros.webm") =>
    depot.ranger({ nom, type: "video/webm", taille, proprietaire: tom._id });
  return { ...banc, octetsImage, image, son, publier, copier, questionsCopiees, deTom, prendre };
}

test("a copy shows files of the copier's own, with the parts that are shown of them", async () => {
  const { image, son, publier, questionsCopiees, deTom, appeler, servir, base } = await monde();
  const part = "#xywh=percent:0,0,50,50&rotate=90";
  const id = publier([
    { media: `${image.nom}${part}`, text: "Où ?" },
    {
      media: image.nom,
      preuve: { media: `${son.nom}#t=3,4`, text: "!" },
      suite: { media: `${image.nom}#vue`, text: "?" },
    },
    { media: "question.jpeg", preuve: { media: "https://exemple.fr/a.png#t=1", text: "!" } },
  ]);
  const [une, deux, trois] = await questionsCopiees(id);
  const { medias, filesize } = await deTom();
  const sienne = medias.find(({ type }: { type: string }) => type === image.type);
  const sien = medias.find(({ type }: { type: string }) => type === son.type);
  expect(medias).toHaveLength(2);
  expect(filesize).toBe(image.taille + son.taille);
  expect([une.media, deux.media]).toEqual([`${sienne.nom}${part}`, sienne.nom]);
  expect(deux.preuve).toEqual({ media: `${sien.nom}#t=3,4`, text: "!" });
  expect(deux.suite).toEqual({ media: `${sienne.nom}#vue`, text: "?" });
  expect([trois.media, trois.preuve.media]).toEqual([
    "question.jpeg",
    "https://exemple.fr/a.png#t=1",
  ]);
  expect([image.nom, son.nom]).not.toContain(sienne.nom);
  expect(sienne.nom).toMatch(/^[0-9a-f]{32}\.[a-z]+$/);
  // the owner's file names are for the owner
  expect(medias.map(({ titre }: { titre: string }) => titre)).toEqual(["Fromages", "Fromages"]);
  expect(sienne).toMatchObject({ largeur: image.largeur, hauteur: image.hauteur });
  expect((await servir(sienne.nom)).rawPayload).toEqual((await servir(image.nom)).rawPayload);
  // the owner's quizz, files and storage are as before
  expect(base.db.get(sql`select media from questions where quizz = ${id}`)).toEqual({
    media: `${image.nom}${part}`,
  });
  expect((await appeler("GET", "medias")).corps.filesize).toBe(image.taille + son.taille);
});

test("the owner's file, quizz and account may go: the copy keeps its files", async () => {
  const { image, son, publier, questionsCopiees, appeler, servir, base, lea, depot } =
    await monde();
  const id = publier([{ media: image.nom }, { media: `${son.nom}#t=1` }]);
  const copies: string[] = (await questionsCopiees(id)).map(
    ({ media }: { media: string }) => media.split("#")[0],
  );
  const servis = async () => Promise.all(copies.map(async (nom) => (await servir(nom)).statusCode));
  await appeler("DELETE", `quizz/${id}`);
  expect((await appeler("DELETE", `medias/${image.nom}`)).statut).toBe(200);
  expect((await servir(image.nom)).statusCode).toBe(404);
  expect(await servis()).toEqual([200, 200]);
  const fichiers = depot.fichiersDe(lea._id);
  createCompteRepository(base.db).supprimer(lea._id);
  await createMediaFileStore(base.db, base.dossierDonnees).oublier(fichiers);
  expect((await servir(son.nom)).statusCode).toBe(404);
  const jour = 25 * 3_600_000;
  for (const quand of [Date.now(), Date.now() + jour, Date.now() + 2 * jour])
    await deleteUnusedMediaFiles(base.db, base.dossierDonnees, quand);
  expect(await servis()).toEqual([200, 200]);
});

test("what the owner deletes after strangers' copies makes room in their storage", async () => {
  const { image, publier, copier, appeler, base, lea, depot } = await monde();
  const id = publier([{ media: image.nom }]);
  await copier(id);
  await appeler("DELETE", `quizz/${id}`);
  const jour = 25 * 3_600_000;
  for (const quand of [Date.now(), Date.now() + jour])
    await deleteUnusedMediaFiles(base.db, base.dossierDonnees, quand);
  expect(depot.lister(lea._id)).toEqual([]);
});

test("a second copy, and a file that the copier has already, take no more room", async () => {
  const { image, octetsImage, son, publier, questionsCopiees, deTom, envoyer, tom } = await monde();
  const { corps: sienne } = await envoyer(octetsImage, "la mienne.png", tom);
  const id = publier([{ media: image.nom }, { media: son.nom }]);
  const [une, deux] = await questionsCopiees(id);
  expect(une.media).toBe(sienne.nom);
  const [encore, aussi] = await questionsCopiees(id);
  expect([encore.media, aussi.media]).toEqual([une.media, deux.media]);
  const { medias, filesize } = await deTom();
  expect(filesize).toBe(image.taille + son.taille);
  expect(medias.map(({ titre }: { titre: string }) => titre).toSorted()).toEqual([
    "Fromages",
    "la mienne",
  ]);
});

test("a copy of one's own quizz shows the same files", async () => {
  const { image, publier, copier, appeler, lea } = await monde();
  const { corps } = await copier(publier([{ media: image.nom }]), lea);
  const copie = (await appeler("GET", `quizz/${corps._id}`)).corps;
  expect(copie.questions[0].media).toBe(image.nom);
  expect((await appeler("GET", "medias")).corps.medias).toHaveLength(2);
});

test("a file that is not the creator's stays cited, and is nobody's new one", async () => {
  const { base, image, publier, questionsCopiees, deTom, depot } = await monde();
  const maison = createCompteRepository(base.db).officiel();
  const nom = `${"a".repeat(32)}.png`;
  depot.ranger({ nom, type: "image/png", taille: 10, proprietaire: maison });
  const absent = `${"b".repeat(32)}.png`;
  const questions = await questionsCopiees(
    publier([{ media: nom }, { media: absent }, { media: image.nom }]),
  );
  expect([questions[0].media, questions[1].media]).toEqual([nom, absent]);
  expect((await deTom()).medias).toHaveLength(1);
});

test("a file stored under its own name, from before they were shared, is shared too", async () => {
  const { base, image, publier, questionsCopiees, depot, appeler, servir, lea, medias } =
    await monde();
  const { fichier } = depot.lire(image.nom) ?? { fichier: "" };
  const nom = `${"c".repeat(32)}.webp`;
  await copyFile(join(medias, fichier), join(medias, nom));
  depot.ranger({ nom, type: "image/webp", taille: 10, proprietaire: lea._id });
  const id = publier([{ media: nom }]);
  const [{ media }] = await questionsCopiees(id);
  expect(media).not.toBe(nom);
  await appeler("DELETE", `quizz/${id}`);
  expect((await appeler("DELETE", `medias/${nom}`)).statut).toBe(200);
  expect(base.db.get(sql`select count(*) as n from medias where nom = ${nom}`)).toEqual({ n: 0 });
  expect((await servir(media)).statusCode).toBe(200);
});

test("files without room for them are refused with the copy, and nothing is kept of it", async () => {
  const { image, publier, copier, prendre, deTom, appeler, tom } = await monde();
  const id = publier([{ media: image.nom }]);
  prendre(STOCKAGE_COMPTE_OCTETS_MAX - image.taille + 1);
  expect(await copier(id)).toEqual({
    statut: 507,
    corps: {
      message:
        "Votre espace de stockage est plein. Supprimez des fichiers dans «\u00A0Mes médias\u00A0» pour faire de la place.",
    },
  });
  expect((await deTom()).medias).toHaveLength(1);
  const { corps } = await appeler("GET", "user/quizz?includeEmpty=true", undefined, tom);
  expect(corps.quizz).toEqual([]);
  // a quizz without files of its creator needs no room
  expect((await copier(publier([{ media: "question.jpeg" }]))).statut).toBe(201);
  prendre(STOCKAGE_COMPTE_OCTETS_MAX - image.taille);
  expect((await copier(id)).statut).toBe(201);
});

test("an account has a number of files at the most, those of copies too", async () => {
  const { base, image, son, publier, copier, prendre, tom } = await monde();
  const id = publier([{ media: image.nom }, { media: son.nom }]);
  for (let n = 0; n < MEDIAS_PAR_COMPTE_MAX - 1; n++) prendre(1, `${String(n)}.webm`);
  expect(await copier(id)).toEqual({
    statut: 507,
    corps: {
      message:
        "Avec les fichiers de ce quizz, vous en auriez plus de 2000. Supprimez-en dans «\u00A0Mes médias\u00A0» pour faire de la place.",
    },
  });
  base.db.run(sql`delete from medias where nom = '0.webm' and proprietaire = ${tom._id}`);
  expect((await copier(id)).statut).toBe(201);
});

test("a copy refused for another reason leaves no file behind", async () => {
  const { base, image, publier, copier, deTom, tom } = await monde();
  const id = publier([{ media: image.nom }]);
  base.db
    .run(sql`with recursive n(value) as (select 1 union all select value + 1 from n where value < 1000)
    insert into quizz (_id, title, createur, aleatoire, tags, date)
    select 'q' || value, 'q', ${tom._id}, '[]', '[]', '' from n`);
  expect((await copier(id)).statut).toBe(409);
  expect((await deTom()).medias).toEqual([]);
});

test("a repeated request is the same copy, though there is no more room and the original is gone", async () => {
  const { base, image, publier, prendre, appeler, tom } = await monde();
  const id = publier([{ media: image.nom }]);
  const envoi = "0b0f6e0e-5f6c-4a53-9c7a-0d6f5a1f2b3c";
  const copier = () => appeler("POST", `quizz/${id}/copie`, { envoi }, tom);
  const premiere = await copier();
  prendre(STOCKAGE_COMPTE_OCTETS_MAX);
  expect(await copier()).toEqual(premiere);
  expect(premiere.statut).toBe(201);
  base.db.run(sql`update quizz set visibilite = 'prive' where _id = ${id}`);
  expect(await copier()).toEqual(premiere);
});

test("a file that moderation has refused gets no new hold", async () => {
  const { base, image, son, publier, questionsCopiees, deTom, depot } = await monde();
  const fichier = depot.lire(image.nom)?.fichier ?? "";
  base.db.run(sql`insert into medias_refuses (fichier, date) values (${fichier}, '')`);
  const [une, deux] = await questionsCopiees(publier([{ media: image.nom }, { media: son.nom }]));
  expect(une.media).toBe(image.nom);
  expect((await deTom()).medias.map(({ nom }: { nom: string }) => nom)).toEqual([deux.media]);
});
