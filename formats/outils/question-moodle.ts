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
import { decoderBase64, joindreMedia } from "./medias.ts";
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
  readonly fichiers: readonly { readonly nom: string; readonly base64: string }[];
}

const texteDe = (html: string): string => lireHtml(html).texte;

/** @param medias those of the whole file: what this one shows is added */
export function creerLignesMoodle(
  question: QuestionMoodle,
  medias: Map<string, MediaJoint>,
): LigneImport[] {
  const { type, ou, textes, reponses } = question;
  const enonce = lireHtml(textes.get("questiontext") ?? "");
  const { media, remarques: duMedia } = mediaDe(question, enonce.medias, medias);
  const images = reponses.some(({ texte }) => lireHtml(texte).medias.length > 0);
  const remarques = images ? [...duMedia, PHRASES_COMMUNES_IMPORT.imagePerdue] : duMedia;
  const adresse = enonce.medias.find((une) => /^https?:\/\//.test(une));
  const commun = {
    ou,
    text: enonce.texte,
    preuve: texteDe(textes.get("generalfeedback") ?? ""),
    ...(media === null ? {} : { media }),
    liens: media === null && adresse !== undefined ? [{ ou: "media" as const, adresse }] : [],
    remarques,
  };
  const dites = reponses.map(({ texte, poids, marge }) => ({
    texte: texteDe(texte),
    poids,
    marge,
  }));
  const melanger = /^\s*(?:1|true)\s*$/.test(textes.get("shuffleanswers") ?? "");
  const entieres = dites.some(({ poids }) => poids >= 100);
  switch (type) {
    case "multichoice": {
      const une = !/^\s*(?:0|false)\s*$/.test(textes.get("single") ?? "true");
      const plusieurs = !une || !entieres;
      const positives = dites.filter(({ poids }) => poids > 0).length;
      return [
        creerLigneChoix({
          ...commun,
          options: dites.map(({ texte, poids }) => ({
            texte,
            bonne: plusieurs ? poids > 0 : poids >= 100,
            bonus: !plusieurs && poids > 0 && poids < 100,
          })),
          melanger,
          remarques: [
            ...remarques,
            ...(plusieurs && positives > 1 ? [PHRASES_COMMUNES_IMPORT.toutCocher] : []),
          ],
        }),
      ];
    }
    case "truefalse":
      return [
        creerLigneChoix({
          ...commun,
          options: dites.map(({ texte, poids }) => ({
            texte: vraiFaux(texte),
            bonne: poids >= 100,
          })),
        }),
      ];
    case "shortanswer":
      return [
        creerLigneEntree({
          ...commun,
          reponses: dites.filter(({ poids }) => poids >= 100).map(({ texte }) => etoile(texte)),
          bonus: dites
            .filter(({ poids }) => poids > 0 && poids < 100)
            .map(({ texte }) => etoile(texte)),
          doutes: dites.some(({ texte, poids }) => poids > 0 && /(?<!\\)\*/.test(texte))
            ? [
                "L’étoile de Moodle veut dire «\u00A0n’importe quoi\u00A0»\u00A0: écrivez les réponses en entier.",
              ]
            : [],
        }),
      ];
    case "numerical":
      return [numerique(commun, dites)];
    case "ordering": {
      const rangees = new Set(dites.map(({ poids }) => poids)).size === dites.length;
      const suite = rangees ? [...dites].sort((a, b) => a.poids - b.poids) : dites;
      return [creerLigneOrdre({ ...commun, elements: suite.map(({ texte }) => texte) })];
    }
    case "matching":
      return associations(commun, question.paires);
    case "description":
      return [creerLigneRien(commun)];
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

/** A star behind a backslash is a star; alone it stands for anything. */
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
    texte: texteDe(texte),
    reponse: texteDe(reponse),
  }));
  const droites = [...new Set(lues.map(({ reponse }) => reponse))].filter((une) => une !== "");
  return lues
    .filter(({ texte }) => texte !== "")
    .map(({ texte, reponse }) =>
      creerLigneChoix({
        ...commun,
        text: [commun.text, texte].filter((dit) => dit !== "").join("\n"),
        options: droites.map((droite) => ({ texte: droite, bonne: droite === reponse })),
        melanger: true,
        remarques: [
          ...(commun.remarques ?? []),
          `Une association est devenue ${lues.length} questions.`,
        ],
      }),
    );
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
  const nom = nomDe(premier);
  const fichier = fichiers.find((un) => nomDe(un.nom) === nom);
  const base64 = /^data:[^,]{0,100};base64,/i.test(premier)
    ? premier.slice(premier.indexOf(",") + 1)
    : fichier?.base64;
  const octets = base64 === undefined ? null : decoderBase64(base64);
  const joint = octets === null ? null : joindreMedia(octets);
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

/** The name of a file in an address of Moodle, which may tell its folder and when it was changed; accents in one piece. */
const nomDe = (adresse: string): string =>
  (
    enClair(adresse.replace(/^@@PLUGINFILE@@\//, "").replace(/[?#].*$/, ""))
      .split("/")
      .at(-1) ?? ""
  ).normalize("NFC");

function enClair(nom: string): string {
  try {
    return decodeURIComponent(nom);
  } catch {
    return nom;
  }
}
