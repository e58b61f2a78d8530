/** Sentences that name a file of an unsupported kind and say what to do, instead of reading it as text. Pure. */
import type { SourceImport } from "../entree.ts";
import { explainUnplayableFilm } from "./films.ts";
import { type GrilleTableau, lireTitresDeRangee, sheetName } from "./grille.ts";

const starts = (octets: Uint8Array, ...signs: readonly (number | null)[]): boolean =>
  signs.every((sign, rank) => sign === null || octets[rank] === sign);

const MOODLE_BACKUP =
  "C’est une archive, peut-être une sauvegarde de cours Moodle\u00A0: exportez plutôt la banque de questions en Moodle XML.";
const IMAGE = "C’est une image\u00A0: ajoutez-la à une question, ou tapez ici ce qu’elle dit.";

/** A French sentence that names the kind of an unreadable file; null when the file may be a text. */
export function explainUnreadableFile(entree: SourceImport): string | null {
  const octets = entree.fichier.lire(0, 16);
  if (
    starts(octets, 0x89, 0x50, 0x4e, 0x47) ||
    starts(octets, 0xff, 0xd8, 0xff) ||
    starts(octets, 0x47, 0x49, 0x46, 0x38) ||
    starts(octets, 0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50)
  )
    return IMAGE;
  const film = starts(octets, null, null, null, null, 0x66, 0x74, 0x79, 0x70);
  // AVIF and the pictures of an iPhone are in the same boxes as films
  if (
    film &&
    /^(?:avi[fs]|hei[cfmsx]|hev[cx]|mif1|msf1)/.test(
      new TextDecoder().decode(octets.subarray(8, 12)),
    )
  )
    return IMAGE;
  if (film || starts(octets, 0x49, 0x44, 0x33) || starts(octets, 0x1a, 0x45, 0xdf, 0xa3))
    return (
      explainUnplayableFilm(entree.octets()) ??
      "C’est un son ou une vidéo\u00A0: ajoutez-le à une question."
    );
  if (starts(octets, 0x53, 0x51, 0x4c, 0x69, 0x74, 0x65))
    return "C’est une base de données\u00A0: exportez-la en tableau (CSV).";
  const archive = entree.archive();
  if (archive !== null) {
    const noms = new Set(archive.entrees.map(({ nom }) => nom));
    if (noms.has("ppt/presentation.xml"))
      return "C’est un PowerPoint\u00A0: copiez-en les questions et collez-les ici.";
    if (noms.has("collection.anki2") || noms.has("collection.anki21"))
      return "C’est un paquet d’Anki\u00A0: dans Anki, exportez plutôt les notes en texte brut (.txt).";
    if (noms.has("moodle_backup.xml")) return MOODLE_BACKUP;
    return null;
  }
  if (starts(octets, 0x1f, 0x8b)) return MOODLE_BACKUP;
  const debut = entree.apercu().trimStart();
  if (debut.startsWith("{\\rtf"))
    return "C’est un document RTF\u00A0: enregistrez-le en .docx, ou copiez-en le texte et collez-le ici.";
  if (/^(?:<!doctype html|<html)/i.test(debut))
    return "C’est une page web\u00A0: copiez-en les questions et collez-les ici.";
  if (/<question_categories[\s>]/.test(debut.slice(0, 500))) return MOODLE_BACKUP;
  if (/^<\?xml|^<[a-z][\w:-]*[\s>/]/i.test(debut))
    return "Ce XML n’est d’aucun genre connu\u00A0: exportez plutôt en Moodle XML, en QTI ou en tableau.";
  if (entree.json() !== undefined || /^[[{]\s*["{[]/.test(debut))
    return "Ce JSON n’est d’aucun genre connu\u00A0: exportez plutôt en tableau (CSV).";
  return null;
}

const REPORT =
  /^(?:overview|final scores|kahoot! summary|rawreportdata data|vue d.ensemble|scores finaux)$/i;

const PLAYER =
  /^(?:players?|joueurs?|joueuses?|nicknames?|pseudos?|participants?|students?(?: name)?|eleves?|first name|username)$/;
const PLAYED =
  /^(?:correct incorrect|(?:answer|response) time.*|temps de reponse.*|score points|score without.*|is correct|(?:player|student)s? answers?|reponses? (?:donnees?|du joueur|de l eleve))$/;
/** Titles of the answers to a Microsoft Forms, in the order of its workbook. */
const FORMS = /^(?:id )?(?:(?:start time|heure de debut) (?:completion time|heure de fin)) /;

/** So many rows may stand above the titles of a report. */
const TITLES_BEFORE = 12;

/** The refusal sentence for a report, which holds the players' answers instead of the quiz; null for any other file. */
export function explainGameReport(grilles: readonly GrilleTableau[]): string | null {
  if (grilles.filter((grille) => REPORT.test(sheetName(grille))).length >= 2)
    return "C’est le rapport d’une partie de Kahoot, pas un kahoot\u00A0: dans Kahoot, ouvrez le kahoot lui-même et exportez-le en tableur.";
  const headers = grilles.flatMap(({ rangees }) =>
    rangees.slice(0, TITLES_BEFORE).map(lireTitresDeRangee),
  );
  if (headers.some((titles) => FORMS.test(titles.join(" "))))
    return "Ce sont les réponses à un Microsoft Forms, qui ne disent pas ce qui est juste\u00A0: copiez les questions du formulaire et collez-les ici.";
  return headers.some((titles) => titles.some(isPlayer) && titles.some(isPlayed))
    ? "C’est le rapport d’une partie, avec les réponses des joueurs\u00A0: exportez plutôt le quiz lui-même, en tableur."
    : null;
}
const isPlayer = (title: string): boolean => PLAYER.test(title);
const isPlayed = (title: string): boolean => PLAYED.test(title);
