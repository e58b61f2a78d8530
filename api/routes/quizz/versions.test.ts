/** Versions of a quizz: which saves are kept, how many, and restoring one. */
import { sql } from "#db/drizzle.ts";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { VERSIONS_QUIZZ_OCTETS_MAX } from "#contracts/limites.ts";
import { quizzDeVersion, reponseVersionsQuizz } from "#contracts/quizz-versions.ts";
import { creerBancEdition, QUESTION_CHOIX_DE_TEST } from "../../test/banc-edition.ts";

const [ICI, LA] = ["6f9619ff-8b86-4d01-b42d-00cf4fc96401", "6f9619ff-8b86-4d01-b42d-00cf4fc96402"];
const MINUTE = 60_000;

/** A quizz with saves and versions; the clock only moves when told. */
async function bancVersions() {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const banc = await creerBancEdition();
  const id = await banc.creer();
  const lister = async () =>
    reponseVersionsQuizz.parse((await banc.appeler("GET", `quizz/${id}/versions`)).corps).versions;
  const titres = async () => (await lister()).map(({ title }) => title);
  const lireVersion = async (version: string) =>
    quizzDeVersion.parse(
      (await banc.appeler("GET", `quizz/${id}/versions/${version}`)).corps.quizz,
    );
  const enregistrer = async (title: string, champs: object = {}) =>
    banc.appeler("PUT", `quizz/${id}`, { ...(await banc.modele(id)), title, ...champs });
  const attendre = (ms: number) => void vi.setSystemTime(Date.now() + ms);
  return { ...banc, id, lister, titres, lireVersion, enregistrer, attendre };
}

describe("the versions of a quizz", () => {
  test("are its saves, the newest first, each as it was then", async () => {
    const { lister, enregistrer, ajouter, lireVersion, lire, id } = await bancVersions();
    expect(await lister()).toEqual([]);
    await ajouter(id, "un");
    await enregistrer("Deux", { licence: "CC0" });
    await ajouter(id, "deux");
    const versions = await lister();
    expect(versions.map(({ title, questionsCount }) => [title, questionsCount])).toEqual([
      ["Deux", 2],
      ["Deux", 1],
      ["Fromages", 1],
    ]);
    const { note: _note, ...courant } = await lire(id);
    expect(await lireVersion(versions[0]?._id ?? "")).toEqual(courant);
    const premiere = await lireVersion(versions[2]?._id ?? "");
    expect([premiere.title, premiere.licence, premiere.questions.map(({ text }) => text)]).toEqual([
      "Fromages",
      "",
      ["un"],
    ]);
    expect(versions[0]?.date).toBe(courant.date);
  });

  test("count as the number of questions everywhere does: a message is none", async () => {
    const { id, appeler, lister } = await bancVersions();
    const question = { ...QUESTION_CHOIX_DE_TEST, type: "rien", options: [], reponse: [] };
    await appeler("POST", `quizz/${id}`, { question, index: 0 });
    expect((await lister()).map(({ questionsCount }) => questionsCount)).toEqual([0]);
  });

  test("are one for what a tab saves within ten minutes, and its id is that of one content", async () => {
    const { lister, enregistrer, attendre, titres, appeler, id } = await bancVersions();
    await enregistrer("plus tôt", { atelier: LA });
    attendre(60 * MINUTE);
    for (let n = 1; n <= 20; n++) {
      await enregistrer(`${n}`, { atelier: ICI });
      attendre(25_000);
    }
    expect(await titres()).toEqual(["20", "plus tôt"]);
    const [avant] = await lister();
    attendre(MINUTE);
    await enregistrer("21", { atelier: ICI });
    expect(await titres()).toEqual(["21", "plus tôt"]);
    expect((await appeler("GET", `quizz/${id}/versions/${avant?._id}`)).statut).toBe(404);
    // ten minutes after its first save, a version is complete: the next save makes another
    attendre(MINUTE);
    await enregistrer("22", { atelier: ICI });
    expect(await titres()).toEqual(["22", "21", "plus tôt"]);
  });

  test("are two when two tabs save, when nobody says who, and when one overwrites the other", async () => {
    const { enregistrer, titres, modele, id, appeler } = await bancVersions();
    await enregistrer("ici", { atelier: ICI });
    await enregistrer("là", { atelier: LA });
    await enregistrer("ici encore", { atelier: ICI });
    expect(await titres()).toEqual(["ici encore", "là", "ici"]);
    await enregistrer("sans nom");
    await enregistrer("sans nom non plus");
    const { date } = await modele(id);
    await enregistrer("de la même", { atelier: ICI });
    const refus = await enregistrer("vieille", { atelier: ICI, date });
    await enregistrer("écrasée", { atelier: ICI, date: refus.corps.date, ecrase: true });
    expect(await titres()).toEqual([
      "écrasée",
      "de la même",
      "sans nom non plus",
      "sans nom",
      "ici encore",
      "là",
      "ici",
    ]);
    expect((await appeler("GET", `quizz/${id}/versions/inconnue`)).statut).toBe(404);
  });

  test("are one too for the calls that write one question, when they say from which tab", async () => {
    const { id, appeler, lister } = await bancVersions();
    const un = { question: QUESTION_CHOIX_DE_TEST, index: 0, atelier: ICI };
    const { question } = (await appeler("POST", `quizz/${id}`, un)).corps;
    await appeler("POST", `quizz/${id}`, un);
    await appeler("PUT", `question/${id}/${question._id}`, {
      question: QUESTION_CHOIX_DE_TEST,
      atelier: ICI,
    });
    await appeler("DELETE", `quizz/${id}/${question._id}?atelier=${ICI}`);
    expect((await lister()).map(({ questionsCount }) => questionsCount)).toEqual([1]);
    // a deletion without a tab id stays a version of its own
    await appeler("POST", `quizz/${id}`, un);
    const { corps } = await appeler("GET", `quizz-no-populate/${id}`);
    await appeler("DELETE", `quizz/${id}/${corps.questions[0]}`);
    expect((await lister()).map(({ questionsCount }) => questionsCount)).toEqual([1, 2]);
  });

  test("are twenty at the most: the oldest go", async () => {
    const { enregistrer, titres, base } = await bancVersions();
    for (let n = 1; n <= 23; n++) await enregistrer(`${n}`);
    const gardes = Array.from({ length: 20 }, (_, rang) => `${23 - rang}`);
    expect(await titres()).toEqual(gardes);
    expect(base.db.get(sql`select count(*) as n from versions`)).toEqual({ n: 20 });
  });

  test("are fewer when they weigh too much together, but for the last", async () => {
    const { enregistrer, titres, base } = await bancVersions();
    await enregistrer("un");
    await enregistrer("deux");
    base.db.run(sql`update versions set contenu = json_set(contenu, '$.lest',
      printf('%.*c', ${VERSIONS_QUIZZ_OCTETS_MAX}, 'x')) where title = 'deux'`);
    expect(await titres()).toEqual(["deux", "un"]);
    await enregistrer("trois");
    expect(await titres()).toEqual(["trois"]);
  });

  test("begin with what was there before any was kept", async () => {
    const { base, id, ajouter, enregistrer, lister, lireVersion } = await bancVersions();
    await ajouter(id, "ancienne");
    // a quizz without versions, as in a database from before versions, or after a copy
    base.db.run(sql`delete from versions`);
    await enregistrer("neuf", { questions: [], retirees: [] });
    const versions = await lister();
    expect(versions.map(({ title }) => title)).toEqual(["neuf", "Fromages"]);
    const ancienne = await lireVersion(versions[1]?._id ?? "");
    expect(ancienne.questions.map(({ text }) => text)).toEqual(["ancienne"]);
  });

  test("written by an earlier server are read with what has come since", async () => {
    const { base, id, ajouter, lister, lireVersion } = await bancVersions();
    await ajouter(id, "ancienne");
    base.db.run(sql`update versions set contenu = json_remove(contenu, '$.source', '$.licence')`);
    const [version] = await lister();
    expect(await lireVersion(version?._id ?? "")).toMatchObject({ source: "", licence: "" });
  });

  test("are taken up again by a save: questions that are still there keep their ids", async () => {
    const { id, ajouter, enregistrer, lister, lireVersion, lire } = await bancVersions();
    const { question: reste } = await ajouter(id, "reste");
    const { question: part } = await ajouter(id, "part");
    await enregistrer("vidé", { questions: [reste._id], retirees: [part._id] });
    const { title, questions } = await lireVersion((await lister())[1]?._id ?? "");
    await enregistrer(title, { questions });
    const lu = await lire(id);
    expect([lu.title, lu.questions.map(({ text }) => text)]).toEqual([
      "Fromages",
      ["reste", "part"],
    ]);
    expect(lu.questions[0]?._id).toBe(reste._id);
    expect(lu.questions[1]?._id).not.toBe(part._id);
  });

  test("bear the pseudo of today, and none in what is stored", async () => {
    const { base, id, ajouter, lister, lireVersion } = await bancVersions();
    await ajouter(id, "?");
    base.db.run(sql`update comptes set pseudo = 'Marguerite' where pseudo = 'Lea'`);
    const [version] = await lister();
    expect((await lireVersion(version?._id ?? "")).createurPseudo).toBe("Marguerite");
    expect(
      base.db.get(sql`select count(*) as n from versions where instr(contenu, 'Lea')`),
    ).toEqual({
      n: 0,
    });
  });

  test("are nobody else's, even of a quizz that everybody may read", async () => {
    const { id, enregistrer, lister, appeler, tom, creer } = await bancVersions();
    await enregistrer("à tous", { visibilite: "public" });
    const [version] = await lister();
    for (const chemin of [`quizz/${id}/versions`, `quizz/${id}/versions/${version?._id}`]) {
      expect((await appeler("GET", chemin, undefined, tom)).statut, chemin).toBe(404);
      const visiteur = { _id: "", pseudo: "", headers: { cookie: "" } };
      expect((await appeler("GET", chemin, undefined, visiteur)).statut, chemin).toBe(401);
    }
    const autre = await creer("Autre");
    expect((await appeler("GET", `quizz/${autre}/versions/${version?._id}`)).statut).toBe(404);
  });

  test("go with the quizz", async () => {
    const { base, id, ajouter, appeler } = await bancVersions();
    await ajouter(id, "?");
    await appeler("DELETE", `quizz/${id}`);
    for (const table of ["versions", "versions_medias"])
      expect(base.db.get(sql`select count(*) as n from ${sql.identifier(table)}`)).toEqual({
        n: 0,
      });
  });
});
