/** The end and its table: jeu §2 "End screen", decisions-jeu "End and vote". Pure. */
import { decernerPrixDeFin } from "./prix/attribuer.ts";
import { calculerCourbesDeGorgees } from "./prix/chiffres.ts";
import { estIdDeQuizzCompose } from "#contracts/composition.ts";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { ETAPE, type RaisonFinDePartie } from "#contracts/partie.ts";
import { calculerRangDuNombre } from "./classement/classer.ts";
import { compterGorgeesDesJoueurs } from "./ardoise.ts";
import { tirerDefiDeFin } from "./defi.ts";
import { quitterImprevu } from "./imprevus.ts";
import type { ContexteDesRegles } from "./jeu.ts";
import { finirDistributionDEtape } from "./partage.ts";
import { composerLignesDuRecu } from "./prix/recu.ts";
import {
  listerClesDesParticipants,
  estJoueurPresent,
  compterQuestionsDuQuizzEnJeu,
  compterQuestionsJugees,
} from "./selection.ts";
import type { Partie } from "./types.ts";
import type { LigneTableDeFin } from "./types/resultats.ts";
import type { Joueur } from "./types/joueurs.ts";

/** Lines of the end table: best score first, then who drank least; the creator next, those who left last. */
export function dresserTableFin(partie: Partie): LigneTableDeFin[] {
  const sommes = compterGorgeesDesJoueurs(partie);
  const ligne = (id: string, joueur: Joueur | undefined, parti: boolean) => ({
    id,
    pseudo: joueur?.pseudo ?? "",
    gorgees: sommes[id] ?? 0,
    score: id === CLE_CREATEUR ? null : (joueur?.score ?? 0),
    jugees: joueur?.jugees ?? 0,
    parti,
  });
  const restes = listerClesDesParticipants(partie).map((id) =>
    ligne(id, partie.joueurs[id], false),
  );
  const partis = Object.entries(partie.partis).map(([id, joueur]) => ligne(id, joueur, true));
  return classer([...restes, ...partis], compterQuestionsJugees(partie) > 0);
}

/** Gives the lines their ranks and sorts them. They have no ranks when no question was judged. */
function classer(
  lignes: readonly Omit<LigneTableDeFin, "rang">[],
  jugee: boolean,
): LigneTableDeFin[] {
  const notes = lignes.flatMap(({ score, parti }) => (score === null || parti ? [] : [score]));
  const rang = ({ score, parti }: Omit<LigneTableDeFin, "rang">) =>
    score === null || parti || !jugee ? null : calculerRangDuNombre(score, notes);
  return lignes
    .map((ligne) => ({ ...ligne, rang: rang(ligne) }))
    .sort(
      (a, b) =>
        Number(a.parti) - Number(b.parti) ||
        (b.score ?? -1) - (a.score ?? -1) ||
        a.gorgees - b.gorgees,
    );
}

/**
 * Players who count as present at the end: connected, or judged on the last question. A phone that has fallen asleep since is still in its owner's hand. When nothing was judged, everybody counts.
 */
export function trouverPresentsALaFin(partie: Partie): ReadonlySet<string> {
  const jugees = Object.values(partie.joueurs).flatMap(({ verdicts }) => verdicts);
  const derniere = jugees.length === 0 ? undefined : Math.max(...jugees);
  const la = ([id, { verdicts }]: [string, Joueur]) =>
    estJoueurPresent(partie, id) || verdicts.at(-1) === derniere;
  return new Set(
    Object.entries(partie.joueurs)
      .filter(la)
      .map(([id]) => id),
  );
}

/** The most quizzes that a room remembers as played. */
const JOUES_MAX = 200;
/** Upper bound of the two random numbers in the id of a game. */
const ID_MAX = 0x7fff_ffff;

/** Ends the game: step 3. The reason `joueurs`: too few players are left. */
export function terminerPartie(
  partie: Partie,
  jeu: ContexteDesRegles,
  raison: RaisonFinDePartie,
): Partie {
  const calme = finirDistributionDEtape(quitterImprevu(partie));
  const table = dresserTableFin(calme);
  const la = trouverPresentsALaFin(calme);
  const presents = table.filter(({ id }) => la.has(id));
  const quizzId = partie.quizz?._id ?? "";
  return {
    ...calme,
    joues: estIdDeQuizzCompose(quizzId)
      ? partie.joues
      : [...partie.joues.filter((id) => id !== quizzId), quizzId].slice(-JOUES_MAX),
    phase: "fin",
    etape: ETAPE.fin,
    tour: partie.tour + 1,
    pause: false,
    manche: null,
    enCours: [],
    fin: {
      id: `${jeu.des.entier(0, ID_MAX).toString(36)}${jeu.des.entier(0, ID_MAX).toString(36)}`,
      tour: partie.tour + 1,
      quizzId,
      titre: partie.quizz?.title ?? "",
      nbQuestions: compterQuestionsJugees(partie),
      raison,
      defi: tirerDefiDeFin(presents, jeu.des),
      table,
      courbes: calculerCourbesDeGorgees(calme, table),
      // a quizz that has only messages gives no awards
      prix: compterQuestionsDuQuizzEnJeu(partie) === 0 ? [] : decernerPrixDeFin(calme, presents),
      recu: composerLignesDuRecu(calme, presents),
    },
  };
}
