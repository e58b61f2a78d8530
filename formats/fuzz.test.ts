/** Two thousand broken files, always the same: none of them throws, hangs, or makes a question that would be refused. */
import { expect, test } from "vitest";
import { trouverFautesDeQuestion } from "#contracts/fautes.ts";
import { quizzDeFichierTrinquizz } from "#contracts/trinquizz-file.ts";
import { assemblerQuizz, decouperParTaille } from "./assembler.ts";
import { lireFichierImport, lireMediaDuFichier } from "./formats.ts";
import { FichierIllisible, type LectureFichier } from "./lecture.ts";
import { FICHIERS_ABIMES, fichiersAbimes } from "./test/abimer.ts";

/** What was read can be posted from a worker, and what is ready is what the API takes; how many questions that is. */
function verifier(lecture: LectureFichier): number {
  structuredClone(lecture);
  let pretes = 0;
  for (const quizz of lecture.quizz.flatMap(decouperParTaille)) {
    const assemble = {
      ...assemblerQuizz(quizz),
      title: "Un titre",
      source: "",
      auteur: "",
      licence: "",
    };
    quizzDeFichierTrinquizz.parse(assemble);
    const fautes = assemble.questions.flatMap(trouverFautesDeQuestion);
    if (fautes.length > 0) throw new Error(`ready, and ${JSON.stringify(fautes)}`);
    if (quizz.lignes.some(({ ou }) => !(ou > 0))) throw new Error("a line that is nowhere");
    pretes += assemble.questions.length;
  }
  return pretes;
}

test("two thousand of them", async () => {
  const bilan = { lus: 0, refuses: 0, pretes: 0 };
  for await (const { octets, format } of fichiersAbimes()) {
    try {
      const lecture = await lireFichierImport(octets, { format });
      bilan.lus += 1;
      bilan.pretes += verifier(lecture);
      for (const { nom, octets: joints } of lecture.medias)
        if (joints === null) lireMediaDuFichier(octets, lecture.format, nom);
    } catch (erreur) {
      if (!(erreur instanceof FichierIllisible))
        throw new Error(Buffer.from(octets).toString("base64").slice(0, 4000), { cause: erreur });
      expect(erreur.message).toMatch(/\p{L}.*[.!]$/u);
      bilan.refuses += 1;
    }
  }
  // both happen, or it would prove nothing
  expect(bilan.lus).toBeGreaterThan(FICHIERS_ABIMES / 3);
  expect(bilan.refuses).toBeGreaterThan(FICHIERS_ABIMES / 10);
  expect(bilan.pretes).toBeGreaterThan(FICHIERS_ABIMES);
});
