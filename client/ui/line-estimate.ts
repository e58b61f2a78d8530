/** An estimate, from the widths of its words, of the size at which a text fits its box; it spares layouts of the page. */

/** Measures of the words in px, at the font size at which they were measured. */
export interface WordMeasures {
  readonly largeurs: readonly number[];
  readonly espace: number;
  /** Distance from one line to the next. */
  readonly interligne: number;
  /** Padding under the last line. */
  readonly bas: number;
  /** Whether lines can only break at spaces, so that the counted lines are those that are drawn. */
  readonly entiers: boolean;
}

/** Size of the box in px. */
export interface BoxSize {
  readonly largeur: number;
  readonly hauteur: number;
}

const TOLERANCE_PX = 0.5;
/** Texts without a character after which a line may break inside a word (hyphen, slash, letters of other scripts). */
const SANS_COUPURE = /^[\p{Script=Latin}\p{N}\s'’"«».,;:!?()…&%€°+=*]*$/u;

/** Lines that the words take when drawn `rapport` times as large as measured; infinite when a word is wider than the box. */
function compterLignes(
  { largeurs, espace }: WordMeasures,
  rapport: number,
  largeur: number,
): number {
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

/** The largest step below `pas` (the step of the measure) at which the words fit; 0 when there is none. Pure. */
export function estimateFittingStep(
  mots: WordMeasures,
  pas: number,
  { largeur, hauteur }: BoxSize,
): number {
  for (let essai = pas - 1; essai > 0; essai--) {
    const rapport = essai / pas;
    const haut = compterLignes(mots, rapport, largeur) * mots.interligne + mots.bas;
    if (haut * rapport <= hauteur + TOLERANCE_PX) return essai;
  }
  return 0;
}

/** Measures the words of a text as the page lays them out now. */
export function measureWords(texte: Element): WordMeasures {
  const plage = texte.ownerDocument.createRange();
  const largeurs: number[] = [];
  let espace = 0;
  const marcheur = texte.ownerDocument.createTreeWalker(texte, NodeFilter.SHOW_TEXT);
  for (let noeud = marcheur.nextNode(); noeud !== null; noeud = marcheur.nextNode()) {
    // text for screen readers only takes no room
    if (noeud.parentElement?.closest(".visually-hidden") !== null) continue;
    let avant: DOMRect | null = null;
    // words joined by a no-break space count as one
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
