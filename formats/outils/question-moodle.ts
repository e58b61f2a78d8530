/** Turns a question read from Moodle's XML into lines of the import. Pure. */
import type { LigneImport, MediaJoint } from "../lecture.ts";
import { lireHtml } from "./html.ts";
import {
  creerLigneChoix,
  creerLigneEntree,
  creerLigneIgnoree,
  PHRASES_COMMUNES_IMPORT,
  creerLigneOrdre,
  creerLigneRien,
} from "./ligne.ts";
import { explainUnplayableFilm } from "./films.ts";
import { decoderBase64, composerMediaJoint } from "./medias.ts";
import { listerNombresAvecMarge } from "./nombres.ts";
import { lireNombreJson } from "./objets.ts";

export interface QuestionMoodle {
  readonly type: string;
  /** Line of the question in the file. */
  readonly ou: number;
  /** Texts of the question by the name of their XML element: questiontext, generalfeedback, single… */
  readonly textes: ReadonlyMap<string, string>;
  /** Answers; `poids` is Moodle's fraction, from -100 to 100. */
  readonly reponses: readonly {
    readonly texte: string;
    readonly poids: number;
    readonly marge: string;
  }[];
  readonly paires: readonly { readonly texte: string; readonly reponse: string }[];
  /** Files, by their path from the question's own folder. */
  readonly fichiers: readonly { readonly nom: string; readonly base64: string }[];
}

const texteDe = (html: string): string => lireHtml(html).texte;
/** The text of an answer; of a picture alone, what is said in its place. */
function texteDeReponse(html: string): string {
  const { texte, medias, legendes } = lireHtml(html);
  return texte === "" && medias.length > 0 ? legendes.join(" ") : texte;
}

/**
 * Makes the lines of a Moodle question: several for a matching one, or for a text with gaps.
 * @param medias those of the whole file: what this one shows is added
 * @param dites remarks about where the question comes from
 */
export function creerLignesMoodle(
  question: QuestionMoodle,
  medias: Map<string, MediaJoint>,
  dites: readonly string[] = [],
): LigneImport[] {
  const { type, ou, textes, reponses } = question;
  const enonce = lireHtml(textes.get("questiontext") ?? "");
  const { media, remarques: duMedia } = mediaDe(question, enonce.medias, medias);
  const images = reponses.some(({ texte }) => lireHtml(texte).medias.length > 0);
  const preuve = lireHtml(textes.get("generalfeedback") ?? "");
  const remarques = [
    ...dites,
    ...duMedia,
    ...(images ? [PHRASES_COMMUNES_IMPORT.imagePerdue] : []),
    ...(preuve.medias.length > 0
      ? ["L’image de la preuve ne vient pas\u00A0: à ajouter à la main."]
      : []),
  ];
  const adresse = enonce.medias.find((une) => /^https?:\/\//.test(une));
  const commun = {
    ou,
    text: enonce.texte,
    preuve: preuve.texte,
    ...(media === null ? {} : { media }),
    liens: media === null && adresse !== undefined ? [{ ou: "media" as const, adresse }] : [],
    remarques,
  };
  const lues = reponses.map(({ texte, poids, marge }) => ({
    texte: texteDeReponse(texte),
    poids,
    marge,
  }));
  const melanger = /^\s*(?:1|true)\s*$/.test(textes.get("shuffleanswers") ?? "");
  const entieres = lues.some(({ poids }) => poids >= 100);
  switch (type) {
    case "multichoice":
    case "multichoiceset": {
      const une =
        type === "multichoice" && !/^\s*(?:0|false)\s*$/.test(textes.get("single") ?? "true");
      const plusieurs = !une || !entieres;
      const positives = lues.filter(({ poids }) => poids > 0).length;
      return [
        creerLigneChoix({
          ...commun,
          options: lues.map(({ texte, poids }) => ({
            texte,
            bonne: plusieurs ? poids > 0 : poids >= 100,
            bonus: !plusieurs && poids > 0 && poids < 100,
          })),
          melanger,
          remarques: [
            ...remarques,
            ...(!une && positives > 1 ? [PHRASES_COMMUNES_IMPORT.toutCocher] : []),
          ],
          doutes:
            une && plusieurs && positives > 1
              ? ["Aucune réponse n’y vaut tous les points\u00A0: vérifiez la bonne."]
              : [],
        }),
      ];
    }
    case "truefalse":
      return [
        creerLigneChoix({
          ...commun,
          options: lues.map(({ texte, poids }) => ({
            texte: vraiFaux(texte),
            bonne: poids >= 100,
          })),
        }),
      ];
    case "shortanswer":
      return [
        creerLigneEntree({
          ...commun,
          reponses: lues.filter(({ poids }) => poids >= 100).map(({ texte }) => etoile(texte)),
          bonus: lues
            .filter(({ poids }) => poids > 0 && poids < 100)
            .map(({ texte }) => etoile(texte)),
          doutes: lues.some(({ texte, poids }) => poids > 0 && /(?<!\\)\*/.test(texte))
            ? [
                "L’étoile de Moodle veut dire «\u00A0n’importe quoi\u00A0»\u00A0: écrivez les réponses en entier.",
              ]
            : [],
        }),
      ];
    case "numerical":
      return [numerique(commun, lues)];
    case "ordering": {
      const rangees = new Set(lues.map(({ poids }) => poids)).size === lues.length;
      const suite = rangees ? [...lues].sort((a, b) => a.poids - b.poids) : lues;
      return [creerLigneOrdre({ ...commun, elements: suite.map(({ texte }) => texte) })];
    }
    case "matching":
      return associations(commun, question.paires);
    case "description":
      return [creerLigneRien(commun)];
    case "cloze":
    case "multianswer": {
      const trous = readCloze(question);
      if (trous === null)
        return [
          creerLigneIgnoree(
            ou,
            "Un texte à plusieurs trous, qui n’existe pas ici",
            enonce.texte.replace(/\{\d*:[^}]*\}/g, "_____"),
          ),
        ];
      const dites =
        trous.length > 1 ? [`Un texte à trous est devenu ${trous.length} questions.`] : [];
      return trous.flatMap((trou) => creerLignesMoodle(trou, medias, dites));
    }
    case "essay":
      return [
        creerLigneRien({
          ...commun,
          remarques: [...remarques, PHRASES_COMMUNES_IMPORT.aRediger],
        }),
      ];
    default:
      return [
        creerLigneIgnoree(
          ou,
          `Un type de Moodle qui n’existe pas ici («\u00A0${type}\u00A0»)`,
          enonce.texte,
        ),
      ];
  }
}

/** Replaces the star behind a backslash by a star; alone, a star of Moodle stands for any text. */
const etoile = (texte: string): string => texte.replaceAll("\\*", "*");

const vraiFaux = (texte: string): string =>
  /^(?:true|vrai)$/i.test(texte) ? "Vrai" : /^(?:false|faux)$/i.test(texte) ? "Faux" : texte;

type Commun = Parameters<typeof creerLigneRien>[0];

function numerique(commun: Commun, dites: QuestionMoodle["reponses"]): LigneImport {
  const lues = dites
    .filter(({ poids }) => poids > 0)
    .map(({ texte, poids, marge }) => {
      const valeur = lireNombreJson(texte);
      const nombres =
        valeur === null
          ? { reponses: [texte], remarques: [] }
          : listerNombresAvecMarge(valeur, lireNombreJson(marge) ?? 0);
      return { poids, nombres };
    });
  const entieres = lues
    .filter(({ poids }) => poids >= 100)
    .flatMap(({ nombres }) => nombres.reponses);
  const partielles = lues
    .filter(({ poids }) => poids < 100)
    .flatMap(({ nombres }) => nombres.reponses);
  return creerLigneEntree({
    ...commun,
    reponses: entieres,
    bonus: partielles.filter((une) => !entieres.includes(une)),
    remarques: [...(commun.remarques ?? []), ...lues.flatMap(({ nombres }) => nombres.remarques)],
  });
}

/** The questions of a Moodle matching question: one for each pair, whose options are all the right-hand sides. */
function associations(commun: Commun, paires: QuestionMoodle["paires"]): LigneImport[] {
  const lues = paires.map(({ texte, reponse }) => ({
    texte: texteDeReponse(texte),
    reponse: texteDe(reponse),
    // a pair with neither text nor picture on its left is a distractor; a picture cannot be matched here
    perdue: texteDeReponse(texte) === "" && lireHtml(texte).medias.length > 0,
  }));
  const droites = [...new Set(lues.map(({ reponse }) => reponse))].filter((une) => une !== "");
  const perdues = lues
    .filter(({ perdue }) => perdue)
    .map(({ reponse }) => creerLigneIgnoree(commun.ou, "Une image à associer", reponse));
  const questions = lues.filter(({ texte }) => texte !== "");
  return questions
    .map(({ texte, reponse }) =>
      creerLigneChoix({
        ...commun,
        text: [commun.text, texte].filter((dit) => dit !== "").join("\n"),
        options: droites.map((droite) => ({ texte: droite, bonne: droite === reponse })),
        melanger: true,
        remarques: [
          ...(commun.remarques ?? []),
          `Une association est devenue ${questions.length} questions.`,
        ],
      }),
    )
    .concat(perdues);
}

/** The first file that the text shows, when it is one that we show too. */
function mediaDe(
  { fichiers }: QuestionMoodle,
  montres: readonly string[],
  medias: Map<string, MediaJoint>,
): { readonly media: string | null; readonly remarques: readonly string[] } {
  const joints = montres.filter((adresse) => /^(?:@@PLUGINFILE@@\/|data:)/i.test(adresse));
  const [premier] = joints;
  if (premier === undefined) return { media: null, remarques: [] };
  const chemin = cheminDe(premier);
  const dernier = (dit: string) => dit.split("/").at(-1);
  // two folders may each have a file of this name: the path decides, the name alone only when it is the only one
  const homonymes = fichiers.filter((un) => dernier(cheminDe(un.nom)) === dernier(chemin));
  const fichier =
    fichiers.find((un) => cheminDe(un.nom) === chemin) ??
    (homonymes.length === 1 ? homonymes[0] : undefined);
  const base64 = /^data:[^,]{0,100};base64,/i.test(premier)
    ? premier.slice(premier.indexOf(",") + 1)
    : fichier?.base64;
  const octets = base64 === undefined ? null : decoderBase64(base64);
  const film = octets === null ? null : explainUnplayableFilm(octets);
  if (film !== null) return { media: null, remarques: [film] };
  const joint = octets === null ? null : composerMediaJoint(octets);
  if (joint === null)
    return {
      media: null,
      remarques: ["Une image de Moodle n’a pas pu être lue\u00A0: à ajouter à la main."],
    };
  medias.set(joint.nom, joint);
  return {
    media: joint.nom,
    remarques: joints.length > 1 ? ["Seule la première image est gardée."] : [],
  };
}

/** The path of a file in an address of Moodle, without its time of change, and with composed accents. */
const cheminDe = (adresse: string): string =>
  enClair(
    adresse
      .replace(/^@@PLUGINFILE@@/i, "")
      .replace(/[?#].*$/, "")
      .replace(/^\/+/, ""),
  ).normalize("NFC");

function enClair(nom: string): string {
  try {
    return decodeURIComponent(nom);
  } catch {
    return nom;
  }
}

// Cloze: "{1:SHORTANSWER:=Lima}" in the text becomes one ordinary question for each gap.

const GAP = /\{\d*:([A-Z]+)(?:_[A-Z]+)*:((?:\\[^]|[^}\\])*)\}/g;
const TYPES: readonly (readonly [RegExp, type: string, single: boolean])[] = [
  [/^(?:SHORTANSWER|SA|SAC|MW|MWC)$/, "shortanswer", true],
  [/^(?:NUMERICAL|NM)$/, "numerical", true],
  [/^(?:MULTICHOICE|MC[VHS]*)$/, "multichoice", true],
  [/^(?:MULTIRESPONSE|MR[HS]*)$/, "multichoice", false],
];
const HOLE = "_____";

const asHtml = (texte: string): string =>
  texte
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\n", "<br>");

/** The answers of a gap: "=Lima~%50%Callao#presque~Quito". */
const answersOf = (inside: string, numerical: boolean): QuestionMoodle["reponses"] =>
  inside.split(/(?<!\\)~/).map((one) => {
    const [, sign = "", percent, said = ""] =
      /^\s*(?:(=)|%(-?[\d.,]{1,12})%)?([^]*)$/.exec(one) ?? [];
    const poids =
      percent === undefined ? (sign === "=" ? 100 : 0) : Number(percent.replace(",", "."));
    const bare = (said.split(/(?<!\\)#/)[0] ?? "").replace(/\\([}~=#"/\\])/g, "$1").trim();
    const [value = "", marge = ""] = numerical ? bare.split(":") : [bare];
    return { texte: asHtml(value), poids, marge };
  });

/** @returns a question for each gap; null when a gap has no line of its own, or is of an unknown kind */
function readCloze(question: QuestionMoodle): readonly QuestionMoodle[] | null {
  const html = question.textes.get("questiontext") ?? "";
  const { texte, medias } = lireHtml(html);
  const lines = texte.split("\n").filter((line) => line !== "");
  const gapped = lines.map((line) => [...line.matchAll(GAP)]);
  if (gapped.flat().length === 0 || gapped.some((gaps) => gaps.length > 1)) return null;
  const first = gapped.findIndex((gaps) => gaps.length > 0);
  const shown = medias.map((src) => `<img src="${src.replaceAll('"', "&quot;")}">`).join("");
  const single = gapped.flat().length === 1;
  const around = (rank: number): readonly string[] =>
    // the text before the first gap introduces every gap
    single ? lines : [...lines.slice(0, first), lines[rank] ?? ""];
  const questions = lines.flatMap((line, rank): QuestionMoodle[] => {
    const [gap] = gapped[rank] ?? [];
    if (gap === undefined) return [];
    const [, named = "", inside = ""] = gap;
    const known = TYPES.find(([pattern]) => pattern.test(named));
    const said = line.replace(GAP, "").trim();
    if (known === undefined || (said === "" && !single)) return [];
    const [, type, one] = known;
    return [
      {
        ...question,
        type,
        textes: new Map([
          ...question.textes,
          ["questiontext", asHtml(around(rank).join("\n").replace(GAP, HOLE)) + shown],
          ["single", String(one)],
        ]),
        reponses: answersOf(inside, type === "numerical"),
      },
    ];
  });
  return questions.length === gapped.flat().length ? questions : null;
}
