/** French words of the moderation: measures, and acts of the log. Pure. The letters to members are in contracts/moderation-letter.ts. */
import type { Role } from "#contracts/compte.ts";
import { direFinDeMesure } from "#contracts/moderation-letter.ts";
import {
  type ActeDeModeration,
  NOM_COMPTE_SUPPRIME,
  type GenreAffaire,
  type GenreMesure,
  type MesureVueParModerateur,
} from "#contracts/moderation.ts";

export const NOMS_DES_ROLES_DE_COMPTE: Readonly<Record<Role, string>> = {
  user: "utilisateur",
  moderator: "modérateur",
  admin: "administrateur",
};

/** Names of the measures in the list of choices. `nomDeMesureAChoisir` adapts the deletion to the subject of the case. */
const NOMS_MESURES: Readonly<Record<GenreMesure, string>> = {
  rien: "Rien à redire",
  mot: "Un mot à l’auteur",
  masquer: "Masquer des listes",
  supprimer: "Supprimer",
  nePlusPublier: "Ne plus publier",
  suspendre: "Suspendre le compte",
  supprimerCompte: "Supprimer le compte",
};

const SUPPRIMER: Readonly<Record<GenreAffaire, string>> = {
  quizz: "Supprimer le quizz",
  question: "Supprimer la question",
  profil: "Effacer la description",
};

/** Name of a measure in the list of choices. */
export const nomDeMesureAChoisir = (genre: GenreMesure, affaire: GenreAffaire): string =>
  genre === "supprimer" ? SUPPRIMER[affaire] : NOMS_MESURES[genre];

/** Names of measures once taken, in two or three words. */
export const NOMS_DES_MESURES_PRISES: Readonly<Record<GenreMesure, string>> = {
  rien: "Rien à redire",
  mot: "Un mot",
  masquer: "Quizz masqué",
  supprimer: "Contenu supprimé",
  nePlusPublier: "Publication arrêtée",
  suspendre: "Compte suspendu",
  supprimerCompte: "Compte supprimé",
};

const COURT = new Intl.DateTimeFormat("fr-FR");

/** Date of a measure or an act in digits: "12/10/2026". */
export const direJourEnChiffres = (iso: string): string => COURT.format(new Date(iso));

const entre = (texte: string): string => `«\u00A0${texte}\u00A0»`;

/** What follows the name of a past measure: "le 12/10/2026, au sujet de « Quizz 14 ». Lu." */
export function direDetailsDeMesurePassee(mesure: MesureVueParModerateur): string {
  const { date, titre, jusque, levee, lue, contestation } = mesure;
  const fin = jusque === null ? "" : `, ${direFinDeMesure(jusque)}`;
  const etats = [
    levee === null ? null : `Levée le ${direJourEnChiffres(levee)}.`,
    contestation !== null && contestation.reponse === null ? "Contestée." : null,
    lue === null ? "Pas encore lu." : "Lu.",
  ];
  const dits = etats.filter((etat) => etat !== null).join(" ");
  return `le ${direJourEnChiffres(date)}, au sujet de ${entre(titre)}${fin}. ${dits}`;
}

/** An act as a sentence in parts. `qui`: who did it, which screens may emphasise; null when nobody is named. */
interface PhraseActe {
  readonly qui: string | null;
  readonly dit: string;
  /** Reason of an act of the moderation, which the screen puts between quotation marks. */
  readonly raison: string | null;
}

const leCompte = (pseudo: string | null): string =>
  pseudo === null || pseudo === NOM_COMPTE_SUPPRIME ? "un compte supprimé" : `le compte ${pseudo}`;
const duCompte = (pseudo: string | null): string =>
  pseudo === null || pseudo === NOM_COMPTE_SUPPRIME
    ? "d’un compte supprimé"
    : `du compte ${pseudo}`;
const aQui = (pseudo: string | null): string =>
  pseudo === null || pseudo === NOM_COMPTE_SUPPRIME ? "à un compte supprimé" : `à ${pseudo}`;

function direMesurePrise(
  genre: GenreMesure,
  { titre, compte }: ActeDeModeration,
  n: string,
): string {
  switch (genre) {
    case "rien":
      return `ne trouve rien à redire${n === "" ? "" : ` dans l’${n}`}`;
    case "mot":
      return `écrit un mot ${aQui(compte)}`;
    case "masquer":
      return `masque ${entre(titre)} des listes`;
    case "supprimer":
      return titre === ""
        ? `efface la description ${duCompte(compte)}`
        : `supprime ce qui était signalé dans ${entre(titre)}`;
    case "nePlusPublier":
      return `empêche ${leCompte(compte)} de publier`;
    case "suspendre":
      return `suspend ${leCompte(compte)}`;
    case "supprimerCompte":
      return compte === null || compte === NOM_COMPTE_SUPPRIME
        ? "supprime un compte"
        : `supprime ${leCompte(compte)}`;
  }
}

function direLevee(genre: GenreMesure, { titre, compte }: ActeDeModeration): string {
  switch (genre) {
    case "mot":
      return `retire le mot écrit ${aQui(compte)}`;
    case "masquer":
      return `remet ${entre(titre)} comme avant`;
    case "supprimer":
      return titre === ""
        ? `rend la description ${duCompte(compte)}`
        : `rend ce qui avait été supprimé dans ${entre(titre)}`;
    case "nePlusPublier":
      return `laisse ${leCompte(compte)} publier de nouveau`;
    case "suspendre":
      return `lève la suspension ${duCompte(compte)}`;
    case "rien":
    case "supprimerCompte":
      return `lève la mesure ${entre(NOMS_MESURES[genre])}`;
  }
}

const roleEnMots = (detail: string): string =>
  Object.entries(NOMS_DES_ROLES_DE_COMPTE).find(([role]) => role === detail)?.[1] ?? detail;

function dire(acte: ActeDeModeration): string {
  const { titre, compte, detail, affaire, mesure } = acte;
  const n = affaire === null ? "" : `affaire n°\u00A0${String(affaire)}`;
  const sienne = compte === null ? "" : ` ${duCompte(compte)}`;
  switch (acte.genre) {
    case "ouvrir":
      return acte.par === null ? `l’${n} s’ouvre` : `ouvre l’${n}`;
    case "prendre":
      return `prend l’${n}`;
    case "rendre":
      return `rend l’${n}`;
    case "mesure":
      return direMesurePrise(mesure ?? "rien", acte, n);
    case "lever":
      return direLevee(mesure ?? "rien", acte);
    case "contester":
      return `conteste la mesure ${entre(NOMS_MESURES[mesure ?? "rien"])}`;
    case "repondre":
      return `répond à la contestation${sienne}`;
    case "modifier":
      return "modifie ce qui est signalé, la copie reste";
    case "role":
      return `donne ${aQui(compte)} le rôle ${entre(roleEnMots(detail))}`;
    case "officiel":
      return `marque ${entre(titre)} Officiel`;
    case "nonOfficiel":
      return `retire ${entre(titre)} des officiels`;
    case "consulter":
      return `ouvre le quizz privé ${entre(titre)}${sienne}`;
    case "ajouterMot":
      return `interdit le mot ${entre(detail)}`;
    case "retirerMot":
      return `permet de nouveau le mot ${entre(detail)}`;
  }
}

/** Kinds of acts whose detail is a reason written by somebody. */
const AVEC_RAISON: ReadonlySet<ActeDeModeration["genre"]> = new Set([
  "mesure",
  "repondre",
  "consulter",
]);

/** Author of an act: null for a case that opens by itself, « Le serveur » for an automatic act. */
function quiFait({ genre, par }: ActeDeModeration): string | null {
  if (par === NOM_COMPTE_SUPPRIME) return "Un compte supprimé";
  if (par !== null) return par;
  if (genre === "ouvrir") return null;
  // a deleted account may still contest with the link of the mail
  return genre === "contester" ? "Un compte supprimé" : "Le serveur";
}

/** An act of the moderation's log, in a sentence. */
export const composerPhraseDActeDeModeration = (acte: ActeDeModeration): PhraseActe => ({
  qui: quiFait(acte),
  dit: dire(acte),
  raison: AVEC_RAISON.has(acte.genre) && acte.detail !== "" ? acte.detail : null,
});
