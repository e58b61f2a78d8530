/**
 * Questions for a composed evening (docs/decisions/0080): a bounded number of quizzes is read from a drawn place, and the rule
 * of contracts/composition.ts chooses among their questions. It runs in the reader thread, but for `lire`.
 */
import { createHash } from "node:crypto";
import {
  calculerDifficulteDeQuestion,
  type QuestionCandidateDeComposition,
  choisirQuestionsDeComposition,
  type CompositionTiree,
  type DemandeDeComposition,
  calculerCleDeQuestionVue,
  type ReferenceDeQuestionComposee,
  type QuestionsVues,
  TAG_EXCLU_SAUF_DEMANDE,
  type VoeuxDeComposition,
} from "#contracts/composition.ts";
import { trouverFautesDeQuestion } from "#contracts/fautes.ts";
import { type Question, questionAttendReponse, typeQuestion } from "#contracts/quizz.ts";
import { calculerTeneurDeQuestion } from "#contracts/statistiques.ts";
import { and, asc, eq, exists, gt, inArray, isNull, lte, not, type SQL, sql } from "../drizzle.ts";
import type { Database } from "../connection.ts";
import { tableComptes } from "../schema/comptes.ts";
import {
  tableFavoris,
  tableQuestions,
  tableQuizz,
  tableQuizzTags,
  tableStatistiquesQuestions,
} from "../schema/quizz.ts";
import {
  ecrireConditionSqlQuizzComposable,
  SQL_EST_QUIZZ_PUBLIC,
  SQL_EST_QUIZZ_NON_VIDE,
} from "../visibility.ts";
import { createQuestionsVuesRepository, hacherCleDeQuestion } from "./questions-vues-repository.ts";
import { COLONNES_DE_QUESTION_ENVOYEE, SQL_EST_QUESTION_NON_VIERGE } from "./quizz-repository.ts";
import { calculerEmpreinteDeTeneur } from "./statistique-repository.ts";

export interface CompositionRepository {
  tirer(demande: DemandeDeComposition): CompositionTiree;
  /** Questions that `compte` may still use in a composition, in this order, each with its quizz. */
  lire(
    questions: readonly ReferenceDeQuestionComposee[],
    compte: string | null,
  ): { readonly question: Question; readonly source: QuizzDOrigineDeQuestion }[];
}

/** The quizz of a question, for the credit of a copy. */
export interface QuizzDOrigineDeQuestion {
  readonly _id: string;
  readonly title: string;
  readonly createur: string;
  /** The author that the quizz names, else the pseudo of its creator. */
  readonly auteur: string;
  readonly source: string;
  readonly licence: string;
}

/** Most quizzes whose questions one composition reads, among one's own and bookmarks, and among public ones. */
const QUIZZ_LUS_MAX = 100;
/** Quizzes read at a time. */
const LOT = 20;
/** A search ends once it has found this many times the wished number of questions of the wished difficulty, in as many quizzes. */
const CHOIX_PAR_QUESTION = 3;

const TYPES_A_REPONSE = typeQuestion.options.filter((type) => questionAttendReponse({ type }));

interface QuizzCandidat {
  readonly numero: number;
  readonly _id: string;
  readonly titre: string;
  readonly auteur: string;
}
interface Trouvee extends QuestionCandidateDeComposition {
  readonly rang: string;
  readonly titre: string;
  readonly auteur: string;
}

export function createCompositionRepository(db: Database): CompositionRepository {
  const vuesDes = createQuestionsVuesRepository(db);
  const colonnes = {
    numero: tableQuizz.numero,
    _id: tableQuizz._id,
    titre: tableQuizz.title,
    auteur: sql<string>`coalesce(nullif(trim(${tableQuizz.auteur}), ''), ${tableComptes.pseudo})`,
  };
  const quizzs = (condition: SQL | undefined, tags: readonly string[]): QuizzCandidat[] =>
    db
      .select(colonnes)
      .from(tableQuizz)
      .innerJoin(tableComptes, eq(tableComptes._id, tableQuizz.createur))
      .where(
        and(
          condition,
          SQL_EST_QUIZZ_NON_VIDE,
          isNull(tableQuizz.masque),
          tags.includes(TAG_EXCLU_SAUF_DEMANDE) ? undefined : not(exists(averti)),
        ),
      )
      .all();
  const averti = db
    .select()
    .from(tableQuizzTags)
    .where(
      and(
        eq(tableQuizzTags.tag, TAG_EXCLU_SAUF_DEMANDE),
        eq(tableQuizzTags.quizz, tableQuizz.numero),
      ),
    );
  const avecTag = (tags: readonly string[]): SQL | undefined =>
    tags.length === 0
      ? undefined
      : inArray(
          tableQuizz.numero,
          db
            .select({ quizz: tableQuizzTags.quizz })
            .from(tableQuizzTags)
            .where(inArray(tableQuizzTags.tag, [...tags])),
        );

  /** One's own quizzes and bookmarks in a drawn order, `LOT` at a time and `QUIZZ_LUS_MAX` in all. */
  function* personnels(
    compte: string | null,
    { tags, sources }: VoeuxDeComposition,
    tirage: string,
  ): Generator<QuizzCandidat[]> {
    if (compte === null) return;
    const siens = sources.includes("miens")
      ? quizzs(and(eq(tableQuizz.createur, compte), avecTag(tags)), tags)
      : [];
    const signets = sources.includes("signets")
      ? quizzs(
          and(
            inArray(
              tableQuizz._id,
              db
                .select({ quizz: tableFavoris.quizz })
                .from(tableFavoris)
                .where(eq(tableFavoris.compte, compte)),
            ),
            avecTag(tags),
            ecrireConditionSqlQuizzComposable(db, compte),
          ),
          tags,
        )
      : [];
    const tous = new Map([...siens, ...signets].map((un) => [un._id, un]));
    const ranges = melanger([...tous.values()], tirage);
    for (let debut = 0; debut < Math.min(ranges.length, QUIZZ_LUS_MAX); debut += LOT)
      yield ranges.slice(debut, debut + LOT);
  }

  /** Numbers of the next public quizzes after `apres`, by their own index; with tags, of any quizz that has one of the tags. */
  function numeros(tags: readonly string[], apres: number, jusque: number): number[] {
    if (tags.length === 0)
      return db
        .select({ numero: tableQuizz.numero })
        .from(tableQuizz)
        .where(
          and(
            SQL_EST_QUIZZ_PUBLIC,
            SQL_EST_QUIZZ_NON_VIDE,
            gt(tableQuizz.numero, apres),
            lte(tableQuizz.numero, jusque),
          ),
        )
        .orderBy(asc(tableQuizz.numero))
        .limit(LOT)
        .all()
        .map(({ numero }) => numero);
    const parTag = tags.flatMap((tag) =>
      db
        .select({ numero: tableQuizzTags.quizz })
        .from(tableQuizzTags)
        .where(
          and(
            eq(tableQuizzTags.tag, tag),
            gt(tableQuizzTags.quizz, apres),
            lte(tableQuizzTags.quizz, jusque),
          ),
        )
        .orderBy(asc(tableQuizzTags.quizz))
        .limit(LOT)
        .all()
        .map(({ numero }) => numero),
    );
    return [...new Set(parTag)].toSorted((a, b) => a - b).slice(0, LOT);
  }

  /** Public quizzes whose author allows it, from a drawn place to the end, then from the first one. */
  function* publics({ tags, sources }: VoeuxDeComposition, tirage: string) {
    if (!sources.includes("publics")) return;
    const dernier = db
      .select({ n: sql<number>`coalesce(max(${tableQuizz.numero}), 0)` })
      .from(tableQuizz)
      .get();
    const fin = dernier?.n ?? 0;
    const depart = Number.parseInt(condenser(tirage).slice(0, 8), 16) % (fin + 1);
    let marches = 0;
    for (const [debut, jusque] of [
      [depart, fin],
      [0, depart],
    ] as const)
      for (let apres: number = debut; marches < QUIZZ_LUS_MAX;) {
        const lus = numeros(tags, apres, jusque);
        const dernierLu = lus.at(-1);
        if (dernierLu === undefined) break;
        apres = dernierLu;
        marches += lus.length;
        yield quizzs(
          and(
            inArray(tableQuizz.numero, lus),
            SQL_EST_QUIZZ_PUBLIC,
            eq(tableQuizz.composable, true),
          ),
          tags,
        );
      }
  }

  /** The playable questions of a few quizzes, with their difficulty. */
  function questionsDe(lot: readonly QuizzCandidat[], tirage: string): Trouvee[] {
    if (lot.length === 0) return [];
    const parId = new Map(lot.map((un) => [un._id, un]));
    return db
      .select({
        _id: tableQuestions._id,
        quizz: tableQuestions.quizz,
        type: tableQuestions.type,
        text: tableQuestions.text,
        media: tableQuestions.media,
        options: tableQuestions.options,
        reponse: tableQuestions.reponse,
        precis: tableQuestions.precis,
        temps: tableQuestions.temps,
        empreinte: tableStatistiquesQuestions.empreinte,
        posees: tableStatistiquesQuestions.posees,
        justes: tableStatistiquesQuestions.justes,
      })
      .from(tableQuestions)
      .leftJoin(
        tableStatistiquesQuestions,
        eq(tableStatistiquesQuestions.question, tableQuestions._id),
      )
      .where(
        and(
          inArray(tableQuestions.quizz, [...parId.keys()]),
          inArray(tableQuestions.type, TYPES_A_REPONSE),
          SQL_EST_QUESTION_NON_VIERGE,
        ),
      )
      .all()
      .filter((question) => trouverFautesDeQuestion(question).length === 0)
      .flatMap((question) => {
        const source = parId.get(question.quizz);
        if (source === undefined) return [];
        const { empreinte, posees, justes } = question;
        // the figures of a question that asked something else are not its own
        const siennes =
          empreinte !== null &&
          posees !== null &&
          justes !== null &&
          empreinte === calculerEmpreinteDeTeneur(calculerTeneurDeQuestion(question));
        return {
          quizz: question.quizz,
          question: question._id,
          cle: hacherCleDeQuestion(calculerCleDeQuestionVue(question)),
          difficulte: siennes ? calculerDifficulteDeQuestion({ posees, justes }) : null,
          rang: condenser(`${tirage} ${question._id}`),
          titre: source.titre,
          auteur: source.auteur,
        };
      });
  }

  /** Reads the questions of quizzes, batch by batch, until there are enough to choose from. */
  function chercher(
    lots: Iterable<readonly QuizzCandidat[]>,
    { voeux, tirage }: DemandeDeComposition,
    vues: QuestionsVues,
  ): Trouvee[] {
    const trouvees: Trouvee[] = [];
    const assez = CHOIX_PAR_QUESTION * voeux.nombre;
    let voulues = 0;
    let lus = 0;
    for (const lot of lots) {
      lus += lot.length;
      for (const une of questionsDe(lot, tirage)) {
        trouvees.push(une);
        const neuve = !vues.questions.has(une.question) && !vues.cles.has(une.cle);
        const { difficulte } = voeux;
        if (neuve && (difficulte === "melange" || (une.difficulte ?? "moyen") === difficulte))
          voulues++;
      }
      if (voulues >= assez && lus >= voeux.nombre) break;
    }
    return trouvees;
  }

  return {
    tirer(demande) {
      const { groupe, voeux, tirage } = demande;
      const vues = vuesDes.lire(groupe);
      const candidats = new Map(
        [
          ...chercher(personnels(groupe.compte, voeux, tirage), demande, vues),
          ...chercher(publics(voeux, tirage), demande, vues),
        ].map((une) => [une.question, une]),
      );
      const ranges = [...candidats.values()].toSorted((a, b) => (a.rang < b.rang ? -1 : 1));
      const choisies = choisirQuestionsDeComposition(ranges, voeux, vues);
      const compter = (difficulte: QuestionCandidateDeComposition["difficulte"]) =>
        choisies.filter((une) => une.difficulte === difficulte).length;
      return {
        questions: choisies.map(({ quizz, question }) => ({ quizz, question })),
        nombre: voeux.nombre,
        quizz: compterParQuizz(choisies),
        difficultes: {
          facile: compter("facile"),
          moyen: compter("moyen") + compter(null),
          difficile: compter("difficile"),
        },
        inconnues: compter(null),
      };
    },
    lire(questions, compte) {
      const lues = db
        .select({
          question: COLONNES_DE_QUESTION_ENVOYEE,
          source: {
            _id: tableQuizz._id,
            title: tableQuizz.title,
            createur: tableQuizz.createur,
            auteur: colonnes.auteur,
            source: tableQuizz.source,
            licence: tableQuizz.licence,
          },
        })
        .from(tableQuestions)
        .innerJoin(tableQuizz, eq(tableQuizz._id, tableQuestions.quizz))
        .innerJoin(tableComptes, eq(tableComptes._id, tableQuizz.createur))
        .where(
          and(
            inArray(
              tableQuestions._id,
              questions.map(({ question }) => question),
            ),
            inArray(tableQuestions.type, TYPES_A_REPONSE),
            SQL_EST_QUESTION_NON_VIERGE,
            ecrireConditionSqlQuizzComposable(db, compte),
          ),
        )
        .all();
      const parId = new Map(lues.map((une) => [une.question._id, une]));
      return questions.flatMap(({ question }) => parId.get(question) ?? []);
    },
  };
}

const condenser = (texte: string): string => createHash("sha256").update(texte).digest("hex");

/** A drawn order of quizzes. */
const melanger = (liste: readonly QuizzCandidat[], tirage: string): QuizzCandidat[] =>
  liste
    .map((un) => ({ un, rang: condenser(`${tirage} ${un._id}`) }))
    .toSorted((a, b) => (a.rang < b.rang ? -1 : 1))
    .map(({ un }) => un);

function compterParQuizz(choisies: readonly Trouvee[]): CompositionTiree["quizz"] {
  const parQuizz = new Map<string, CompositionTiree["quizz"][number]>();
  for (const { quizz, titre, auteur } of choisies) {
    const deja = parQuizz.get(quizz)?.questions ?? 0;
    parQuizz.set(quizz, { titre, auteur, questions: deja + 1 });
  }
  return [...parQuizz.values()].toSorted(
    (a, b) => b.questions - a.questions || a.titre.localeCompare(b.titre, "fr"),
  );
}
