/** Import of broken files, as the page sends them: never a server error, never half an import. */
import { randomUUID } from "node:crypto";
import { sql } from "#db/drizzle.ts";
import { expect, test } from "vitest";
import { TITRE_QUIZZ_LONGUEUR_MAX } from "#contracts/limites.ts";
import { assemblerQuizz, decouperQuizzParNombreDeQuestions } from "#formats/assembler.ts";
import { lireFichierImport } from "#formats/formats.ts";
import { fichiersAbimes } from "#formats/test/abimer.ts";
import { creerBancApi, creerCompteDeTest } from "../../test/banc.ts";

/** Files sent at once: writing an import takes longer than reading its file. */
const PAR_ENVOI = 40;

const FICHIERS = 400;

test("four hundred of them", async () => {
  const { app, base } = await creerBancApi({ rateLimits: { ecrituresParMinute: 100_000 } });
  const compter = () =>
    base.db.get<{ n: number }>(sql`select count(*) as n from quizz`)?.n ?? Number.NaN;
  let lus = 0;
  let attente: ReturnType<typeof assemblerQuizz>[] = [];
  /** Sends the quizzes that the page's file reader has accepted: the API must accept them too. */
  async function envoyer(): Promise<void> {
    if (attente.length === 0) return;
    const quizz = attente;
    attente = [];
    const avant = compter();
    const reponse = await app.inject({
      method: "POST",
      url: "/api/quizz/importer",
      headers: creerCompteDeTest(base.db).headers,
      payload: { envoi: randomUUID(), quizz },
    });
    expect(reponse.statusCode, reponse.body).toBe(201);
    expect(reponse.json().quizz).toHaveLength(quizz.length);
    expect(compter() - avant).toBe(quizz.length);
  }
  for await (const { octets, format } of fichiersAbimes(FICHIERS)) {
    const lecture = await lireFichierImport(octets, { format }).catch(() => null);
    if (lecture === null) continue;
    const quizz = lecture.quizz.flatMap(decouperQuizzParNombreDeQuestions).map((un) => {
      const assemble = assemblerQuizz(un);
      // a title that is too long or missing is fixed on the page
      return Object.assign(assemble, {
        title: assemble.title.slice(0, TITRE_QUIZZ_LONGUEUR_MAX) || "Sans titre",
      });
    });
    attente.push(...quizz);
    if ((lus += 1) % PAR_ENVOI === 0) await envoyer();
  }
  await envoyer();
  expect(lus).toBeGreaterThan(FICHIERS / 3);
});
