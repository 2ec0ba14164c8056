import type { SeededRandom } from '#sandbox/seed/SeededRandom';
import { smallTalk, type Theme } from './themes';

export interface Line {
  readonly by: 'patient' | 'therapist';
  readonly text: string;
  /** Milliseconds since the line before. */
  readonly afterMs: number;
}

const minute = 60_000;
const hour = 60 * minute;

export interface DialoguePlan {
  readonly theme: Theme;
  readonly length: number;
  readonly isHighRisk: boolean;
  /** Number of lines at the end that are the patient's and unanswered. */
  readonly unanswered: number;
}

/** Writes a conversation: runs of one speaker, pauses of seconds within a sitting and of hours between two. */
export function writeDialogue(
  random: SeededRandom,
  { theme, length, isHighRisk, unanswered }: DialoguePlan,
): readonly Line[] {
  const lines: Line[] = [];
  let by: Line['by'] = 'patient';
  let answersRisk = false;
  while (lines.length < length) {
    if (lines.length >= length - unanswered) by = 'patient';
    const startsSitting = lines.length === 0 || random.chance(0.06);
    const speaksOfRisk = by === 'patient' && isHighRisk && random.chance(0.04);
    const text =
      answersRisk && by === 'therapist' ? random.pick(smallTalk.riskAnswer) : sentence(random, theme, by, speaksOfRisk);
    lines.push({ by, text, afterMs: startsSitting ? random.between(5, 40) * hour : random.between(4, 400) * 1000 });
    answersRisk = speaksOfRisk;
    if (speaksOfRisk || random.chance(0.68)) by = by === 'patient' ? 'therapist' : 'patient';
  }
  return lines;
}

function sentence(random: SeededRandom, theme: Theme, by: Line['by'], speaksOfRisk: boolean): string {
  if (speaksOfRisk) return random.pick(theme.risk);
  if (random.chance(0.2)) return random.pick(smallTalk[by]);
  const first = random.pick(theme[by]);
  const second = random.pick(theme[by]);
  return random.chance(0.3) && second !== first ? `${first} ${second}` : first;
}
