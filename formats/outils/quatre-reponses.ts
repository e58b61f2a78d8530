/** Spreadsheets with a header somewhere, four answers at the most, a time, the right ones by number: Kahoot's and Blooket's. Pure. */
import type { FormatImport } from "../format.ts";
import type { LigneImport } from "../lecture.ts";
import { lireBonnesReponses } from "./bonnes.ts";
import {
  ecrireDoutesDeCellulesEnDates,
  type GabaritReconnu,
  type PatternsDesTitresDeGabarit,
  creerLecteurDeCellules,
  ecrireDoutesDeReponsesPerdues,
  lireRangeesSousEntete,
  trouverGabarit,
} from "./gabarits.ts";
import type { RangeeTableau } from "./grille.ts";
import { creerLigneChoix, creerLigneIgnoree, PHRASES_COMMUNES_IMPORT } from "./ligne.ts";
import { lireNombreJson } from "./objets.ts";

const REPONSES = ["r1", "r2", "r3", "r4"] as const;
type Nom = "numero" | "question" | (typeof REPONSES)[number] | "temps" | "bonnes";

interface Site {
  readonly id: FormatImport["id"];
  readonly nom: string;
  readonly source: string;
  /** Patterns of the titles of its header; `numero` only where that column tells the site's files from others. */
  readonly motifs: PatternsDesTitresDeGabarit<Exclude<Nom, "numero">> &
    Partial<PatternsDesTitresDeGabarit<"numero">>;
  /** Whether players of that site must tick all right answers. */
  readonly toutCocher: boolean;
}

/** Columns that every row of such a spreadsheet has. */
const BESOINS = ["question", "r1", "r2", "bonnes"] as const;
/** A pattern that matches no title. */
const JAMAIS = /(?!)/;

export function creerFormatQuatreReponses({
  id,
  nom,
  source,
  motifs,
  toutCocher,
}: Site): FormatImport {
  const tous: PatternsDesTitresDeGabarit<Nom> = { numero: JAMAIS, ...motifs };
  const besoins = motifs.numero === undefined ? BESOINS : (["numero", ...BESOINS] as const);
  const chercher = (entree: Parameters<FormatImport["lire"]>[0]) =>
    trouverGabarit(entree, tous, besoins);
  return {
    id,
    nom,
    reconnaitre: (entree) => (chercher(entree) === null ? 0 : 0.97),
    lire(entree) {
      const gabarit = chercher(entree);
      if (gabarit === null) return { quizz: [] };
      const lignes = lireRangeesSousEntete(entree, gabarit)
        // templates have a hundred numbered rows, most of them not filled in
        .filter(({ cellules }) => cellules.filter(({ texte }) => texte.trim() !== "").length > 1)
        .map((rangee) => lireUne(gabarit, rangee, toutCocher));
      const credit = { source, auteur: "", licence: "" };
      return {
        quizz: [{ titre: "", credit, lignes, total: lignes.length }],
        details: ["temps en secondes"],
      };
    },
  };
}

function lireUne(
  gabarit: GabaritReconnu<Nom>,
  rangee: RangeeTableau,
  toutCocher: boolean,
): LigneImport {
  const cellule = creerLecteurDeCellules(gabarit, rangee);
  const reponses = REPONSES.map(cellule);
  const textes = reponses.map(({ texte }) => texte);
  const text = cellule("question").texte;
  if (text === "" && textes.every((texte) => texte === ""))
    return creerLigneIgnoree(rangee.ligne, PHRASES_COMMUNES_IMPORT.sansQuestion);
  const { rangs, doutes, perdues } = lireBonnesReponses(cellule("bonnes"), textes, false);
  return creerLigneChoix({
    ou: rangee.ligne,
    text,
    temps: lireNombreJson(cellule("temps").texte),
    options: textes.map((texte, rang) => ({ texte, bonne: rangs.includes(rang) })),
    doutes: [
      ...doutes,
      ...ecrireDoutesDeReponsesPerdues(perdues),
      ...ecrireDoutesDeCellulesEnDates(reponses),
    ],
    remarques: toutCocher && rangs.length > 1 ? [PHRASES_COMMUNES_IMPORT.toutCocher] : [],
  });
}
