/** Draws what was laid out, on a canvas: nothing is decided here. decision 0110. */
import { HAUTEUR, tracerBatons } from "../../ui/batons-trace.ts";
import { BOISSON_LOGO, QUESTION_LOGO, VERRE_LOGO } from "../../ui/trace-logo.ts";
import { BOITE, COL, EPAISSEUR, POSES, TETE, TORCHON } from "../hote/patron/traits.ts";
import { dessinerMat } from "./dessiner-mat.ts";
import { dessinerPapier, type Textures } from "./dessiner-papier.ts";
import { ENSEIGNE, policeCss } from "./encres.ts";
import {
  type BatonsDePhoto,
  type ChiffreDePhoto,
  type ElementDePhoto,
  type FiletDePhoto,
  HAUTEUR_PHOTO,
  LARGEUR_PHOTO,
  type LogoDePhoto,
  type PageDePhoto,
  type PatronDePhoto,
  type TexteDePhoto,
} from "./mise-en-page.ts";

type Toile = CanvasRenderingContext2D;

const ENCRE = "#231f1a";
const ENCRE_60 = "#655c4e";
const CRAIE = "#f4efe2";
/** Of the sheet on the table, in degrees. */
const PENCHE = -0.8;
/** From the middle of a line down to its baseline, of its size. */
const BASE: Readonly<Record<TexteDePhoto["police"], number>> = {
  main: 0.37,
  titre: 0.35,
  chiffre: 0.36,
  sans: 0.35,
  gras: 0.35,
};

const chemin = (d: string): Path2D => new Path2D(d);

const ANCRE = { gauche: [0, "left"], milieu: [0.5, "center"], droite: [1, "right"] } as const;

function dessinerTexte(toile: Toile, texte: TexteDePhoto): void {
  const { boite, lignes, police, corps, interligne, couleur, cale } = texte;
  const [part, aligne] = ANCRE[cale];
  const pas = corps * interligne;
  const haut = boite.y + (boite.h - pas * lignes.length) / 2;
  toile.font = policeCss(police, corps);
  toile.fillStyle = couleur;
  toile.textAlign = aligne;
  for (const [i, ligne] of lignes.entries())
    toile.fillText(ligne, boite.x + boite.l * part, haut + pas * (i + 0.5) + corps * BASE[police]);
}

function dessinerChiffre(
  toile: Toile,
  { boite, nombre, suite, eleve, corps }: ChiffreDePhoto,
): void {
  const petit = corps * 0.42;
  const large = (police: "chiffre" | "sans", taille: number, texte: string) => {
    toile.font = policeCss(police, taille);
    return toile.measureText(texte).width;
  };
  const espace = suite === "" || eleve ? 0 : 12;
  const [n, s] = [large("chiffre", corps, nombre), large("chiffre", petit, suite)];
  const x = boite.x + (boite.l - n - s - espace) / 2;
  const base = boite.y + boite.h / 2 + corps * BASE.chiffre;
  toile.textAlign = "left";
  toile.fillStyle = ENCRE;
  toile.font = policeCss("chiffre", corps);
  toile.fillText(nombre, x, base);
  toile.fillStyle = eleve ? ENCRE : ENCRE_60;
  toile.font = policeCss("chiffre", petit);
  toile.fillText(suite, x + n + espace, eleve ? base - corps * 0.4 : base);
}

function dessinerFilet(toile: Toile, { boite, epais, tirets, couleur }: FiletDePhoto): void {
  const debout = boite.h > boite.l;
  const [cx, cy] = [boite.x + boite.l / 2, boite.y + boite.h / 2];
  toile.strokeStyle = couleur;
  toile.lineWidth = epais;
  toile.setLineDash(tirets ? [9, 6] : []);
  toile.beginPath();
  toile.moveTo(debout ? cx : boite.x, debout ? boite.y : cy);
  toile.lineTo(debout ? cx : boite.x + boite.l, debout ? boite.y + boite.h : cy);
  toile.stroke();
  toile.setLineDash([]);
}

function dessinerBatons(toile: Toile, { boite, n }: BatonsDePhoto): void {
  const echelle = boite.h / HAUTEUR;
  const { marques, largeur } = tracerBatons(n, boite.l / echelle);
  const juste = Math.min(echelle, boite.l / largeur);
  toile.save();
  toile.translate(boite.x + (boite.l - largeur * juste) / 2, boite.y);
  toile.scale(juste, juste);
  toile.strokeStyle = ENCRE;
  toile.lineWidth = 3;
  for (const { passes } of marques) for (const d of passes) toile.stroke(chemin(d));
  toile.restore();
}

function dessinerLogo(toile: Toile, { boite, couleur }: LogoDePhoto): void {
  toile.save();
  toile.translate(boite.x, boite.y + boite.h * 0.04);
  const echelle = (boite.h * 0.84) / 66;
  toile.scale(echelle, echelle);
  toile.lineWidth = 3.6;
  for (const [x, degres, boisson] of [
    [20.5, 17, "#a5d464"],
    [51.5, -17, "#f5809f"],
  ] as const) {
    toile.save();
    toile.translate(x, 43.5);
    toile.rotate((degres * Math.PI) / 180);
    toile.globalAlpha = 0.85;
    toile.fillStyle = boisson;
    toile.fill(chemin(BOISSON_LOGO));
    toile.globalAlpha = 1;
    toile.strokeStyle = couleur;
    toile.stroke(chemin(VERRE_LOGO));
    toile.restore();
  }
  toile.strokeStyle = "#c98f1e";
  toile.stroke(chemin(QUESTION_LOGO));
  toile.restore();
  toile.font = ENSEIGNE(boite.h * 0.52);
  toile.fillStyle = couleur;
  toile.textAlign = "left";
  toile.fillText("Trinquizz", boite.x + 72 * echelle + 10, boite.y + boite.h * 0.66);
}

function dessinerPatron(toile: Toile, { boite, pose }: PatronDePhoto): void {
  const { bras, penche, sourcils, yeux, moustache, bouche } = POSES[pose];
  const echelle = Math.min(boite.l / BOITE[0], boite.h / BOITE[1]);
  const tracer = (...traits: readonly string[]) => {
    for (const d of traits) toile.stroke(chemin(d));
  };
  toile.save();
  toile.beginPath();
  toile.rect(boite.x, boite.y, boite.l, boite.h);
  toile.clip();
  toile.translate(boite.x, boite.y);
  toile.scale(echelle, echelle);
  toile.strokeStyle = CRAIE;
  toile.fillStyle = CRAIE;
  toile.lineWidth = EPAISSEUR;
  tracer(COL, TORCHON, bras);
  toile.translate(120, 140);
  toile.rotate((penche * Math.PI) / 180);
  toile.translate(-120, -140);
  tracer(TETE, sourcils, yeux, bouche);
  toile.fill(chemin(moustache));
  toile.restore();
}

function dessinerElement(toile: Toile, element: ElementDePhoto, textures: Textures): void {
  switch (element.genre) {
    case "texte":
      return dessinerTexte(toile, element);
    case "chiffre":
      return dessinerChiffre(toile, element);
    case "mat":
      return dessinerMat(toile, element, textures);
    case "filet":
      return dessinerFilet(toile, element);
    case "batons":
      return dessinerBatons(toile, element);
    case "logo":
      return dessinerLogo(toile, element);
    case "patron":
      return dessinerPatron(toile, element);
  }
}

export function dessinerPage(toile: Toile, page: PageDePhoto, textures: Textures): void {
  const { papier, dedans, dehors } = page;
  toile.lineCap = "round";
  toile.lineJoin = "round";
  toile.fillStyle = textures.bois;
  toile.fillRect(0, 0, LARGEUR_PHOTO, HAUTEUR_PHOTO);
  const [cx, cy] = [LARGEUR_PHOTO / 2, HAUTEUR_PHOTO / 2];
  const ombre = toile.createRadialGradient(cx, cy * 0.9, cy * 0.45, cx, cy * 0.9, cy * 1.25);
  ombre.addColorStop(0, "#0000");
  ombre.addColorStop(1, "#000a");
  toile.fillStyle = ombre;
  toile.fillRect(0, 0, LARGEUR_PHOTO, HAUTEUR_PHOTO);
  if (papier !== null) {
    toile.save();
    toile.translate(cx, cy);
    toile.rotate((PENCHE * Math.PI) / 180);
    toile.translate(-cx, -cy);
    dessinerPapier(toile, papier, textures);
    for (const element of dedans) dessinerElement(toile, element, textures);
    toile.restore();
  }
  for (const element of dehors) dessinerElement(toile, element, textures);
}
