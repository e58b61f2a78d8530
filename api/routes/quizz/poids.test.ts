/** Quota of the texts of a quizz and an account, for every way of writing (docs/decisions/0115). */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { QUIZZ_OCTETS_MAX, QUIZZ_ET_VERSIONS_COMPTE_OCTETS_MAX } from "#contracts/limites.ts";
import { sql } from "#db/drizzle.ts";
import { creerBancEdition, QUESTION_CHOIX_DE_TEST } from "../../test/banc-edition.ts";

/** A question with some 19 kB of text. */
const longue = (text: string) => ({
  ...QUESTION_CHOIX_DE_TEST,
  text,
  type: "rien",
  options: [],
  reponse: [],
  liste: Array.from({ length: 38 }, () => "é".repeat(250)),
});
const longues = (combien: number) =>
  Array.from({ length: combien }, (_, rang) => longue(`Question ${String(rang)}`));

async function bancPoids() {
  const banc = await creerBancEdition();
  const { db } = banc.base;
  const importer = async (questions: readonly object[], vers?: string) =>
    banc.appeler("POST", "quizz/importer", {
      envoi: randomUUID(),
      quizz: [{ title: "Long", questions }],
      ...(vers === undefined ? {} : { vers }),
    });
  const poids = (id: string) =>
    db.get<{ octets: number; octetsVersions: number }>(
      sql`select octets, octetsVersions from quizz where _id = ${id}`,
    );
  /** Recomputes the bytes of a quizz's questions and versions. */
  const relus = (id: string) =>
    db.get(sql`select
      (select coalesce(sum(octet_length(text || media || options || reponse || precis || liste || coalesce(preuve, '') || coalesce(suite, ''))), 0)
        from questions where quizz = ${id}) as octets,
      (select coalesce(sum(octet_length(contenu)), 0) from versions where quizz = ${id}) as octetsVersions`);
  const combien = () => db.get<{ n: number }>(sql`select count(*) as n from questions`)?.n;
  return { ...banc, db, importer, poids, relus, combien };
}

test("a quizz weighs what its questions and its versions say, whatever is done to it", async () => {
  const { creer, ajouter, appeler, lire, modele, poids, relus, importer } = await bancPoids();
  const id = await creer();
  expect(poids(id)).toEqual({ octets: 0, octetsVersions: 0 });
  const { question } = await ajouter(id, "une");
  await ajouter(id, "deux");
  await importer([longue("trois")], id);
  expect(poids(id)).toEqual(relus(id));
  const preuve = { text: "Là\u00A0!", media: "" };
  await appeler("PUT", `question/${id}/${String(question._id)}`, {
    question: { ...QUESTION_CHOIX_DE_TEST, preuve },
  });
  expect(poids(id)).toEqual(relus(id));
  const { questions, ...reste } = await modele(id);
  await appeler("PUT", `quizz/${id}`, { ...reste, questions: [], retirees: [questions[2]?._id] });
  expect(poids(id)).toEqual(relus(id));
  await appeler("DELETE", `quizz/${id}/${String(question._id)}`);
  expect(poids(id)).toEqual(relus(id));
  expect((await lire(id)).questions).toHaveLength(1);
});

test("a quizz of more than two megabytes is refused whole, by every way, and nothing is written", async () => {
  const { importer, appeler, lire, modele, combien, poids } = await bancPoids();
  const dAbord = combien();
  const trop = await importer(longues(106));
  expect([trop.statut, trop.corps.message]).toEqual([409, expect.stringContaining("2\u00A0Mo")]);
  expect(combien()).toBe(dAbord);
  const { corps } = await importer(longues(104));
  const id = String(corps.quizz[0]._id);
  expect(poids(id)?.octets).toBeLessThan(QUIZZ_OCTETS_MAX);
  const avant = await lire(id);
  const refus = [
    await importer(longues(2), id),
    await appeler("PUT", `quizz/${id}`, {
      ...(await modele(id)),
      questions: ["plus", "encore", "et encore"].map((_id) => Object.assign(longue(_id), { _id })),
    }),
  ];
  expect(refus.map(({ statut }) => statut)).toEqual([409, 409]);
  expect(await lire(id)).toEqual(avant);
});

test("what was too heavy before there was a limit may still be read, and become lighter", async () => {
  const { importer, appeler, lire, ajouter, db } = await bancPoids();
  const id = String((await importer(longues(3))).corps.quizz[0]._id);
  db.run(sql`update quizz set octets = 11000000 where _id = ${id}`);
  const [premiere] = (await lire(id)).questions;
  const retiree = await appeler("DELETE", `quizz/${id}/${String(premiere?._id)}`);
  expect(retiree.statut).toBe(200);
  expect((await ajouter(id, "une de plus")).message).toContain("2\u00A0Mo");
});

test("an account has room for so many texts, versions included; old versions go first", async () => {
  const { importer, appeler, lire, modele, creer, ajouter, poids, combien, db } = await bancPoids();
  const plein = String((await importer(longues(1))).corps.quizz[0]._id);
  const sien = await creer();
  for (let fois = 0; fois < 4; fois++) await ajouter(sien, `question ${String(fois)}`);
  const versions = async () =>
    (await appeler("GET", `quizz/${sien}/versions`)).corps.versions.length;
  expect(await versions()).toBe(4);
  const remplir = (reste: number) =>
    db.run(
      sql`update quizz set octets = ${QUIZZ_ET_VERSIONS_COMPTE_OCTETS_MAX - reste} where _id = ${plein}`,
    );
  const { octets, octetsVersions } = poids(sien) ?? { octets: 0, octetsVersions: 0 };

  remplir(octets + octetsVersions + 100);
  expect((await ajouter(sien, "la cinquième")).message).toBeUndefined();
  // the fifth version of the quizz replaces the first ones; the quizz itself stays whole
  expect(await versions()).toBeLessThan(4);
  expect((await lire(sien)).questions).toHaveLength(5);

  remplir(10);
  const avant = combien();
  const refus = [
    await importer(longues(1)),
    await appeler("POST", `quizz/${sien}/copie`, { envoi: randomUUID() }),
    await appeler("POST", `quizz/${sien}`, { question: longue("trop"), index: 0 }),
  ];
  expect(refus.map(({ statut }) => statut)).toEqual([507, 507, 507]);
  expect(refus[0]?.corps.message).toContain("200\u00A0Mo");
  expect(combien()).toBe(avant);
  // an account whose quota is full makes room by removing questions
  const { questions, ...reste } = await modele(sien);
  const moins = { ...reste, questions: [], retirees: [questions[0]?._id] };
  expect((await appeler("PUT", `quizz/${sien}`, moins)).statut).toBe(200);
});
