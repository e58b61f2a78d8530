/** The lines read from an imported file become quizzes: which lines are kept, and in how many quizzes. Pure. */
import type { QuizzDeFichierTrinquizz } from "#contracts/trinquizz-file.ts";
import { QUESTIONS_PAR_QUIZZ_MAX } from "#contracts/limites.ts";
import { filtrerTagsConnus } from "#contracts/tags.ts";
import { calculerEtatLigne, convertirEnQuestion } from "./etat.ts";
import type { LigneImport, PlageDeLignes, QuizzImport } from "./lecture.ts";

/**
 * Tells whether a line becomes a question; by default the ready ones do. `calculerEtatLigne(ligne).importable` also takes unplayable ones.
 */
type Choix = (ligne: LigneImport, rang: number) => boolean;
const pretes: Choix = (ligne) => calculerEtatLigne(ligne).etat === "ok";

/**
 * The quizz that the import sends to the server. Ranges to shuffle are renumbered for the lines that stay.
 * @param garder whether a line is wanted; lines that a save would refuse never come in
 * @param convertir the question as it is saved, or null
 */
export function assemblerQuizz(
  quizz: QuizzImport,
  garder: Choix = pretes,
  convertir = convertirEnQuestion,
): QuizzDeFichierTrinquizz {
  const questions: QuizzDeFichierTrinquizz["questions"] = [];
  /** By line, the number of kept questions before it. */
  const avant: number[] = [];
  quizz.lignes.forEach((ligne, rang) => {
    avant.push(questions.length);
    if (ligne.sorte !== "question" || !garder(ligne, rang)) return;
    const question = convertir(ligne.question);
    if (question !== null) questions.push(question);
  });
  avant.push(questions.length);
  const bornes = quizz.parties.map(({ debut, fin }) => ({
    debut: avant[debut] ?? questions.length,
    fin: (avant[fin + 1] ?? questions.length) - 1,
  }));
  return {
    title: quizz.titre,
    tags: filtrerTagsConnus(quizz.tags),
    visibilite: quizz.visibilite,
    aleatoireGlobal: quizz.aleatoireGlobal,
    composable: quizz.composable,
    defauts: quizz.defauts,
    aleatoire: bornes.flatMap(({ debut, fin }) => (debut <= fin ? [debut, fin] : [])),
    ...quizz.credit,
    questions,
  };
}

/** Makes a quizz of the lines between two ranks, both included. */
function morceau(
  quizz: QuizzImport,
  titre: string,
  { debut, fin }: Omit<PlageDeLignes, "nom">,
): QuizzImport {
  const parties = quizz.parties
    .map((une) => ({
      nom: une.nom,
      debut: Math.max(une.debut, debut) - debut,
      fin: Math.min(une.fin, fin) - debut,
    }))
    .filter((une) => une.debut <= une.fin);
  return { ...quizz, titre, parties, lignes: quizz.lignes.slice(debut, fin + 1) };
}

/** Cuts an imported quizz into one quizz for each named level. Lines without a level come first, in a quizz of their own. */
export function decouperParNiveau(quizz: QuizzImport): readonly QuizzImport[] {
  const nommees = quizz.parties.filter(({ nom }) => nom !== null);
  if (nommees.length < 2) return [quizz];
  const niveaux = nommees.map((partie) => {
    const un = morceau(quizz, `${quizz.titre} – ${partie.nom ?? ""}`, partie);
    // the quizz of one level is shuffled as a whole, so it needs no range
    return { ...un, parties: [], aleatoireGlobal: true };
  });
  const reste = quizz.lignes.filter(
    (_, rang) => !nommees.some(({ debut, fin }) => debut <= rang && rang <= fin),
  );
  return reste.length === 0 ? niveaux : [{ ...quizz, parties: [], lignes: reste }, ...niveaux];
}

/** Cuts an imported quizz into quizzes of at most `QUESTIONS_PAR_QUIZZ_MAX` questions. Ignored lines do not count. */
export function decouperQuizzParNombreDeQuestions(quizz: QuizzImport): readonly QuizzImport[] {
  const bornes: { debut: number; fin: number }[] = [];
  let debut = 0;
  let nombre = 0;
  quizz.lignes.forEach((ligne, rang) => {
    if (ligne.sorte !== "question") return;
    if (nombre === QUESTIONS_PAR_QUIZZ_MAX) {
      bornes.push({ debut, fin: rang - 1 });
      debut = rang;
      nombre = 0;
    }
    nombre += 1;
  });
  bornes.push({ debut, fin: quizz.lignes.length - 1 });
  if (bornes.length === 1) return [quizz];
  return bornes.map((borne, rang) =>
    morceau(quizz, `${quizz.titre} (${rang + 1}/${bornes.length})`, borne),
  );
}
