/** From the lines that were read to quizzes of ours: what is kept, in how many quizzes. Pure. */
import type { QuizzDeFichier } from "#contracts/trinquizz-file.ts";
import { QUESTIONS_MAX } from "#contracts/limites.ts";
import { garderTagsConnus } from "#contracts/tags.ts";
import { etatDeLigne, versQuestion } from "./etat.ts";
import type { Ligne, Partie, QuizzLu } from "./lecture.ts";

/** By default what is ready; `(ligne) => etatDeLigne(ligne).importable` also takes what is unplayable. */
type Choix = (ligne: Ligne, rang: number) => boolean;
const pretes: Choix = (ligne) => etatDeLigne(ligne).etat === "ok";

/**
 * The quizz that is sent. Ranges follow the lines that stay.
 * @param garder which lines; those that a save would refuse never come in, whatever it says
 */
export function assembler(quizz: QuizzLu, garder: Choix = pretes): QuizzDeFichier {
  const questions: QuizzDeFichier["questions"] = [];
  /** By line: how many questions come before it. */
  const avant: number[] = [];
  quizz.lignes.forEach((ligne, rang) => {
    avant.push(questions.length);
    if (ligne.sorte !== "question" || !garder(ligne, rang)) return;
    const question = versQuestion(ligne.question);
    if (question !== null) questions.push(question);
  });
  avant.push(questions.length);
  const bornes = quizz.parties.map(({ debut, fin }) => ({
    debut: avant[debut] ?? questions.length,
    fin: (avant[fin + 1] ?? questions.length) - 1,
  }));
  return {
    title: quizz.titre,
    tags: garderTagsConnus(quizz.tags),
    visibilite: quizz.visibilite,
    aleatoireGlobal: quizz.aleatoireGlobal,
    aleatoire: bornes.flatMap(({ debut, fin }) => (debut <= fin ? [debut, fin] : [])),
    ...quizz.credit,
    questions,
  };
}

/** Lines from a rank to another, both included, as a quizz of their own. */
function morceau(quizz: QuizzLu, titre: string, { debut, fin }: Omit<Partie, "nom">): QuizzLu {
  const parties = quizz.parties
    .map((une) => ({
      nom: une.nom,
      debut: Math.max(une.debut, debut) - debut,
      fin: Math.min(une.fin, fin) - debut,
    }))
    .filter((une) => une.debut <= une.fin);
  return { ...quizz, titre, parties, lignes: quizz.lignes.slice(debut, fin + 1) };
}

/** One quizz a level: those that have a name. Whatever belongs to none stays in a quizz of its own, first. */
export function parNiveaux(quizz: QuizzLu): readonly QuizzLu[] {
  const nommees = quizz.parties.filter(({ nom }) => nom !== null);
  if (nommees.length < 2) return [quizz];
  const niveaux = nommees.map((partie) => {
    const un = morceau(quizz, `${quizz.titre} – ${partie.nom ?? ""}`, partie);
    // it is shuffled as a whole: a range of everything would say the same
    return { ...un, parties: [], aleatoireGlobal: true };
  });
  const reste = quizz.lignes.filter(
    (_, rang) => !nommees.some(({ debut, fin }) => debut <= rang && rang <= fin),
  );
  return reste.length === 0 ? niveaux : [{ ...quizz, parties: [], lignes: reste }, ...niveaux];
}

/** As many quizzes as its questions need: a quizz holds 200. Lines that are ignored take no place. */
export function parTaille(quizz: QuizzLu): readonly QuizzLu[] {
  const bornes: { debut: number; fin: number }[] = [];
  let debut = 0;
  let nombre = 0;
  quizz.lignes.forEach((ligne, rang) => {
    if (ligne.sorte !== "question") return;
    if (nombre === QUESTIONS_MAX) {
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
