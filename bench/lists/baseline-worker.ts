/* oxlint-disable unicorn/require-post-message-target-origin -- these messages go to a thread, not to a window */
/** The reading thread of `baseline.ts`: each request runs its own SQL, in a statement that is prepared once. */
import { parentPort, workerData } from "node:worker_threads";
import Sqlite from "better-sqlite3";
import { z } from "zod";

const LIMITE = 50;
const LISTES: Readonly<Record<string, string>> = {
  "quizz-public": "visibilite = 'public' and vide = 0",
  "quizz-officiel": "officiel = 1 and vide = 0",
};
const ORDRES: Readonly<Record<string, string>> = {
  recent: "date desc, numero desc",
  oldest: "date, numero",
  note: "note desc, numero desc",
};

const demande = z.object({
  id: z.number(),
  liste: z.string(),
  sort: z.string().default(""),
  search: z.string().default(""),
  tags: z.string().default(""),
  page: z.coerce.number().default(0),
});

const { fichier } = z.object({ fichier: z.string() }).parse(workerData);
const client = new Sqlite(fichier, { readonly: true });
client.pragma("cache_size = -16000");
const prets = new Map<string, Sqlite.Statement>();
const preparer = (texte: string) => {
  const pret = prets.get(texte) ?? client.prepare(texte);
  prets.set(texte, pret);
  return pret;
};

parentPort?.on("message", (message) => {
  const { id, liste, sort, search, tags, page } = demande.parse(message);
  const conditions = [LISTES[liste] ?? "0"];
  const valeurs: string[] = [];
  if (search !== "") {
    conditions.push("numero in (select rowid from quizz_recherche where quizz_recherche match ?)");
    valeurs.push(
      search
        .split(" ")
        .map((mot) => `"${mot}"*`)
        .join(" AND "),
    );
  }
  if (tags !== "") {
    conditions.push("numero in (select quizz from quizz_tags where tag = ?)");
    valeurs.push(tags);
  }
  const ou = conditions.join(" and ");
  const ordre = ORDRES[sort] ?? "numero desc";
  // the index gives the numbers of the page first, so that only the rows of the page are read
  const quizz = preparer(
    `select quizz._id, title, pseudo, questionsCount, note, tags
     from (select numero as n from quizz where ${ou} order by ${ordre} limit ${LIMITE} offset ?)
     join quizz on numero = n join comptes on comptes._id = createur
     order by ${ordre.replaceAll("date", "quizz.date")}`,
  )
    .all(...valeurs, page * LIMITE)
    .map((ligne) => {
      const { _id, title, pseudo, questionsCount, note, tags: siens } = Object(ligne);
      return { _id, title, createur: { pseudo }, questionsCount, note, tags: JSON.parse(siens) };
    });
  const total =
    valeurs.length === 0
      ? preparer("select n from totaux where liste = ?").pluck().get(liste.replace("quizz-", ""))
      : preparer(`select count(*) from quizz where ${ou}`)
          .pluck()
          .get(...valeurs);
  parentPort?.postMessage({ id, lu: { quizz, totalCount: total } });
});
