/** Measures that may be taken in a case by a role, the reasons against the others, and the label of the button. Pure. */
import type { Role } from "#contracts/compte.ts";
import {
  type Affaire,
  type ContenuDAffaire,
  type GenreMesure,
  genreMesure,
  JOURS_MESURE_DEFAUT,
  type MesureVueParModerateur,
  peutDefaireMesure,
  peutPrendreMesure,
} from "#contracts/moderation.ts";
import { aUnRoleSuperieur } from "#contracts/roles.ts";
import { nomDeMesureAChoisir } from "../../moderation/phrases.ts";

export interface MesureProposee {
  readonly genre: GenreMesure;
  readonly nom: string;
  /** Why the measure cannot be taken; null when it can. */
  readonly empechee: string | null;
}

/** Measures against an account: a case without an author allows none of them. */
const SUR_LE_COMPTE: ReadonlySet<GenreMesure> = new Set([
  "mot",
  "nePlusPublier",
  "suspendre",
  "supprimerCompte",
]);
const SUR_LE_CONTENU: ReadonlySet<GenreMesure> = new Set(["masquer", "supprimer"]);
/** Severe measures, whose button is red. */
const DURES: ReadonlySet<GenreMesure> = new Set(["supprimer", "suspendre", "supprimerCompte"]);
export const estMesureSevere = (genre: GenreMesure): boolean => DURES.has(genre);

type Sujet = Pick<Affaire, "genre" | "lieu" | "auteur" | "aujourdhui" | "maison">;

const AUX_ADMINS = "Réservé aux administrateurs.";
const A_LA_MAISON = "C’est à la maison\u00A0: on la masque, et rien d’autre.";

function empechement(role: Role, genre: GenreMesure, sujet: Sujet): string | null {
  const { auteur, lieu, aujourdhui, maison } = sujet;
  if (!peutPrendreMesure(role, genre, sujet.genre))
    return peutPrendreMesure("admin", genre, sujet.genre)
      ? AUX_ADMINS
      : "Un profil n’est dans aucune liste.";
  if (maison && genre !== "rien") {
    if (role !== "admin") return AUX_ADMINS;
    if (genre !== "masquer") return A_LA_MAISON;
  }
  if (genre !== "rien" && auteur !== null && !aUnRoleSuperieur(role, auteur.role))
    return `${auteur.pseudo} est de votre rang, ou d’au-dessus.`;
  if (SUR_LE_COMPTE.has(genre) && auteur === null) return "Il n’y a plus de compte derrière.";
  if (SUR_LE_CONTENU.has(genre) && lieu === null) return "Ce n’est plus là.";
  if (genre === "supprimer" && aujourdhui?.genre === "profil" && aujourdhui.description === "")
    return "Il n’y a plus de description.";
  return null;
}

/** Every measure from mild to severe, with what prevents it, if anything; the number key of each is its rank. */
export const listerMesuresProposees = (role: Role, sujet: Sujet): readonly MesureProposee[] =>
  genreMesure.options.map((genre) => ({
    genre,
    nom: nomDeMesureAChoisir(genre, sujet.genre),
    empechee: empechement(role, genre, sujet),
  }));

/** Why this role cannot answer a contestation; null when it can. The server applies the same rule (`peutDefaireMesure`). */
export function direEmpechementDeRepondreAContestation(
  role: Role,
  mesure: Pick<MesureVueParModerateur, "genre" | "date" | "jusque">,
  { genre, auteur, maison }: Pick<Sujet, "genre" | "auteur" | "maison">,
): string | null {
  if (!peutDefaireMesure(role, mesure, genre) || (maison && role !== "admin")) return AUX_ADMINS;
  return auteur !== null && !aUnRoleSuperieur(role, auteur.role)
    ? `${auteur.pseudo} est de votre rang, ou d’au-dessus.`
    : null;
}

/** Why this role cannot lift a measure; null when it can. */
export const direEmpechementDeLeverMesure = (
  role: Role,
  mesure: Pick<MesureVueParModerateur, "genre" | "date" | "jusque">,
  sujet: Pick<Sujet, "genre" | "auteur" | "maison">,
): string | null =>
  mesure.genre === "supprimerCompte"
    ? "Un compte supprimé ne revient pas."
    : direEmpechementDeRepondreAContestation(role, mesure, sujet);

const DUREES = [1, 3, 7, 14, 30, 90, 180, 365] as const;

/** Durations of a measure that a moderator's role may choose, in days; null: until it is lifted. */
export function listerDureesDeMesurePermises(
  role: Role,
  genre: GenreMesure,
  affaire: Affaire["genre"],
) {
  const enJours = DUREES.filter((jours) => peutPrendreMesure(role, genre, affaire, jours));
  return genre === "suspendre" ? [...enJours, null] : enJours;
}

export const direDureeMesure = (jours: number | null): string =>
  jours === null
    ? "jusqu’à nouvel ordre"
    : jours === 365
      ? "un an"
      : `${String(jours)}\u00A0jour${jours > 1 ? "s" : ""}`;

/** Default duration of a measure in days; undefined for a measure without duration. */
export const trouverDureeDeMesureParDefautEnJours = (genre: GenreMesure): number | undefined =>
  JOURS_MESURE_DEFAUT[genre];

/** Label of the button that takes the measure. */
export function direLibelleBoutonMesure(
  genre: GenreMesure,
  { genre: affaire, rang, auteur }: Pick<Affaire, "genre" | "rang" | "auteur">,
  jours: number | null,
): string {
  const duree = direDureeMesure(jours);
  switch (genre) {
    case "rien":
      return "Clore, rien à redire";
    case "mot":
      return "Envoyer ce mot";
    case "masquer":
      return "Masquer le quizz";
    case "supprimer":
      return affaire === "question"
        ? `Supprimer la question\u00A0${String(rang ?? 1)}`
        : nomDeMesureAChoisir(genre, affaire);
    case "nePlusPublier":
      return `Ne plus publier, ${duree}`;
    case "suspendre":
      return `Suspendre le compte, ${duree}`;
    case "supprimerCompte":
      return `Supprimer le compte ${auteur?.pseudo ?? ""}`.trim();
  }
}

/** Whether the content shows uploaded files, which may be refused from then on. */
export function estContenuQuiMontreDesFichiers(contenu: ContenuDAffaire | null): boolean {
  if (contenu === null || contenu.genre === "profil") return false;
  const questions = contenu.genre === "quizz" ? contenu.quizz.questions : [contenu.question];
  return questions.some(({ media, preuve, suite }) =>
    [media, preuve?.media ?? "", suite?.media ?? ""].some(estUnFichier),
  );
}

/** Names of the product's default images, which are not uploaded files. */
const DE_LA_MAISON = /^(?:question|imprevu)\.jpeg(?:#|$)/;
const estUnFichier = (media: string): boolean =>
  media !== "" && !/^https?:/.test(media) && !DE_LA_MAISON.test(media);
