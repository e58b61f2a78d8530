/** Our own file: a zip of `quizz.json` and of media named by their content. Lossless both ways. Pure. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import {
  enteteFichierTrinquizz,
  quizzDeFichierTrinquizz,
  VERSION_FICHIER_TRINQUIZZ,
} from "#contracts/trinquizz-file.ts";
import { retirerFragmentDeMedia } from "#contracts/fragment.ts";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import { FICHIER_MEDIA_OCTETS_MAX } from "#contracts/medias.ts";
import { type DonneesPreuveOuSuite, typeQuestion } from "#contracts/quizz.ts";
import { filtrerTagsConnus } from "#contracts/tags.ts";
import type { SourceImport } from "../entree.ts";
import type { FormatImport, QuizzEnLecture } from "../format.ts";
import {
  UnreadableFileError,
  type LigneImport,
  type MediaJoint,
  type QuestionImport,
} from "../lecture.ts";
import { TRINQUIZZ_JSON_OCTETS_MAX } from "../limites.ts";
import { creerLigneIgnoree } from "../outils/ligne.ts";
import {
  estObjetJson,
  lireListeJson,
  type ObjetJson,
  lireObjetsJson,
  lireValeurJsonCommeTexte,
} from "../outils/objets.ts";
import { ouvrirZip } from "../outils/zip.ts";

export const NOM_QUIZZ_JSON = "quizz.json";
export const DOSSIER_MEDIAS = "medias/";
/** The name of a media in a Trinquizz file: its hash and its extension. */
const NOM_DE_MEDIA = /^[\da-f]{64}\.[a-z\d]{2,5}$/;

const ABIME = "Ce fichier Trinquizz est abîmé\u00A0: refaites l’export.";
const RECENT =
  "Ce fichier vient d’un Trinquizz plus récent\u00A0: importez-le là-bas, ou mettez ce serveur à jour.";

const { shape } = quizzDeFichierTrinquizz;
/** Fields of a quizz of which a wrong one is read as missing; the questions are shown and corrected, like those of other formats. */
const LENIENTE = {
  tags: shape.tags.catch([]),
  visibilite: shape.visibilite.catch("prive"),
  aleatoireGlobal: shape.aleatoireGlobal.catch(false),
  aleatoire: shape.aleatoire.catch([]),
  composable: shape.composable.catch(undefined),
  defauts: shape.defauts.catch(undefined),
  source: shape.source.catch(""),
  auteur: shape.auteur.catch(""),
  licence: shape.licence.catch(""),
};

const estNotre = (entree: SourceImport): boolean =>
  entree.archive()?.entrees.some(({ nom }) => nom === NOM_QUIZZ_JSON) ?? false;

export const formatTrinquizz: FormatImport = {
  id: "trinquizz",
  nom: "un fichier Trinquizz",
  reconnaitre: (entree) => (estNotre(entree) ? 1 : 0),
  lire(entree) {
    const archive = ouvrirZip(entree.fichier, entree.fichier.taille + TRINQUIZZ_JSON_OCTETS_MAX);
    const fiche = archive.entrees.find(({ nom }) => nom === NOM_QUIZZ_JSON);
    if (fiche === undefined) throw new UnreadableFileError(ABIME);
    if (fiche.taille > TRINQUIZZ_JSON_OCTETS_MAX)
      throw new UnreadableFileError("Ce fichier Trinquizz est trop long pour être lu ici.");
    const brut = lireJson(archive.lire(NOM_QUIZZ_JSON));
    if (
      estObjetJson(brut) &&
      lireValeurJsonCommeTexte(brut["format"]) !== "" &&
      Number(brut["version"]) > VERSION_FICHIER_TRINQUIZZ
    )
      throw new UnreadableFileError(RECENT);
    const entete = enteteFichierTrinquizz.safeParse(brut);
    if (!entete.success) throw new UnreadableFileError(ABIME);
    const joints = new Map<string, MediaJoint>();
    let autres = 0;
    for (const { nom, taille } of archive.entrees) {
      const court = nom.slice(DOSSIER_MEDIAS.length);
      if (
        nom.startsWith(DOSSIER_MEDIAS) &&
        NOM_DE_MEDIA.test(court) &&
        taille <= FICHIER_MEDIA_OCTETS_MAX
      )
        joints.set(court, { nom: court, taille, octets: null });
      else if (nom !== NOM_QUIZZ_JSON) autres += 1;
    }
    const utiles = new Set<string>();
    const quizz = entete.data.quizz.map((un) => lireQuizz(un, joints, utiles));
    return {
      quizz,
      medias: [...joints.values()].filter(({ nom }) => utiles.has(nom)),
      remarques: [
        ...(autres > 0
          ? [`${autres} fichiers de l’archive ne sont pas des nôtres\u00A0: ils sont laissés.`]
          : []),
        ...(joints.size > utiles.size
          ? ["Des médias du fichier ne servent à aucune question\u00A0: ils sont laissés."]
          : []),
      ],
    };
  },
  media: (entree, nom) => lireMediaJoint(entree, nom),
};

function lireJson(octets: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(octets));
  } catch {
    throw new UnreadableFileError(ABIME);
  }
}

/** Reads a media of a Trinquizz file. @throws UnreadableFileError when its content does not match the hash in its name */
function lireMediaJoint(entree: SourceImport, nom: string): Uint8Array<ArrayBuffer> {
  const octets = ouvrirZip(entree.fichier, Number.MAX_SAFE_INTEGER).lire(DOSSIER_MEDIAS + nom);
  if (nom.slice(0, 64) !== bytesToHex(sha256(octets)))
    throw new UnreadableFileError("Un média du fichier n’est pas celui que son nom annonce.");
  return octets;
}

function lireQuizz(
  brut: unknown,
  joints: ReadonlyMap<string, MediaJoint>,
  utiles: Set<string>,
): QuizzEnLecture {
  const objet = estObjetJson(brut) ? brut : {};
  const plages = LENIENTE.aleatoire.parse(objet["aleatoire"]);
  const lignes = lireObjetsJson(objet["questions"]).map(({ un, ou }) =>
    lireQuestion(un, ou, joints, utiles),
  );
  return {
    titre: lireValeurJsonCommeTexte(objet["title"]),
    tags: filtrerTagsConnus(LENIENTE.tags.parse(objet["tags"])),
    visibilite: LENIENTE.visibilite.parse(objet["visibilite"]),
    aleatoireGlobal: LENIENTE.aleatoireGlobal.parse(objet["aleatoireGlobal"]),
    composable: LENIENTE.composable.parse(objet["composable"]),
    defauts: LENIENTE.defauts.parse(objet["defauts"]),
    credit: {
      source: LENIENTE.source.parse(objet["source"]),
      auteur: LENIENTE.auteur.parse(objet["auteur"]),
      licence: LENIENTE.licence.parse(objet["licence"]),
    },
    parties: plages.flatMap((debut, rang) => {
      const fin = plages[rang + 1];
      return rang % 2 === 0 && fin !== undefined ? [{ nom: null, debut, fin }] : [];
    }),
    total: lignes.length,
    lignes,
    doublons: "gardes",
  };
}

function lireQuestion(
  objet: ObjetJson,
  ou: number,
  joints: ReadonlyMap<string, MediaJoint>,
  utiles: Set<string>,
): LigneImport {
  const remarques: string[] = [];
  const garderMedia = (nom: string): string => {
    const adresse = retirerFragmentDeMedia(nom);
    if (nom === "" || nom === MEDIA_QUESTION_DEFAUT || /^https?:/.test(nom)) return nom;
    if (joints.has(adresse)) {
      utiles.add(adresse);
      return nom;
    }
    remarques.push("Un média manque dans le fichier\u00A0: à ajouter à la main.");
    return "";
  };
  const complement = (dit: unknown): DonneesPreuveOuSuite | null =>
    estObjetJson(dit)
      ? {
          text: lireValeurJsonCommeTexte(dit["text"]),
          media: garderMedia(lireValeurJsonCommeTexte(dit["media"])),
        }
      : null;
  const textes = (nom: string) => lireListeJson(objet[nom]).map(lireValeurJsonCommeTexte);
  const type = typeQuestion.safeParse(objet["type"]);
  if (!type.success)
    return creerLigneIgnoree(
      ou,
      "Ce type de question est inconnu ici",
      lireValeurJsonCommeTexte(objet["text"]),
    );
  const lue: QuestionImport = {
    type: type.data,
    text: lireValeurJsonCommeTexte(objet["text"]),
    media: garderMedia(
      "media" in objet ? lireValeurJsonCommeTexte(objet["media"]) : MEDIA_QUESTION_DEFAUT,
    ),
    options: textes("options"),
    reponse: textes("reponse"),
    precis: textes("precis"),
    temps: typeof objet["temps"] === "number" ? objet["temps"] : 0,
    preuve: complement(objet["preuve"]),
    suite: complement(objet["suite"]),
    liste: textes("liste"),
    aleatoire: objet["aleatoire"] === true,
  };
  return { sorte: "question", ou, question: lue, remarques, doutes: [], liens: [] };
}
