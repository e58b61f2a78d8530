/** Rendering an imprévu: commands become names, numbers and words, drawn once. Pure. */
import { GORGEES_QUESTION } from "#contracts/limites.ts";
import type { Complement } from "#contracts/quizz.ts";
import { type Des, entre } from "./hasard.ts";
import { type Jeton, type NomSimple, lireTexte } from "./imprevu-commandes.ts";
import type { Morceau, Offre, SuiteRendue } from "./types.ts";

const COULEURS = "rouge bleu vert jaune orange violet rose noir blanc gris marron turquoise".split(
  " ",
);
const LANGUES = "anglais espagnol italien allemand portugais japonais russe arabe chinois".split(
  " ",
);
const LETTRES = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** A non-breaking space keeps the number with its word. */
const NBSP = "\u00A0";

export interface Nommable {
  readonly id: string;
  readonly pseudo: string;
}

/** "1 gorgée", "3 gorgées", as one piece. */
export function gorgeesEnMots(n: number): Morceau {
  return { t: "nombre", n, v: `${n}${NBSP}gorgée${n > 1 ? "s" : ""}` };
}

const mot = (v: string): Morceau => ({ t: "mot", v });

/**
 * Opens the rendering of one imprévu. Every text given to it shares the same draws, so that `&joueur` of the suite is
 * the one of the text. `liste` holds the imprévu's own items. Commands that cannot be served stay as typed.
 */
export function ouvrirRendu(joueurs: readonly Nommable[], liste: readonly string[], des: Des) {
  const tires = new Map<string, Morceau | null>();
  const unique = (cle: string, tirer: () => Morceau | null) => {
    const deja = tires.get(cle);
    if (deja !== undefined) return deja;
    const tire = tirer();
    tires.set(cle, tire);
    return tire;
  };

  const nommer = (exclu: Morceau | null): Morceau | null => {
    const autres = joueurs.filter(({ id }) => exclu?.t !== "joueur" || exclu.id !== id);
    const candidats = autres.length > 0 ? autres : joueurs;
    if (candidats.length === 0) return null;
    const { id, pseudo } = des.choisir(candidats);
    return { t: "joueur", id, v: pseudo };
  };
  const tirerGorgees = (exclu: Morceau | null): Morceau => {
    const { min, max } = GORGEES_QUESTION;
    const interdit = exclu?.t === "nombre" ? exclu.n : 0;
    if (interdit === 0) return gorgeesEnMots(entre(des, GORGEES_QUESTION));
    const n = des.entier(min, max - 1);
    return gorgeesEnMots(n >= interdit ? n + 1 : n);
  };

  const simple = (nom: NomSimple): Morceau | null =>
    unique(nom, () => {
      switch (nom) {
        case "gorgee":
          return tirerGorgees(null);
        case "gorgeeAutre":
          return tirerGorgees(simple("gorgee"));
        case "joueur":
          return nommer(null);
        case "joueurAutre":
          return nommer(simple("joueur"));
        case "liste":
          return liste.length > 0 ? mot(des.choisir(liste)) : null;
        case "boisDistrib":
          return mot(des.choisir(["bois", "distribue"]));
        case "boiventDistrib":
          return mot(des.choisir(["boivent", "distribuent"]));
        case "lettres":
          return mot(des.choisir(LETTRES));
        case "couleurs":
          return mot(des.choisir(COULEURS));
        case "langues":
          return mot(des.choisir(LANGUES));
      }
    });

  const rendreJeton = (jeton: Jeton): Morceau => {
    const brut: Morceau = { t: "texte", v: jeton.v };
    switch (jeton.type) {
      case "texte":
      case "inconnue":
        return brut;
      case "commande":
        return simple(jeton.nom) ?? brut;
      case "listeEcrite":
        return unique(jeton.v, () => mot(des.choisir(jeton.choix))) ?? brut;
      case "intervalle":
        return (
          unique(jeton.v, () => {
            const n = des.entier(jeton.min, jeton.max);
            return jeton.nom === "gorgeeEntre"
              ? gorgeesEnMots(n)
              : { t: "nombre", n, v: String(n) };
          }) ?? brut
        );
    }
  };

  return (texte: string): Morceau[] => lireTexte(texte).map(rendreJeton);
}

/** The verb that ends a piece, right before a number. */
const BOIT = /\b(?:boit|boivent)(?: encore| aussi| donc)? $/u;

/** A follow-up rendered with the draws of the text it follows; null stays null. */
export function rendreSuite(
  suite: Complement | null,
  rendre: (texte: string) => Morceau[],
): SuiteRendue | null {
  return suite && { media: suite.media, texte: rendre(suite.text) };
}

/**
 * Sips that a rendered text names plainly enough to offer one tap for them: "Léa boit 3 gorgées", "Léa et Tom
 * boivent 2 gorgées", or a drinker the host has to point at ("le dernier boit 3 gorgées").
 */
export function lireOffres(texte: readonly Morceau[]): Offre[] {
  const offres: Offre[] = [];
  texte.forEach((morceau, i) => {
    if (morceau.t !== "nombre" || !morceau.v.includes("gorgée") || morceau.n < 1) return;
    const avant = texte[i - 1];
    if (avant?.t !== "texte" || !BOIT.test(avant.v)) return;
    const sujets = sujetsDe(texte, i - 1);
    if (sujets.length === 0) offres.push({ joueur: null, gorgees: morceau.n, prise: false });
    for (const joueur of sujets) offres.push({ joueur, gorgees: morceau.n, prise: false });
  });
  return offres;
}

/** Players right before the verb: one, or two joined by "et". */
function sujetsDe(texte: readonly Morceau[], verbe: number): string[] {
  if (texte[verbe]?.v.replace(BOIT, "") !== " ") return [];
  const premier = texte[verbe - 1];
  if (premier?.t !== "joueur") return [];
  const liaison = texte[verbe - 2];
  const second = texte[verbe - 3];
  const deux = liaison?.v === " et " && second?.t === "joueur";
  return deux && second.id !== premier.id ? [second.id, premier.id] : [premier.id];
}
