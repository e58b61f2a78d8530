/** Fits texts to their boxes, all those of a moment together: each try is a layout of the page, and one serves for all. */
import { type Gabarit, lireMots, pasEstime } from "./line-estimate.ts";
import { type Estime, plusGrandPas } from "./largest-fitting-step.ts";

/** Font sizes in rem; `plancher`: when nothing else lets it fit, words that are too long break first. */
export interface BornesDeTaille {
  readonly min: number;
  readonly max: number;
  readonly plancher: number;
}

interface Demande {
  readonly bornes: BornesDeTaille;
  readonly fini: () => void;
}

const demandes = new Map<HTMLElement, Demande>();

/** Leaves the box with the largest size at which its text does not overflow, before the next frame; then `fini`. */
export function ajusterTexte(boite: HTMLElement, bornes: BornesDeTaille, fini: () => void): void {
  if (demandes.size === 0) queueMicrotask(ajusterToutes);
  demandes.set(boite, { bornes, fini });
}

function ajusterToutes(): void {
  const prises = [...demandes].filter(([boite]) => boite.isConnected);
  demandes.clear();
  let enCours = prises.map(([boite, { bornes }]) => chercher(boite, bornes));
  while (enCours.length > 0) enCours = enCours.filter((une) => une.next().done !== true);
  for (const [, { fini }] of prises) fini();
}

const PAS_REM = 0.05;

/** Words that break are not counted: the whole text takes the room that it takes. */
function estimer(texte: Element | null, pas: number, boite: Gabarit): Estime {
  if (texte === null) return { pas, sur: true };
  const mots = lireMots(texte);
  const tous = pasEstime(mots, pas, boite);
  if (tous > 0) return { pas: tous, sur: mots.entiers };
  return { pas: Math.floor(pas * Math.sqrt(boite.hauteur / texte.clientHeight)), sur: false };
}

/**
 * One turn reads what the page has laid out, the next one writes, and so on: all searches go at the same pace. The first reading is of the
 * page as it stands, which was laid out to know that the box has changed: what has a size is found at that size.
 */
function* chercher(
  boite: HTMLElement,
  { min, max, plancher }: BornesDeTaille,
): Generator<undefined, void> {
  const texte = boite.firstElementChild;
  const marge = Number.parseFloat(getComputedStyle(boite).paddingTop);
  const haut = Math.floor(max / PAS_REM);
  // what was there before is not far
  const depart = Math.round(Number.parseFloat(boite.style.fontSize) / PAS_REM);
  for (const serre of [false, true]) {
    if (serre || boite.dataset["serre"] === "true") boite.dataset["serre"] = String(serre);
    const de = Math.ceil((serre ? plancher : min) / PAS_REM);
    const recherche = plusGrandPas({ de, a: haut, depart });
    let essai = recherche.next();
    while (essai.done !== true) {
      boite.style.fontSize = enRem(essai.value);
      yield;
      const { clientWidth, clientHeight, scrollWidth, scrollHeight, offsetHeight, offsetWidth } =
        boite;
      const deborde = scrollHeight > clientHeight + 1;
      const pas = essai.value;
      essai = recherche.next({
        tient: !deborde && scrollWidth <= clientWidth + 1,
        estimer: () => estimer(texte, pas, { largeur: clientWidth, hauteur: clientHeight - marge }),
      });
      yield;
      // balanced lines are as many, and take longer to find
      boite.dataset["mesure"] = "true";
      // as large as it may be, in a row as in a column, and on its own: what is around it need not be laid out again at each try
      if (deborde)
        Object.assign(boite.style, {
          flex: "none",
          height: `${String(offsetHeight)}px`,
          width: `${String(offsetWidth)}px`,
          contain: "strict",
        });
    }
    boite.style.fontSize = enRem(essai.value.pas);
    if (essai.value.tient) break;
  }
  Object.assign(boite.style, { flex: "", height: "", width: "", contain: "" });
  delete boite.dataset["mesure"];
}

const enRem = (pas: number): string => `${String(pas * PAS_REM)}rem`;
