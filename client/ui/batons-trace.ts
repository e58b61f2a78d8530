// Pure: where the tally marks go. Units: a stroke stands 34 high.
import { ecrireNombre, LARGEUR_CHIFFRE } from "./chiffres-craie.ts";

/** Height of the drawing, in its own units. */
export const HAUTEUR = 34;

/** One gesture of the chalk: a stroke, or a box that stands for 25 or 100. */
export interface Marque {
  /** The count this mark completes: it is new when `fin` is above what was drawn before. */
  readonly fin: number;
  /** Paths drawn one over the other, like a chalk pressed harder in the middle. */
  readonly passes: readonly string[];
  /** A stroke, whose passes are as long as each other: they may be drawn as one path. */
  readonly trait: boolean;
}

export interface Trace {
  readonly marques: readonly Marque[];
  readonly largeur: number;
}

interface Regle {
  /** What goes into boxes, largest first. */
  readonly boites: readonly number[];
  /** 1, or less to tighten. */
  readonly serrage: number;
  /** Equal boxes become one, followed by “× 4”. */
  readonly groupees?: boolean;
}

const REGLES: readonly Regle[] = [
  { boites: [], serrage: 1 },
  { boites: [], serrage: 0.85 },
  { boites: [25], serrage: 1 },
  { boites: [25], serrage: 0.85 },
  { boites: [100, 25], serrage: 1 },
  { boites: [100, 25], serrage: 0.85 },
  { boites: [25], serrage: 0.85, groupees: true },
  { boites: [100, 25], serrage: 0.85, groupees: true },
];
/** Above this count, loose strokes are no longer read at a glance: complete 25s go into boxes. */
const MAX_LIBRE = 60;
const PAS = 9.2;
const ENTRE_GROUPES = 14;
const ENTRE_BOITES = 9;

/** Lays `n` marks out in at most `largeurMax` units: spaced, tightened, boxed by 25, by 100, then “box × 4”. */
export function tracerBatons(n: number, largeurMax = Number.POSITIVE_INFINITY): Trace {
  const entier = Math.max(0, Math.floor(n));
  let trace: Trace = { marques: [], largeur: 0 };
  for (const regle of REGLES) {
    if (entier > MAX_LIBRE && regle.boites.length === 0) continue;
    trace = disposer(entier, regle);
    if (trace.largeur <= largeurMax) return trace;
  }
  return trace;
}

function disposer(n: number, { boites, serrage, groupees = false }: Regle): Trace {
  const marques: Marque[] = [];
  let x = 4,
    fait = 0;
  const poser = (fin: number, passes: readonly string[], avance: number, trait = false): void => {
    marques.push({ fin, passes, trait });
    x += avance;
  };
  for (const valeur of boites) {
    const nombre = Math.floor((n - fait) / valeur);
    const largeur = String(valeur).length * LARGEUR_CHIFFRE + 12;
    if (groupees && nombre > 1) {
      const fois = `×${String(nombre)}`;
      fait += nombre * valeur;
      poser(
        fait,
        [
          ...boite(x - 2, largeur, valeur, marques.length),
          ecrireNombre(fois, x + largeur + 3, 9.5),
        ],
        largeur + 3 + fois.length * LARGEUR_CHIFFRE + ENTRE_BOITES,
      );
    } else {
      for (let i = 0; i < nombre; i++)
        poser(
          (fait += valeur),
          boite(x - 2, largeur, valeur, marques.length),
          largeur + ENTRE_BOITES * serrage,
        );
    }
  }
  if (marques.length > 0) x += 6 * serrage;
  for (let reste = 0; fait < n; reste++) {
    const rang = marques.length;
    if (reste % 5 === 4)
      poser(
        ++fait,
        barre(x - (4 * PAS + 4.5) * serrage, x - 4 * serrage, rang),
        ENTRE_GROUPES * serrage,
        true,
      );
    else poser(++fait, baton(x, rang), PAS * serrage, true);
  }
  return { marques, largeur: n === 0 ? 0 : x - 4 };
}

/** Stable irregularity between −0.5 and 0.5: depends on the position only, so a mark never moves once drawn. */
function alea(rang: number, sel: number): number {
  const t = Math.sin(rang * 127.1 + sel * 311.7) * 43758.5453;
  return t - Math.floor(t) - 0.5;
}

const f = (valeur: number): string => valeur.toFixed(1);

function trait(x0: number, y0: number, x1: number, y1: number, rang: number): readonly string[] {
  const mx = (x0 + x1) / 2 + alea(rang, 5) * 1.6,
    my = (y0 + y1) / 2;
  return [0.5, -0.5].map(
    (ecart) =>
      `M${f(x0)} ${f(y0)}Q${f(mx + ecart)} ${f(my + ecart)} ${f(x1 + ecart * 0.6)} ${f(y1 - Math.abs(ecart))}`,
  );
}

function baton(x: number, rang: number): readonly string[] {
  return trait(
    x + alea(rang, 1) * 1.8,
    4 + alea(rang, 2) * 3.4,
    x + alea(rang, 3) * 2.6,
    30 + alea(rang, 4) * 3,
    rang,
  );
}

function barre(x0: number, x1: number, rang: number): readonly string[] {
  return trait(
    x0 + alea(rang, 1) * 2,
    26.5 + alea(rang, 2) * 3.5,
    x1 + alea(rang, 3) * 2.5,
    7.5 + alea(rang, 4) * 3.5,
    rang,
  );
}

/** A square closed in one gesture, its corners overshot, with the number inside. */
function boite(x: number, largeur: number, valeur: number, rang: number): readonly string[] {
  const a = (sel: number): number => alea(rang, sel) * 1.8;
  const d = x + largeur;
  const cadre = `M${f(x + a(1))} ${f(1.8 + a(2))}L${f(x + a(3))} ${f(30.5 + a(4))} ${f(d + a(5))} ${f(31 + a(6))} ${f(d + a(7))} ${f(3.5 + a(8))} ${f(x - 1.8)} ${f(3.8 + a(9))}`;
  return [cadre, ecrireNombre(String(valeur), x + 6.5, 10)];
}
