/**
 * Pasted text: a block a question (its text, then its options one a line, the right one marked `*` or `=`), or a list
 * "question ; réponse"; as somebody typed it, or as an assistant wrote it. Pure.
 */
import type { Format, QuizzBrut } from "../format.ts";
import { FichierIllisible, type Ligne } from "../lecture.ts";
import { LIGNES_DE_TEXTE_MAX, LIGNES_MAX } from "../limites.ts";
import { choix, entree, ignorer } from "../outils/ligne.ts";
import { lignesDeTexte, separerQuestions } from "../outils/lignes-de-texte.ts";
import { coupleDe, sembleListe } from "../outils/couples.ts";
import {
  estPrefixee,
  type LigneDeTexte,
  lireOptions,
  sembleOption,
} from "../outils/options-ecrites.ts";

const TROP_LONG =
  "Ce texte a plus de 100\u00A0000 lignes\u00A0: les suivantes ne sont pas lues, coupez-le en plusieurs.";

type Bloc = readonly LigneDeTexte[];

const NUMERO =
  /^(?:\*\*)?(?:(?:q(?:uestion)?\s*(?:n°\s*)?)(\d{1,3})\s*[.):–-]?|(\d{1,3})\s*[.)])(?:\*\*)?\s+(?=\S)/i;
/** Its stars make no option of it. */
const QUESTION_EN_GRAS = /^(\*\*|__)[^*].*[?？:]\s*\1$/;
const TITRE = /^#{1,6}\s+(.+?)\s*#*$|^(?:titre|title)\s*:\s*(.+)$/i;

export const texte: Format = {
  id: "texte",
  nom: "un texte collé",
  reconnaitre(entree) {
    const debut = entree.apercu();
    if (debut.trim() === "" || debut.includes("\u0000")) return 0;
    // something else that is broken, more likely
    if (/^\s*[[{<]/.test(debut)) return 0.05;
    const { lignes } = lireTexte(debut.slice(0, 8000));
    const justes = lignes.filter(({ sorte }) => sorte === "question").length;
    return justes === 0 ? 0.1 : justes * 2 >= lignes.length ? 0.45 : 0.25;
  },
  lire(entree) {
    const lu = entree.texte();
    if (lu === null) throw new FichierIllisible("Ce fichier n’est pas un texte.");
    const quizz = lireTexte(lu.texte);
    const coupe = lu.texte.split("\n", LIGNES_DE_TEXTE_MAX + 1).length > LIGNES_DE_TEXTE_MAX;
    return {
      quizz: [{ ...quizz, total: quizz.lignes.length }],
      remarques: coupe ? [TROP_LONG] : [],
    };
  },
};

function lireTexte(brut: string): Pick<QuizzBrut, "titre"> & { readonly lignes: readonly Ligne[] } {
  const lignes = lignesDeTexte(brut.split("\n", LIGNES_DE_TEXTE_MAX));
  const { titre, reste } = prendreTitre(lignes);
  const pleines = reste.filter((une) => une.texte !== "");
  if (sembleListe(pleines.map((une) => une.texte)))
    return {
      titre,
      lignes: pleines.map(({ ligne, texte: une }) => coupleDe(sansNumero(une), ligne)),
    };
  const blocs = recoller(enBlocs(reste)).flatMap(separerNumerotes).flatMap(separerQuestions);
  const numerotes = blocs.filter(([tete]) => NUMERO.test(tete?.texte ?? "")).length;
  const sansNumeros = numerotes * 2 >= blocs.length;
  return {
    titre,
    lignes: blocs.slice(0, LIGNES_MAX + 1).map((bloc) => lireBloc(bloc, sansNumeros)),
  };
}

/** What is said first and is no question: a heading, or what an assistant says before it begins. */
function prendreTitre(lignes: readonly LigneDeTexte[]): {
  readonly titre: string;
  readonly reste: readonly LigneDeTexte[];
} {
  const rang = lignes.findIndex(
    ({ texte: une }) => TITRE.test(une) && !NUMERO.test(une.replace(/^#+\s+/, "")),
  );
  const dit = lignes[rang];
  const debut = lignes.findIndex(({ texte: une }) => une !== "");
  if (dit === undefined || rang > debut + 4) return { titre: "", reste: lignes.map(sansDiese) };
  const [, diese, mot] = TITRE.exec(dit.texte) ?? [];
  const titre = (diese ?? mot ?? "").replaceAll("**", "").replace(/^titre\s*:\s*/i, "");
  // what comes before a heading, an assistant's "Voici", goes with it
  return { titre, reste: lignes.slice(rang + 1).map(sansDiese) };
}

const sansDiese = (une: LigneDeTexte): LigneDeTexte => ({
  ...une,
  texte: une.texte.replace(/^#{1,6}\s+/, ""),
});

function enBlocs(lignes: readonly LigneDeTexte[]): Bloc[] {
  const blocs: LigneDeTexte[][] = [[]];
  for (const ligne of lignes)
    if (ligne.texte === "") blocs.push([]);
    else blocs.at(-1)?.push(ligne);
  return blocs.filter(({ length }) => length > 0);
}

/** A question and its options may stand apart: a block that begins with an option goes on with the one before. */
function recoller(blocs: readonly Bloc[]): Bloc[] {
  const recolles: LigneDeTexte[][] = [];
  for (const bloc of blocs) {
    const avant = recolles.at(-1);
    const tete = bloc[0]?.texte ?? "";
    const enGras = bloc.length > 1 && QUESTION_EN_GRAS.test(tete);
    const suite = avant !== undefined && !enGras && sembleOption(tete) && !estTete(tete, avant);
    if (suite) for (const ligne of bloc) avant.push(ligne);
    else recolles.push([...bloc]);
  }
  return recolles;
}

/** "2. Quel…" after a block that begins with "1." is a question, not an option. */
function estTete(tete: string, avant: Bloc): boolean {
  const numero = numeroDe(tete);
  const precedent = numeroDe(avant[0]?.texte ?? "");
  return numero !== null && precedent !== null && numero === precedent + 1;
}

function numeroDe(texteLigne: string): number | null {
  const [, dit, nu] = NUMERO.exec(texteLigne) ?? [];
  const numero = dit ?? nu;
  return numero === undefined ? null : Number(numero);
}

/** Numbered questions without a blank line between them. */
function separerNumerotes(bloc: Bloc): Bloc[] {
  const blocs: LigneDeTexte[][] = [];
  let attendu = numeroDe(bloc[0]?.texte ?? "");
  if (attendu === null) return [bloc];
  // "1) Paris" under "1. Quelle…" is its first option
  const style = styleDe(bloc[0]?.texte ?? "");
  for (const ligne of bloc) {
    if (numeroDe(ligne.texte) === attendu && styleDe(ligne.texte) === style) {
      blocs.push([]);
      attendu += 1;
    }
    blocs.at(-1)?.push(ligne);
  }
  return blocs;
}

const styleDe = (texteLigne: string): string =>
  (NUMERO.exec(texteLigne)?.[0] ?? "").replace(/\d+|\s+/g, "").toLowerCase();

const sansNumero = (texteLigne: string): string => texteLigne.replace(NUMERO, "");

function lireBloc(bloc: Bloc, sansNumeros: boolean): Ligne {
  const [tete] = bloc;
  const ou = tete?.ligne ?? 1;
  // the question may take several lines when all its options have a bullet or a label; a star is on the right one only
  const prefixees = bloc.slice(1).some(({ texte: une }) => estPrefixee(une));
  const premiere = bloc.findIndex(({ texte: une }, rang) => rang > 0 && sembleOption(une));
  const coupe = prefixees && premiere > 0 ? premiere : 1;
  const dite = bloc
    .slice(0, coupe)
    .map(({ texte: une }) => une)
    .join("\n");
  const text = (sansNumeros ? sansNumero(dite) : dite).replaceAll("**", "");
  const suite = bloc.slice(coupe).map(({ texte: une }) => une);
  if (suite.length === 0) {
    const couple = coupleDe(text, ou);
    return couple.sorte === "question"
      ? couple
      : ignorer(ou, "Un texte sans proposition ni réponse", text);
  }
  const { options, reponses, explication, doutes } = lireOptions(suite);
  if (options.length === 0 && reponses.length === 0)
    return ignorer(ou, "Un texte sans proposition ni réponse", text);
  const commun = { ou, text, preuve: explication, doutes };
  return options.length > 0 ? choix({ ...commun, options }) : entree({ ...commun, reponses });
}
