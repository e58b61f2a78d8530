/** What is read of broken files, sent as the page sends it: never a failure of ours, never half an import. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { TITRE_QUIZZ_MAX } from "#contracts/limites.ts";
import { assembler, parTaille } from "#formats/assembler.ts";
import { lireFichier } from "#formats/formats.ts";
import { FICHIERS_ABIMES, fichiersAbimes } from "#formats/test/abimer.ts";
import { banc, compteDeTest } from "../../test/banc.ts";

/** Well under what an account may have. */
const PAR_COMPTE = 200;

test("two thousand of them", async () => {
  const { app, base } = await banc({ limites: { ecrituresParMinute: 100_000 } });
  const compter = () =>
    base.db.get<{ n: number }>(sql`select count(*) as n from quizz`)?.n ?? Number.NaN;
  const statuts = new Map<number, number>();
  let [rang, qui] = [0, compteDeTest(base.db)];
  for await (const { octets, format } of fichiersAbimes()) {
    if ((rang += 1) % PAR_COMPTE === 0) qui = compteDeTest(base.db);
    const lecture = await lireFichier(octets, { format }).catch(() => null);
    if (lecture === null) continue;
    const quizz = lecture.quizz.flatMap(parTaille).map((un) => {
      const assemble = assembler(un);
      // one that is too long, or none, is mended on the page
      return Object.assign(assemble, {
        title: assemble.title.slice(0, TITRE_QUIZZ_MAX) || "Sans titre",
      });
    });
    const avant = compter();
    const reponse = await app.inject({
      method: "POST",
      url: "/api/quizz/importer",
      headers: qui.headers,
      payload: { envoi: randomUUID(), quizz },
    });
    const { statusCode: statut } = reponse;
    statuts.set(statut, (statuts.get(statut) ?? 0) + 1);
    expect(compter() - avant).toBe(statut === 201 ? reponse.json().quizz.length : 0);
  }
  // whatever was broken, what is ready is what the API takes
  expect([...statuts.keys()]).toEqual([201]);
  expect(statuts.get(201)).toBeGreaterThan(FICHIERS_ABIMES / 3);
});
