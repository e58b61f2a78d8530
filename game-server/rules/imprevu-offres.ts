/**
 * Offers: amounts of sips read from the French of a rendered text (an imprévu, its follow-up, the follow-up of a question), so that the host writes them with one tap. decisions-jeu "Imprévus". Pure.
 */
import type { SensOffreDeGorgees } from "#contracts/partie.ts";
import type { Morceau } from "./types.ts";
import type { OffreDeGorgees } from "./types/imprevus.ts";

const EN_LETTRES = new Map([
  ["une", 1],
  ["deux", 2],
  ["trois", 3],
  ["quatre", 4],
  ["cinq", 5],
]);
/** Placeholder of a name while the text is analysed, since a pseudo may look like a sentence. */
const NOM = "\uFFFC";
const MONTANT = /(?<![\p{L}\d-])(\d{1,4}|une|deux|trois|quatre|cinq)[ \u00A0]gorgées?(?!\p{L})/giu;
const FIN_DE_PHRASE = /[.!?…;]/u;

/** A verb right before its amount; "bois" and "distribue" may also be imperatives, after a name and a comma. */
const VERBE =
  /(?<!\p{L})(bois|boit|boivent|distribue|distribuent)(?: encore| aussi| donc| chacun)? $/iu;
const SUJETS = new RegExp(`(?:(${NOM}) et )?(${NOM})(?: |, qui )$`, "u");
const INTERPELLE = new RegExp(`(${NOM}), $`, "u");
const ORDRES: ReadonlySet<string> = new Set(["bois", "distribue"]);
const OFFRE_A = new RegExp(`${NOM} offre $`, "u");
const TOUS =
  /(?<!\p{L})(?:tout le monde|toute la table)(?!\p{L})|^\P{L}*(?:chacun|tous)(?!\p{L})/iu;
const LA_SALLE = /(?<!\p{L}|de )la salle(?!\p{L})/iu;

/** One amount, with the rest of its sentence. */
interface Mention {
  readonly gorgees: number;
  readonly avant: string;
  readonly apres: string;
  /** Ids of the players named before and after the amount in its sentence, in order. */
  readonly nomsAvant: readonly string[];
  readonly nomsApres: readonly string[];
}

/** An offer with its certainty. `directe`: the text says that the named players act now, without a condition. */
export interface OffreDeGorgeesLue {
  readonly offre: OffreDeGorgees;
  readonly directe: boolean;
}

function enClair(texte: readonly Morceau[]): { readonly clair: string; readonly noms: string[] } {
  const noms: string[] = [];
  const clair = texte.map((morceau) => {
    if (morceau.t !== "joueur") return morceau.v;
    noms.push(morceau.id);
    return NOM;
  });
  // a full stop between quotes does not end the sentence
  const phrases = clair.join("").replace(/«[^»]*»/gu, (cite) => cite.replace(/[.!?…]/gu, ","));
  return { clair: phrases, noms };
}

const compter = (texte: string) => texte.split(NOM).length - 1;

function mentions(clair: string, noms: readonly string[]): Mention[] {
  return [...clair.matchAll(MONTANT)].flatMap(({ 0: tout, 1: nombre = "", index }) => {
    const gorgees = EN_LETTRES.get(nombre.toLowerCase()) ?? Number(nombre);
    if (gorgees < 1) return [];
    const debut = clair.slice(0, index).split(FIN_DE_PHRASE).at(-1) ?? "";
    const [apres = ""] = clair.slice(index + tout.length).split(FIN_DE_PHRASE);
    const rang = compter(clair.slice(0, index - debut.length));
    const nomsAvant = noms.slice(rang, rang + compter(debut));
    const suivants = rang + nomsAvant.length;
    const nomsApres = noms.slice(suivants, suivants + compter(apres));
    return [{ gorgees, avant: debut, apres, nomsAvant, nomsApres }];
  });
}

function sensDe({ avant, apres }: Mention): SensOffreDeGorgees {
  if (/(?<!\p{L})effac\p{L}+ $/iu.test(avant)) return "effacer";
  const verbe = VERBE.exec(avant)?.[1]?.toLowerCase() ?? "";
  return verbe.startsWith("d") || apres.startsWith(" à distribuer") ? "distribuer" : "boire";
}

/** Ids of the subjects of the verb: "Léa boit", "Léa et Tom boivent", "Léa, bois", "Léa, qui distribue". */
function sujets({ avant, nomsAvant }: Mention): readonly string[] {
  const verbe = VERBE.exec(avant);
  if (verbe === null) return [];
  const debut = avant.slice(0, verbe.index);
  const ordre = ORDRES.has(verbe[1]?.toLowerCase() ?? "");
  const groupe = SUJETS.exec(debut) ?? (ordre ? INTERPELLE.exec(debut) : null);
  if (groupe === null) return [];
  return nomsAvant.slice(-compter(groupe[0]));
}

/**
 * Id of the only player whom the text names, for an amount without a subject: "Raté : 3 gorgées à boire", "sinon 3 gorgées"; otherwise
 * none.
 */
function seulHeros({ avant, apres }: Mention, noms: readonly string[]): readonly string[] {
  // such an amount is nobody's: "une gorgée par infraction" is for any player who commits one
  if (apres.startsWith(" par ")) return [];
  const heros = new Set(noms);
  const sansSujet =
    /(?:^|[:,] |sinon )$/u.test(avant.trimStart()) || /^ à (?:boire|distribuer)/u.test(apres);
  return heros.size === 1 && sansSujet ? [...heros] : [];
}

/**
 * Ids of all present players but those whom the text excepts, for "tout le monde boit" or "une gorgée par tête"; of all but those whom it
 * names, for "la salle boit"; otherwise none.
 */
function tablee(
  mention: Mention,
  presents: readonly string[],
  noms: readonly string[],
): readonly string[] {
  const { avant, apres, nomsApres } = mention;
  const collectif =
    TOUS.test(avant) || /^ (?:pour (?:tout le monde|toute la table)|par tête)/u.test(apres);
  if (collectif) {
    const exceptes = /(?<!\p{L})sauf/iu.test(apres) ? nomsApres : [];
    return presents.filter((id) => !exceptes.includes(id));
  }
  return LA_SALLE.test(avant) ? presents.filter((id) => !noms.includes(id)) : [];
}

function lire(
  mention: Mention,
  noms: readonly string[],
  presents: readonly string[],
): OffreDeGorgeesLue {
  const offre = { sens: sensDe(mention), gorgees: mention.gorgees, prises: 0 };
  const directs = sujets(mention);
  const offerte = OFFRE_A.test(mention.avant) && mention.apres.startsWith(` à ${NOM}`);
  const nommes = offerte
    ? mention.nomsApres.slice(0, 1)
    : [...new Set([...directs, ...seulHeros(mention, noms)])];
  if (nommes.length > 0)
    return { offre: { ...offre, nommee: true, cibles: nommes }, directe: directs.length > 0 };
  const cibles = tablee(mention, presents, noms);
  return { offre: { ...offre, nommee: false, cibles }, directe: false };
}

/**
 * Whether two offers merge: the same amount for nobody in particular makes one offer, which the host may write several
 * times.
 */
const semblables = (a: OffreDeGorgees, b: OffreDeGorgees) =>
  !a.nommee &&
  !b.nommee &&
  a.selon === b.selon &&
  a.sens === b.sens &&
  a.gorgees === b.gorgees &&
  a.cibles.length === b.cibles.length;

/**
 * The offers of a text, one for each amount, in order; equal amounts for nobody in particular make one offer.
 * @param presents keys of the present players, meant by "tout le monde"
 */
export function lireOffresDeGorgeesDuTexte(
  texte: readonly Morceau[],
  presents: readonly string[],
): OffreDeGorgeesLue[] {
  const { clair, noms } = enClair(texte);
  const lues = mentions(clair, noms).map((mention) => lire(mention, noms, presents));
  return lues.filter(
    ({ offre }, i) => !lues.slice(0, i).some((avant) => semblables(avant.offre, offre)),
  );
}

/**
 * The offers of a text, all left for the host to write, even those that the text directly gives.
 * @param deja offers of the text before this one; the same offer again adds no second button
 */
export function lireOffresDeGorgeesPourHote(
  texte: readonly Morceau[],
  presents: readonly string[],
  deja: readonly OffreDeGorgees[] = [],
): OffreDeGorgees[] {
  return lireOffresDeGorgeesDuTexte(texte, presents)
    .map(({ offre }) => offre)
    .filter((offre) => !deja.some((avant) => semblables(avant, offre)));
}
