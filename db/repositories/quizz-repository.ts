/** Quizzes, their questions and their likes (plateforme §3 and §7, decisions-plateforme "Note", "Visibility", "Search"). */
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { ListeQuizz, Question, Quizz, RequeteListe } from "#contracts/quizz.ts";
import { tagsConnus } from "#contracts/tags.ts";
import type { Base } from "../connexion.ts";
import { nouvelId } from "../identifiant.ts";
import { requeteFts, texteIndexe } from "../recherche.ts";
import { amities, comptes, notes, questions, quizz } from "../schema.ts";

export interface NouveauQuizz extends Pick<
  Quizz,
  "title" | "tags" | "visibilite" | "aleatoireGlobal" | "aleatoire"
> {
  /** Id of the owner. */
  readonly createur: string;
  readonly officiel: boolean;
  readonly questions: readonly Omit<Question, "_id">[];
}

/** Which list; `de`: those of an account that `pour` (null: a visitor) may see. */
export type Liste = "officiel" | "public" | { readonly de: string; readonly pour: string | null };

export interface QuizzRepository {
  /** Adds a quizz with its questions. Returns its id. */
  creer(nouveau: NouveauQuizz): string;
  /** The quizz with its questions; null when it does not exist or `compte` (null: a visitor) may not see it. */
  lire(id: string, compte: string | null): Quizz | null;
  /** Date of its last update, on the same conditions: whether a copy still holds. */
  date(id: string, compte: string | null): string | null;
  /** One page of a list, and how many there are in all. Quizzes without a question are left out. */
  lister(liste: Liste, requete: RequeteListe): ListeQuizz;
  /** Titles of an account's own quizzes, in its own order. */
  titres(createur: string): { readonly _id: string; readonly title: string }[];
  /** How much an account has written, and how many likes it received. */
  oeuvre(createur: string): { nbQuizz: number; nbQuestions: number; nbNotes: number };
  /** Whether this account likes it now. */
  aime(id: string, compte: string): boolean;
  /** Likes, or takes the like back. Returns the new note. */
  noter(id: string, compte: string, aime: boolean): number;
}

const { quizz: _quizz, position: _position, ...COLONNES_QUESTION } = getTableColumns(questions);
const {
  numero: _numero,
  langue: _langue,
  officiel: _officiel,
  ...COLONNES_QUIZZ
} = getTableColumns(quizz);

export function createQuizzRepository(db: Base): QuizzRepository {
  const parQuizz = db
    .select(COLONNES_QUESTION)
    .from(questions)
    .where(eq(questions.quizz, sql.placeholder("quizz")))
    .orderBy(asc(questions.position))
    .prepare();

  const indexer = (numero: number) => {
    const ligne = db
      .select({ title: quizz.title, tags: quizz.tags, createurPseudo: comptes.pseudo })
      .from(quizz)
      .innerJoin(comptes, eq(comptes._id, quizz.createur))
      .where(eq(quizz.numero, numero))
      .get();
    if (ligne === undefined) return;
    const { texte, translitteration } = texteIndexe(ligne);
    db.run(sql`insert or replace into quizz_recherche (rowid, texte, translitteration)
      values (${numero}, ${texte}, ${translitteration})`);
  };

  return {
    creer({ questions: nouvelles, ...nouveau }) {
      return db.transaction(() => {
        const date = new Date().toISOString();
        const tags = tagsConnus(nouveau.tags);
        const ligne = { ...nouveau, _id: nouvelId(), tags, date };
        const { numero } = db.insert(quizz).values(ligne).returning({ numero: quizz.numero }).get();
        nouvelles.forEach((question, position) => {
          db.insert(questions)
            .values({ ...question, _id: nouvelId(), quizz: ligne._id, position })
            .run();
        });
        indexer(numero);
        return ligne._id;
      });
    },
    lire(id, compte) {
      const ligne = db
        .select({ ...COLONNES_QUIZZ, createurPseudo: comptes.pseudo })
        .from(quizz)
        .innerJoin(comptes, eq(comptes._id, quizz.createur))
        .where(and(eq(quizz._id, id), visiblePar(compte)))
        .get();
      return ligne === undefined ? null : { ...ligne, questions: parQuizz.all({ quizz: id }) };
    },
    date(id, compte) {
      const ligne = db
        .select({ date: quizz.date })
        .from(quizz)
        .where(and(eq(quizz._id, id), visiblePar(compte)))
        .get();
      return ligne?.date ?? null;
    },
    lister(liste, { limit, page, search, sort, tags }) {
      const recherche = conditionRecherche(search);
      if (recherche === "rien") return { quizz: [], totalCount: 0 };
      const condition = and(
        conditionListe(liste),
        exists(
          db
            .select({ un: sql`1` })
            .from(questions)
            .where(eq(questions.quizz, quizz._id)),
        ),
        recherche,
        conditionTags(tags),
      );
      const lignes = db
        .select({
          _id: quizz._id,
          title: quizz.title,
          createur: { pseudo: comptes.pseudo },
          questionsCount: db.$count(questions, eq(questions.quizz, quizz._id)),
          note: quizz.note,
          tags: quizz.tags,
        })
        .from(quizz)
        .innerJoin(comptes, eq(comptes._id, quizz.createur))
        .where(condition)
        .orderBy(...ordre(sort))
        .limit(limit)
        .offset(page * limit)
        .all();
      const total = db.select({ n: count() }).from(quizz).where(condition).get();
      return {
        quizz: lignes,
        totalCount: total?.n ?? 0,
      };
    },
    titres: (createur) =>
      db
        .select({ _id: quizz._id, title: quizz.title })
        .from(quizz)
        .where(eq(quizz.createur, createur))
        .orderBy(asc(quizz.numero))
        .all(),
    oeuvre(createur) {
      const siens = eq(quizz.createur, createur);
      const nbQuizz = db.select({ n: count() }).from(quizz).where(siens).get()?.n ?? 0;
      const parQuestion = db
        .select({ n: count() })
        .from(questions)
        .innerJoin(quizz, eq(quizz._id, questions.quizz))
        .where(siens)
        .get();
      const parNote = db
        .select({ n: count() })
        .from(notes)
        .innerJoin(quizz, eq(quizz._id, notes.quizz))
        .where(and(siens, eq(notes.aime, true)))
        .get();
      return { nbQuizz, nbQuestions: parQuestion?.n ?? 0, nbNotes: parNote?.n ?? 0 };
    },
    aime(id, compte) {
      const ligne = db
        .select({ aime: notes.aime })
        .from(notes)
        .where(and(eq(notes.quizz, id), eq(notes.compte, compte)))
        .get();
      return ligne?.aime ?? false;
    },
    noter(id, compte, aime) {
      return db.transaction(
        () => {
          const date = new Date().toISOString();
          db.insert(notes)
            .values({ quizz: id, compte, aime, date })
            .onConflictDoUpdate({ target: [notes.quizz, notes.compte], set: { aime, date } })
            .run();
          const likes = db
            .select({ n: count() })
            .from(notes)
            .where(and(eq(notes.quizz, id), eq(notes.aime, true)))
            .get();
          const note = likes?.n ?? 0;
          db.update(quizz).set({ note }).where(eq(quizz._id, id)).run();
          return note;
        },
        { behavior: "immediate" },
      );
    },
  };
}

function conditionListe(liste: Liste): SQL | undefined {
  if (liste === "officiel") return eq(quizz.officiel, true);
  if (liste === "public") return eq(quizz.visibilite, "public");
  return and(eq(quizz.createur, liste.de), visiblePar(liste.pour));
}

/** Public and official ones are for everybody, those for friends for the creator's friends, the others for the creator only. */
function visiblePar(compte: string | null): SQL | undefined {
  const pourTous = or(eq(quizz.visibilite, "public"), eq(quizz.officiel, true));
  if (compte === null) return pourTous;
  const ami = sql`exists (select 1 from ${amities} where ${amities.acceptee}
    and ((${amities.de} = ${compte} and ${amities.a} = ${quizz.createur})
      or (${amities.a} = ${compte} and ${amities.de} = ${quizz.createur})))`;
  return or(pourTous, eq(quizz.createur, compte), and(eq(quizz.visibilite, "amis"), ami));
}

/** "rien" when something was typed that holds no word: nothing can match it. */
function conditionRecherche(search: string): SQL | undefined | "rien" {
  if (search.trim() === "") return undefined;
  const requete = requeteFts(search);
  if (requete === null) return "rien";
  return sql`${quizz.numero} in (select rowid from quizz_recherche where quizz_recherche match ${requete})`;
}

/** At least one of the tags: the filter may hold more than the 4 that a quizz may have (plateforme §5). */
function conditionTags(tags: readonly string[]): SQL | undefined {
  const connus = tagsConnus(tags);
  if (connus.length === 0) return undefined;
  return sql`exists (select 1 from json_each(${quizz.tags}) where ${inArray(sql`value`, connus)})`;
}

function ordre(sort: RequeteListe["sort"]): SQL[] {
  switch (sort) {
    case "recent":
      return [desc(quizz.date), desc(quizz.numero)];
    case "oldest":
      return [asc(quizz.date), asc(quizz.numero)];
    case "note":
      return [desc(quizz.note), desc(quizz.numero)];
    case "ajout":
    case null:
    case undefined:
      return [desc(quizz.numero)];
  }
}
