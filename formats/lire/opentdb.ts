/** Open Trivia DB, as its API answers: HTML entities, or percents, or base64; in English, CC BY-SA 4.0. Pure. */
import { decodeHTML } from "entities";
import type { Format } from "../format.ts";
import type { Ligne } from "../lecture.ts";
import { choix, ignorer, MOTS } from "../outils/ligne.ts";
import { deBase64 } from "../outils/medias.ts";
import { estObjet, listeDe, type Objet, objetsDe, texteDe } from "../outils/objets.ts";

const estQuestion = (une: unknown): une is Objet =>
  estObjet(une) && "correct_answer" in une && Array.isArray(une["incorrect_answers"]);

/** `{results: […]}`, or the list alone. */
function trouver(lu: unknown): readonly unknown[] {
  const liste = estObjet(lu) ? listeDe(lu["results"]) : listeDe(lu);
  return liste.some(estQuestion) ? liste : [];
}

export const opentdb: Format = {
  id: "opentdb",
  nom: "des questions d’Open Trivia DB",
  reconnaitre: (entree) => (trouver(entree.json()).length > 0 ? 0.97 : 0),
  lire(entree) {
    const questions = objetsDe(trouver(entree.json()));
    const decoder = decodeur(questions.map(({ un }) => texteDe(un["type"])));
    const sujets = new Set(questions.map(({ un }) => decoder(texteDe(un["category"]))));
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

/** How the API was asked to write its texts: the types tell. */
function decodeur(types: readonly string[]): (texte: string) => string {
  const base64 = (texte: string) => {
    const octets = deBase64(texte);
    return octets === null ? texte : new TextDecoder().decode(octets);
  };
  if (types.length > 0 && types.every((type) => /^(?:multiple|boolean)$/.test(base64(type))))
    return base64;
  return (texte) =>
    decodeHTML(/%[\dA-F]{2}/i.test(texte) && !/\s/.test(texte) ? sansPourcents(texte) : texte);
}

function sansPourcents(texte: string): string {
  try {
    return decodeURIComponent(texte);
  } catch {
    return texte;
  }
}

function lireUne(une: Objet, ou: number, decoder: (texte: string) => string): Ligne {
  const bonne = decoder(texteDe(une["correct_answer"]));
  const text = decoder(texteDe(une["question"]));
  if (text === "" && bonne === "") return ignorer(ou, MOTS.sansQuestion);
  const fausses = listeDe(une["incorrect_answers"]).map((texte) => ({
    texte: decoder(texteDe(texte)),
  }));
  const vraiFaux = decoder(texteDe(une["type"])) === "boolean";
  const options = [{ texte: bonne, bonne: true }, ...fausses];
  return choix({
    ou,
    text,
    // "True" before "False", whichever is right
    options: vraiFaux ? [...options].sort((a, b) => (a.texte < b.texte ? 1 : -1)) : options,
    melanger: !vraiFaux,
  });
}
