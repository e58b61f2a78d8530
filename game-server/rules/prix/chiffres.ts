/**
 * The figures of each player's game, from which awards and receipt are made; they come from the ardoise, the verdicts
 * and the seats. Pure.
 */
import { calculerRangDuNombre } from "../classement/classer.ts";
import type { ExploitDeMiniJeu } from "#contracts/mini-jeux.ts";
import { COMPTE_DE_GORGEES_VIDE, calculerComptesDeGorgees } from "../comptes.ts";
import { compterQuestionsJugees, listerJoueursHorsCreateur } from "../selection.ts";
import type { Partie } from "../types.ts";
import type { LigneTableDeFin, CourbeDeGorgees } from "../types/resultats.ts";

/** The figures of one player, in sips unless a comment says otherwise. */
export interface ChiffresDeFinDuJoueur {
  readonly offertes: number;
  readonly recues: number;
  /** Number of people who gave sips to the player. */
  readonly donneurs: number;
  readonly servis: number;
  /** The most sips that one question and what followed it have cost. */
  readonly descente: number;
  readonly imprevus: number;
  readonly miniJeux: number;
  readonly total: number;
  /** Sips before and after the middle of the questions. */
  readonly avant: number;
  readonly apres: number;
  readonly effacees: number;
  /** Sips wiped by the gamble alone, not by the host or by a corrected verdict. */
  readonly aLaRoue: number;
  /** Number of lines of the ardoise. */
  readonly lignes: number;
  /** Number of questions that, with what followed them, cost the player sips. */
  readonly arrosees: number;
  /** Questions put to the player before the first one that cost sips; null when none did, or when none was put. */
  readonly avantPremiere: number | null;
  /** Rank, from 1, of the last question that cost the player sips; 0 for none. */
  readonly dernier: number;
  /** Longest run of the player's questions without a sip; null when no question was put to them. */
  readonly aSec: number | null;
  /** The player's verdicts; null for the creator, and for a player to whom no question was put. */
  readonly reponses: Reponses | null;
  /** Order of arrival, from 1; 0 for the creator. */
  readonly arrivee: number;
  /** Number of letters of the pseudo. */
  readonly lettres: number;
  readonly jugees: number;
  readonly sansAlcool: boolean;
  readonly exploits: readonly ExploitDeMiniJeu[];
}

interface Reponses {
  readonly justes: number;
  readonly faux: number;
  readonly justesAvant: number;
  readonly justesApres: number;
  readonly serie: number;
  readonly serieFaux: number;
  /** Whether every question of the game was put to the player. */
  readonly toutes: boolean;
  /** Places won between the middle of the questions and the end. */
  readonly places: number;
}

/** Letters of a pseudo, without hyphens and digits. */
const compterLettres = (pseudo: string): number =>
  (pseudo.normalize("NFC").match(/\p{L}/gu) ?? []).length;

/** Length of the longest run, among neighbours in `positions`, for which `vrai` holds. */
function calculerLongueurDePlusLongueSerie(
  positions: readonly number[],
  vrai: (position: number) => boolean,
): number {
  let [courante, record] = [0, 0];
  for (const position of positions) {
    courante = vrai(position) ? courante + 1 : 0;
    record = Math.max(record, courante);
  }
  return record;
}

/** The figures by player. @param table lines of the players who are still there, who are compared with each other only */
export function calculerChiffresDeFinDesJoueurs(
  partie: Partie,
  table: readonly LigneTableDeFin[],
): Map<string, ChiffresDeFinDuJoueur> {
  const milieu = (partie.position + 1) / 2;
  const arrivees = listerJoueursHorsCreateur(partie);
  const posees = listerPositionsDesQuestionsPosees(partie);
  const comptes = calculerComptesDeGorgees(partie);
  const sues = new Map(table.map(({ id }) => [id, positionsJustes(partie, id, comptes[id])]));
  const milieux = new Map(
    [...sues].map(([id, justes]) => [id, justes.filter((position) => position < milieu).length]),
  );
  const auMilieu = (id: string) => milieux.get(id) ?? 0;
  const auMilieuDeTous = table.flatMap(({ id, score }) => (score === null ? [] : [auMilieu(id)]));
  return new Map(
    table.map((ligne): [string, ChiffresDeFinDuJoueur] => {
      const { id, score, rang } = ligne;
      const { verdicts = [], sansAlcool = false } = partie.joueurs[id] ?? {};
      const compte = comptes[id] ?? COMPTE_DE_GORGEES_VIDE;
      const { positions } = compte;
      const sommer = (entre: (position: number) => boolean) =>
        Math.max(
          0,
          positions.reduce((somme, n, position) => (entre(position) ? somme + n : somme), 0),
        );
      const mouillees = positions.flatMap((n, position) => (n > 0 ? [position] : []));
      const numeros = mouillees.map((position) => compterQuestionsPoseesJusqua(posees, position));
      const arrosees = new Set(numeros.filter((numero) => numero > 0));
      const justes = sues.get(id) ?? [];
      const [bues, justesDe] = [new Set(mouillees), new Set(justes)];
      const sue = (position: number) => justesDe.has(position);
      const aRepondre = score === null ? posees : verdicts;
      const placeAuMilieu = calculerRangDuNombre(auMilieu(id), auMilieuDeTous);
      const chiffres: ChiffresDeFinDuJoueur = {
        offertes: compte.offertes,
        recues: compte.recues,
        donneurs: compte.donneurs.length,
        servis: compte.servis.length,
        descente: Math.max(0, ...positions),
        imprevus: Math.max(0, compte.imprevus),
        miniJeux: Math.max(0, compte.miniJeux),
        total: compte.gorgees,
        avant: sommer((position) => position < milieu),
        apres: sommer((position) => position >= milieu),
        effacees: compte.effacees,
        aLaRoue: compte.aLaRoue,
        lignes: compte.lignes,
        arrosees: arrosees.size,
        avantPremiere:
          mouillees.length === 0 || aRepondre.length === 0
            ? null
            : aRepondre.filter((position) => position < Math.min(...mouillees)).length,
        dernier: Math.max(0, ...arrosees),
        aSec:
          verdicts.length === 0
            ? null
            : calculerLongueurDePlusLongueSerie(verdicts, (position) => !bues.has(position)),
        reponses:
          score === null || verdicts.length === 0
            ? null
            : {
                justes: score,
                faux: verdicts.length - justes.length,
                justesAvant: justes.filter((position) => position < milieu).length,
                justesApres: justes.filter((position) => position >= milieu).length,
                serie: calculerLongueurDePlusLongueSerie(verdicts, sue),
                serieFaux: calculerLongueurDePlusLongueSerie(
                  verdicts,
                  (position) => !sue(position),
                ),
                toutes: ligne.jugees > 0 && ligne.jugees === compterQuestionsJugees(partie),
                places: rang === null ? 0 : placeAuMilieu - rang,
              },
        arrivee: arrivees.indexOf(id) + 1,
        lettres: compterLettres(ligne.pseudo),
        jugees: ligne.jugees,
        sansAlcool,
        exploits: partie.exploits[id] ?? [],
      };
      return [id, chiffres];
    }),
  );
}

/** Positions of the questions that this player answered right: those whose verdict cost nothing. */
function positionsJustes(
  { joueurs }: Partie,
  id: string,
  compte = COMPTE_DE_GORGEES_VIDE,
): number[] {
  return (joueurs[id]?.verdicts ?? []).filter((position) => (compte.verdicts[position] ?? 0) <= 0);
}

/** Positions in the quizz of the questions that were put to some player, present or gone. */
export function listerPositionsDesQuestionsPosees({ joueurs, partis }: Partie): number[] {
  const tous = [...Object.values(joueurs), ...Object.values(partis)];
  return [...new Set(tous.flatMap(({ verdicts }) => verdicts))];
}

/**
 * Rank, from 1, of the question at that place of the quizz, or of the last one before it; 0 before the first.
 * @param posees what `listerPositionsDesQuestionsPosees` gives
 */
export function compterQuestionsPoseesJusqua(posees: readonly number[], position: number): number {
  return posees.filter((posee) => posee <= position).length;
}

/**
 * The counter of each player of the table at the end of each question with what followed it; sips before the first question are counted
 * with it.
 */
export function calculerCourbesDeGorgees(
  partie: Partie,
  table: readonly LigneTableDeFin[],
): CourbeDeGorgees[] {
  const posees = listerPositionsDesQuestionsPosees(partie);
  const comptes = calculerComptesDeGorgees(partie);
  return table.map(({ id }) => {
    const points = Array.from({ length: Math.max(1, posees.length) }, () => 0);
    for (const [position, gorgees] of (comptes[id]?.positions ?? []).entries()) {
      const numero = Math.max(1, compterQuestionsPoseesJusqua(posees, position));
      points[numero - 1] = (points[numero - 1] ?? 0) + gorgees;
    }
    let somme = 0;
    return { id, points: points.map((n) => (somme += n)) };
  });
}
