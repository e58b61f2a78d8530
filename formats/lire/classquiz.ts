/**
 * ClassQuiz, `.cqa`: a JSON in gzip, a delimiter, then pictures between delimiters that may occur within the data. Pure.
 */
import { Inflate } from "fflate";
import type { Entree } from "../entree.ts";
import type { Format } from "../format.ts";
import { FichierIllisible, type Ligne, type MediaJoint } from "../lecture.ts";
import { TEXTE_OCTETS_MAX } from "../limites.ts";
import { sansHtml } from "../outils/html.ts";
import { choix, entree as saisie, ignorer, MOTS, ordre, rien } from "../outils/ligne.ts";
import { joindre } from "../outils/medias.ts";
import { deIntervalle } from "../outils/nombres.ts";
import { estObjet, nombreDe, type Objet, objetsDe, texteDe } from "../outils/objets.ts";
import { parBouchees } from "../outils/zip.ts";

const APRES_QUIZ = [0xc7, 0xc7, 0xc7, 0x00];
const AVANT_IMAGE = [0xc6, 0xc6, 0xc6, 0x00];
const APRES_RANG = [0xc5, 0xc5, 0x00];
/** How many places may look like the end of the gzip. */
const ESSAIS = 20;
const ABIME = "Ce fichier ClassQuiz est abîmé\u00A0: refaites l’export.";

type Octets = Uint8Array<ArrayBuffer>;

function chercher(octets: Octets, signe: readonly number[], depuis: number): number {
  const [tete = 0] = signe;
  for (let i = octets.indexOf(tete, depuis); i >= 0; i = octets.indexOf(tete, i + 1))
    if (signe.every((octet, rang) => octets[i + rang] === octet)) return i;
  return -1;
}

/** Where the data of a gzip begin, after its header; -1: it has none. */
function finEntete(octets: Octets): number {
  if (octets[0] !== 0x1f || octets[1] !== 0x8b || octets[2] !== 8) return -1;
  const drapeaux = octets[3] ?? 0;
  let i = 10;
  if ((drapeaux & 4) !== 0) i += 2 + (octets[i] ?? 0) + 256 * (octets[i + 1] ?? 0);
  // a name, a comment: each ends with nought
  for (const drapeau of [8, 16]) if ((drapeaux & drapeau) !== 0) i = octets.indexOf(0, i) + 1;
  return (drapeaux & 2) === 0 ? i : i + 2;
}

interface Ouvert {
  readonly quiz: Objet;
  /** Where the pictures begin. */
  readonly apres: number;
}

/** The JSON, up to the first delimiter that really ends it: the gzip says how long it unfolds. */
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

function deplier(octets: Octets, debut: number, fin: number): Objet | null {
  if (fin - 8 <= debut) return null;
  const vue = new DataView(octets.buffer, octets.byteOffset, octets.byteLength);
  const taille = vue.getUint32(fin - 4, true);
  if (taille > TEXTE_OCTETS_MAX) return null;
  try {
    const plies = octets.subarray(debut, fin - 8);
    const json = parBouchees(plies, taille, (recevoir) => new Inflate(recevoir), true);
    const lu: unknown = JSON.parse(new TextDecoder().decode(json));
    return estObjet(lu) && Array.isArray(lu["questions"]) ? lu : null;
  } catch {
    // this delimiter was within the data
    return null;
  }
}

/** Pictures by the rank that the questions say: a delimiter counts only with a rank and its own delimiter after it. */
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
      fin < 0 ? null : nombreDe(new TextDecoder("latin1").decode(octets.subarray(suite, fin)));
    if (rang !== null) debuts.push({ debut: i, rang, contenu: fin + APRES_RANG.length });
  }
  return new Map(
    debuts.map(({ rang, contenu }, ordreImage) => [
      rang,
      octets.slice(contenu, debuts[ordreImage + 1]?.debut ?? octets.length),
    ]),
  );
}

export const classquiz: Format = {
  id: "classquiz",
  nom: "un export de ClassQuiz",
  reconnaitre: ({ octets }) => (ouvrir(octets) === null ? 0 : 0.97),
  lire: ({ octets }: Entree) => {
    const ouvert = ouvrir(octets);
    if (ouvert === null) throw new FichierIllisible(ABIME);
    const jointes = images(octets, ouvert.apres);
    const medias = new Map<string, MediaJoint>();
    const questions = objetsDe(ouvert.quiz["questions"]);
    return {
      quizz: [
        {
          titre: sansHtml(texteDe(ouvert.quiz["title"])),
          credit: { source: "ClassQuiz", auteur: "", licence: "" },
          total: questions.length,
          lignes: questions.map(({ un, ou }) => lireUne(un, ou, jointes, medias)),
        },
      ],
      // a generator would fill it too late
      medias: [...medias.values()],
    };
  },
};

function lireUne(
  question: Objet,
  ou: number,
  jointes: ReadonlyMap<number, Octets>,
  medias: Map<string, MediaJoint>,
): Ligne {
  const rang = nombreDe(question["image"]);
  const octets = rang === null ? undefined : jointes.get(rang);
  const joint = octets === undefined ? null : joindre(octets);
  if (joint !== null) medias.set(joint.nom, joint);
  const perdue = texteDe(question["image"]) !== "" && joint === null;
  const remarques = perdue ? ["Son image n’a pas pu être lue\u00A0: à ajouter à la main."] : [];
  const commun = {
    ou,
    text: sansHtml(texteDe(question["question"])),
    // a text, in seconds
    temps: nombreDe(question["time"]),
    ...(joint === null ? {} : { media: joint.nom }),
    remarques,
  };
  const { answers } = question;
  const reponses = objetsDe(answers).map(({ un }) => un);
  const textes = reponses.map(({ answer }) => sansHtml(texteDe(answer)));
  const type = texteDe(question["type"]) || "ABCD";
  switch (type) {
    case "ABCD":
    case "CHECK":
      return choix({
        ...commun,
        options: textes.map((texte, place) => ({
          texte,
          bonne: reponses[place]?.["right"] === true,
        })),
        remarques: [...remarques, ...(type === "CHECK" ? [MOTS.toutCocher] : [])],
      });
    case "TEXT":
      return saisie({ ...commun, reponses: textes });
    case "ORDER":
      return ordre({ ...commun, elements: textes });
    case "RANGE": {
      const bornes = estObjet(answers) ? answers : {};
      const min = nombreDe(bornes["min_correct"]);
      const max = nombreDe(bornes["max_correct"]);
      const nombres = min === null || max === null ? null : deIntervalle(min, max);
      return saisie({
        ...commun,
        reponses: nombres?.reponses ?? [],
        remarques: [...remarques, ...(nombres?.remarques ?? [])],
      });
    }
    case "SLIDE":
      return rien({
        ...commun,
        text: [commun.text, sansHtml(texteDe(answers))].join("\n"),
        temps: null,
      });
    case "VOTING":
      return rien({
        ...commun,
        text: [commun.text, ...textes].join("\n"),
        temps: null,
        remarques: [
          ...remarques,
          "Un avis n’a pas de bonne réponse\u00A0: c’est devenu un message à lire.",
        ],
      });
    default:
      return ignorer(
        ou,
        `Un type de ClassQuiz qui n’existe pas ici («\u00A0${type}\u00A0»)`,
        commun.text,
      );
  }
}
