/** The way from a synthesised sound to the loudspeaker: each sound at its own level, all of them under one limiter. decision 0104. */
import {
  scheduleComptoirMusic,
  scheduleSousBockSlamOnComptoir,
  scheduleChalkCheckMark,
} from "./comptoir.ts";
import {
  scheduleTillOpening,
  scheduleSousBockSlamOnPodium,
  scheduleEndFanfare,
  scheduleRecuLinePrinted,
  scheduleDrumRoll,
} from "./fin.ts";
import {
  scheduleGambleBallTick,
  scheduleHeartbeats,
  scheduleGunshot,
  scheduleMiniJeuWonSound,
  scheduleEmptyChamberClick,
  scheduleMiniJeuLostSound,
} from "./mini-jeux.ts";
import {
  scheduleOnePersonClapping,
  scheduleKnocksOnWood,
  scheduleStageKnock,
  scheduleImprevuBell,
  scheduleChalkStroke,
  scheduleChalkWriting,
  scheduleNamePlacedSound,
  scheduleReflexionMusic,
  scheduleDrummingFingers,
  scheduleAudienceWhistles,
  scheduleRefereeWhistle,
  scheduleClinkingGlasses,
  scheduleMinuteurTick,
  scheduleEmptyGlassSound,
} from "./revelation.ts";
import type { SoundOutput } from "./synthesis.ts";

const SOUNDS = {
  craie: scheduleChalkStroke,
  tchin: scheduleClinkingGlasses,
  bois: scheduleKnocksOnWood,
  tic: scheduleMinuteurTick,
  cloche: scheduleImprevuBell,
  fanfare: scheduleEndFanfare,
  percuteur: scheduleEmptyChamberClick,
  coeur: scheduleHeartbeats,
  coup: scheduleGunshot,
  bille: scheduleGambleBallTick,
  gagne: scheduleMiniJeuWonSound,
  perdu: scheduleMiniJeuLostSound,
  ecriture: scheduleChalkWriting,
  roulement: scheduleDrummingFingers,
  pose: scheduleNamePlacedSound,
  vide: scheduleEmptyGlassSound,
  brigadier: scheduleStageKnock,
  sifflet: scheduleRefereeWhistle,
  siffleurs: scheduleAudienceWhistles,
  applaudissement: scheduleOnePersonClapping,
  reflexion: scheduleReflexionMusic,
  imprimante: scheduleRecuLinePrinted,
  caisse: scheduleTillOpening,
  tambour: scheduleDrumRoll,
  bock: scheduleSousBockSlamOnComptoir,
  coche: scheduleChalkCheckMark,
  claque: scheduleSousBockSlamOnPodium,
  ambiance: scheduleComptoirMusic,
} as const satisfies Readonly<Record<string, (output: SoundOutput, t: number) => void>>;

/** Names of the sounds of the host's screen. */
export type SoundName = keyof typeof SOUNDS;

/** Gain of each sound by its name, set so that it is heard over people talking; the fanfare that ends the evening is the loudest. */
const LEVELS: Readonly<Record<SoundName, number>> = {
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

/** Looping sounds, which a setting can switch off apart from the others. */
export const LOOPING_SOUNDS: ReadonlySet<SoundName> = new Set<SoundName>(["reflexion", "ambiance"]);

const VOLUME = 0.72;
/** Volume while a text is read aloud. */
const VOLUME_UNDER_SPEECH = 0.2;

/** Gain of the music while another sound plays over it. */
const DUCKED_MUSIC = 0.22;
/** Seconds that the music stays low, and time constants of its way down, its way up and its end. */
const DUCK_S = 0.8;
const DUCK_ATTACK_S = 0.03;
const DUCK_RELEASE_S = 0.3;
const MUSIC_STOP_S = 0.12;

/** The two gains of the music: one lowers it under other sounds, the other ends it, so that neither cancels what the other has scheduled. */
interface MusicChannel {
  readonly volume: GainNode;
  readonly stopGain: GainNode;
}

export interface SoundMixer extends SoundOutput {
  /** Renderings of the sounds that were rendered ahead, by name. */
  readonly rendered: Map<SoundName, AudioBuffer>;
  /** Gives the node that music is connected to, which `duckMusic` lowers. */
  readonly musicInput: () => AudioNode;
  /** Lowers the music for the time of a sound that starts at `t`. */
  readonly duckMusic: (t: number) => void;
  /** Ends the music that is playing. */
  readonly stopMusic: () => void;
  /** Lowers all sounds while a text is read aloud (true), or raises them again (false). */
  readonly duckForSpeech: (speaking: boolean) => void;
}

/** Connects a mixer to the output of an audio context, which plays nothing else. */
export function connectSoundMixer(context: BaseAudioContext): SoundMixer {
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -9;
  limiter.knee.value = 3;
  limiter.ratio.value = 20;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.12;
  // the browser's limiter adds make-up gain, which this volume compensates
  const masterGain = context.createGain();
  masterGain.gain.value = VOLUME;
  limiter.connect(masterGain).connect(context.destination);
  const openMusicChannel = (): MusicChannel => {
    const [volume, stopGain] = [context.createGain(), context.createGain()];
    volume.connect(stopGain).connect(limiter);
    return { volume, stopGain };
  };
  let music = openMusicChannel();
  return {
    context,
    destination: limiter,
    rendered: new Map(),
    musicInput: () => music.volume,
    duckMusic: (t) => {
      music.volume.gain.setTargetAtTime(DUCKED_MUSIC, t, DUCK_ATTACK_S);
      music.volume.gain.setTargetAtTime(1, t + DUCK_S, DUCK_RELEASE_S);
    },
    stopMusic: () => {
      music.stopGain.gain.setTargetAtTime(0, context.currentTime, MUSIC_STOP_S);
      music = openMusicChannel();
    },
    duckForSpeech: (speaking) =>
      masterGain.gain.setTargetAtTime(
        speaking ? VOLUME_UNDER_SPEECH : VOLUME,
        context.currentTime,
        0.08,
      ),
  };
}

/** Creates the nodes of a sound, at its raw level, from `t` in seconds of the context. */
export const synthesiseSound = (output: SoundOutput, name: SoundName, t: number): void =>
  SOUNDS[name](output, t);

/** Plays a sound at its level at `t`, in seconds of the context; uses its rendering when there is one. */
export function scheduleSound(output: SoundMixer, name: SoundName, t: number): void {
  const { context } = output;
  const levelGain = context.createGain();
  levelGain.gain.value = LEVELS[name];
  const isMusic = LOOPING_SOUNDS.has(name);
  levelGain.connect(isMusic ? output.musicInput() : output.destination);
  if (!isMusic) output.duckMusic(t);
  const rendering = output.rendered.get(name);
  if (rendering === undefined) return synthesiseSound({ context, destination: levelGain }, name, t);
  const source = context.createBufferSource();
  source.buffer = rendering;
  source.connect(levelGain);
  source.start(t);
}

/** Length in seconds of each sound that is rendered ahead: those made of dozens of nodes, except those that random numbers vary. */
const RENDERED_AHEAD_S: ReadonlyMap<SoundName, number> = new Map([
  ["roulement", 1.1],
  ["imprimante", 0.35],
  ["caisse", 1.2],
  ["tambour", 1.3],
  ["fanfare", 2.2],
]);
/** Wait between two renderings in browsers without `requestIdleCallback`. */
const IDLE_FALLBACK_MS = 500;

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve);
    else setTimeout(resolve, IDLE_FALLBACK_MS);
  });

/**
 * Renders the heavy sounds one after the other, on the browser's audio thread, because the screen has much to draw when they are heard.
 * A sound that is played before its rendering is ready is synthesised then.
 */
export async function renderHeavySoundsAhead({ context, rendered }: SoundMixer): Promise<void> {
  const { sampleRate } = context;
  for (const [name, seconds] of RENDERED_AHEAD_S) {
    await idle();
    const offline = new OfflineAudioContext(1, Math.ceil(sampleRate * seconds), sampleRate);
    synthesiseSound({ context: offline, destination: offline.destination }, name, 0);
    rendered.set(name, await offline.startRendering());
  }
}
