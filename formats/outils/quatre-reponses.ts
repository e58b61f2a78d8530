/** Spreadsheets with a header somewhere, four answers at the most, a time, the right ones by number: Kahoot's and Blooket's. Pure. */
import type { Format } from "../format.ts";
import type { Ligne } from "../lecture.ts";
import { lireBonnes } from "./bonnes.ts";
import {
  datesEn,
  type Gabarit,
  type Motifs,
  parNom,
  perduesEn,
  rangeesSous,
  trouverGabarit,
} from "./gabarits.ts";
import type { Rangee } from "./grille.ts";
import { choix, ignorer, MOTS } from "./ligne.ts";
import { nombreDe } from "./objets.ts";

const REPONSES = ["r1", "r2", "r3", "r4"] as const;
type Nom = "numero" | "question" | (typeof REPONSES)[number] | "temps" | "bonnes";

interface Site {
  readonly id: Format["id"];
  readonly nom: string;
  readonly source: string;
  /** Its header: `numero` only where it tells it from others. */
  readonly motifs: Motifs<Exclude<Nom, "numero">> & Partial<Motifs<"numero">>;
  /** All of the right ones have to be ticked there. */
  readonly toutCocher: boolean;
}

/** What no rank of such a file does without. */
const BESOINS = ["question", "r1", "r2", "bonnes"] as const;
/** Matches no title. */
const JAMAIS = /(?!)/;

export function quatreReponses({ id, nom, source, motifs, toutCocher }: Site): Format {
  const tous: Motifs<Nom> = { numero: JAMAIS, ...motifs };
  const besoins = motifs.numero === undefined ? BESOINS : (["numero", ...BESOINS] as const);
  const chercher = (entree: Parameters<Format["lire"]>[0]) => trouverGabarit(entree, tous, besoins);
  return {
    id,
    nom,
    reconnaitre: (entree) => (chercher(entree) === null ? 0 : 0.97),
    lire(entree) {
      const gabarit = chercher(entree);
      if (gabarit === null) return { quizz: [] };
      const lignes = rangeesSous(entree, gabarit)
        // templates number a hundred rows that nobody filled
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

function lireUne(gabarit: Gabarit<Nom>, rangee: Rangee, toutCocher: boolean): Ligne {
  const cellule = parNom(gabarit, rangee);
  const reponses = REPONSES.map(cellule);
  const textes = reponses.map(({ texte }) => texte);
  const text = cellule("question").texte;
  if (text === "" && textes.every((texte) => texte === ""))
    return ignorer(rangee.ligne, MOTS.sansQuestion);
  const { rangs, doutes, perdues } = lireBonnes(cellule("bonnes"), textes, false);
  return choix({
    ou: rangee.ligne,
    text,
    temps: nombreDe(cellule("temps").texte),
    options: textes.map((texte, rang) => ({ texte, bonne: rangs.includes(rang) })),
    doutes: [...doutes, ...perduesEn(perdues), ...datesEn(reponses)],
    remarques: toutCocher && rangs.length > 1 ? [MOTS.toutCocher] : [],
  });
}
