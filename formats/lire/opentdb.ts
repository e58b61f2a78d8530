/** Open Trivia DB, as its API answers: HTML entities, or percents, or base64; in English, CC BY-SA 4.0. Pure. */
import { decodeHTML } from "entities";
import type { FormatImport } from "../format.ts";
import type { LigneImport } from "../lecture.ts";
import { retirerHtml } from "../outils/html.ts";
import { creerLigneChoix, creerLigneIgnoree, PHRASES_COMMUNES_IMPORT } from "../outils/ligne.ts";
import { decoderBase64 } from "../outils/medias.ts";
import {
  estObjetJson,
  lireListeJson,
  type ObjetJson,
  lireObjetsJson,
  lireValeurJsonCommeTexte,
} from "../outils/objets.ts";

const estQuestion = (une: unknown): une is ObjetJson =>
  estObjetJson(une) && "correct_answer" in une && Array.isArray(une["incorrect_answers"]);

/** The questions of a reply of Open Trivia DB: `{results: […]}`, or the list alone. */
function trouver(lu: unknown): readonly unknown[] {
  const liste = estObjetJson(lu) ? lireListeJson(lu["results"]) : lireListeJson(lu);
  return liste.some(estQuestion) ? liste : [];
}

export const formatOpentdb: FormatImport = {
  id: "opentdb",
  nom: "des questions d’Open Trivia DB",
  reconnaitre: (entree) => (trouver(entree.json()).length > 0 ? 0.97 : 0),
  lire(entree) {
    const questions = lireObjetsJson(trouver(entree.json()));
    const decoder = decodeur(questions.map(({ un }) => lireValeurJsonCommeTexte(un["type"])));
    const sujets = new Set(
      questions.map(({ un }) => decoder(lireValeurJsonCommeTexte(un["category"]))),
    );
    const [sujet = ""] = sujets;
    return {
      quizz: [
        {
          titre: sujets.size === 1 ? sujet : "",
          langue: "en",
          credit: {
            source: "Open Trivia Database (https://opentdb.com)",
            auteur: "",
            licence: "CC BY-SA 4.0",
          },
          total: questions.length,
          lignes: questions.map(({ un, ou }) => lireUne(un, ou, decoder)),
        },
      ],
    };
  },
};

/** The decoder of the reply's texts (HTML, percents or base64), recognised by how its question types are written. */
function decodeur(types: readonly string[]): (texte: string) => string {
  const base64 = (texte: string) => {
    const octets = decoderBase64(texte);
    return octets === null ? texte : new TextDecoder().decode(octets);
  };
  if (types.length > 0 && types.every((type) => /^(?:multiple|boolean)$/.test(base64(type))))
    return base64;
  return (texte) =>
    plainText(/%[\dA-F]{2}/i.test(texte) && !/\s/.test(texte) ? sansPourcents(texte) : texte);
}

/** A text with HTML as people read it: "Fran&ccedil;ois I<sup>er</sup>" gives "François Ier". */
const plainText = (texte: string): string => retirerHtml(decodeHTML(texte));

function sansPourcents(texte: string): string {
  try {
    return decodeURIComponent(texte);
  } catch {
    return texte;
  }
}

/** The options « Vrai » and « Faux », for a right answer in English or in a French translation of the base. */
const truthOf = (right: string) =>
  [
    { texte: "Vrai", said: /^(?:true|vrai)$/i },
    { texte: "Faux", said: /^(?:false|faux)$/i },
  ].map(({ texte, said }) => ({ texte, bonne: said.test(right.trim()) }));

function lireUne(une: ObjetJson, ou: number, decoder: (texte: string) => string): LigneImport {
  const bonne = decoder(lireValeurJsonCommeTexte(une["correct_answer"]));
  const text = decoder(lireValeurJsonCommeTexte(une["question"]));
  if (text === "" && bonne === "")
    return creerLigneIgnoree(ou, PHRASES_COMMUNES_IMPORT.sansQuestion);
  const fausses = lireListeJson(une["incorrect_answers"]).map((texte) => ({
    texte: decoder(lireValeurJsonCommeTexte(texte)),
  }));
  const vraiFaux = decoder(lireValeurJsonCommeTexte(une["type"])) === "boolean";
  const options = [{ texte: bonne, bonne: true }, ...fausses];
  return creerLigneChoix({
    ou,
    text,
    options: vraiFaux ? truthOf(bonne) : options,
    melanger: !vraiFaux,
  });
}
