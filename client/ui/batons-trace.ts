// The shapes and places of tally marks. Pure. Unit: a stroke is 34 high.

/** Height of the drawn tally marks, in their own units. */
export const HAUTEUR_DES_BATONS = 34;

/** One gesture of the chalk: a stroke, a box that stands for 25 or 100, or a box with “× n”. */
export interface TallyMark {
  /** The count that this mark completes. */
  readonly fin: number;
  /** SVG paths drawn one over the other, as chalk is thicker in the middle of a stroke. */
  readonly passes: readonly string[];
  /** Whether the mark is a plain stroke, whose passes have equal lengths and may be drawn as one path. */
  readonly trait: boolean;
}

export interface TallyLayout {
  readonly marques: readonly TallyMark[];
  readonly largeur: number;
}

interface Regle {
  /** Values of the boxes, largest first. */
  readonly boites: readonly number[];
  /** Spacing between marks: 1, or less when they are tightened. */
  readonly serrage: number;
  /** Whether equal boxes are drawn as one followed by “× 4”. */
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
/** Above this count, loose strokes cannot be read at a glance, and complete 25s go into boxes. */
const MAX_LIBRE = 60;
const PAS = 9.2;
const ENTRE_GROUPES = 14;
const ENTRE_BOITES = 9;

/** Lays out `n` marks within `largeurMax` units by the first rule that fits: spaced, tightened, boxed by 25, by 100, then “box × 4”. */
export function layOutTallyMarks(n: number, largeurMax = Number.POSITIVE_INFINITY): TallyLayout {
  const entier = Math.max(0, Math.floor(n));
  let trace: TallyLayout = { marques: [], largeur: 0 };
  for (const regle of REGLES) {
    if (entier > MAX_LIBRE && regle.boites.length === 0) continue;
    trace = disposer(entier, regle);
    if (trace.largeur <= largeurMax) return trace;
  }
  return trace;
}

function disposer(n: number, { boites, serrage, groupees = false }: Regle): TallyLayout {
  const marques: TallyMark[] = [];
  let x = 4,
    fait = 0;
  const poser = (fin: number, passes: readonly string[], avance: number, trait = false): void => {
    marques.push({ fin, passes, trait });
    x += avance;
  };
  for (const valeur of boites) {
    const nombre = Math.floor((n - fait) / valeur);
    const largeur = String(valeur).length * LARGEUR_CHIFFRE_A_LA_CRAIE + 12;
    if (groupees && nombre > 1) {
      const fois = `×${String(nombre)}`;
      fait += nombre * valeur;
      poser(
        fait,
        [
          ...boite(x - 2, largeur, valeur, marques.length),
          traceSvgDuNombreALaCraie(fois, x + largeur + 3, 9.5),
        ],
        largeur + 3 + fois.length * LARGEUR_CHIFFRE_A_LA_CRAIE + ENTRE_BOITES,
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

/** An irregularity between −0.5 and 0.5 that depends on the position only, so that a drawn mark never moves. */
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

/** A hand-drawn square with the number inside. */
function boite(x: number, largeur: number, valeur: number, rang: number): readonly string[] {
  const a = (sel: number): number => alea(rang, sel) * 1.8;
  const d = x + largeur;
  const cadre = `M${f(x + a(1))} ${f(1.8 + a(2))}L${f(x + a(3))} ${f(30.5 + a(4))} ${f(d + a(5))} ${f(31 + a(6))} ${f(d + a(7))} ${f(3.5 + a(8))} ${f(x - 1.8)} ${f(3.8 + a(9))}`;
  return [cadre, traceSvgDuNombreALaCraie(String(valeur), x + 6.5, 10)];
}

/** Width of one digit with the space after it; digits are single chalk strokes, 8 wide and 14 high. */
export const LARGEUR_CHIFFRE_A_LA_CRAIE = 11.5;

const CHIFFRES: Readonly<Record<string, string>> = {
  "0": "m4.500 0c-5.500 0-5.500 14-.3 14s5.300-14 .3-14",
  "1": "m1 3.500 4.200-3.500v14",
  "2": "m.4 3.400c.6-4.600 8-4.400 7.600.2-.3 3.700-6.800 6.600-7.800 10.300h8.600",
  "3": "m.8 1.500c2.600-2.500 7-1.200 6.800 1.900-.2 2.600-2.600 3.200-4.200 3.200 2.200 0 4.900.8 4.900 3.700 0 4-5.400 4.800-8 2.200",
  "4": "m5.800 14v-14l-5.800 9.600h8.600",
  "5": "m7.600 0h-6.200l-.6 6c4.300-1.500 7.600-.1 7.600 3.500 0 4.700-5.200 6-8.400 3.300",
  "6": "m7 .4c-5 1.300-7 7-6.300 10.300.8 4.300 7.500 4.200 7.500-.6 0-4.200-5.300-4.900-7.400-1.200",
  "7": "m.2 0h8c-2.600 4.200-4.200 8.600-4.800 14",
  "8": "m4.300 6.400c-4.600-1.800-4.200-6.400 0-6.400s4.500 4.700 0 6.500c-5.600 2.200-5.300 7.500 0 7.500s5.500-5.300 0-7.600",
  "9": "m7.800 4.200c0-5.600-7.400-5.300-7.400-.4 0 4.800 6.300 4.900 7.400.4-.2 4.400-1.200 7.700-4 9.800",
  "×": "m1 4.800 6 6.400m0-6.400-6 6.400",
};

/** SVG path of a number whose top left corner is at (`x`, `y`). */
export function traceSvgDuNombreALaCraie(nombre: string, x: number, y: number): string {
  return Array.from(
    nombre,
    (signe, rang) =>
      `M${(x + rang * LARGEUR_CHIFFRE_A_LA_CRAIE).toFixed(1)} ${y.toFixed(1)}${CHIFFRES[signe] ?? ""}`,
  ).join("");
}
