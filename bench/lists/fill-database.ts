/**
 * Fills a database with thousands of quizzes of fifteen questions, friends, bookmarks and a session, for
 * `bench/lists/lists.ts`.
 */
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { TAGS_QUIZZ } from "#contracts/tags.ts";
import { composeDatabaseFilePath, openDatabaseAndApplyMigrations } from "#db/connection.ts";
import { hashCookieOrMailSecret } from "#db/ids.ts";
import { reindexerDesQuizzPourRecherche } from "#db/repositories/lists/search.ts";

const SECRET = "s".repeat(43);

const COMPTES = 2000;
const QUESTIONS = 15;
const AMIS = 60;
const FAVORIS = 1000;
/** Quizzes of the reading account: the most that an account may have. */
const SIENS = 1000;
/** The first words are in many titles, the last ones in few, as in a real library. */
const MOTS =
  "musique cinéma histoire science sport noël série film chanson voyage cuisine football Europe France monde enfance télé dessin animaux nature géographie littérature peinture jeux soirée apéro vacances été hiver rentrée Bretagne Paris fromage chocolat vin bière pain soleil lune terre mer ciel jardin forêt montagne rivière train avion vélo bateau école mariage cirque théâtre opéra guitare piano robot planète volcan pirate sorcière dragon licorne fantôme œuvre".split(
    " ",
  );
/** Words that are in one or a few titles each. */
const RARES = 3000;

/** A generator of the same pseudo-random numbers at each run. */
function hasard(): () => number {
  let etat = 42;
  return () => {
    etat = (etat * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return etat / 2 ** 32;
  };
}

export function fillBenchDatabase(dossier: string, nombre: number): void {
  const fichier = composeDatabaseFilePath(join(dossier));
  const { db, fermer } = openDatabaseAndApplyMigrations(fichier);
  const client = new Sqlite(fichier);
  client.pragma("synchronous = OFF");
  const alea = hasard();
  const entier = (max: number) => Math.floor(alea() * max);
  const mot = () =>
    entier(4) === 0 ? `mot${entier(RARES)}` : MOTS[Math.floor(alea() ** 2 * MOTS.length)];
  const tag = () => TAGS_QUIZZ[entier(TAGS_QUIZZ.length)];
  const date = (n: number) => new Date(1.6e12 + n * 1000).toISOString();
  const preparer = (texte: string) => client.prepare(texte);
  client.transaction(() => {
    const compte = preparer(
      `insert into comptes (_id, pseudo, pseudoCle, role, officiel, mail, password, icon, description, date)
       values (?, ?, ?, 'user', 0, ?, 'x', 'ico0', '', ?)`,
    );
    for (let n = 0; n < COMPTES; n++)
      compte.run(`c${n}`, `Pseudo${n}`, `pseudo${n}`, `c${n}@exemple.fr`, date(n));
    const quizz = preparer(
      `insert into quizz (_id, title, langue, createur, visibilite, officiel, aleatoireGlobal, aleatoire, tags, note, date)
       values (?, ?, 'fr', ?, ?, ?, 0, '[]', ?, ?, ?)`,
    );
    const question = preparer(
      `insert into questions (_id, quizz, position, type, text, media, options, reponse, precis, temps, liste, aleatoire)
       values (?, ?, ?, ?, 'Une question ?', 'question.jpeg', '["a","b"]', '["a"]', '[]', 0, '[]', 0)`,
    );
    for (let n = 0; n < nombre; n++) {
      const _id = `q${n}`.padEnd(24, "x");
      const createur = n < SIENS ? "c0" : `c${1 + entier(COMPTES - 1)}`;
      const visibilite = n % 20 === 0 ? "prive" : n % 21 === 0 ? "amis" : "public";
      const tags = JSON.stringify([...new Set([tag(), tag(), tag()])]);
      const titre = `Quizz ${mot()} ${mot()} ${mot()}`;
      quizz.run(
        _id,
        titre,
        createur,
        visibilite,
        n % 100 === 0 ? 1 : 0,
        tags,
        entier(5000) - 1,
        date(entier(1e8)),
      );
      for (let rang = 0; rang < QUESTIONS; rang++)
        question.run(`${_id}${rang}`, _id, rang, rang === 0 ? "rien" : "choix");
    }
    const ami = preparer("insert into amities (de, a, acceptee, date) values (?, ?, 1, ?)");
    for (let n = 1; n <= AMIS; n++)
      if (n % 2 === 0) ami.run("c0", `c${n}`, date(n));
      else ami.run(`c${n}`, "c0", date(n));
    const favori = preparer("insert into favoris (compte, quizz, rang) values ('c0', ?, ?)");
    for (let n = 0; n < Math.min(FAVORIS, nombre); n++)
      favori.run(`q${(n * 7919) % nombre}`.padEnd(24, "x"), n);
    preparer(
      "insert into sessions (hache, compte, souvenir, date, expire) values (?, 'c0', 1, ?, '2999-01-01T00:00:00.000Z')",
    ).run(hashCookieOrMailSecret(SECRET), date(0));
  })();
  db.transaction(() => reindexerDesQuizzPourRecherche(db, undefined));
  client.close();
  fermer();
}
