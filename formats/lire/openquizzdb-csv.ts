/** OpenQuizzDB, CSV: `;`, no header, no quotes; the right answer comes first. CC BY-SA 4.0. Pure. */
import type { SourceImport } from "../entree.ts";
import type { FormatImport } from "../format.ts";
import type { LigneImport } from "../lecture.ts";
import { decouperEnGrille, type RangeeTableau } from "../outils/grille.ts";
import { creerLigneChoix, creerLigneIgnoree } from "../outils/ligne.ts";
import {
  CREDIT_OPENQUIZZDB,
  estLangueOpenquizzdb,
  estNiveauOpenquizzdb,
  type NiveauOpenquizzdb,
  assemblerQuizzParLangue,
} from "../outils/openquizzdb.ts";

/** Number of columns without a language. The columns: id; [language;] question; right; wrong 1; wrong 2; wrong 3; level; anecdote; address. */
const SANS_LANGUE = 9;

interface Champs {
  readonly langue: string;
  readonly textes: readonly string[];
  readonly niveau: string;
  readonly anecdote: string;
  readonly adresse: string;
}

function champsDe({ cellules }: RangeeTableau): Champs | null {
  const [numero = "", ...suite] = cellules.map(({ texte }) => texte.trim());
  const [tete = ""] = suite;
  const langue = estLangueOpenquizzdb(tete) ? tete : "fr";
  const textes = estLangueOpenquizzdb(tete) ? suite.slice(1) : suite;
  // an anecdote may hold a `;`: what comes before the level is counted from the left, the address from the right
  const niveau = textes.slice(0, 8).findIndex(estNiveauOpenquizzdb);
  if (!/^\d{1,5}$/.test(numero) || niveau < 3) return null;
  const apres = textes.slice(niveau + 1);
  const adresse = /^https?:/.test(apres.at(-1) ?? "") ? (apres.pop() ?? "") : "";
  return {
    langue,
    textes: textes.slice(0, niveau),
    niveau: textes[niveau] ?? "",
    anecdote: apres.join("; ").trim(),
    adresse,
  };
}

const rangeesDe = (texte: string): readonly RangeeTableau[] =>
  decouperEnGrille(texte, ";", "jamais").rangees;

function lireUne(rangee: RangeeTableau, { textes, anecdote, adresse }: Champs): LigneImport {
  const [text = "", ...options] = textes;
  return creerLigneChoix({
    ou: rangee.ligne,
    text,
    options: options.map((texte, rang) => ({ texte, bonne: rang === 0 })),
    preuve: [anecdote, adresse].filter((dit) => dit !== "").join("\n"),
    melanger: true,
  });
}

type Niveau = NiveauOpenquizzdb & { readonly lignes: LigneImport[] };

function lireNiveaux(entree: SourceImport): readonly NiveauOpenquizzdb[] {
  const niveaux = new Map<string, Niveau>();
  const niveauDe = (langue: string, nom: string): Niveau => {
    const cle = `${langue}:${nom}`;
    const niveau = niveaux.get(cle) ?? { langue, nom, lignes: [] };
    niveaux.set(cle, niveau);
    return niveau;
  };
  let dernier: Niveau | null = null;
  for (const rangee of rangeesDe(entree.texte()?.texte ?? "")) {
    const champs = champsDe(rangee);
    if (champs !== null) {
      dernier = niveauDe(champs.langue, champs.niveau);
      dernier.lignes.push(lireUne(rangee, champs));
      continue;
    }
    const extrait = rangee.cellules.map(({ texte }) => texte).join(";");
    dernier ??= niveauDe("fr", "");
    dernier.lignes.push(
      creerLigneIgnoree(rangee.ligne, "Une ligne qui n’a pas les colonnes d’OpenQuizzDB", extrait),
    );
  }
  return [...niveaux.values()];
}

export const formatOpenquizzdbCsv: FormatImport = {
  id: "openquizzdb-csv",
  nom: "un tableau d’OpenQuizzDB",
  reconnaitre(entree) {
    const rangees = rangeesDe(entree.apercu()).slice(0, 40);
    const justes = rangees.filter(
      (rangee) => champsDe(rangee) !== null && rangee.cellules.length >= SANS_LANGUE,
    );
    return rangees.length > 0 && justes.length * 10 >= rangees.length * 8 ? 0.9 : 0;
  },
  lire(entree) {
    return { quizz: assemblerQuizzParLangue("", CREDIT_OPENQUIZZDB, lireNiveaux(entree)) };
  },
};
