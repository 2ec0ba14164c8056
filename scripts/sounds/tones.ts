/** Samples in one second. */
export const SAMPLE_RATE = 22_050;

/** One struck tone: a sine with two soft overtones that fades away. */
export interface Tone {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds from the beginning of the sound. */
  readonly from: number;
  readonly seconds: number;
}

const overtones = [
  [1, 1],
  [2, 0.25],
  [3, 0.08],
] as const;
/** Seconds in which a tone reaches its strength; at once would click. */
const ATTACK_S = 0.008;

/** The tones together, as samples from -1 to 1. */
export function mix(tones: readonly Tone[]): Float64Array {
  const end = Math.max(...tones.map(({ from, seconds }) => from + seconds));
  const samples = new Float64Array(Math.ceil(end * SAMPLE_RATE));
  for (const tone of tones) {
    const first = Math.round(tone.from * SAMPLE_RATE);
    const last = Math.min(samples.length, first + Math.round(tone.seconds * SAMPLE_RATE));
    for (let at = first; at < last; at += 1)
      samples[at] = (samples[at] ?? 0) + sampleOf(tone, (at - first) / SAMPLE_RATE);
  }
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map(sample => (sample / loudest) * 0.8);
}

function sampleOf({ pitch, seconds }: Tone, at: number): number {
  const rise = Math.min(1, at / ATTACK_S);
  const left = 1 - at / seconds;
  const strength = rise * left * left;
  return (
    strength * overtones.reduce((sum, [times, share]) => sum + share * Math.sin(2 * Math.PI * pitch * times * at), 0)
  );
}
