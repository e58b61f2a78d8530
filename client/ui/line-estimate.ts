/** At which size a text fits its box, told from the widths of its words: a guess that spares layouts of the page. */

/** In px, at the size at which they were read. */
export interface Mots {
  readonly largeurs: readonly number[];
  readonly espace: number;
  /** From a line to the next. */
  readonly interligne: number;
  /** Under the last line. */
  readonly bas: number;
  /** No line ends within a word: as many lines as are counted are drawn. */
  readonly entiers: boolean;
}

/** In px. */
export interface Gabarit {
  readonly largeur: number;
  readonly hauteur: number;
}

const TOLERANCE_PX = 0.5;
/** After a hyphen, a slash or a letter of another script a line may end. */
const SANS_COUPURE = /^[\p{Script=Latin}\p{N}\s'’"«».,;:!?()…&%€°+=*]*$/u;

/** How many lines these words take, each as full as it can be, drawn `rapport` times as large as they were read; infinite when one is too long. */
function compterLignes({ largeurs, espace }: Mots, rapport: number, largeur: number): number {
  let nombre = 0;
  let occupe = Infinity;
  for (const mot of largeurs) {
    const large = mot * rapport;
    if (large > largeur + TOLERANCE_PX) return Infinity;
    const suite = occupe + espace * rapport + large;
    if (suite > largeur + TOLERANCE_PX) nombre += 1;
    occupe = suite > largeur + TOLERANCE_PX ? large : suite;
  }
  return nombre;
}

/** The largest step under `pas`, that of the reading, at which these words fit; 0 when there is none. Pure. */
export function pasEstime(mots: Mots, pas: number, { largeur, hauteur }: Gabarit): number {
  for (let essai = pas - 1; essai > 0; essai--) {
    const rapport = essai / pas;
    const haut = compterLignes(mots, rapport, largeur) * mots.interligne + mots.bas;
    if (haut * rapport <= hauteur + TOLERANCE_PX) return essai;
  }
  return 0;
}

/** Reads the words as the page has laid them out just now. */
export function lireMots(texte: Element): Mots {
  const plage = texte.ownerDocument.createRange();
  const largeurs: number[] = [];
  let espace = 0;
  const marcheur = texte.ownerDocument.createTreeWalker(texte, NodeFilter.SHOW_TEXT);
  for (let noeud = marcheur.nextNode(); noeud !== null; noeud = marcheur.nextNode()) {
    // what only a screen reader says takes no room
    if (noeud.parentElement?.closest(".visually-hidden") !== null) continue;
    let avant: DOMRect | null = null;
    // a space that does not break keeps its words together
    for (const { 0: mot, index } of (noeud.textContent ?? "").matchAll(/[^ \n]+/g)) {
      plage.setStart(noeud, index);
      plage.setEnd(noeud, index + mot.length);
      const cadre = plage.getBoundingClientRect();
      largeurs.push(cadre.width);
      if (avant !== null && avant.top === cadre.top) espace = cadre.left - avant.right;
      avant = cadre;
    }
  }
  const { lineHeight, paddingBottom } = getComputedStyle(texte);
  return {
    largeurs,
    espace,
    interligne: Number.parseFloat(lineHeight),
    bas: Number.parseFloat(paddingBottom),
    entiers: SANS_COUPURE.test(texte.textContent),
  };
}
