/** From what is synthesised to the loudspeaker: each sound at its level, all of them under one limiter. decision 0104. */
import { ambiance, bock, coche } from "./comptoir.ts";
import { caisse, claque, imprimante, tambour } from "./fin.ts";
import { bille, coeur, coup, gagne, percuteur, perdu } from "./mini-jeux.ts";
import {
  applaudissement,
  brigadier,
  ecriture,
  pose,
  reflexion,
  roulement,
  siffleurs,
  sifflet,
  vide,
} from "./revelation.ts";
import { bois, cloche, craie, fanfare, tchin, tic, type Sortie } from "./synthesis.ts";

const SONS = {
  craie,
  tchin,
  bois,
  tic,
  cloche,
  fanfare,
  percuteur,
  coeur,
  coup,
  bille,
  gagne,
  perdu,
  ecriture,
  roulement,
  pose,
  vide,
  brigadier,
  sifflet,
  siffleurs,
  applaudissement,
  reflexion,
  imprimante,
  caisse,
  tambour,
  bock,
  coche,
  claque,
  ambiance,
} as const satisfies Readonly<Record<string, (sortie: Sortie, t: number) => void>>;

/** Sounds of the host's screen. */
export type NomSon = keyof typeof SONS;

/** What each is multiplied by, so that it is heard over people who talk; the evening ends on the loudest. */
const NIVEAUX: Readonly<Record<NomSon, number>> = {
  craie: 1.8,
  ecriture: 1.25,
  coche: 1.1,
  pose: 2.8,
  vide: 1.6,
  tic: 5,
  roulement: 1.7,
  bois: 1.5,
  tchin: 1.5,
  brigadier: 1.2,
  applaudissement: 0.75,
  cloche: 1.1,
  fanfare: 4.6,
  percuteur: 2.5,
  coeur: 0.34,
  coup: 1,
  bille: 5,
  gagne: 1.25,
  perdu: 1.3,
  sifflet: 1.2,
  siffleurs: 0.7,
  reflexion: 0.35,
  imprimante: 1.45,
  caisse: 1.25,
  tambour: 0.8,
  claque: 2,
  bock: 1.3,
  ambiance: 0.2,
};

/** What plays on is no event: it can be switched off alone. */
export const MUSIQUE: ReadonlySet<NomSon> = new Set<NomSon>(["reflexion", "ambiance"]);

const VOLUME = 0.72;
/** While somebody speaks. */
const VOLUME_SOUS_VOIX = 0.2;

/** Of the music while something is heard over it, from when it is heard, and how long it lasts; how fast it goes and comes, all in seconds. */
const MUSIQUE_DESSOUS = 0.22;
const DESSOUS_S = 0.8;
const BAISSE_S = 0.03;
const REMONTE_S = 0.3;
const COUPE_S = 0.12;

/** What brings it down under the rest, and what ends it: neither undoes what the other has planned. */
interface Musique {
  readonly volume: GainNode;
  readonly robinet: GainNode;
}

export interface Branchement extends Sortie {
  /** Sounds that were rendered ahead. */
  readonly prets: Map<NomSon, AudioBuffer>;
  /** Where the music goes: under all that is heard. */
  readonly musique: () => AudioNode;
  /** Keeps the music under what is heard at `t`. */
  readonly dessous: (t: number) => void;
  /** Ends the music that plays. */
  readonly taireMusique: () => void;
  /** Keeps sounds under a voice, for as long as it speaks. */
  readonly baisser: (parle: boolean) => void;
}

/** All that a context plays goes through here. */
export function brancher(contexte: BaseAudioContext): Branchement {
  const limiteur = contexte.createDynamicsCompressor();
  limiteur.threshold.value = -9;
  limiteur.knee.value = 3;
  limiteur.ratio.value = 20;
  limiteur.attack.value = 0.002;
  limiteur.release.value = 0.12;
  // the limiter makes up for what it takes: this much is given back
  const garde = contexte.createGain();
  garde.gain.value = VOLUME;
  limiteur.connect(garde).connect(contexte.destination);
  const ouvrirMusique = (): Musique => {
    const [volume, robinet] = [contexte.createGain(), contexte.createGain()];
    volume.connect(robinet).connect(limiteur);
    return { volume, robinet };
  };
  let musique = ouvrirMusique();
  return {
    contexte,
    vers: limiteur,
    prets: new Map(),
    musique: () => musique.volume,
    dessous: (t) => {
      musique.volume.gain.setTargetAtTime(MUSIQUE_DESSOUS, t, BAISSE_S);
      musique.volume.gain.setTargetAtTime(1, t + DESSOUS_S, REMONTE_S);
    },
    taireMusique: () => {
      musique.robinet.gain.setTargetAtTime(0, contexte.currentTime, COUPE_S);
      musique = ouvrirMusique();
    },
    baisser: (parle) =>
      garde.gain.setTargetAtTime(parle ? VOLUME_SOUS_VOIX : VOLUME, contexte.currentTime, 0.08),
  };
}

/** Its nodes, without its level, from `t` in seconds of the context. */
export const synthetiser = (sortie: Sortie, nom: NomSon, t: number): void => SONS[nom](sortie, t);

/** Schedules it at `t`, in seconds of the context. */
export function sonner(sortie: Branchement, nom: NomSon, t: number): void {
  const { contexte } = sortie;
  const niveau = contexte.createGain();
  niveau.gain.value = NIVEAUX[nom];
  const enMusique = MUSIQUE.has(nom);
  niveau.connect(enMusique ? sortie.musique() : sortie.vers);
  if (!enMusique) sortie.dessous(t);
  const pret = sortie.prets.get(nom);
  if (pret === undefined) return synthetiser({ contexte, vers: niveau }, nom, t);
  const source = contexte.createBufferSource();
  source.buffer = pret;
  source.connect(niveau);
  source.start(t);
}
