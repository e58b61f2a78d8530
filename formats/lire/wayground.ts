/** Wayground, which was Quizizz: its spreadsheet, whose second row is help. Pure. */
import type { FormatImport } from "../format.ts";
import type { LienMediaPropose, LigneImport } from "../lecture.ts";
import { lireBonnesReponses } from "../outils/bonnes.ts";
import {
  ecrireDoutesDeCellulesEnDates,
  type GabaritReconnu,
  creerLecteurDeCellules,
  ecrireDoutesDeReponsesPerdues,
  lireRangeesSousEntete,
  trouverGabarit,
} from "../outils/gabarits.ts";
import type { RangeeTableau } from "../outils/grille.ts";
import {
  creerLigneChoix,
  creerLigneEntree as saisie,
  creerLigneIgnoree,
  PHRASES_COMMUNES_IMPORT,
  creerLigneRien,
} from "../outils/ligne.ts";
import { lireNombreJson, foldForComparison } from "../outils/objets.ts";

const MOTIFS = {
  question: /^question text/,
  type: /^question type/,
  o1: /^option 1/,
  o2: /^option 2/,
  o3: /^option 3/,
  o4: /^option 4/,
  o5: /^option 5/,
  o6: /^option 6/,
  bonnes: /^correct answers?/,
  temps: /^time in seconds|^time/,
  image: /^image link|^image/,
  preuve: /^answer explanation|^explanation/,
};
type Nom = keyof typeof MOTIFS;
const OPTIONS = ["o1", "o2", "o3", "o4", "o5", "o6"] as const;

const chercher = (entree: Parameters<FormatImport["lire"]>[0]) =>
  trouverGabarit(entree, MOTIFS, ["question", "type", "o1", "o2", "bonnes"]);

export const formatWayground: FormatImport = {
  id: "wayground",
  nom: "un tableur de Wayground (Quizizz)",
  reconnaitre: (entree) => (chercher(entree) === null ? 0 : 0.97),
  lire(entree) {
    const gabarit = chercher(entree);
    if (gabarit === null) return { quizz: [] };
    const rangees = lireRangeesSousEntete(entree, gabarit);
    const lignes = rangees
      .filter(
        (rangee, rang) =>
          rang > 0 || !estAide(creerLecteurDeCellules(gabarit, rangee)("question").texte),
      )
      .map((rangee) => lireUne(gabarit, rangee));
    return {
      quizz: [
        {
          titre: "",
          credit: { source: "Wayground", auteur: "", licence: "" },
          lignes,
          total: lignes.length,
        },
      ],
      details: ["temps en secondes"],
    };
  },
};

/** Whether a cell belongs to the help row of Wayground's template: "Text of the question (required)". */
const estAide = (texte: string): boolean =>
  foldForComparison(texte).startsWith("text of the question") || /\(required\)/i.test(texte);

function lireUne(gabarit: GabaritReconnu<Nom>, rangee: RangeeTableau): LigneImport {
  const cellule = creerLecteurDeCellules(gabarit, rangee);
  const text = cellule("question").texte;
  const options = OPTIONS.map(cellule);
  const textes = options.map(({ texte }) => texte);
  const pleines = textes.filter((texte) => texte !== "");
  if (text === "" && pleines.length === 0)
    return creerLigneIgnoree(rangee.ligne, PHRASES_COMMUNES_IMPORT.sansQuestion);
  const image = cellule("image").texte;
  const liens: LienMediaPropose[] = /^https?:\/\//i.test(image)
    ? [{ ou: "media", adresse: image }]
    : [];
  const commun = {
    ou: rangee.ligne,
    text,
    temps: lireNombreJson(cellule("temps").texte),
    preuve: cellule("preuve").texte,
    liens,
    remarques: liens.length > 0 ? [PHRASES_COMMUNES_IMPORT.imageAilleurs] : [],
  };
  const type = foldForComparison(cellule("type").texte);
  if (/^fill|^blank/.test(type)) return saisie({ ...commun, reponses: pleines });
  if (!/^(?:|multiple choice|checkbox|mcq|msq|single choice|multi select|true false)$/.test(type))
    return creerLigneRien({
      ...commun,
      remarques: [
        ...commun.remarques,
        `«\u00A0${cellule("type").texte}\u00A0» ne se juge pas ici\u00A0: c’est devenu un message à lire.`,
      ],
    });
  const { rangs, doutes, perdues } = lireBonnesReponses(cellule("bonnes"), textes, false);
  return creerLigneChoix({
    ...commun,
    options: textes.map((texte, rang) => ({ texte, bonne: rangs.includes(rang) })),
    doutes: [
      ...doutes,
      ...ecrireDoutesDeReponsesPerdues(perdues),
      ...ecrireDoutesDeCellulesEnDates(options),
    ],
    remarques: [
      ...commun.remarques,
      ...(rangs.length > 1 ? [PHRASES_COMMUNES_IMPORT.toutCocher] : []),
    ],
  });
}
