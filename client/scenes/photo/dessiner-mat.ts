/** A player's beer mat on a canvas, as the stylesheet of `partie/dessins/bock` draws it on a page. */
import { COTE_FEUILLE, type Craie } from "#contracts/dessin.ts";
import { initiales } from "../../ui/initiales.ts";
import { cheminDuTrait } from "../../ui/trace-dessin.ts";
import { remplirDePapier, type Textures } from "./dessiner-papier.ts";
import { policeCss } from "./encres.ts";
import type { MatDePhoto } from "./mise-en-page.ts";

const BOUTEILLE = "#2f6b4f";
const LAITON = "#b97f12";
const CARTON = "#b09b6e";
/** As the tokens of the same chalks. */
const COULEURS: Readonly<Record<Craie, string>> = {
  encre: ENCRE,
  bouteille: BOUTEILLE,
  bleu: "#2a6aa8",
  ocre: LAITON,
};
/** Width of a stroke, in points of the sheet. */
const TRAIT = 15;

/** A rounded square around the origin. */
function carre(cote: number, rayon: number, dy = 0): Path2D {
  const c = cote / 2;
  const chemin = new Path2D();
  chemin.moveTo(0, dy - c);
  chemin.arcTo(c, dy - c, c, dy, rayon);
  chemin.arcTo(c, dy + c, 0, dy + c, rayon);
  chemin.arcTo(-c, dy + c, -c, dy, rayon);
  chemin.arcTo(-c, dy - c, 0, dy - c, rayon);
  chemin.closePath();
  return chemin;
}

export function dessinerMat(
  toile: CanvasRenderingContext2D,
  { boite, cote, angle, pseudo, dessin, or }: MatDePhoto,
  textures: Textures,
): void {
  toile.save();
  toile.translate(boite.x + boite.l / 2, boite.y + boite.h / 2);
  toile.rotate((angle * Math.PI) / 180);
  // the thickness of the cardboard, and its shadow
  toile.save();
  toile.shadowColor = "#0009";
  toile.shadowBlur = cote * 0.07;
  toile.shadowOffsetY = cote * 0.04;
  toile.fillStyle = CARTON;
  toile.fill(carre(cote, cote * 0.15, cote * 0.03));
  toile.restore();
  remplirDePapier(toile, carre(cote, cote * 0.15), textures);
  // on a ticket it is paper on paper
  toile.globalAlpha = 0.5;
  toile.strokeStyle = CARTON;
  toile.lineWidth = Math.max(1, cote * 0.004);
  toile.stroke(carre(cote, cote * 0.15));
  toile.globalAlpha = 1;
  toile.strokeStyle = or ? LAITON : BOUTEILLE;
  toile.lineWidth = cote * 0.014;
  toile.stroke(carre(cote * 0.9, cote * 0.12));
  toile.globalAlpha = 0.65;
  toile.lineWidth = Math.max(1, cote * 0.005);
  toile.stroke(carre(cote * 0.83, cote * 0.1));
  toile.globalAlpha = 1;
  if (dessin === null) {
    const lues = initiales(pseudo);
    const corps = cote * 0.42;
    toile.font = policeCss("titre", corps);
    toile.fillStyle = ENCRE;
    toile.textAlign = "center";
    // the middle of its capitals
    toile.fillText(lues, 0, corps * 0.35);
  } else {
    const echelle = (cote * 0.72) / COTE_FEUILLE;
    toile.scale(echelle, echelle);
    toile.translate(-COTE_FEUILLE / 2, -COTE_FEUILLE / 2);
    toile.lineWidth = TRAIT;
    for (const trait of dessin) {
      toile.strokeStyle = COULEURS[trait.craie];
      toile.stroke(new Path2D(cheminDuTrait(trait.points)));
    }
  }
  toile.restore();
}
