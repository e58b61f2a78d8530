/** Wayground, which was Quizizz: its spreadsheet, whose second row is help. Pure. */
import type { Format } from "../format.ts";
import type { LienPropose, Ligne } from "../lecture.ts";
import { lireBonnes } from "../outils/bonnes.ts";
import {
  datesEn,
  type Gabarit,
  parNom,
  perduesEn,
  rangeesSous,
  trouverGabarit,
} from "../outils/gabarits.ts";
import type { Rangee } from "../outils/grille.ts";
import { choix, entree as saisie, ignorer, MOTS, rien } from "../outils/ligne.ts";
import { nombreDe, plier } from "../outils/objets.ts";

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

const chercher = (entree: Parameters<Format["lire"]>[0]) =>
  trouverGabarit(entree, MOTIFS, ["question", "type", "o1", "o2", "bonnes"]);

export const wayground: Format = {
  id: "wayground",
  nom: "un tableur de Wayground (Quizizz)",
  reconnaitre: (entree) => (chercher(entree) === null ? 0 : 0.97),
  lire(entree) {
    const gabarit = chercher(entree);
    if (gabarit === null) return { quizz: [] };
    const rangees = rangeesSous(entree, gabarit);
    const lignes = rangees
      .filter((rangee, rang) => rang > 0 || !estAide(parNom(gabarit, rangee)("question").texte))
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

/** "Text of the question (required)" */
const estAide = (texte: string): boolean =>
  plier(texte).startsWith("text of the question") || /\(required\)/i.test(texte);

function lireUne(gabarit: Gabarit<Nom>, rangee: Rangee): Ligne {
  const cellule = parNom(gabarit, rangee);
  const text = cellule("question").texte;
  const options = OPTIONS.map(cellule);
  const textes = options.map(({ texte }) => texte);
  const pleines = textes.filter((texte) => texte !== "");
  if (text === "" && pleines.length === 0) return ignorer(rangee.ligne, MOTS.sansQuestion);
  const image = cellule("image").texte;
  const liens: LienPropose[] = /^https?:\/\//i.test(image) ? [{ ou: "media", adresse: image }] : [];
  const commun = {
    ou: rangee.ligne,
    text,
    temps: nombreDe(cellule("temps").texte),
    preuve: cellule("preuve").texte,
    liens,
    remarques: liens.length > 0 ? [MOTS.imageAilleurs] : [],
  };
  const type = plier(cellule("type").texte);
  if (/^fill|^blank/.test(type)) return saisie({ ...commun, reponses: pleines });
  if (!/^(?:|multiple choice|checkbox|mcq|msq|single choice|multi select|true false)$/.test(type))
    return rien({
      ...commun,
      remarques: [
        ...commun.remarques,
        `«\u00A0${cellule("type").texte}\u00A0» ne se juge pas ici\u00A0: c’est devenu un message à lire.`,
      ],
    });
  const { rangs, doutes, perdues } = lireBonnes(cellule("bonnes"), textes, false);
  return choix({
    ...commun,
    options: textes.map((texte, rang) => ({ texte, bonne: rangs.includes(rang) })),
    doutes: [...doutes, ...perduesEn(perdues), ...datesEn(options)],
    remarques: [...commun.remarques, ...(rangs.length > 1 ? [MOTS.toutCocher] : [])],
  });
}
