/** One's own files: named, counted, found where they are used, replaced, deleted. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { creerBancMedias } from "../../test/banc-medias.ts";
import { creerImageDegradee, creerSonWav } from "../../test/fichiers.ts";

async function monde() {
  const banc = await creerBancMedias();
  const image = (await banc.envoyer(await creerImageDegradee().png().toBuffer(), "mer.png")).corps;
  const son = (await banc.envoyer(creerSonWav(1), "air.wav")).corps;
  return { ...banc, image, son };
}

test("the latest first, each with the questions that show it", async () => {
  const { appeler, ecrire, image, son, tom } = await monde();
  const quizz = ecrire([
    {},
    { text: "Où ?", media: `${image.nom}#xywh=percent:0,0,50,50` },
    { media: image.nom, preuve: { media: `${son.nom}#t=3,4`, text: "!" } },
    { suite: { media: image.nom, text: "?" }, media: "https://exemple.fr/a.png#t=1" },
  ]);
  // another account's quizz that names the file is not a use of one's own
  ecrire([{ media: image.nom }], tom);
  const { statut, corps } = await appeler("GET", "medias");
  expect([statut, corps.filesize, corps.limitsize]).toEqual([
    200,
    image.taille + son.taille,
    1_000_000_000,
  ]);
  const usage = (rang: number, ou: string, text = "?") => ({
    quizz: { _id: quizz, title: "Fromages" },
    question: { _id: expect.any(String), rang, text },
    ou,
  });
  expect(corps.medias).toEqual([
    { ...son, date: expect.any(String), usages: [usage(2, "preuve")], versions: 0 },
    {
      ...image,
      date: expect.any(String),
      usages: [usage(1, "media", "Où ?"), usage(2, "media"), usage(3, "suite")],
      versions: 0,
    },
  ]);
  expect((await appeler("GET", "medias", undefined, tom)).corps.medias).toEqual([]);
});

test("kept versions that show a file are counted, its owner's and nobody else's", async () => {
  const { appeler, ecrire, image, tom } = await monde();
  const versions = async () => (await appeler("GET", "medias")).corps.medias[1].versions;
  const oter = async (id: string, qui?: typeof tom) => {
    const { corps: quizz } = await appeler("GET", `quizz/${id}`, undefined, qui);
    const { title, visibilite, aleatoireGlobal, aleatoire, tags, source, auteur, licence, date } =
      quizz;
    const reglages = { title, visibilite, aleatoireGlobal, aleatoire, tags, source, auteur };
    const questions = quizz.questions.map((une: object) =>
      Object.assign(une, { media: "question.jpeg" }),
    );
    const corps = { ...reglages, licence, date, questions, retirees: [], envoi: randomUUID() };
    expect(await appeler("PUT", `quizz/${id}`, corps, qui)).toMatchObject({ statut: 200 });
  };
  await oter(ecrire([{ media: image.nom }, { media: image.nom }]));
  expect(await versions()).toBe(1);
  await oter(ecrire([{ media: `${image.nom}#t=1` }]));
  await oter(ecrire([{ media: image.nom }], tom), tom);
  expect(await versions()).toBe(2);
});

test("is called as one likes", async () => {
  const { appeler, image } = await monde();
  expect((await appeler("PUT", `medias/${image.nom}`, { titre: " La\u200B mer " })).statut).toBe(
    200,
  );
  expect((await appeler("GET", "medias")).corps.medias[1].titre).toBe("La mer");
  expect(await appeler("PUT", `medias/${image.nom}`, { titre: " " })).toMatchObject({
    statut: 400,
    corps: { message: "Donnez un titre à ce fichier." },
  });
});

test("stays while a question shows it, and says which", async () => {
  const { appeler, ecrire, servir, fichiers, image } = await monde();
  const id = ecrire(
    [{}, { media: `${image.nom}#xywh=percent:0,0,50,50&rotate=90` }],
    undefined,
    "La mer",
  );
  expect(await appeler("DELETE", `medias/${image.nom}`)).toEqual({
    statut: 409,
    corps: {
      message:
        "Une question se sert encore de ce fichier\u00A0: «\u00A0La mer\u00A0», question\u00A02. Remplacez-le d’abord.",
    },
  });
  ecrire([
    { media: image.nom, preuve: { media: image.nom, text: "!" } },
    { suite: { media: image.nom, text: "!" } },
  ]);
  expect((await appeler("DELETE", `medias/${image.nom}`)).corps.message).toBe(
    "Trois questions se servent encore de ce fichier\u00A0: «\u00A0La mer\u00A0», question\u00A02\u00A0; " +
      "«\u00A0Fromages\u00A0», question\u00A01\u00A0; «\u00A0Fromages\u00A0», question\u00A01 (preuve) et 1\u00A0autre. Remplacez-le d’abord.",
  );
  expect((await servir(image.nom)).statusCode).toBe(200);
  for (const quizz of (await appeler("GET", "user/quizz?includeEmpty=true")).corps.quizz)
    await appeler("DELETE", `quizz/${quizz._id}`);
  expect(id).not.toBe("");
  expect((await appeler("DELETE", `medias/${image.nom}`)).statut).toBe(200);
  expect((await servir(image.nom)).statusCode).toBe(404);
  expect(fichiers()).toMatchObject({ gardes: [expect.stringMatching(/wav$/)], apercus: [] });
});

test("is replaced everywhere in one's own quizzes, whose date moves", async () => {
  const { appeler, ecrire, envoyer, image, tom } = await monde();
  const autre = (await envoyer(await creerImageDegradee(9, 9).png().toBuffer())).corps;
  const id = ecrire([
    {
      media: `${image.nom}#xywh=percent:0,0,50,50&rotate=90`,
      preuve: { media: `${image.nom}#vue`, text: "!" },
      suite: { media: "https://exemple.fr/a.png", text: "!" },
    },
    { media: image.nom },
    {},
  ]);
  const lui = ecrire([{ media: image.nom }], tom);
  const lire = async (quizz: string, qui?: typeof tom) =>
    (await appeler("GET", `quizz/${quizz}`, undefined, qui)).corps;
  const { date } = await lire(id);
  const { statut, corps } = await appeler("POST", `medias/${image.nom}/remplacer`, {
    par: autre.nom,
  });
  const apres = await lire(id);
  expect([statut, corps]).toEqual([200, { remplaces: 3, quizz: [{ _id: id, date: apres.date }] }]);
  expect(Date.parse(apres.date)).toBeGreaterThan(Date.parse(date));
  expect(apres.questions).toMatchObject([
    {
      // the replaced media keeps the crop and the rotation, now of the other picture
      media: `${autre.nom}#xywh=percent:0,0,50,50&rotate=90`,
      preuve: { media: autre.nom, text: "!" },
      suite: { media: "https://exemple.fr/a.png" },
    },
    { media: autre.nom },
    { media: "question.jpeg" },
  ]);
  expect((await lire(lui, tom)).questions[0].media).toBe(image.nom);
  expect((await appeler("DELETE", `medias/${image.nom}`)).statut).toBe(200);
});

test("replaced by something of another kind, is shown whole", async () => {
  const { appeler, ecrire, image, son } = await monde();
  const id = ecrire([{ media: `${son.nom}#t=3,4` }]);
  await appeler("POST", `medias/${son.nom}/remplacer`, { par: image.nom });
  expect((await appeler("GET", `quizz/${id}`)).corps.questions[0].media).toBe(image.nom);
  expect(
    (await appeler("POST", `medias/${image.nom}/remplacer`, { par: image.nom })).corps,
  ).toEqual({ remplaces: 0, quizz: [] });
});

test("is nobody else's business", async () => {
  const { appeler, envoyer, image, son, tom } = await monde();
  const sien = (await envoyer(creerSonWav(2), "a.wav", tom)).corps;
  const inconnu = { statut: 404, corps: { message: "Ce fichier n’existe pas." } };
  expect(await appeler("PUT", `medias/${image.nom}`, { titre: "x" }, tom)).toEqual(inconnu);
  expect(await appeler("DELETE", `medias/${image.nom}`, undefined, tom)).toEqual(inconnu);
  expect(await appeler("POST", `medias/${image.nom}/remplacer`, { par: sien.nom }, tom)).toEqual(
    inconnu,
  );
  expect(await appeler("POST", `medias/${son.nom}/remplacer`, { par: sien.nom })).toEqual(inconnu);
  expect(await appeler("DELETE", "medias/question.jpeg")).toEqual(inconnu);
});

test("the owner's file of data tells of each, and not how the folder is arranged", async () => {
  const { appeler, image } = await monde();
  const { medias } = (await appeler("GET", "mes-donnees")).corps;
  expect(medias).toHaveLength(2);
  expect(medias).toContainEqual(
    expect.objectContaining({ nom: image.nom, titre: "mer", largeur: 40 }),
  );
  expect(medias[0]).not.toHaveProperty("fichier");
});
