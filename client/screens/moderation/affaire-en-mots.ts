/** French words for a case: its row in the queue, its head, its reports. Pure. */
import {
  type Affaire,
  NOM_COMPTE_SUPPRIME,
  type LigneListeAffaires,
  DUREE_PRISE_AFFAIRE_MS,
} from "#contracts/moderation.ts";
import { NOMS_MOTIFS_SIGNALEMENT } from "#contracts/signalement.ts";
import { direHeure } from "../../document/dates.ts";
import { direJourEnChiffres, NOMS_DES_MESURES_PRISES } from "../../moderation/phrases.ts";
import type { NomIcone } from "../../ui/icones.tsx";

const MINUTE_MS = 60_000;

export const ICONES_AFFAIRES = {
  quizz: "quizz",
  image: "image",
  son: "note",
  video: "video",
  profil: "profil",
} as const satisfies Readonly<Record<LigneListeAffaires["icone"], NomIcone>>;

/** Pseudo with the preposition before it: "de Bob", "d’Ada". */
const deQui = (pseudo: string): string =>
  /^[aeiouàâäéèêëîïôöùûüœ]/i.test(pseudo) ? `d’${pseudo}` : `de ${pseudo}`;

export const direTitreDAffaire = ({
  genre,
  titre,
}: Pick<LigneListeAffaires, "genre" | "titre">): string =>
  genre === "profil" ? `Le profil ${deQui(titre)}` : titre;

/** Second line of a case's row in the queue: reason and number of reports; after a decision, the measure. */
export function direMotifOuMesureDAffaire(ligne: LigneListeAffaires): string {
  const { etat, motif, nombre, mesure } = ligne;
  if (etat !== "ouverte" && mesure !== null) {
    const prise = NOMS_DES_MESURES_PRISES[mesure.genre];
    const dite = etat === "contestee" ? `Contesté\u00A0: ${prise.toLowerCase()}` : prise;
    return `${dite} le ${direJourEnChiffres(mesure.date)}`;
  }
  if (etat === "close") return NOMS_DES_MESURES_PRISES.rien;
  return motif === null
    ? "Ouverte par la modération"
    : `${NOMS_MOTIFS_SIGNALEMENT[motif]} · ${String(nombre)}`;
}

/** Subject of a case, its visibility, and its number, in words. */
export function direSujetAffaire({
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

/** Short age of a case for the queue: "28 min", "3 h", "hier", "2 jours". */
export function direAgeDAffaireEnCourt(iso: string, maintenant: Date): string {
  const date = new Date(iso);
  const minutes = Math.floor((maintenant.getTime() - date.getTime()) / MINUTE_MS);
  if (!(minutes >= 1)) return "à l’instant";
  if (minutes < 60) return `${String(minutes)}\u00A0min`;
  const jours = joursEntre(date, maintenant);
  if (jours === 0 || minutes < 6 * 60) return `${String(Math.floor(minutes / 60))}\u00A0h`;
  return jours === 1 ? "hier" : `${String(jours)}\u00A0jours`;
}

/** Number of midnights between two instants, in the reader's time zone. */
function joursEntre(avant: Date, apres: Date): number {
  const minuit = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((minuit(apres) - minuit(avant)) / (24 * 60 * MINUTE_MS));
}

/** Date of a report or an act: "21 h 32" today; "21/11 à 21 h 32" another day; with the year when it differs. */
export function direDateOuHeureEnCourt(iso: string, maintenant: Date): string {
  const date = new Date(iso);
  const heure = direHeure(date.getTime());
  if (joursEntre(date, maintenant) === 0) return heure;
  const jour = direJourEnChiffres(iso);
  return `${date.getFullYear() === maintenant.getFullYear() ? jour.slice(0, 5) : jour} à ${heure}`;
}

/** Minutes until a case is free again, never more than a full hold, in case the browser's clock is wrong; 0 when free. */
export const compterMinutesDePriseRestantes = (jusque: string, maintenant: Date): number =>
  Math.min(
    DUREE_PRISE_AFFAIRE_MS / MINUTE_MS,
    Math.max(0, Math.ceil((new Date(jusque).getTime() - maintenant.getTime()) / MINUTE_MS)),
  );

/** A report of a case. */
type Signalement = Affaire["signalements"][number];

/** The reports of one known person for one reason, which are shown together; an anonymous report is a group of its own. */
export interface GroupeSignalements extends Pick<Signalement, "pseudo" | "icon" | "motif" | "ami"> {
  readonly textes: readonly string[];
  readonly dates: readonly string[];
}

/** Whether the author of the reports is known: two anonymous reports may come from two people. */
const estConnu = ({ pseudo }: Signalement): boolean =>
  pseudo !== null && pseudo !== NOM_COMPTE_SUPPRIME;

export function grouperSignalementsParPersonneEtMotif(
  signalements: readonly Signalement[],
): readonly GroupeSignalements[] {
  const groupes: { cle: string | null; groupe: GroupeSignalements }[] = [];
  for (const signalement of signalements) {
    const { pseudo, icon, motif, ami, text, date } = signalement;
    const cle = estConnu(signalement) ? `${pseudo ?? ""}/${motif}` : null;
    const rang = cle === null ? -1 : groupes.findIndex((autre) => autre.cle === cle);
    const deja = groupes[rang];
    if (deja === undefined)
      groupes.push({ cle, groupe: { pseudo, icon, motif, ami, textes: [text], dates: [date] } });
    else {
      const { textes, dates } = deja.groupe;
      const tous = textes.includes(text) ? textes : [...textes, text];
      groupes[rang] = { cle, groupe: { ...deja.groupe, textes: tous, dates: [...dates, date] } };
    }
  }
  return groupes.map(({ groupe }) => groupe);
}

const pluriel = (n: number, un: string, plusieurs: string): string =>
  `${String(n)}\u00A0${n > 1 ? plusieurs : un}`;

export const direNombreSignalements = (n: number): string =>
  pluriel(n, "signalement", "signalements");

/**
 * Who sent the reports of a case: "de 3 personnes, aucune amie de l’auteur".
 * @param auteur whether the subject has an author
 */
export function direQuiSignale(signalements: readonly Signalement[], auteur: boolean): string {
  const connus = new Map(
    signalements.filter(estConnu).map(({ pseudo, ami }) => [pseudo, ami] as const),
  );
  const autres = signalements.filter((s) => !estConnu(s)).length;
  const amis = [...connus.values()].filter(Boolean).length;
  const qui = [
    ...(connus.size > 0 ? [pluriel(connus.size, "personne", "personnes")] : []),
    ...(autres > 0 ? [`${String(autres)}\u00A0sans compte`] : []),
  ].join(" et ");
  if (!auteur || connus.size === 0) return `de ${qui}`;
  if (amis === 0) return `de ${qui}, ${connus.size > 1 ? "aucune amie" : "pas amie"} de l’auteur`;
  if (amis === connus.size)
    return `de ${qui}, ${connus.size > 1 ? "toutes amies" : "amie"} de l’auteur`;
  return `de ${qui}, dont ${String(amis)} ${amis > 1 ? "amies" : "amie"} de l’auteur`;
}

/** Splits a text into unwanted words, as written in it, and the pieces between them. */
export function decouperTexteSelonMotsInterdits(
  texte: string,
  mots: readonly string[],
): readonly { readonly texte: string; readonly trouve: boolean }[] {
  const trouves = mots.filter((mot) => mot !== "");
  if (trouves.length === 0) return [{ texte, trouve: false }];
  const echappes = [...trouves]
    .sort((a, b) => b.length - a.length)
    .map((mot) => mot.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  const motif = new RegExp(`(?<![\\p{L}\\p{N}])(${echappes.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return texte
    .split(motif)
    .map((morceau, rang) => ({ texte: morceau, trouve: rang % 2 === 1 }))
    .filter((morceau) => morceau.texte !== "");
}
