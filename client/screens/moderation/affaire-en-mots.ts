/** A case in words, as the queue and its head say it. Pure. */
import { type Affaire, type LigneAffaire, PRISE_MS } from "#contracts/moderation.ts";
import { MOTIFS_SIGNALEMENT } from "#contracts/signalement.ts";
import { heureDe } from "../../document/mots.ts";
import { jourCourt, MESURES_PRISES } from "../../moderation/phrases.ts";
import type { NomIcone } from "../../ui/icones.tsx";

const MINUTE_MS = 60_000;

export const ICONES_AFFAIRES = {
  quizz: "quizz",
  image: "image",
  son: "note",
  video: "video",
  profil: "profil",
} as const satisfies Readonly<Record<LigneAffaire["icone"], NomIcone>>;

/** "de Bob", "d’Ada". */
export const deQui = (pseudo: string): string =>
  /^[aeiouàâäéèêëîïôöùûüœ]/i.test(pseudo) ? `d’${pseudo}` : `de ${pseudo}`;

export const titreAffaire = ({ genre, titre }: Pick<LigneAffaire, "genre" | "titre">): string =>
  genre === "profil" ? `Le profil ${deQui(titre)}` : titre;

/** Under it: why, and how many said so; once decided, what was. */
export function sousTitreDeLigne(ligne: LigneAffaire): string {
  const { etat, motif, nombre, mesure } = ligne;
  if (etat !== "ouverte" && mesure !== null) {
    const prise = MESURES_PRISES[mesure.genre];
    const dite = etat === "contestee" ? `Contesté\u00A0: ${prise.toLowerCase()}` : prise;
    return `${dite} le ${jourCourt(mesure.date)}`;
  }
  if (etat === "close") return MESURES_PRISES.rien;
  return motif === null
    ? "Ouverte par la modération"
    : `${MOTIFS_SIGNALEMENT[motif]} · ${String(nombre)}`;
}

/** What the case is about, where it is, and its number. */
export function situer({
  genre,
  rang,
  lieu,
  numero,
}: Pick<Affaire, "genre" | "rang" | "lieu" | "numero">): string {
  const n = `affaire n°\u00A0${String(numero)}`;
  if (genre === "profil") return lieu === null ? `Profil supprimé · ${n}` : `Profil · ${n}`;
  const etat =
    lieu === null ? "supprimé" : lieu.officiel ? "officiel" : lieu.prive ? "privé" : "public";
  if (genre === "quizz") return `Quizz ${etat} · ${n}`;
  const question = `Question\u00A0${String(rang ?? 1)}`;
  return lieu === null
    ? `${question}, supprimée depuis · ${n}`
    : `${question} d’un quizz ${etat} · ${n}`;
}

/** How long ago, in as few letters as the queue has room for: "28 min", "3 h", "hier", "2 jours". */
export function ilYA(iso: string, maintenant: Date): string {
  const date = new Date(iso);
  const minutes = Math.floor((maintenant.getTime() - date.getTime()) / MINUTE_MS);
  if (!(minutes >= 1)) return "à l’instant";
  if (minutes < 60) return `${String(minutes)}\u00A0min`;
  const jours = joursEntre(date, maintenant);
  if (jours === 0 || minutes < 6 * 60) return `${String(Math.floor(minutes / 60))}\u00A0h`;
  return jours === 1 ? "hier" : `${String(jours)}\u00A0jours`;
}

/** Midnights between two instants, where the reader is. */
function joursEntre(avant: Date, apres: Date): number {
  const minuit = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((minuit(apres) - minuit(avant)) / (24 * 60 * MINUTE_MS));
}

/** "21 h 32" today; "21/11 à 21 h 32" another day, with its year when it is another. */
export function quandBref(iso: string, maintenant: Date): string {
  const date = new Date(iso);
  const heure = heureDe(date.getTime());
  if (joursEntre(date, maintenant) === 0) return heure;
  const jour = jourCourt(iso);
  return `${date.getFullYear() === maintenant.getFullYear() ? jour.slice(0, 5) : jour} à ${heure}`;
}

/** How long it is still held, in whole minutes, whatever this clock says; 0 once it is free. */
export const minutesTenue = (jusque: string, maintenant: Date): number =>
  Math.min(
    PRISE_MS / MINUTE_MS,
    Math.max(0, Math.ceil((new Date(jusque).getTime() - maintenant.getTime()) / MINUTE_MS)),
  );
