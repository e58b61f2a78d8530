/** What the two formats of OpenQuizzDB share: levels, languages, credit. Pure. */
import { TITRE_QUIZZ_LONGUEUR_MAX } from "#contracts/limites.ts";
import type { QuizzEnLecture } from "../format.ts";
import type { CreditQuizz, LigneImport, PlageDeLignes } from "../lecture.ts";
import { foldForComparison } from "./objets.ts";

export interface NiveauOpenquizzdb {
  readonly langue: string;
  readonly nom: string;
  readonly lignes: readonly LigneImport[];
}

export const CREDIT_OPENQUIZZDB: CreditQuizz = {
  source: "OpenQuizzDB (https://www.openquizzdb.org)",
  auteur: "",
  licence: "CC BY-SA 4.0",
};

/** Folded names of the three levels, in the languages of the base. */
const NIVEAUX: ReadonlySet<string> = new Set(
  (
    "debutant confirme expert beginner intermediate advanced confirmed experienced anfanger anfangerin fortgeschritten fortgeschrittene " +
    "fortgeschrittener experte experten principiante intermedio avanzado experto confirmado intermedia avanzato esperto confermato " +
    "iniciante intermediario avancado especialista perito gevorderd gevorderde deskundige bevestigd beginnend"
  ).split(" "),
);
export const estNiveauOpenquizzdb = (nom: string): boolean =>
  nom.length < 20 && NIVEAUX.has(foldForComparison(nom));
export const estLangueOpenquizzdb = (nom: string): boolean => /^[a-z]{2}$/.test(nom);

const NOMS_LANGUES: Readonly<Record<string, string>> = {
  fr: "français",
  en: "anglais",
  de: "allemand",
  es: "espagnol",
  it: "italien",
  nl: "néerlandais",
  pt: "portugais",
};

/** Makes one quizz for each language of an OpenQuizzDB file, French first, with a range to shuffle for each level. */
export function assemblerQuizzParLangue(
  theme: string,
  credit: CreditQuizz,
  niveaux: readonly NiveauOpenquizzdb[],
): readonly QuizzEnLecture[] {
  const langues = [...new Set(niveaux.map(({ langue }) => langue))];
  langues.sort((a, b) => Number(b === "fr") - Number(a === "fr"));
  return langues.map((langue) => {
    const siens = niveaux.filter((niveau) => niveau.langue === langue);
    const parties: PlageDeLignes[] = [];
    const lignes = siens.flatMap((niveau) => niveau.lignes);
    let debut = 0;
    for (const { nom, lignes: suite } of siens) {
      if (suite.length > 1 && nom !== "")
        parties.push({ nom, debut, fin: debut + suite.length - 1 });
      debut += suite.length;
    }
    const autre =
      langues.length > 1 && langue !== "fr" ? ` (${NOMS_LANGUES[langue] ?? langue})` : "";
    const titre = titreCourt(theme, TITRE_QUIZZ_LONGUEUR_MAX - autre.length);
    return {
      titre: titre === "" ? "" : titre + autre,
      langue,
      credit,
      parties,
      lignes,
      total: lignes.length,
    };
  });
}

/** The title of a theme like "Bières belges (Patrimoine…)"; the brackets are dropped when the whole is too long. */
function titreCourt(theme: string, place = TITRE_QUIZZ_LONGUEUR_MAX): string {
  const net = theme.trim();
  return [...net].length <= place ? net : net.replace(/\s*\([^()]*\)$/, "");
}

/** A remark when the subtitle of the theme was dropped. */
export const ecrireRemarqueDeTitreRaccourci = (theme: string): readonly string[] =>
  titreCourt(theme) === theme.trim()
    ? []
    : [
        `Le sous-titre «\u00A0${theme.trim().slice(titreCourt(theme).length).trim()}\u00A0» ne tient pas dans le titre.`,
      ];
