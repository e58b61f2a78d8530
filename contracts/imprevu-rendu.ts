/**
 * Renders an imprévu: commands become names, numbers and words, drawn once. The game draws with its seed, the editor's preview
 * with its own. Pure.
 */
import {
  type ElementDeTexteImprevu,
  type NomCommandeDeTexteSimple,
  decouperTexteImprevu,
} from "./imprevu-commandes.ts";
import { BORNES_GORGEES_ORDINAIRES } from "./limites.ts";
import type { Morceau } from "./partie.ts";
import type { DonneesPreuveOuSuite } from "./quizz.ts";

const COULEURS = "rouge bleu vert jaune orange violet rose noir blanc gris marron turquoise".split(
  " ",
);
const LANGUES = "anglais espagnol italien allemand portugais japonais russe arabe chinois".split(
  " ",
);
/**
 * Letters with roughly the frequency of French initial letters, because imprévus with a letter ask for words. All 26 occur;
 * the six that are too hard (K Q W X Y Z) come once in twenty together.
 */
const LETTRES = [
  ..."AAAAAAABBBBBBCCCCCCCCCDDDDDDDEEEEEEFFFFFFGGGGGHHHHIIIIJJJKLLLLLMMMMMMM",
  ..."NNNNOOOPPPPPPPPPQRRRRRRRSSSSSSSSTTTTTTTUUVVVVVWXYZ",
];
/** A non-breaking space keeps the number with its word. */
const NBSP = "\u00A0";

/** Source of the random draws of an imprévu's text. */
export interface SourceDeTiragesDeTexteImprevu {
  /** Draws a whole number from `min` to `max`, both included. */
  entier(min: number, max: number): number;
  /** Draws one item of a list that is not empty. */
  choisir<T>(liste: readonly T[]): T;
}

/** The follow-up of an imprévu, its commands replaced by names, numbers and words. */
export interface SuiteImprevuRendue {
  readonly media: string;
  readonly texte: readonly Morceau[];
}

export interface JoueurNommable {
  readonly id: string;
  readonly pseudo: string;
}

/** Number of sips as text, such as "1 gorgée" or "3 gorgées", in one piece. */
export function composerMorceauDeGorgees(n: number): Morceau {
  return { t: "nombre", n, v: `${n}${NBSP}gorgée${n > 1 ? "s" : ""}` };
}

const mot = (v: string): Morceau => ({ t: "mot", v });

/**
 * Starts the rendering of one imprévu. All texts given to it share its draws, so `&joueur` is the same person in text and
 * follow-up. `liste` holds the imprévu's own items. Unknown commands stay as typed.
 */
export function createRenduImprevu(
  joueurs: readonly JoueurNommable[],
  liste: readonly string[],
  des: SourceDeTiragesDeTexteImprevu,
) {
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
    const { min, max } = BORNES_GORGEES_ORDINAIRES;
    const interdit = exclu?.t === "nombre" ? exclu.n : 0;
    if (interdit === 0) return composerMorceauDeGorgees(des.entier(min, max));
    const n = des.entier(min, max - 1);
    return composerMorceauDeGorgees(n >= interdit ? n + 1 : n);
  };

  const simple = (nom: NomCommandeDeTexteSimple): Morceau | null =>
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

  const rendreJeton = (jeton: ElementDeTexteImprevu): Morceau => {
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
              ? composerMorceauDeGorgees(n)
              : { t: "nombre", n, v: String(n) };
          }) ?? brut
        );
    }
  };

  return (texte: string): Morceau[] => decouperTexteImprevu(texte).map(rendreJeton);
}

/** Renders the follow-up of an imprévu with the draws of its text; null stays null. */
export function rendreSuiteImprevu(
  suite: DonneesPreuveOuSuite | null,
  rendre: (texte: string) => Morceau[],
): SuiteImprevuRendue | null {
  return suite && { media: suite.media, texte: rendre(suite.text) };
}
