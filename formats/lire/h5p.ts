/** H5P: question sets and single questions, out of their package. Pure. */
import type { Entree } from "../entree.ts";
import type { Format } from "../format.ts";
import { FichierIllisible, type Ligne } from "../lecture.ts";
import { LIGNES_MAX } from "../limites.ts";
import { lireHtml } from "../outils/html.ts";
import { choix, entree as saisie, ignorer, MOTS, rien } from "../outils/ligne.ts";
import { estObjet, listeDe, type Objet, objetsDe, texteDe } from "../outils/objets.ts";

const clean = (lu: unknown): string => lireHtml(texteDe(lu)).texte;

const contentOf = (entree: Entree): Objet | null => {
  const archive = entree.archive();
  const nom = archive?.entrees.find((une) => une.nom === "content/content.json")?.nom;
  if (archive === null || nom === undefined) return null;
  try {
    const lu: unknown = JSON.parse(new TextDecoder().decode(archive.lire(nom)));
    return estObjet(lu) ? lu : null;
  } catch (erreur) {
    if (erreur instanceof FichierIllisible) throw erreur;
    return null;
  }
};

function mainOf(entree: Entree): Objet {
  const archive = entree.archive();
  if (archive === null || !archive.entrees.some(({ nom }) => nom === "h5p.json")) return {};
  try {
    const lu: unknown = JSON.parse(new TextDecoder().decode(archive.lire("h5p.json")));
    return estObjet(lu) ? lu : {};
  } catch {
    return {};
  }
}

export const h5p: Format = {
  id: "h5p",
  nom: "un contenu H5P",
  reconnaitre(entree) {
    const noms = new Set(entree.archive()?.entrees.map(({ nom }) => nom));
    return noms.has("h5p.json") && noms.has("content/content.json") ? 0.98 : 0;
  },
  lire(entree) {
    const content = contentOf(entree);
    if (content === null)
      throw new FichierIllisible("Ce contenu H5P est abîmé : exportez-le de nouveau.");
    const main = mainOf(entree);
    const lignes = linesOf(
      { library: texteDe(main["mainLibrary"]), params: content },
      { next: 1 },
    ).slice(0, LIGNES_MAX + 1);
    if (lignes.length === 0)
      throw new FichierIllisible("Ce contenu H5P n’a pas de question à choix, à trous ou à taper.");
    return { quizz: [{ titre: clean(main["title"]), lignes, total: lignes.length }] };
  },
};

/** The questions of a library's parameters, those inside of it included. */
function linesOf(piece: Objet, rank: { next: number }): readonly Ligne[] {
  const library =
    texteDe(piece["library"])
      .replace(/^H5P\./, "")
      .split(" ")[0] ?? "";
  const params = estObjet(piece["params"]) ? piece["params"] : {};
  const nested = (lu: unknown): readonly Ligne[] =>
    objetsDe(lu).flatMap(({ un }) => linesOf(estObjet(un["content"]) ? un["content"] : un, rank));
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
      const right = texteDe(params["correct"]) === "true";
      return [
        choix({
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
      return objetsDe(params["choices"]).map(({ un }) => {
        const options = listeDe(un["answers"]).map(clean);
        rank.next += 1;
        // the first one is right there
        return choix({
          ou: rank.next - 1,
          text: clean(un["question"]),
          options: options.map((texte, rang) => ({ texte, bonne: rang === 0 })),
          melanger: true,
        });
      });
    case "Blanks":
      return listeDe(params["questions"]).map((texte) => {
        rank.next += 1;
        return blanks(clean(texte), rank.next - 1);
      });
    case "AdvancedText":
    case "Text":
      rank.next += 1;
      return [rien({ ou, text: clean(params["text"]) })];
    case "":
      return [];
    default:
      rank.next += 1;
      return [
        ignorer(
          ou,
          `Un contenu H5P qui n’existe pas ici («\u00A0${library}\u00A0»)`,
          clean(params["question"]),
        ),
      ];
  }
}

function multiChoice(params: Objet, ou: number): Ligne {
  const options = objetsDe(params["answers"]).map(({ un }) => ({
    texte: clean(un["text"]),
    bonne: un["correct"] === true || un["correct"] === "true",
  }));
  const right = options.filter(({ bonne }) => bonne).length;
  return choix({
    ou,
    text: clean(params["question"]),
    options,
    remarques: right > 1 ? [MOTS.toutCocher] : [],
  });
}

/** "La capitale du Pérou est *Lima/lima:indice*." */
function blanks(texte: string, ou: number): Ligne {
  const found = [...texte.matchAll(/\*([^*]+)\*/g)];
  const text = texte.replaceAll(/\*[^*]+\*/g, "_____");
  const [only] = found;
  if (only === undefined) return rien({ ou, text });
  if (found.length > 1)
    return ignorer(ou, "Un texte à plusieurs trous, qui n’existe pas ici", text);
  const reponses = (only[1] ?? "").replace(/:.*$/, "").split("/");
  return saisie({ ou, text, reponses });
}
