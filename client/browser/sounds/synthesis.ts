// The two building blocks of all sounds, which are synthesised rather than loaded from files: a tone and filtered noise.

/** The audio context of a sound, and the node that leads to the loudspeaker. */
export interface SoundOutput {
  readonly context: BaseAudioContext;
  readonly destination: AudioNode;
}

interface Tone {
  readonly hz: number;
  readonly start: number;
  /** Length of the tone in seconds. */
  readonly duration: number;
  /** Loudest level of the tone, 0 to 1. */
  readonly level: number;
  readonly wave?: OscillatorType;
  /** Frequency at the end, for a falling note. */
  readonly endHz?: number;
  /** Seconds to reach `level`. */
  readonly attack?: number;
}

export function scheduleTone(
  { context, destination }: SoundOutput,
  { hz, start, duration, level, wave = "sine", endHz, attack = 0.003 }: Tone,
): void {
  const oscillator = context.createOscillator(),
    volume = context.createGain();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(hz, start);
  if (endHz !== undefined)
    oscillator.frequency.exponentialRampToValueAtTime(endHz, start + duration);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(level, start + attack);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + duration);
  oscillator.connect(volume).connect(destination);
  oscillator.start(start);
  oscillator.stop(start + duration + 0.02);
}

interface Noise {
  readonly start: number;
  readonly duration: number;
  readonly level: number;
  readonly hz: number;
  readonly q: number;
  /** Roughness: how much the level shakes, 0 to 1. */
  readonly roughness?: number;
}

/** Number of noise buffers kept for one duration and roughness: enough for two noises in a row not to sound the same. */
const NOISES_MAX = 6;
const noiseBuffers = new WeakMap<BaseAudioContext, Map<string, AudioBuffer[]>>();

/** Gives a buffer of noise: a new one, or an older one in turn, because a drum roll needs dozens while the screen is busy drawing. */
function noiseBuffer(context: BaseAudioContext, duration: number, roughness: number): AudioBuffer {
  const ofContext = noiseBuffers.get(context) ?? new Map<string, AudioBuffer[]>();
  noiseBuffers.set(context, ofContext);
  const key = `${String(duration)} ${String(roughness)}`;
  const made = ofContext.get(key) ?? [];
  const oldest = made.length < NOISES_MAX ? undefined : made.shift();
  const taken = oldest ?? makeNoiseBuffer(context, duration, roughness);
  ofContext.set(key, [...made, taken]);
  return taken;
}

function makeNoiseBuffer(
  context: BaseAudioContext,
  duration: number,
  roughness: number,
): AudioBuffer {
  const length = Math.ceil(context.sampleRate * duration);
  const buffer = context.createBuffer(1, length, context.sampleRate),
    samples = buffer.getChannelData(0);
  let shake = 1;
  for (let i = 0; i < length; i++) {
    if (i % 190 === 0) shake = 1 - roughness * Math.random();
    samples[i] = (Math.random() * 2 - 1) * shake * Math.sin((Math.PI * i) / length);
  }
  return buffer;
}

export function scheduleNoise(
  { context, destination }: SoundOutput,
  { start, duration, level, hz, q, roughness = 0 }: Noise,
): void {
  const source = context.createBufferSource(),
    filter = context.createBiquadFilter(),
    volume = context.createGain();
  source.buffer = noiseBuffer(context, duration, roughness);
  filter.type = "bandpass";
  filter.frequency.value = hz;
  filter.Q.value = q;
  volume.gain.value = level;
  source.connect(filter).connect(volume).connect(destination);
  source.start(start);
}
