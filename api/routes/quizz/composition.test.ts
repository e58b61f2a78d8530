/** A composed evening kept among one's own quizzes: rights, credits, files (decisions/0080, 0078). */
import { expect, test } from "vitest";
import { STOCKAGE_COMPTE_OCTETS_MAX } from "#contracts/limites.ts";
import { sql } from "#db/drizzle.ts";
import { creerBancMedias } from "../../test/banc-medias.ts";
import { creerSonWav } from "../../test/fichiers.ts";

const ENVOI = "composee-1abc-2def";

async function monde() {
  const banc = await creerBancMedias();
  const { appeler, base, ecrire, envoyer, lea, tom } = banc;
  const son = (await envoyer(creerSonWav(1), "air.wav")).corps;
  /** A quizz of two questions with the same sound. */
  const ecrireUn = (qui: typeof lea, titre: string, visibilite = "public") => {
    const id = ecrire(
      [1, 2].map((n) => ({ media: son.nom, text: `${titre} ${String(n)}` })),
      qui,
    );
    base.db.run(
      sql`update quizz set title = ${titre}, visibilite = ${visibilite} where _id = ${id}`,
    );
    base.db.run(sql`update questions set type = 'entree', reponse = '["Oui"]' where quizz = ${id}`);
    return base.db
      .all<{ _id: string }>(sql`select _id from questions where quizz = ${id} order by position`)
      .map(({ _id }) => ({ quizz: id, question: _id }));
  };
  const garder = (composees: readonly object[], qui = tom, envoi = ENVOI) =>
    appeler("POST", "quizz/composition", { title: "Soirée", composees, envoi }, qui);
  const lire = async (id: string) => (await appeler("GET", `quizz/${id}`, undefined, tom)).corps;
  const medias = async () => (await appeler("GET", "medias", undefined, tom)).corps.medias;
  return { ...banc, ecrireUn, garder, lire, medias, son };
}

test("is a private quizz of the questions that one may use, in their order, with every author's name", async () => {
  const { base, ecrireUn, garder, lire, medias, son, lea, tom } = await monde();
  const [deLea, deTom] = [ecrireUn(lea, "De Léa"), ecrireUn(tom, "De Tom", "prive")];
  const [prive, ferme] = [ecrireUn(lea, "Privé", "prive"), ecrireUn(lea, "Fermé")];
  base.db.run(sql`update quizz set composable = 0 where title = 'Fermé'`);
  base.db.run(sql`update quizz set licence = 'CC BY', source = 'Un livre' where title = 'De Léa'`);
  const { statut, corps } = await garder(
    [deTom[1], ...prive, deLea[0], ...ferme, deLea[1]].flatMap((une) => une ?? []),
  );
  expect(statut).toBe(201);
  const quizz = await lire(corps._id);
  expect(quizz).toMatchObject({
    title: "Soirée",
    visibilite: "prive",
    auteur: lea.pseudo,
    source: "«\u00A0De Tom\u00A0»\u00A0; «\u00A0De Léa\u00A0» (Un livre)",
    licence: "CC BY",
  });
  expect(quizz.questions.map(({ text }: { text: string }) => text)).toEqual([
    "De Tom 2",
    "De Léa 1",
    "De Léa 2",
  ]);
  const siens = await medias();
  expect(siens).toHaveLength(1);
  expect(siens[0].nom).not.toBe(son.nom);
  expect(quizz.questions[1].media).toBe(siens[0].nom);
  // kept again, it is the same one
  expect((await garder(deLea)).corps._id).toBe(corps._id);
  expect((await garder(deLea, tom, "composee-autre")).corps._id).not.toBe(corps._id);
});

test("is nothing when none of its questions may be used, and leaves nothing when a file does not fit", async () => {
  const { base, depot, ecrireUn, garder, medias, lea, tom } = await monde();
  const prive = ecrireUn(lea, "Privé", "prive");
  expect((await garder(prive)).statut).toBe(404);
  expect((await garder([])).statut).toBe(400);
  depot.ranger({
    nom: "gros.webm",
    type: "video/webm",
    taille: STOCKAGE_COMPTE_OCTETS_MAX,
    proprietaire: tom._id,
  });
  expect((await garder(ecrireUn(lea, "De Léa"))).statut).toBe(507);
  expect(await medias()).toHaveLength(1);
  expect(base.db.get(sql`select count(*) as n from quizz where createur = ${tom._id}`)).toEqual({
    n: 0,
  });
});

test("an author keeps a quizz out of composed evenings; an older page, a version and a copy leave it so", async () => {
  const { appeler, ecrire, tom } = await monde();
  const id = ecrire([{ text: "?" }], tom);
  const enregistrer = async (champs: object) => {
    const { date } = (await appeler("GET", `quizz/${id}`, undefined, tom)).corps;
    const quizz = { title: "Fermé", visibilite: "public", aleatoireGlobal: false, aleatoire: [] };
    const corps = { ...quizz, tags: [], questions: [], date, ...champs };
    expect((await appeler("PUT", `quizz/${id}`, corps, tom)).statut).toBe(200);
  };
  const lire = async (chemin: string) => (await appeler("GET", chemin, undefined, tom)).corps;
  expect((await lire(`quizz/${id}`)).composable).toBe(true);
  await enregistrer({ composable: false });
  expect((await lire(`quizz/${id}`)).composable).toBe(false);
  await enregistrer({});
  expect((await lire(`quizz/${id}`)).composable).toBe(false);
  const { versions } = await lire(`quizz/${id}/versions`);
  const version = await lire(`quizz/${id}/versions/${versions[0]._id}`);
  expect(version.quizz.composable).toBe(false);
  const copie = (await appeler("POST", `quizz/${id}/copie`, {}, tom)).corps;
  expect((await lire(`quizz/${copie._id}`)).composable).toBe(false);
});
