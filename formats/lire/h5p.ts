/** H5P: question sets and single questions, out of their package. Pure. */
import type { SourceImport } from "../entree.ts";
import type { FormatImport } from "../format.ts";
import { UnreadableFileError, type LigneImport } from "../lecture.ts";
import { QUESTIONS_LUES_MAX } from "../limites.ts";
import { lireHtml } from "../outils/html.ts";
import {
  creerLigneChoix,
  creerLigneEntree as saisie,
  creerLigneIgnoree,
  PHRASES_COMMUNES_IMPORT,
  creerLigneRien,
} from "../outils/ligne.ts";
import {
  estObjetJson,
  lireListeJson,
  type ObjetJson,
  lireObjetsJson,
  lireValeurJsonCommeTexte,
} from "../outils/objets.ts";

const clean = (lu: unknown): string => lireHtml(lireValeurJsonCommeTexte(lu)).texte;

/** The library and parameters of a content.json copied out of its package; its keys tell the library. */
function pieceOf(lu: unknown): { readonly library: string; readonly params: ObjetJson } | null {
  if (!estObjetJson(lu) || !OF_H5P.some((key) => key in lu)) return null;
  const first = (key: string): unknown => lireListeJson(lu[key])[0];
  const holds = (key: string, inside: string): boolean => {
    const one = first(key);
    return estObjetJson(one) && inside in one;
  };
  const library = holds("questions", "library")
    ? "H5P.QuestionSet"
    : holds("answers", "correct")
      ? "H5P.MultiChoice"
      : holds("choices", "answers")
        ? "H5P.SingleChoiceSet"
        : holds("cards", "answer")
          ? "H5P.Flashcards"
          : typeof first("questions") === "string"
            ? "H5P.Blanks"
            : /^(?:true|false)$/.test(lireValeurJsonCommeTexte(lu["correct"]))
              ? "H5P.TrueFalse"
              : null;
  return library === null ? null : { library, params: lu };
}
/** Keys of the parameters of H5P that other programs have not. */
const OF_H5P = ["behaviour", "overallFeedback", "l10n", "introPage", "UI"] as const;

const contentOf = (entree: SourceImport): ObjetJson | null => {
  const archive = entree.archive();
  const nom = archive?.entrees.find((une) => une.nom === "content/content.json")?.nom;
  if (archive === null) return pieceOf(entree.json())?.params ?? null;
  if (nom === undefined) return null;
  try {
    const lu: unknown = JSON.parse(new TextDecoder().decode(archive.lire(nom)));
    return estObjetJson(lu) ? lu : null;
  } catch (erreur) {
    if (erreur instanceof UnreadableFileError) throw erreur;
    return null;
  }
};

function mainOf(entree: SourceImport): ObjetJson {
  const archive = entree.archive();
  if (archive === null) return { mainLibrary: pieceOf(entree.json())?.library };
  if (!archive.entrees.some(({ nom }) => nom === "h5p.json")) return {};
  try {
    const lu: unknown = JSON.parse(new TextDecoder().decode(archive.lire("h5p.json")));
    return estObjetJson(lu) ? lu : {};
  } catch {
    return {};
  }
}

export const formatH5p: FormatImport = {
  id: "h5p",
  nom: "un contenu H5P",
  reconnaitre(entree) {
    const noms = new Set(entree.archive()?.entrees.map(({ nom }) => nom));
    const packed = noms.has("h5p.json") && noms.has("content/content.json");
    return packed || pieceOf(entree.json()) !== null ? 0.98 : 0;
  },
  lire(entree) {
    const content = contentOf(entree);
    if (content === null)
      throw new UnreadableFileError("Ce contenu H5P est abîmé : exportez-le de nouveau.");
    const main = mainOf(entree);
    const lignes = linesOf(
      { library: lireValeurJsonCommeTexte(main["mainLibrary"]), params: content },
      { next: 1 },
    ).slice(0, QUESTIONS_LUES_MAX + 1);
    if (lignes.length === 0)
      throw new UnreadableFileError(
        "Ce contenu H5P n’a pas de question à choix, à trous ou à taper.",
      );
    return { quizz: [{ titre: clean(main["title"]), lignes, total: lignes.length }] };
  },
};

/** The questions of an H5P library's parameters, those of nested libraries included. */
function linesOf(piece: ObjetJson, rank: { next: number }): readonly LigneImport[] {
  const library =
    lireValeurJsonCommeTexte(piece["library"])
      .replace(/^H5P\./, "")
      .split(" ")[0] ?? "";
  const params = estObjetJson(piece["params"]) ? piece["params"] : {};
  const nested = (lu: unknown): readonly LigneImport[] =>
    lireObjetsJson(lu).flatMap(({ un }) =>
      linesOf(estObjetJson(un["content"]) ? un["content"] : un, rank),
    );
  const ou = rank.next;
  switch (library) {
    case "QuestionSet":
      return nested(params["questions"]);
    case "Column":
      return nested(params["content"]);
    case "MultiChoice":
      rank.next += 1;
      return [multiChoice(params, ou)];
    case "TrueFalse": {
      rank.next += 1;
      const right = lireValeurJsonCommeTexte(params["correct"]) === "true";
      return [
        creerLigneChoix({
          ou,
          text: clean(params["question"]),
          options: [
            { texte: "Vrai", bonne: right },
            { texte: "Faux", bonne: !right },
          ],
        }),
      ];
    }
    case "SingleChoiceSet":
      return lireObjetsJson(params["choices"]).map(({ un }) => {
        const options = lireListeJson(un["answers"]).map(clean);
        rank.next += 1;
        // in this library the first answer is the right one
        return creerLigneChoix({
          ou: rank.next - 1,
          text: clean(un["question"]),
          options: options.map((texte, rang) => ({ texte, bonne: rang === 0 })),
          melanger: true,
        });
      });
    case "Blanks":
      return lireListeJson(params["questions"]).map((texte) => {
        rank.next += 1;
        return blanks(clean(texte), rank.next - 1);
      });
    case "Flashcards":
      return lireObjetsJson(params["cards"]).map(({ un }) => {
        rank.next += 1;
        return saisie({
          ou: rank.next - 1,
          text: clean(un["text"]),
          reponses: clean(un["answer"]).split("/"),
        });
      });
    case "AdvancedText":
    case "Text":
      rank.next += 1;
      return [creerLigneRien({ ou, text: clean(params["text"]) })];
    case "":
      return [];
    default:
      rank.next += 1;
      return [
        creerLigneIgnoree(
          ou,
          `Un contenu H5P qui n’existe pas ici («\u00A0${library}\u00A0»)`,
          clean(params["question"]),
        ),
      ];
  }
}

function multiChoice(params: ObjetJson, ou: number): LigneImport {
  const options = lireObjetsJson(params["answers"]).map(({ un }) => ({
    texte: clean(un["text"]),
    bonne: un["correct"] === true || un["correct"] === "true",
  }));
  const right = options.filter(({ bonne }) => bonne).length;
  return creerLigneChoix({
    ou,
    text: clean(params["question"]),
    options,
    remarques: right > 1 ? [PHRASES_COMMUNES_IMPORT.toutCocher] : [],
  });
}

/** The question of an H5P gap text: "La capitale du Pérou est *Lima/lima:indice*." */
function blanks(texte: string, ou: number): LigneImport {
  const found = [...texte.matchAll(/\*([^*]+)\*/g)];
  const text = texte.replaceAll(/\*[^*]+\*/g, "_____");
  const [only] = found;
  if (only === undefined) return creerLigneRien({ ou, text });
  if (found.length > 1)
    return creerLigneIgnoree(ou, "Un texte à plusieurs trous, qui n’existe pas ici", text);
  const reponses = (only[1] ?? "").replace(/:.*$/, "").split("/");
  return saisie({ ou, text, reponses });
}
