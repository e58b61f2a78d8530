// The host screen's sounds, synthesised: no file to load. Each function schedules one sound from `t` (seconds of the context).

/** What a sound needs: the context and the node that leads to the loudspeaker. */
export interface Sortie {
  readonly contexte: BaseAudioContext;
  readonly vers: AudioNode;
}

interface Note {
  readonly hz: number;
  readonly debut: number;
  /** Seconds. */
  readonly duree: number;
  /** 0 to 1. */
  readonly force: number;
  readonly onde?: OscillatorType;
  /** Frequency at the end, for a falling note. */
  readonly versHz?: number;
  /** Seconds to reach `force`. */
  readonly attaque?: number;
}

export function note(
  { contexte, vers }: Sortie,
  { hz, debut, duree, force, onde = "sine", versHz, attaque = 0.003 }: Note,
): void {
  const oscillateur = contexte.createOscillator(),
    volume = contexte.createGain();
  oscillateur.type = onde;
  oscillateur.frequency.setValueAtTime(hz, debut);
  if (versHz !== undefined)
    oscillateur.frequency.exponentialRampToValueAtTime(versHz, debut + duree);
  volume.gain.setValueAtTime(0.0001, debut);
  volume.gain.exponentialRampToValueAtTime(force, debut + attaque);
  volume.gain.exponentialRampToValueAtTime(0.0001, debut + duree);
  oscillateur.connect(volume).connect(vers);
  oscillateur.start(debut);
  oscillateur.stop(debut + duree + 0.02);
}

interface Souffle {
  readonly debut: number;
  readonly duree: number;
  readonly force: number;
  readonly hz: number;
  readonly q: number;
  /** Roughness: how much the level shakes, 0 to 1. */
  readonly grain?: number;
}

/** Breaths of one length and one grain: so many that no two in a row are heard as the same. */
const BRUITS_MAX = 6;
const bruits = new WeakMap<BaseAudioContext, Map<string, AudioBuffer[]>>();

/** A roll takes dozens, at the very moment at which the screen has something to draw: each is made once, then they take turns. */
function bruit(contexte: BaseAudioContext, duree: number, grain: number): AudioBuffer {
  const siens = bruits.get(contexte) ?? new Map<string, AudioBuffer[]>();
  bruits.set(contexte, siens);
  const cle = `${String(duree)} ${String(grain)}`;
  const faits = siens.get(cle) ?? [];
  const ancien = faits.length < BRUITS_MAX ? undefined : faits.shift();
  const pris = ancien ?? faireBruit(contexte, duree, grain);
  siens.set(cle, [...faits, pris]);
  return pris;
}

function faireBruit(contexte: BaseAudioContext, duree: number, grain: number): AudioBuffer {
  const longueur = Math.ceil(contexte.sampleRate * duree);
  const tampon = contexte.createBuffer(1, longueur, contexte.sampleRate),
    canal = tampon.getChannelData(0);
  let secousse = 1;
  for (let i = 0; i < longueur; i++) {
    if (i % 190 === 0) secousse = 1 - grain * Math.random();
    canal[i] = (Math.random() * 2 - 1) * secousse * Math.sin((Math.PI * i) / longueur);
  }
  return tampon;
}

export function souffle(
  { contexte, vers }: Sortie,
  { debut, duree, force, hz, q, grain = 0 }: Souffle,
): void {
  const source = contexte.createBufferSource(),
    filtre = contexte.createBiquadFilter(),
    volume = contexte.createGain();
  source.buffer = bruit(contexte, duree, grain);
  filtre.type = "bandpass";
  filtre.frequency.value = hz;
  filtre.Q.value = q;
  volume.gain.value = force;
  source.connect(filtre).connect(volume).connect(vers);
  source.start(debut);
}

/** One stroke of chalk on the slate. */
export function craie(sortie: Sortie, t: number): void {
  souffle(sortie, {
    debut: t,
    duree: 0.13,
    force: 0.5,
    hz: 3400 + Math.random() * 900,
    q: 1.6,
    grain: 0.85,
  });
  souffle(sortie, { debut: t, duree: 0.03, force: 0.3, hz: 900, q: 2 });
}

/** Two glasses that clink: two sets of inharmonic partials, a breath apart. */
export function tchin(sortie: Sortie, t: number): void {
  for (const [base, retard, force] of [
    [1870, 0, 0.16],
    [2240, 0.018, 0.12],
  ] satisfies readonly (readonly [number, number, number])[]) {
    [1, 2.71, 5.15].forEach((rapport, rang) => {
      note(sortie, {
        hz: base * rapport,
        debut: t + retard,
        duree: 1.1 / (rang + 1),
        force: force / (rang * 1.6 + 1),
      });
    });
  }
}

/** Two low knocks on the bar. */
export function bois(sortie: Sortie, t: number): void {
  for (const [retard, force] of [
    [0, 0.5],
    [0.15, 0.32],
  ] satisfies readonly (readonly [number, number])[]) {
    note(sortie, { hz: 190, versHz: 88, debut: t + retard, duree: 0.16, force });
    souffle(sortie, { debut: t + retard, duree: 0.04, force: force * 0.7, hz: 480, q: 1.2 });
  }
}

/** One tick of a wooden metronome. */
export function tic(sortie: Sortie, t: number): void {
  note(sortie, { hz: 1150, versHz: 760, debut: t, duree: 0.09, force: 0.2, onde: "triangle" });
}

/** The counter bell. */
export function cloche(sortie: Sortie, t: number): void {
  [1, 2.01, 2.98, 4.17, 5.43].forEach((rapport, rang) => {
    note(sortie, {
      hz: 987 * rapport,
      debut: t,
      duree: 1.7 / (rang * 0.7 + 1),
      force: 0.2 / (rang + 1),
    });
  });
}

/** Musette: an accordion’s two reeds, slightly apart, on a rising chord. */
export function fanfare(sortie: Sortie, t: number): void {
  const filtre = sortie.contexte.createBiquadFilter();
  filtre.type = "lowpass";
  filtre.frequency.value = 2400;
  filtre.connect(sortie.vers);
  const anche: Sortie = { contexte: sortie.contexte, vers: filtre };
  const air: readonly (readonly [number, number, number])[] = [
    [392, 0, 0.2],
    [523.3, 0.17, 0.2],
    [659.3, 0.34, 0.2],
    [784, 0.51, 0.34],
    [659.3, 0.8, 0.2],
    [784, 0.97, 1.1],
    [1046.5, 0.97, 1.1],
    [523.3, 0.97, 1.1],
  ];
  for (const [hz, retard, duree] of air) {
    for (const ecart of [0.9965, 1.0035])
      note(anche, {
        hz: hz * ecart,
        debut: t + retard,
        duree,
        force: 0.06,
        onde: "sawtooth",
        attaque: 0.03,
      });
  }
}
