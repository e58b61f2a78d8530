/** Sips that a rendered imprévu names plainly enough to be noted with one tap: decisions-jeu "Imprévus". Pure. */
import type { Morceau, Offre } from "./types.ts";

const EN_LETTRES = new Map([
  ["une", 1],
  ["deux", 2],
  ["trois", 3],
  ["quatre", 4],
  ["cinq", 5],
]);
/** A verb right before its number; "bois" and "distribue" may also be orders, after a name and a comma. */
const VERBE =
  /\b(bois|boit|boivent|distribue|distribuent)(?: encore| aussi| donc)? (\d{1,4}|une|deux|trois|quatre|cinq)[ \u00A0]gorgées?/gu;
const ORDRES: ReadonlySet<string> = new Set(["bois", "distribue"]);

interface Nom {
  readonly id: string;
  readonly debut: number;
  readonly fin: number;
}

/**
 * "Léa boit 3 gorgées", "Léa et Tom boivent 2 gorgées", "Léa, distribue 3 gorgées", or somebody the host has to point
 * at ("le dernier boit 3 gorgées"). `suite`: the text is the imprévu's follow-up.
 */
export function lireOffres(texte: readonly Morceau[], suite = false): Offre[] {
  let enClair = "";
  const noms: Nom[] = [];
  for (const morceau of texte) {
    const debut = enClair.length;
    if (morceau.t === "joueur") {
      // a pseudo may read like a command
      enClair += "\uFFFC";
      noms.push({ id: morceau.id, debut, fin: enClair.length });
    } else enClair += morceau.v;
  }
  return [...enClair.matchAll(VERBE)].flatMap((trouve) => {
    const [, verbe = "", nombre = ""] = trouve;
    const gorgees = EN_LETTRES.get(nombre) ?? Number(nombre);
    if (gorgees < 1) return [];
    const sens = verbe.startsWith("b") ? "boire" : "distribuer";
    const sujets = sujetsDe(enClair, noms, trouve.index, ORDRES.has(verbe));
    const qui: readonly (string | null)[] = sujets.length > 0 ? sujets : [null];
    return qui.map((joueur): Offre => ({ sens, suite, joueur, gorgees, prise: false }));
  });
}

/** Players right before the verb: one, or two joined by "et". */
function sujetsDe(enClair: string, noms: readonly Nom[], verbe: number, ordre: boolean): string[] {
  const touche = ({ fin }: Nom) => {
    const entre = enClair.slice(fin, verbe);
    return entre === " " || (ordre && entre === ", ");
  };
  const premier = noms.find(touche);
  if (premier === undefined) return [];
  const second = noms.find(({ fin }) => enClair.slice(fin, premier.debut) === " et ");
  return second !== undefined && second.id !== premier.id ? [second.id, premier.id] : [premier.id];
}
