/**
 * ClassQuiz, `.cqa`: a JSON in gzip, a delimiter, then pictures between delimiters that may occur within the data. Pure.
 */
import { Inflate } from "fflate";
import type { SourceImport } from "../entree.ts";
import type { FormatImport } from "../format.ts";
import { UnreadableFileError, type LigneImport, type MediaJoint } from "../lecture.ts";
import { TEXTE_OCTETS_MAX } from "../limites.ts";
import { retirerHtml } from "../outils/html.ts";
import {
  creerLigneChoix,
  creerLigneEntree as saisie,
  creerLigneIgnoree,
  PHRASES_COMMUNES_IMPORT,
  creerLigneOrdre,
  creerLigneRien,
} from "../outils/ligne.ts";
import { explainUnplayableFilm } from "../outils/films.ts";
import { composerMediaJoint } from "../outils/medias.ts";
import { listerNombresDeLIntervalle } from "../outils/nombres.ts";
import {
  estObjetJson,
  lireNombreJson,
  type ObjetJson,
  lireObjetsJson,
  lireValeurJsonCommeTexte,
} from "../outils/objets.ts";
import { decompresserParMorceaux } from "../outils/zip.ts";

const APRES_QUIZ = [0xc7, 0xc7, 0xc7, 0x00];
const AVANT_IMAGE = [0xc6, 0xc6, 0xc6, 0x00];
const APRES_RANG = [0xc5, 0xc5, 0x00];
/** The most delimiters tried as the end of the gzip data. */
const ESSAIS = 20;
const ABIME = "Ce fichier ClassQuiz est abîmé\u00A0: refaites l’export.";

type Octets = Uint8Array<ArrayBuffer>;

function chercher(octets: Octets, signe: readonly number[], depuis: number): number {
  const [tete = 0] = signe;
  for (let i = octets.indexOf(tete, depuis); i >= 0; i = octets.indexOf(tete, i + 1))
    if (signe.every((octet, rang) => octets[i + rang] === octet)) return i;
  return -1;
}

/** Offset of the compressed data of a gzip, after its header; -1 without a gzip header. */
function finEntete(octets: Octets): number {
  if (octets[0] !== 0x1f || octets[1] !== 0x8b || octets[2] !== 8) return -1;
  const drapeaux = octets[3] ?? 0;
  let i = 10;
  if ((drapeaux & 4) !== 0) i += 2 + (octets[i] ?? 0) + 256 * (octets[i + 1] ?? 0);
  // the header's file name and comment each end with a zero byte
  for (const drapeau of [8, 16]) if ((drapeaux & drapeau) !== 0) i = octets.indexOf(0, i) + 1;
  return (drapeaux & 2) === 0 ? i : i + 2;
}

interface Ouvert {
  readonly quiz: ObjetJson;
  /** Offset at which the search for pictures begins. */
  readonly apres: number;
}

/** The JSON before the first delimiter that really ends the gzip data, checked by the length that the gzip declares. */
function ouvrir(octets: Octets): Ouvert | null {
  const debut = finEntete(octets);
  if (debut < 0) return null;
  let fin = chercher(octets, APRES_QUIZ, debut);
  for (let essai = 0; essai < ESSAIS; essai += 1) {
    const bout = fin < 0 ? octets.length : fin;
    const quiz = deplier(octets, debut, bout);
    if (quiz !== null) return { quiz, apres: fin < 0 ? octets.length : fin + APRES_QUIZ.length };
    if (fin < 0) return null;
    fin = chercher(octets, APRES_QUIZ, fin + 1);
  }
  return null;
}

function deplier(octets: Octets, debut: number, fin: number): ObjetJson | null {
  if (fin - 8 <= debut) return null;
  const vue = new DataView(octets.buffer, octets.byteOffset, octets.byteLength);
  const taille = vue.getUint32(fin - 4, true);
  if (taille > TEXTE_OCTETS_MAX) return null;
  try {
    const plies = octets.subarray(debut, fin - 8);
    const json = decompresserParMorceaux(plies, taille, (recevoir) => new Inflate(recevoir), true);
    const lu: unknown = JSON.parse(new TextDecoder().decode(json));
    return estObjetJson(lu) && Array.isArray(lu["questions"]) ? lu : null;
  } catch {
    // this delimiter was inside the compressed data
    return null;
  }
}

/** Pictures by the rank that questions refer to. A delimiter counts only when a rank and another delimiter follow it. */
function images(octets: Octets, depuis: number): ReadonlyMap<number, Octets> {
  const debuts: { debut: number; rang: number; contenu: number }[] = [];
  for (
    let i = chercher(octets, AVANT_IMAGE, depuis);
    i >= 0;
    i = chercher(octets, AVANT_IMAGE, i + 1)
  ) {
    const suite = i + AVANT_IMAGE.length;
    const fin = chercher(octets.subarray(0, suite + 9), APRES_RANG, suite);
    const rang =
      fin < 0
        ? null
        : lireNombreJson(new TextDecoder("latin1").decode(octets.subarray(suite, fin)));
    if (rang !== null) debuts.push({ debut: i, rang, contenu: fin + APRES_RANG.length });
  }
  return new Map(
    debuts.map(({ rang, contenu }, ordreImage) => [
      rang,
      octets.slice(contenu, debuts[ordreImage + 1]?.debut ?? octets.length),
    ]),
  );
}

export const formatClassquiz: FormatImport = {
  id: "classquiz",
  nom: "un export de ClassQuiz",
  reconnaitre: ({ fichier, octets }) =>
    finEntete(fichier.lire(0, 10)) >= 0 && ouvrir(octets()) !== null ? 0.97 : 0,
  lire: (entree: SourceImport) => {
    const octets = entree.octets();
    const ouvert = ouvrir(octets);
    if (ouvert === null) throw new UnreadableFileError(ABIME);
    const jointes = images(octets, ouvert.apres);
    const medias = new Map<string, MediaJoint>();
    const questions = lireObjetsJson(ouvert.quiz["questions"]);
    return {
      quizz: [
        {
          titre: retirerHtml(lireValeurJsonCommeTexte(ouvert.quiz["title"])),
          credit: { source: "ClassQuiz", auteur: "", licence: "" },
          total: questions.length,
          lignes: questions.map(({ un, ou }) => lireUne(un, ou, jointes, medias)),
        },
      ],
      // the map is full here: `lignes` is an array, read above; a generator would fill the map too late
      medias: [...medias.values()],
    };
  },
};

function lireUne(
  question: ObjetJson,
  ou: number,
  jointes: ReadonlyMap<number, Octets>,
  medias: Map<string, MediaJoint>,
): LigneImport {
  const rang = lireNombreJson(question["image"]);
  const octets = rang === null ? undefined : jointes.get(rang);
  const film = octets === undefined ? null : explainUnplayableFilm(octets);
  const joint = octets === undefined || film !== null ? null : composerMediaJoint(octets);
  if (joint !== null) medias.set(joint.nom, joint);
  const perdue = lireValeurJsonCommeTexte(question["image"]) !== "" && joint === null;
  const remarques = perdue
    ? [film ?? "Son image n’a pas pu être lue\u00A0: à ajouter à la main."]
    : [];
  const commun = {
    ou,
    text: retirerHtml(lireValeurJsonCommeTexte(question["question"])),
    // ClassQuiz writes the seconds as a text
    temps: lireNombreJson(question["time"]),
    ...(joint === null ? {} : { media: joint.nom }),
    remarques,
  };
  const { answers } = question;
  const reponses = lireObjetsJson(answers).map(({ un }) => un);
  const textes = reponses.map(({ answer }) => retirerHtml(lireValeurJsonCommeTexte(answer)));
  const type = lireValeurJsonCommeTexte(question["type"]) || "ABCD";
  switch (type) {
    case "ABCD":
    case "CHECK":
      return creerLigneChoix({
        ...commun,
        options: textes.map((texte, place) => ({
          texte,
          bonne: reponses[place]?.["right"] === true,
        })),
        remarques: [
          ...remarques,
          ...(type === "CHECK" ? [PHRASES_COMMUNES_IMPORT.toutCocher] : []),
        ],
      });
    case "TEXT":
      return saisie({ ...commun, reponses: textes });
    case "ORDER":
      return creerLigneOrdre({ ...commun, elements: textes });
    case "RANGE": {
      const bornes = estObjetJson(answers) ? answers : {};
      const min = lireNombreJson(bornes["min_correct"]);
      const max = lireNombreJson(bornes["max_correct"]);
      const nombres = min === null || max === null ? null : listerNombresDeLIntervalle(min, max);
      return saisie({
        ...commun,
        reponses: nombres?.reponses ?? [],
        remarques: [...remarques, ...(nombres?.remarques ?? [])],
      });
    }
    case "SLIDE":
      return creerLigneRien({
        ...commun,
        text: [commun.text, retirerHtml(lireValeurJsonCommeTexte(answers))].join("\n"),
        temps: null,
      });
    case "VOTING":
      return creerLigneRien({
        ...commun,
        text: [commun.text, ...textes].join("\n"),
        temps: null,
        remarques: [
          ...remarques,
          "Un avis n’a pas de bonne réponse\u00A0: c’est devenu un message à lire.",
        ],
      });
    default:
      return creerLigneIgnoree(
        ou,
        `Un type de ClassQuiz qui n’existe pas ici («\u00A0${type}\u00A0»)`,
        commun.text,
      );
  }
}
