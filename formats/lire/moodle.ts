/** Moodle's XML: a reader of events, entities off; HTML in texts, files in base64. Pure. */
import type { FormatImport } from "../format.ts";
import { UnreadableFileError, type LigneImport, type MediaJoint } from "../lecture.ts";
import { QUESTIONS_LUES_MAX } from "../limites.ts";
import { parcourirXml } from "../outils/xml.ts";
import { withoutMarkdown } from "../outils/markdown.ts";
import { creerLignesMoodle, type QuestionMoodle } from "../outils/question-moodle.ts";

interface Brouillon {
  type: string;
  ou: number;
  markdown: boolean;
  textes: Map<string, string>;
  reponses: { texte: string; poids: number; marge: string }[];
  paires: { texte: string; reponse: string }[];
  fichiers: { nom: string; base64: string }[];
}

const neuf = (type: string, ou: number): Brouillon => ({
  type,
  ou,
  markdown: false,
  textes: new Map(),
  reponses: [],
  paires: [],
  fichiers: [],
});

export const formatMoodle: FormatImport = {
  id: "moodle",
  nom: "un export XML de Moodle",
  reconnaitre(entree) {
    const debut = entree.apercu();
    if (!/^\s*</.test(debut)) return 0;
    return /<quiz[\s>]/.test(debut) && /<question\s+type\s*=/.test(debut) ? 0.97 : 0;
  },
  lire(entree) {
    const { questions, casse, categories } = lireXml(entree.texte()?.texte ?? "");
    if (questions.length === 0)
      throw new UnreadableFileError("Ce fichier XML n’a pas de question de Moodle.");
    const medias = new Map<string, MediaJoint>();
    const lignes: LigneImport[] = questions.flatMap((question) =>
      creerLignesMoodle(question, medias),
    );
    // a category is a path, "$course$/top/Capitales": its last part is the title
    const [titre = "", ...autres] = [...categories].map((une) => une.split("/").at(-1) ?? "");
    return {
      quizz: [{ titre: autres.length === 0 ? titre.trim() : "", lignes, total: lignes.length }],
      medias: [...medias.values()],
      remarques: casse
        ? ["Ce fichier XML n’est pas tout à fait juste\u00A0: vérifiez que rien ne manque."]
        : [],
    };
  },
};

function lireXml(xml: string): {
  readonly questions: readonly QuestionMoodle[];
  readonly casse: boolean;
  readonly categories: ReadonlySet<string>;
} {
  const questions: QuestionMoodle[] = [];
  const categories = new Set<string>();
  let une: Brouillon | null = null;
  /** Names of the XML elements that are open, below the question. */
  let chemin: string[] = [];
  const juste = escapeStrayTags(xml);
  const fautes = parcourirXml(juste, {
    ouvrir(name, attributs, ligne) {
      if (name === "question" && une === null) {
        une = neuf(attributs["type"] ?? "", ligne);
        chemin = [];
        return;
      }
      if (une === null) return;
      chemin.push(name);
      const [tete] = chemin;
      if (attributs["format"] === "markdown") une.markdown = true;
      if (chemin.length === 1 && tete === "answer") {
        const poids = Number((attributs["fraction"] ?? "0").replace(",", ".")) || 0;
        une.reponses.push({ texte: "", poids, marge: "" });
      }
      if (chemin.length === 1 && tete === "subquestion")
        une.paires.push({ texte: "", reponse: "" });
      if (name === "file")
        une.fichiers.push({
          nom: `${attributs["path"] ?? "/"}${encodeURIComponent(attributs["name"] ?? "")}`,
          base64: "",
        });
    },
    texte(lu) {
      if (une !== null) poser(une, chemin, lu);
    },
    fermer(name) {
      if (une === null) return;
      if (chemin.length > 0) {
        chemin.pop();
        return;
      }
      if (name !== "question") return;
      if (une.type === "category") categories.add((une.textes.get("category") ?? "").trim());
      else if (questions.length <= QUESTIONS_LUES_MAX) questions.push(plain(une));
      une = null;
    },
  });
  return { questions, casse: fautes > 0 || juste !== xml, categories };
}

/** A question without signs of Markdown, for texts whose format in the file is Markdown. */
const plain = (une: Brouillon): QuestionMoodle =>
  une.markdown
    ? {
        ...une,
        textes: new Map([...une.textes].map(([nom, texte]) => [nom, withoutMarkdown(texte)])),
        reponses: une.reponses.map((one) => ({ ...one, texte: withoutMarkdown(one.texte) })),
      }
    : une;

/** Escapes "x<y" written by hand: an element that the file never closes is a text. CDATA and comments stay as they are. */
function escapeStrayTags(xml: string): string {
  const closed = new Set([...xml.matchAll(/<\/([a-zA-Z][\w.:-]*)\s*>/g)].map(([, nom]) => nom));
  return xml.replace(
    /<!\[CDATA\[[^]*?\]\]>|<!--[^]*?-->|<([a-zA-Z][\w.:-]*)([^<>]*)/g,
    (lu, nom: string | undefined, suite: string) =>
      nom === undefined || closed.has(nom) || suite.endsWith("/") ? lu : `&lt;${lu.slice(1)}`,
  );
}

/** Adds a text of the XML to the question's draft, at the place that its enclosing elements say. */
function poser(une: Brouillon, chemin: readonly string[], texte: string): void {
  const [tete = "", suite = ""] = chemin;
  const feuille = chemin.at(-1);
  if (feuille === "file") {
    const fichier = une.fichiers.at(-1);
    if (fichier !== undefined) fichier.base64 += texte;
    return;
  }
  const reponse = une.reponses.at(-1);
  const paire = une.paires.at(-1);
  if (tete === "answer" && reponse !== undefined) {
    if (suite === "text") reponse.texte += texte;
    if (suite === "tolerance") reponse.marge += texte;
    // old exports of Moodle have the answer's text directly in its element
    if (chemin.length === 1) reponse.texte += texte;
  } else if (tete === "subquestion" && paire !== undefined) {
    if (suite === "text") paire.texte += texte;
    if (suite === "answer" && feuille === "text") paire.reponse += texte;
  } else if (feuille === "text" || chemin.length === 1)
    une.textes.set(tete, (une.textes.get(tete) ?? "") + texte);
}
