/** Own list, friends' quizzes, bookmarks: visibility and order. */
import { sql } from "#db/drizzle.ts";
import { expect, test } from "vitest";
import { ligneListeQuizz, reponseMesQuizz, reponseListeQuizz } from "#contracts/quizz.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { createOrdreQuizzEtFavorisRepository } from "#db/repositories/rangement-repository.ts";
import { createQuizzRepository, type NouveauQuizz } from "#db/repositories/quizz-repository.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import { QUESTION_RIEN } from "#db/test/banc.ts";
import { creerBancApi, creerCompteDeTest } from "../../test/banc.ts";

async function bancListes() {
  const { app, base } = await creerBancApi();
  const [lea, tom] = [creerCompteDeTest(base.db, "Lea"), creerCompteDeTest(base.db, "Tom")];
  const creer = (title: string, champs: Partial<NouveauQuizz> = {}) =>
    createQuizzRepository(base.db).creer({
      title,
      tags: [],
      visibilite: "prive",
      aleatoireGlobal: false,
      aleatoire: [],
      createur: lea._id,
      officiel: false,
      questions: [QUESTION_RIEN],
      ...champs,
    });
  const lire = async (url: string, { headers }: typeof lea) => {
    const reponse = await app.inject({ url: `/api/${url}`, headers });
    const { quizz, totalCount } = reponseListeQuizz.parse(reponse.json());
    expect(quizz).toHaveLength(totalCount);
    return quizz.map(({ title }) => title);
  };
  const ecrire = (url: string, { headers }: typeof lea, payload: object) =>
    app.inject({ method: "PUT", url: `/api/${url}`, headers, payload });
  const lier = () => {
    const social = createSocialRepository(base.db);
    social.demander(lea._id, tom._id);
    social.accepter(tom._id, lea._id);
  };
  return { app, base, lea, tom, creer, lire, ecrire, lier };
}

test("one's own: every visibility, in one's order; the empty ones on demand", async () => {
  const { lea, tom, creer, lire, ecrire } = await bancListes();
  const [un, , trois] = [creer("un"), creer("deux", { visibilite: "public" }), creer("trois")];
  creer("vide", { questions: [] });
  const deTom = creer("de Tom", { createur: tom._id });
  expect(await lire("user/quizz", lea)).toEqual(["un", "deux", "trois"]);
  expect(await lire("user/quizz?includeEmpty=true", lea)).toEqual(["un", "deux", "trois", "vide"]);
  const quizz = [{ _id: trois, title: "piraté" }, { _id: deTom }, { _id: un }];
  expect((await ecrire("user/quizz", lea, { quizz })).statusCode).toBe(200);
  // a page of the list is reordered within its places
  expect(await lire("user/quizz?sort=ajout", lea)).toEqual(["trois", "deux", "un"]);
  creer("neuf");
  expect(await lire("user/quizz", lea)).toEqual(["trois", "deux", "un", "neuf"]);
  expect(await lire("user/quizz", tom)).toEqual(["de Tom"]);
});

test("one's own tells its author what is wrong in it, when it was written and who sees it; others' do not", async () => {
  const { app, base, lea, tom, creer } = await bancListes();
  const vide: NouveauQuizz["questions"][number] = { ...QUESTION_RIEN, text: "" };
  creer("juste", { visibilite: "public" });
  creer("deux fautes", {
    questions: [vide, QUESTION_RIEN, { ...QUESTION_RIEN, type: "entree" }],
  });
  creer("vide", { questions: [] });
  const lire = async (url: string, { headers }: typeof lea) =>
    (await app.inject({ url: `/api/${url}`, headers })).json();
  const miens = reponseMesQuizz.parse(await lire("user/quizz?includeEmpty=true", lea));
  expect(miens.totalCount).toBe(3);
  expect(miens.quizz.map(({ title, visibilite, fautes }) => [title, visibilite, fautes])).toEqual([
    ["juste", "public", 0],
    ["deux fautes", "prive", 2],
    ["vide", "prive", 0],
  ]);
  const dates = base.db.all<{ date: string }>(
    sql`select date from quizz where createur = ${lea._id} order by numero`,
  );
  expect(miens.quizz.map(({ date }) => ({ date }))).toEqual(dates);
  for (const url of ["user/quizz/Lea", "quizz-public?search=juste"]) {
    const [ligne] = (await lire(url, tom)).quizz;
    expect(Object.keys(ligne).toSorted(), url).toEqual(
      Object.keys(ligneListeQuizz.shape).toSorted(),
    );
  }
});

test("friends': what they keep to themselves is not in it, nor one's own", async () => {
  const { lea, tom, creer, lire, lier } = await bancListes();
  creer("privé");
  creer("entre amis", { visibilite: "amis" });
  creer("à tous", { visibilite: "public" });
  expect(await lire("quizz-amis", tom)).toEqual([]);
  lier();
  expect(await lire("quizz-amis", tom)).toEqual(["à tous", "entre amis"]);
  expect(await lire("quizz-amis?search=entre", tom)).toEqual(["entre amis"]);
  expect(await lire("quizz-amis", lea)).toEqual([]);
});

test("bookmarks: in their order, kept when hidden, never of what one may not see", async () => {
  const { base, lea, tom, creer, lire, ecrire, lier, app } = await bancListes();
  const [prive, amis, public_] = [
    creer("privé"),
    creer("entre amis", { visibilite: "amis" }),
    creer("à tous", { visibilite: "public" }),
  ];
  lier();
  const voulus = { favoris: [amis, prive, public_, amis, "inconnu"] };
  expect((await ecrire("fav", tom, voulus)).json()).toEqual({ favoris: [amis, public_] });
  expect(await lire("quizz-fav", tom)).toEqual(["entre amis", "à tous"]);
  createSocialRepository(base.db).retirer(tom._id, lea._id);
  expect(await lire("quizz-fav", tom)).toEqual(["à tous"]);
  // the page sends the whole list, and currently invisible bookmarks are kept
  const ids = await app.inject({ url: "/api/fav-id", headers: tom.headers });
  expect(ids.json()).toEqual({ favoris: [amis, public_] });
  expect((await ecrire("fav", tom, { favoris: [amis] })).json()).toEqual({ favoris: [amis] });
  expect(await lire("quizz-fav", lea)).toEqual([]);
  const milliers = (n: number) => Array.from({ length: n }, () => crypto.randomUUID());
  expect((await ecrire("fav", tom, { favoris: milliers(1000) })).statusCode).toBe(200);
  expect((await ecrire("fav", tom, { favoris: milliers(1001) })).statusCode).toBe(400);
  const lignes = milliers(1000).map((_id) => ({ _id, title: "x".repeat(60), tags: ["a", "b"] }));
  expect((await ecrire("user/quizz", tom, { quizz: lignes })).statusCode).toBe(200);
});

test("bookmarks: two pages that know of different ones lose none of each other's", async () => {
  const { tom, creer, ecrire } = await bancListes();
  const [a = "", b = "", c = "", d = ""] = ["a", "b", "c", "d"].map((titre) =>
    creer(titre, { visibilite: "public" }),
  );
  const changer = async (avant: string[], favoris: string[]) =>
    (await ecrire("fav", tom, { favoris, avant })).json().favoris;
  expect(await changer([], [a, b])).toEqual([a, b]);
  // two pages had both read the bookmarks a and b
  expect(await changer([a, b], [a, b, c])).toEqual([a, b, c]);
  expect(await changer([a, b], [b, d])).toEqual([b, c, d]);
  expect(await changer([a, b, c], [a, b])).toEqual([b, d]);
  // a repeated change does nothing; without `avant`, the list is replaced
  expect(await changer([a, b], [b, d])).toEqual([b, d]);
  expect((await ecrire("fav", tom, { favoris: [d, b] })).json().favoris).toEqual([d, b]);
});

test("bookmarks: a thousand, and not one more by two pages", async () => {
  const { base, tom, creer, ecrire } = await bancListes();
  const ids = Array.from({ length: 1001 }, (_, n) => creer(`q${n}`, { visibilite: "public" }));
  const premier = await ecrire("fav", tom, { favoris: ids.slice(0, 1000) });
  expect(premier.json().favoris).toHaveLength(1000);
  const dernier = await ecrire("fav", tom, { favoris: ids.slice(1000), avant: [] });
  expect([dernier.statusCode, dernier.json().message]).toEqual([
    409,
    "Vous avez déjà 1000 signets. Retirez-en un.",
  ]);
  expect(createOrdreQuizzEtFavorisRepository(base.db).favoris(tom._id)).toHaveLength(1000);
});

test("quizzes are found by their creator's new pseudo, and no longer by the old one", async () => {
  const { base, lea, creer, lire } = await bancListes();
  creer("Le grand soir", { visibilite: "public" });
  expect(await lire("quizz-public?search=lea", lea)).toEqual(["Le grand soir"]);
  createCompteRepository(base.db).changer(lea._id, { pseudo: "Marguerite" });
  expect(await lire("quizz-public?search=marg", lea)).toEqual(["Le grand soir"]);
  expect(await lire("quizz-public?search=lea", lea)).toEqual([]);
});
