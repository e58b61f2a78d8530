/** Streams all data of an account as one JSON file, in parts no longer than one quizz (docs/decisions/0115). */
import { z } from "zod";
import type { DatabaseReadRequest } from "./reads.ts";

type Lire = (lecture: DatabaseReadRequest) => Promise<Uint8Array>;

const ids = z.array(z.string());
const decodeur = new TextDecoder();
const VIRGULE = ",";

/** Items of a JSON list: the non-empty parts, joined with commas. */
async function* enListe(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array | string> {
  let premiere = true;
  for await (const part of parts) {
    if (part.byteLength === 0) continue;
    if (!premiere) yield VIRGULE;
    premiere = false;
    yield part;
  }
}

/** A JSON object without its closing brace, so that more keys can follow. */
const ouvert = (objet: Uint8Array): Uint8Array => objet.subarray(0, -1);

/**
 * Text of the file, each part read when the consumer asks for it.
 * @param lire runs a read in the reader thread; its answer is empty for a row that was deleted meanwhile
 */
export async function* streamAccountData(
  lire: Lire,
  compte: string,
): AsyncGenerator<Uint8Array | string> {
  const listeDe = async (lecture: DatabaseReadRequest) =>
    ids.parse(JSON.parse(decodeur.decode(await lire(lecture))));
  async function* chacun(siens: readonly string[], lecture: (id: string) => DatabaseReadRequest) {
    for (const id of siens) yield await lire(lecture(id));
  }
  yield ouvert(await lire({ quoi: "donnees", compte }));
  const quizz = await listeDe({ quoi: "donneesListe", compte });
  yield ',"quizz":[';
  let premier = true;
  for (const id of quizz) {
    const lu = await lire({ quoi: "donneesQuizz", compte, id });
    if (lu.byteLength === 0) continue;
    if (!premier) yield VIRGULE;
    premier = false;
    yield ouvert(lu);
    yield ',"versions":[';
    const versions = await listeDe({ quoi: "donneesVersions", compte, id });
    yield* enListe(
      chacun(versions, (version) => ({ quoi: "donneesVersion", compte, id: version })),
    );
    yield "]}";
  }
  yield '],"statistiques":[';
  yield* enListe(chacun(quizz, (id) => ({ quoi: "donneesStatistiques", compte, id })));
  yield "]}";
}
