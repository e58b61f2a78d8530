/**
 * QTI 1.2 and 2.1, alone or in a package (Canvas, IMSCC, Moodle, Blackboard): questions whose right answers are told by conditions or
 * by declarations. Pure.
 */
import type { SourceImport } from "../entree.ts";
import type { FormatImport } from "../format.ts";
import { UnreadableFileError, type LigneImport } from "../lecture.ts";
import { QUESTIONS_LUES_MAX } from "../limites.ts";
import { lireHtml } from "../outils/html.ts";
import { listerNombresDeLIntervalle } from "../outils/nombres.ts";
import {
  givesPoints,
  listRightAnswers,
  readNumberRange,
  readPointsOfAnswer,
} from "../outils/qti-conditions.ts";
import {
  creerLigneChoix,
  creerLigneEntree as saisie,
  creerLigneIgnoree,
  PHRASES_COMMUNES_IMPORT,
  creerLigneOrdre,
  creerLigneRien,
} from "../outils/ligne.ts";
import {
  findElements,
  findChildElements,
  findFirstElement,
  htmlOfElement,
  textOfElement,
  type XmlNode,
  parseXmlTree,
} from "../outils/xml-tree.ts";

/** The most bytes read from a QTI package, once decompressed: its texts are read, its media are not. */
const PACKAGE_BYTES_MAX = 60_000_000;
const QTI = /<(?:\w+:)?(?:questestinterop|assessmentItem|qti-assessment-item)[\s>]/;

const clean = (html: string): string => lireHtml(html).texte;

export const formatQti: FormatImport = {
  id: "qti",
  nom: "un questionnaire QTI (Canvas, Moodle, IMS)",
  reconnaitre(entree) {
    if (QTI.test(entree.apercu())) return 0.97;
    const archive = entree.archive();
    if (archive === null) return 0;
    const named = archive.entrees.some(({ nom }) => nom === "imsmanifest.xml");
    return named && partsOf(entree).length > 0 ? 0.97 : 0;
  },
  lire(entree) {
    const parts = partsOf(entree);
    const quizz = parts.flatMap(({ nom, xml }) => {
      const tree = parseXmlTree(xml);
      if (tree === null) return [];
      const items = findElements(tree.racine, "item", "assessmentItem");
      if (items.length === 0) return [];
      const assessment = findFirstElement(tree.racine, "assessment");
      const titre = assessment?.attributs["title"] ?? "";
      return [
        {
          nom,
          titre,
          lignes: items
            .slice(0, QUESTIONS_LUES_MAX + 1)
            .flatMap((item, rang) => lineOf(item, rang + 1)),
        },
      ];
    });
    if (quizz.length === 0)
      throw new UnreadableFileError("Ce questionnaire QTI n’a pas de question.");
    // files of one question each, as QTI 2 has them, make one quizz
    const single = quizz.every(({ lignes }) => lignes.length < 2);
    const lots = single ? [{ titre: "", lignes: quizz.flatMap(({ lignes }) => lignes) }] : quizz;
    return { quizz: lots.map(({ titre, lignes }) => ({ titre, lignes, total: lignes.length })) };
  },
};

/** The XML texts that hold questions: the file itself, or the XML files of a package. */
function partsOf(entree: SourceImport): readonly { readonly nom: string; readonly xml: string }[] {
  const archive = entree.archive();
  if (archive === null) return [{ nom: "", xml: entree.texte()?.texte ?? "" }];
  let bytes = 0;
  return archive.entrees.flatMap(({ nom, taille }) => {
    // .dat files are read too: Blackboard names its files of questions res00001.dat
    if (!/\.(?:xml|qti|dat)$/i.test(nom) || /(?:imsmanifest|assessment_meta)\.xml$/.test(nom))
      return [];
    bytes += taille;
    if (bytes > PACKAGE_BYTES_MAX)
      throw new UnreadableFileError("Ce questionnaire est trop gros : exportez-le en plusieurs.");
    const xml = new TextDecoder().decode(archive.lire(nom));
    return QTI.test(xml.slice(0, 4000)) ? [{ nom, xml }] : [];
  });
}

const lineOf = (item: XmlNode, rang: number): readonly LigneImport[] =>
  item.nom === "item" ? firstVersion(item, rang) : secondVersion(item, rang);

/** The questions of an `item` of QTI 1.2. */
function firstVersion(item: XmlNode, rang: number): readonly LigneImport[] {
  const presentation = findFirstElement(item, "presentation");
  const ou = rang;
  const text = presentation === undefined ? "" : clean(materialOf(presentation));
  const kind =
    fieldOf(item, "question_type") ||
    fieldOf(item, "cc_profile") ||
    fieldOf(item, "bbmd_questiontype") ||
    fieldOf(item, "qmd_itemtype");
  const conditions = findElements(item, "respcondition").filter(givesPoints);
  const responses = findElements(
    item,
    "response_lid",
    "response_str",
    "response_num",
    "response_grp",
  );
  const feedbacks = findElements(item, "itemfeedback");
  const feedback = [/^general(?!.*incorrect)/i, /^correct/i]
    .map((pattern) => feedbacks.find(({ attributs }) => pattern.test(attributs["ident"] ?? "")))
    .find((one) => one !== undefined);
  const commun = { ou, text, preuve: clean(feedback === undefined ? "" : materialOf(feedback)) };
  const [response] = responses;
  if (presentation === undefined)
    return [creerLigneIgnoree(ou, PHRASES_COMMUNES_IMPORT.sansQuestion)];
  if (response === undefined) return [creerLigneRien(commun)];
  if (/essay|file_upload|file upload|short response/i.test(kind)) return [essay(commun)];
  if (/calculated|hot ?spot|jumbled|opinion|quiz bowl/i.test(kind))
    return [
      creerLigneIgnoree(ou, `Un type de QTI qui n’existe pas ici («\u00A0${kind}\u00A0»)`, text),
    ];
  // a question with options without a text, such as pictures, is left out: its right answer would be a code that nobody sees
  const blind = findElements(presentation, "render_choice").some((choice) =>
    findElements(choice, "response_label").some((label) => clean(materialOf(label)) === ""),
  );
  if (blind)
    return [creerLigneIgnoree(ou, "Une question dont les réponses ne sont pas des textes", text)];
  const labels = (of: XmlNode) =>
    findElements(of, "response_label")
      .map((label) => ({
        ident: label.attributs["ident"] ?? "",
        texte: clean(materialOf(label)),
      }))
      .filter(({ texte }) => texte !== "");
  if (/matching|multiple_dropdowns|fill_in_multiple/.test(kind) || responses.length > 1) {
    // each line of a matching item, and each gap of several, makes a question of its own
    return responses.map((one) => {
      const right = listRightAnswers(conditions, identOf(one));
      const head = clean(materialOf(one));
      const options = labels(one);
      const asked = { ...commun, text: [text, head].filter((dit) => dit !== "").join("\n") };
      const remarques = [
        `Une question à plusieurs réponses est devenue ${responses.length} questions.`,
      ];
      return options.length > 0 && !/fill_in_multiple/.test(kind)
        ? creerLigneChoix({
            ...asked,
            remarques,
            options: options.map(({ ident, texte }) => ({ texte, bonne: right.has(ident) })),
          })
        : saisie({
            ...asked,
            remarques,
            reponses: options.length > 0 ? options.map(({ texte }) => texte) : [...right],
          });
    });
  }
  const right = listRightAnswers(conditions, identOf(response));
  const options = labels(response);
  if (options.length === 0) {
    const range = readNumberRange(conditions);
    return [
      saisie(
        range === null
          ? { ...commun, reponses: [...right] }
          : { ...commun, ...listerNombresDeLIntervalle(range.min, range.max, range.right) },
      ),
    ];
  }
  if (/ordering/i.test(kind) || /ordered/i.test(response.attributs["rcardinality"] ?? ""))
    return [inOrder(commun, [...listRightAnswers(conditions, "")], options)];
  const several =
    /multiple_answers|multiple_response/.test(kind) ||
    response.attributs["rcardinality"] === "Multiple";
  // where only one answer may be chosen, those worth fewer points than the best are right for a part only, and count as wrong
  const best = several
    ? 0
    : Math.max(0, ...[...right].map((ident) => readPointsOfAnswer(conditions, ident)));
  const whole = (ident: string) =>
    right.has(ident) && readPointsOfAnswer(conditions, ident) >= best;
  return [
    creerLigneChoix({
      ...commun,
      options: options.map(({ ident, texte }) => ({
        texte: trueFalse(texte),
        bonne: whole(ident),
        bonus: right.has(ident) && !whole(ident),
      })),
      remarques: several && right.size > 1 ? [PHRASES_COMMUNES_IMPORT.toutCocher] : [],
    }),
  ];
}

/** Identifier of a group of answers; Brightspace writes it in `respident`, as conditions do. */
const identOf = ({ attributs }: XmlNode): string =>
  attributs["ident"] ?? attributs["respident"] ?? "";

const trueFalse = (texte: string): string =>
  /^true$/i.test(texte) ? "Vrai" : /^false$/i.test(texte) ? "Faux" : texte;

const essay = (commun: Parameters<typeof creerLigneRien>[0]): LigneImport =>
  creerLigneRien({
    ...commun,
    remarques: [PHRASES_COMMUNES_IMPORT.aRediger],
  });

/** The question's text in a QTI element, without the texts of its answers. */
function materialOf(noeud: XmlNode): string {
  return findChildElements(noeud)
    .flatMap((un): string[] => {
      if (/^(?:response_(?:lid|str|num|grp)|render_\w+)$/.test(un.nom)) return [];
      // `mat_formattedtext` is Blackboard's element for HTML
      if (un.nom !== "mattext" && un.nom !== "mat_formattedtext") return [materialOf(un)];
      const dit = findChildElements(un).length > 0 ? htmlOfElement(un) : textOfElement(un);
      return [
        /html/i.test(un.attributs["texttype"] ?? "html")
          ? dit
          : dit.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
      ];
    })
    .filter((dit) => dit !== "")
    .join("\n");
}

const fieldOf = (item: XmlNode, nom: string): string =>
  findElements(item, "qtimetadatafield")
    .filter((champ) => textOfElement(findFirstElement(champ, "fieldlabel")).trim() === nom)
    .map((champ) => textOfElement(findFirstElement(champ, "fieldentry")).trim())[0] ??
  textOfElement(findFirstElement(item, nom)).trim();

/** Options in their right order; in that of the file, with a doubt, when it does not place each of them. */
function inOrder(
  commun: Parameters<typeof creerLigneRien>[0],
  right: readonly string[],
  options: readonly { readonly ident: string; readonly texte: string }[],
): LigneImport {
  const sorted = right.flatMap((ident) => options.filter((one) => one.ident === ident));
  const all = sorted.length === options.length;
  return creerLigneOrdre({
    ...commun,
    elements: (all ? sorted : options).map(({ texte }) => texte),
    doutes: all ? [] : ["Le bon ordre n’est pas dans le fichier\u00A0: vérifiez-le."],
  });
}

const INTERACTIONS = [
  "choiceInteraction",
  "orderInteraction",
  "textEntryInteraction",
  "inlineChoiceInteraction",
  "matchInteraction",
  "extendedTextInteraction",
] as const;
const HIDDEN: ReadonlySet<string> = new Set([...INTERACTIONS, "rubricBlock", "feedbackBlock"]);

/** The first interaction element of any kind below an element; undefined without one. */
const interactionOf = (noeud: XmlNode): XmlNode | undefined =>
  findChildElements(noeud)
    .map((un) => (un.nom.endsWith("Interaction") ? un : interactionOf(un)))
    .find((un) => un !== undefined);

/** The questions of an `assessmentItem` of QTI 2.1. */
function secondVersion(item: XmlNode, rang: number): readonly LigneImport[] {
  const body = findFirstElement(item, "itemBody");
  if (body === undefined) return [creerLigneIgnoree(rang, PHRASES_COMMUNES_IMPORT.sansQuestion)];
  const declared = new Map(
    findElements(item, "responseDeclaration").map(
      (one) => [one.attributs["identifier"] ?? "", one] as const,
    ),
  );
  const found = findElements(body, ...INTERACTIONS);
  const [interaction] = found;
  const other = interactionOf(body);
  const prompt = clean(
    interaction === undefined
      ? ""
      : htmlOfElement(findFirstElement(interaction, "prompt") ?? { ...interaction, enfants: [] }),
  );
  const around = clean(htmlOfElement(body, HIDDEN));
  const feedback = findElements(item, "modalFeedback").find(
    ({ attributs }) => !/incorrect|wrong|fa(?:lse|ux)/i.test(attributs["identifier"] ?? ""),
  );
  const commun = {
    ou: rang,
    text: [around, prompt].filter((dit) => dit !== "").join("\n"),
    preuve: feedback === undefined ? "" : clean(htmlOfElement(feedback)),
  };
  if (interaction === undefined)
    return [
      other === undefined
        ? creerLigneRien(commun)
        : creerLigneIgnoree(
            rang,
            `Un type de QTI qui n’existe pas ici («\u00A0${other.nom}\u00A0»)`,
            commun.text,
          ),
    ];
  if (found.length > 1)
    return [
      creerLigneIgnoree(
        rang,
        "Une question à plusieurs réponses mêlées, qui n’existe pas ici",
        commun.text,
      ),
    ];
  const declaration = declared.get(interaction.attributs["responseIdentifier"] ?? "");
  const values = declaration === undefined ? [] : correctOf(declaration);
  const choices = findElements(interaction, "simpleChoice", "inlineChoice").map((one) => ({
    ident: one.attributs["identifier"] ?? "",
    texte: clean(htmlOfElement(one, new Set(["feedbackInline"]))),
  }));
  if (choices.some(({ texte }) => texte === ""))
    return [
      creerLigneIgnoree(rang, "Une question dont les réponses ne sont pas des textes", commun.text),
    ];
  switch (interaction.nom) {
    case "choiceInteraction":
    case "inlineChoiceInteraction":
      return [
        creerLigneChoix({
          ...commun,
          options: choices.map(({ ident, texte }) => ({
            texte: trueFalse(texte),
            bonne: values.includes(ident),
          })),
          remarques: values.length > 1 ? [PHRASES_COMMUNES_IMPORT.toutCocher] : [],
        }),
      ];
    case "orderInteraction":
      return [inOrder(commun, values, choices)];
    case "textEntryInteraction":
      return [saisie({ ...commun, reponses: values })];
    case "extendedTextInteraction":
      return [essay(commun)];
    default:
      return [
        creerLigneIgnoree(rang, "Une association de QTI 2, qui n’existe pas ici", commun.text),
      ];
  }
}

/** The right values of a declaration: those it says correct, and those that a mapping gives all the points to. */
function correctOf(declaration: XmlNode): readonly string[] {
  const said = findFirstElement(declaration, "correctResponse");
  const values =
    said === undefined ? [] : findElements(said, "value").map((one) => textOfElement(one).trim());
  const mapped = findElements(declaration, "mapEntry").map(({ attributs }) => ({
    key: attributs["mapKey"] ?? "",
    points: Number(attributs["mappedValue"] ?? "0"),
  }));
  const best = Math.max(0, ...mapped.map(({ points }) => points));
  const full = mapped.filter(({ points }) => best > 0 && points === best).map(({ key }) => key);
  return declaration.attributs["baseType"] === "string"
    ? [...new Set([...values, ...full])]
    : values;
}
