/** Overlaps between words in the chalk hand and other words, whose letters rise and fall further than their line box. */
import type { Page } from "@playwright/test";

/**
 * Pairs of words, at least one of them in chalk, whose ink boxes overlap by more than `marge` px in both directions.
 */
export const inkOverlaps = (page: Page, marge: number): Promise<readonly string[]> =>
  page.evaluate((seuil) => {
    const toile = document.createElement("canvas").getContext("2d");
    if (toile === null) throw new Error("no canvas");
    interface Mot {
      readonly texte: string;
      readonly dans: Element;
      readonly craie: boolean;
      readonly gauche: number;
      readonly droite: number;
      readonly haut: number;
      readonly bas: number;
    }
    /** The boxes of a word, several when it is broken between lines. */
    const lignes = (noeud: Node) => {
      const trouvees: { texte: string; cadre: DOMRect }[] = [];
      for (const { 0: mot, index } of (noeud.textContent ?? "").matchAll(/\S+/g)) {
        let rang = index;
        let ici: { texte: string; cadre: DOMRect } | undefined;
        for (const lettre of mot) {
          const etendue = document.createRange();
          etendue.setStart(noeud, rang);
          etendue.setEnd(noeud, (rang += lettre.length));
          const cadre = etendue.getBoundingClientRect();
          if (ici === undefined || Math.abs(ici.cadre.top - cadre.top) > cadre.height / 4)
            trouvees.push((ici = { texte: lettre, cadre }));
          else {
            ici.texte += lettre;
            ici.cadre = new DOMRect(
              ici.cadre.left,
              ici.cadre.top,
              cadre.right - ici.cadre.left,
              ici.cadre.height,
            );
          }
        }
      }
      return trouvees.filter(({ cadre }) => cadre.width > 2);
    };
    /** Whether a word is visible: no element covers it, and no ancestor clips it. */
    const seVoit = (lui: Element, cadre: DOMRect): boolean => {
      const [x, y] = [(cadre.left + cadre.right) / 2, (cadre.top + cadre.bottom) / 2];
      const dessus = document.elementFromPoint(x, y);
      if (dessus === null || !(dessus.contains(lui) || lui.contains(dessus))) return false;
      for (let boite: Element | null = lui; boite !== null; boite = boite.parentElement) {
        if (getComputedStyle(boite).overflow === "visible") continue;
        const { left, right, top, bottom } = boite.getBoundingClientRect();
        if (x < left || x > right || y < top || y + cadre.height / 4 > bottom) return false;
      }
      return true;
    };
    const mots: Mot[] = [];
    const marche = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let noeud = marche.nextNode(); noeud !== null; noeud = marche.nextNode()) {
      const dans = noeud.parentElement;
      if (
        dans === null ||
        !dans.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      // texts for screen readers are not drawn
      if (dans.closest(".visually-hidden") !== null) continue;
      const style = getComputedStyle(dans);
      toile.font = style.font;
      toile.letterSpacing = style.letterSpacing === "normal" ? "0px" : style.letterSpacing;
      for (const { texte, cadre } of lignes(noeud)) {
        if (!seVoit(dans, cadre)) continue;
        const mesure = toile.measureText(texte);
        // the word is turned, or drawn larger than its font size
        const echelle =
          cadre.height / (mesure.fontBoundingBoxAscent + mesure.fontBoundingBoxDescent);
        const base = cadre.top + mesure.fontBoundingBoxAscent * echelle;
        mots.push({
          texte,
          dans,
          craie: style.fontFamily.startsWith('"Playwrite'),
          gauche: cadre.left,
          droite: cadre.right,
          haut: base - mesure.actualBoundingBoxAscent * echelle,
          bas: base + mesure.actualBoundingBoxDescent * echelle,
        });
      }
    }
    return mots.flatMap((a, rang) =>
      mots.slice(rang + 1).flatMap((b) => {
        if (!a.craie && !b.craie) return [];
        const x = Math.min(a.droite, b.droite) - Math.max(a.gauche, b.gauche);
        const y = Math.min(a.bas, b.bas) - Math.max(a.haut, b.haut);
        return x > seuil && y > seuil ? [`${a.texte} / ${b.texte} (${y.toFixed(1)} px)`] : [];
      }),
    );
  }, marge);
