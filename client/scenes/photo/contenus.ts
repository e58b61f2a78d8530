/** The content of the evening's pictures, and the same in words for screen readers. Pure. */
import type { VueFin } from "#game/schema/etat.ts";
import { direGorgees } from "../../partie/mots/gorgees.ts";
import type { Dessin } from "#contracts/dessin.ts";
import {
  direPlaceSurTotal,
  suffixeOrdinal,
  placeAfficheeDuJoueur,
} from "../lignes-de-table-fin.ts";
import { direDateDeSoiree, direJourDeSoiree } from "../date-de-soiree.ts";
import { distinctionsParJoueur } from "../distinctions.ts";
import { totalDesGorgeesDeLaPartie } from "../recu.ts";
import type { DonneesDePhotoDeSalle } from "./salle.ts";
import type { DonneesDuTicket } from "./ticket.ts";

/** Drawings of the sous-bocks, by player. */
export type DessinsParJoueur = ReadonlyMap<string, Dessin>;
export const AUCUN_DESSIN: DessinsParJoueur = new Map();

/** The patron's closing words: one for each game and person, the same each time. */
const MOTS_TICKET = [
  "« Ardoise tenue sans une rature. À la prochaine. »",
  "« Addition juste. On vous garde la place. »",
  "« Rendez-vous au comptoir. Même heure, autres révisions. »",
  "« À conserver. En cas de litige, la maison a raison. »",
  "« Bon pour une revanche. Sans date limite. »",
  "« Merci de votre visite. L’ardoise s’en souviendra. »",
] as const;
const MOTS_SALLE = [
  "« On a connu pire. On a surtout connu moins drôle. »",
  "« Belle tablée. On laisse les verres où ils sont. »",
  "« Tout le monde est sur la photo. Même les réponses. »",
  "« La maison encadre. À côté du diplôme. »",
] as const;

/**
 * Chooses one of these texts by a number drawn from the game and the person; no-break spaces let its lines break between sentences only.
 */
const choisir = (mots: readonly string[], n: number): string =>
  (mots[n % mots.length] ?? "").replaceAll(/ (?!\p{Lu})|(?<![.!?]) /gu, "\u00A0");

export interface FinDePartieAPhotographier {
  readonly fin: VueFin;
  readonly code: string;
  readonly quand: Date;
  readonly dessins: DessinsParJoueur;
}

/** The content of a player's ticket; null for a player who is not on the bill. */
export function composerDonneesDuTicket(
  { fin, code, quand, dessins }: FinDePartieAPhotographier,
  moi: string,
  sansAlcool: boolean,
): DonneesDuTicket | null {
  const place = fin.table.findIndex(({ id }) => id === moi);
  const ligne = fin.table[place];
  if (ligne === undefined) return null;
  const [prix = null] = distinctionsParJoueur(fin).get(moi) ?? [];
  return {
    genre: "ticket",
    pseudo: ligne.pseudo,
    dessin: dessins.get(moi) ?? null,
    prix,
    rang: placeAfficheeDuJoueur(moi, fin),
    score: ligne.score < 0 ? null : ligne.score,
    jugees: ligne.jugees,
    gorgees: ligne.gorgees,
    sansAlcool,
    code,
    date: direDateDeSoiree(quand),
    quizz: fin.titre,
    mot: choisir(MOTS_TICKET, fin.tour + place),
  };
}

const compter = (n: number, mot: string): string => `${String(n)}\u00A0${mot}${n > 1 ? "s" : ""}`;

/** Facts that the picture of a room tells, from a game on screen or from its report. */
interface SalleAPhotographier {
  readonly code: string;
  readonly quand: Date;
  readonly titre: string;
  readonly nbQuestions: number;
  readonly gorgees: number;
  /** Number that chooses the patron's words: the same game has the same ones. */
  readonly tirage: number;
  readonly joueurs: DonneesDePhotoDeSalle["joueurs"];
}

/** The content of a room's picture, from the facts of a game on screen or of an evening's report. */
export const composerDonneesDePhotoDeSalle = ({
  code,
  quand,
  titre,
  nbQuestions,
  gorgees,
  tirage,
  joueurs,
}: SalleAPhotographier): DonneesDePhotoDeSalle => ({
  genre: "salle",
  code,
  jour: direJourDeSoiree(quand),
  quizz: titre,
  bilan: `${String(joueurs.length)} au comptoir, ${compter(nbQuestions, "question")}, ${direGorgees(gorgees)}`,
  mot: choisir(MOTS_SALLE, tirage),
  joueurs,
});

/** The content of a room's picture, from the end of a game on screen. */
export function composerDonneesDePhotoDepuisFinDePartie({
  fin,
  code,
  quand,
  dessins,
}: FinDePartieAPhotographier): DonneesDePhotoDeSalle {
  const prix = distinctionsParJoueur(fin);
  return composerDonneesDePhotoDeSalle({
    code,
    quand,
    titre: fin.titre,
    nbQuestions: fin.nbQuestions,
    gorgees: totalDesGorgeesDeLaPartie(fin),
    tirage: fin.tour,
    joueurs: fin.table.map(({ id, pseudo, rang, score }) => ({
      pseudo,
      dessin: dessins.get(id) ?? null,
      prix: prix.get(id)?.[0]?.titre ?? null,
      premier: rang === 1 && score > 0,
    })),
  });
}

/** The picture of a player's ticket in words, for screen readers. */
export function direTicket(ticket: DonneesDuTicket): string {
  const { pseudo, prix, rang, score, jugees, gorgees: bues, sansAlcool, code, date } = ticket;
  return [
    `Ticket de ${pseudo}, table ${code}, ${date}.`,
    ...(prix === null ? [] : [`${prix.titre}\u00A0: ${prix.exploit}.`]),
    ...(rang === null
      ? []
      : [`${String(rang.place)}${suffixeOrdinal(rang)} ${direPlaceSurTotal(rang)}.`]),
    ...(score === null
      ? []
      : [
          `${String(score)} bonne${score > 1 ? "s" : ""} réponse${score > 1 ? "s" : ""} sur ${String(jugees)}.`,
        ]),
    `${direGorgees(bues, sansAlcool)}.`,
  ].join(" ");
}

/** The picture of the room in words, for screen readers. */
export function direPhotoDeSalle({ code, jour, bilan, joueurs }: DonneesDePhotoDeSalle): string {
  const noms = joueurs.map(({ pseudo, prix }) => (prix === null ? pseudo : `${pseudo}, ${prix}`));
  return `La table ${code}, ${jour}\u00A0: ${bilan}. Sur les sous-bocks\u00A0: ${noms.join("\u00A0; ")}.`;
}
