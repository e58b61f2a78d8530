/**
 * A race as the slate tells it: who came first, who fell on the way and when, who had not left. Pure.
 * mise-en-scene.md "Rapidité".
 */
import { ETAPE } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import {
  aReponduJusteOuPrecis,
  type JoueurAvecId,
  listerJoueursDontReponseCompte,
} from "../hote/joueurs.ts";

/** Most lanes of the slate, without and with a proof; the other players are named together. */
export const COULOIRS_DE_COURSE_MAX = 7;
export const COULOIRS_DE_COURSE_AVEC_PREUVE_MAX = 4;

export interface CouloirDeCourse {
  readonly joueur: JoueurAvecId;
  readonly arrivee: "gagne" | "juste" | "tombe" | "reste";
  /** Length of the lane that was run, from 0 to 1: the winner's time is the whole length. */
  readonly part: number;
}
export interface CourseDeRapidite {
  readonly gagnant: JoueurAvecId;
  /**
   * The winner, then players whom the host has accepted afterwards, then those who fell (the longest on the way first), then those who
   * had not left.
   */
  readonly couloirs: readonly CouloirDeCourse[];
}

const parTemps = (a: JoueurAvecId, b: JoueurAvecId): number => a.enMs - b.enMs;

/** The race of the question on the table; null when the question is no race, or nobody has won. */
export function lireCourseDeRapidite(vue: Vue): CourseDeRapidite | null {
  if (vue.phase !== "jeu" || vue.etape !== ETAPE.reponse || vue.modeJeu !== "rapidite") return null;
  const joueurs = listerJoueursDontReponseCompte(vue).filter(({ jugement }) => jugement !== "");
  const [gagnant, ...justes] = joueurs.filter(aReponduJusteOuPrecis).sort(parTemps);
  if (gagnant === undefined) return null;
  const partis = joueurs.filter((joueur) => !aReponduJusteOuPrecis(joueur) && joueur.aRepondu);
  const couloirs = [
    couloir(gagnant, "gagne", gagnant),
    // players whose answer the host has accepted after the race
    ...justes.map((joueur) => couloir(joueur, "juste", gagnant)),
    ...partis.sort((a, b) => parTemps(b, a)).map((joueur) => couloir(joueur, "tombe", gagnant)),
    ...joueurs
      .filter((joueur) => !aReponduJusteOuPrecis(joueur) && !joueur.aRepondu)
      .map((joueur) => couloir(joueur, "reste", gagnant)),
  ];
  return { gagnant, couloirs };
}

/** Shares the runners out: those who have one of `places` lanes, and the names of the others, whose line takes the room of a lane. */
export function repartirCouloirs(
  couloirs: readonly CouloirDeCourse[],
  places: number,
): { readonly montres: readonly CouloirDeCourse[]; readonly autres: readonly string[] } {
  const tiennent = couloirs.length <= places ? places : places - 1;
  return {
    montres: couloirs.slice(0, tiennent),
    autres: couloirs.slice(tiennent).map(({ joueur }) => joueur.pseudo),
  };
}

function couloir(
  joueur: JoueurAvecId,
  arrivee: CouloirDeCourse["arrivee"],
  gagnant: JoueurAvecId,
): CouloirDeCourse {
  return { joueur, arrivee, part: partDe(joueur, arrivee, gagnant) };
}

function partDe(
  { enMs }: JoueurAvecId,
  arrivee: CouloirDeCourse["arrivee"],
  gagnant: JoueurAvecId,
): number {
  switch (arrivee) {
    case "gagne":
    case "juste":
      return 1;
    case "tombe":
      // a player who fell lies between the start and the finish, touching neither
      return Math.min(0.94, Math.max(0.06, enMs / Math.max(1, gagnant.enMs)));
    case "reste":
      return 0;
  }
}
