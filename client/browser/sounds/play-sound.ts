import { type GameMomentWithSound, SOUND_BY_GAME_MOMENT } from "./sound-of-moment.ts";
import {
  renderHeavySoundsAhead,
  connectSoundMixer,
  LOOPING_SOUNDS,
  scheduleSound,
} from "./mixer.ts";
import { isMuted, isMusicOff, onSoundSettingChange } from "../volume.ts";

/** Most milliseconds that a sound waits for a blocked audio context; a later one is dropped. */
const LATE_MAX_MS = 400;

interface LiveMixer extends ReturnType<typeof connectSoundMixer> {
  readonly context: AudioContext;
}

let mixer: LiveMixer | undefined;

/** Lets the browser play sounds. To be called from the handler of a tap or key press; later calls cost nothing. */
export function unlockSounds(): void {
  if (typeof AudioContext === "undefined") return;
  if (mixer === undefined) {
    const context = new AudioContext();
    mixer = { ...connectSoundMixer(context), context };
    // a failure is ignored: without renderings, sounds are synthesised when they are played
    renderHeavySoundsAhead(mixer).catch(() => {});
  }
  if (mixer.context.state !== "running") void mixer.context.resume();
}

/**
 * Plays the sound of a moment, `delayMs` milliseconds from now.
 * @returns false when nothing will be heard: muted, before `unlockSounds`, or without WebAudio
 */
export function playSoundOfGameMoment(moment: GameMomentWithSound, delayMs = 0): boolean {
  const name = SOUND_BY_GAME_MOMENT[moment];
  if (isMuted() || (isMusicOff() && LOOPING_SOUNDS.has(name)) || mixer === undefined) return false;
  const { context } = mixer,
    output = mixer,
    asked = performance.now();
  const play = (): void => {
    scheduleSound(output, name, context.currentTime + 0.005 + delayMs / 1000);
  };
  // the sound waits for the next task: its nodes, dozens at times, are created after what the screen draws with it
  if (context.state === "running") setTimeout(play);
  // A context resumed by the same tap runs a moment later; one that stays blocked must not pile sounds up.
  else
    void context.resume().then(() => {
      if (performance.now() - asked < LATE_MAX_MS) play();
    });
  return true;
}

/** Ends the music at once rather than at the end of its phrase. */
export const stopMusic = (): void => mixer?.stopMusic();

/** Lowers sounds while a text is read aloud (true), or raises them again (false). */
export function setSoundsLowered(speaking: boolean): void {
  mixer?.duckForSpeech(speaking);
}

// music that is switched off stops in the middle of its phrase
onSoundSettingChange(() => {
  if (isMuted() || isMusicOff()) stopMusic();
});
