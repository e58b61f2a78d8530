/** The lines under a question that somebody typed or an assistant wrote: what they are, which is right. Pure. */
import { type OptionLue, memeTexte } from "./ligne.ts";
import { plier } from "./objets.ts";

export interface LigneDeTexte {
  /** In what was pasted, from 1. */
  readonly ligne: number;
  readonly texte: string;
}

interface Marquee {
  readonly texte: string;
  /** `*`, `=` or a tick, in front or behind. */
  readonly marque: "*" | "=" | "v" | null;
  /** "a", "1": what an answer may call it. */
  readonly etiquette: string;
  readonly puce: boolean;
}

const ETIQUETTE =
  /^(?:([A-Ha-h]|\d{1,2})\s*[.)\]:]|\(([A-Ha-h]|\d{1,2})\)|([A-H])\s*[-–—])\s+(?=\S)/;
const COCHE = /^(?:\[[xX✓✔]\]|\([xX✓✔]\)|[✓✔✅☑])\uFE0F?\s*/u;
/** "-12 °C" has none. */
const PUCE = /^(?:[•‣▪○●]\s*|[–—-](?:\s+|(?=\p{L})))(?=\S)/u;
const VIDE = /^(?:\[\s?\]|\(\s?\)|[☐❌✗✘])\uFE0F?\s*/u;
const COCHE_APRES =
  /\s*(?:[✓✔✅]\uFE0F?|\((?:bonne(?: réponse)?|correcte?|juste|vraie?|right)\)|(?:←|<-+)\s*(?:bonne.*)?|(?<=[^\s*])\s?\*)$/iu;
const REPONSE =
  /^(?:la |les )?(?:bonnes? )?(?:r[ée]ponses?|rep|answers?|solutions?|correct answers?)(?: (?:correctes?|exactes?|justes?|attendues?))?\s*[:=→]\s*(.+)$/i;
const EXPLICATION =
  /^(?:>\s*|(?:explications?|anecdotes?|preuve|justification|le saviez-vous|explanation|feedback)\s*[:?–-]\s*)(.+)$/i;

/** What is written in bold, without its stars; null when it is not. */
const sansGras = (texte: string): string | null =>
  /^(?:\*\*|__)(\S.*?)(?:\*\*|__)$/.exec(texte)?.[1] ?? null;

/** A bullet, a label or a box in front: all options of a question have one, or none. */
export const estPrefixee = (texte: string): boolean =>
  PUCE.test(texte) || ETIQUETTE.test(texte) || COCHE.test(texte) || VIDE.test(texte);

/** Whether a line looks like an option or an answer rather than like a question. */
export const sembleOption = (texte: string): boolean =>
  estPrefixee(texte) || /^[*=]\s*\S/.test(texte) || REPONSE.test(texte) || EXPLICATION.test(texte);

function lireMarques(brut: string, etoilesPuces: boolean): Marquee {
  let texte = brut.trim();
  let marque: Marquee["marque"] = null;
  let puce = false;
  let etiquette = "";
  // a bullet, a label and a tick come in any order
  for (let tour = 0; tour < 4; tour += 1) {
    const avant = texte;
    const etoile = /^([*=])\s*(?=[^\s*=])/.exec(texte);
    if (etoile !== null) {
      texte = texte.slice(etoile[0].length);
      if (etoile[1] === "=") marque = "=";
      else if (etoilesPuces) puce = true;
      else marque ??= "*";
    }
    const gras = sansGras(texte);
    if (gras !== null) {
      texte = gras;
      marque ??= "v";
    }
    if (PUCE.test(texte)) {
      texte = texte.replace(PUCE, "");
      puce = true;
    }
    if (COCHE.test(texte)) {
      texte = texte.replace(COCHE, "");
      marque ??= "v";
    }
    texte = texte.replace(VIDE, "");
    if (COCHE_APRES.test(texte)) {
      texte = texte.replace(COCHE_APRES, "");
      marque ??= "v";
    }
    const [entiere = "", lettre, entre, tiret] = ETIQUETTE.exec(texte) ?? [];
    if (entiere !== "" && etiquette === "") {
      etiquette = (lettre ?? entre ?? tiret ?? "").toLowerCase();
      texte = texte.slice(entiere.length);
    }
    if (texte === avant) break;
  }
  return { texte, marque, etiquette, puce };
}

export interface OptionsEcrites {
  readonly options: readonly OptionLue[];
  /** Typed answers that are accepted, when there is nothing to choose from. */
  readonly reponses: readonly string[];
  readonly explication: string;
  readonly doutes: readonly string[];
}

/** Labels that follow one another, a, b, c or 1, 2, 3: otherwise "A. Camus" is a name. */
function etiquettesSuivies(lues: readonly Marquee[]): boolean {
  const dites = lues.map(({ etiquette }) => etiquette);
  return dites.every(
    (etiquette, rang) => etiquette === "abcdefgh"[rang] || etiquette === String(rang + 1),
  );
}

/** Everything under a question. */
export function lireOptions(lignes: readonly string[]): OptionsEcrites {
  const propositions: string[] = [];
  const annonces: string[] = [];
  const explications: string[] = [];
  for (const ligne of lignes) {
    const nue = ligne
      .replace(/^[-•*]\s+(?=\*\*)/, "")
      .replaceAll("**", "")
      .replace(/^([*_])(?=\S)(.*)\1$/, "$2");
    const reponse = REPONSE.exec(nue)?.[1];
    const explication = EXPLICATION.exec(nue)?.[1];
    if (reponse !== undefined) annonces.push(reponse.trim());
    else if (explication !== undefined) explications.push(explication.trim());
    else propositions.push(ligne);
  }
  // all with a star: these are bullets
  const etoiles = propositions.filter((ligne) => /^\*\s*[^\s*]/.test(ligne.trim())).length;
  const puces = etoiles > 1 && etoiles === propositions.length;
  const brutes = propositions.map((ligne) => lireMarques(ligne, puces));
  const suivies = etiquettesSuivies(brutes);
  const lues = suivies
    ? brutes
    : brutes.map((lue, rang) =>
        lue.etiquette === "" ? lue : lireSansEtiquette(propositions[rang] ?? "", lue),
      );
  const explication = explications.join("\n");
  const egales = lues.filter(({ marque }) => marque === "=").length;
  if (lues.length > 0 && egales === lues.length && annonces.length === 0)
    return { options: [], reponses: lues.map(({ texte }) => texte), explication, doutes: [] };
  if (lues.length === 0)
    return { options: [], reponses: annonces.flatMap(couperReponses), explication, doutes: [] };
  if (lues.length === 1 && annonces.length === 0)
    return {
      options: [],
      reponses: lues.flatMap(({ texte }) => couperReponses(texte)),
      explication,
      doutes: [],
    };
  const annoncees = designer(annonces, lues);
  // everything in bold, or nothing: it says nothing
  const gras = lues.filter(({ marque }) => marque === "v").length;
  const parGras = gras < lues.length;
  return {
    options: lues.map(({ texte, marque }, rang) => ({
      texte,
      bonne: annoncees.rangs.has(rang) || (marque === "v" ? parGras : marque !== null),
    })),
    reponses: [],
    explication,
    doutes: annoncees.perdues.map(
      (perdue) => `La réponse annoncée, «\u00A0${perdue}\u00A0», n’est pas une des propositions.`,
    ),
  };
}

/** The label given back: it was part of the text. */
function lireSansEtiquette(ligne: string, lue: Marquee): Marquee {
  const rang = ligne.lastIndexOf(lue.texte);
  const tete = rang < 0 ? "" : ligne.slice(0, rang);
  const etiquette = /(?:\(?[A-Ha-h\d]{1,2}\s*[.)\]:–—-]+\s+)$/.exec(tete)?.[0] ?? "";
  return { ...lue, texte: etiquette + lue.texte, etiquette: "" };
}

/** "Lyon / Lugdunum": two that are accepted. */
const couperReponses = (texte: string): string[] => texte.split(/\s+\/\s+|\s*\|\s*/);

/** The options that an announced answer names: by its label, by its text, or by both. */
function designer(
  annonces: readonly string[],
  lues: readonly Marquee[],
): { readonly rangs: ReadonlySet<number>; readonly perdues: readonly string[] } {
  const rangs = new Set<number>();
  const perdues: string[] = [];
  const chercher = (dite: string): number => {
    const parTexte = lues.findIndex(({ texte }) => memeTexte(texte, dite));
    if (parTexte >= 0) return parTexte;
    const { etiquette, texte } = lireMarques(dite, false);
    const nue = etiquette === "" ? plier(dite) : etiquette;
    const parNom = lues.findIndex((lue, rang) => {
      const rangDit = lue.etiquette === "" ? String.fromCodePoint(97 + rang) : lue.etiquette;
      return nue !== "" && nue === rangDit;
    });
    return parNom >= 0 ? parNom : lues.findIndex((lue) => memeTexte(lue.texte, texte));
  };
  for (const annonce of annonces) {
    const entier = chercher(annonce.replace(/[.\s]+$/, ""));
    if (entier >= 0) {
      rangs.add(entier);
      continue;
    }
    const bouts = annonce.split(/\s*(?:[,;/&]|\bet\b)\s*/).filter((bout) => bout !== "");
    const trouves = bouts.map(chercher);
    if (trouves.length > 0 && trouves.every((rang) => rang >= 0))
      trouves.forEach((rang) => rangs.add(rang));
    else perdues.push(annonce);
  }
  return { rangs, perdues };
}
