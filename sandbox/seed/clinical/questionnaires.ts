import { quizOf } from '#sandbox/backend/patients/timeline/ownContent';
import type { Moment } from '#sandbox/backend/patients/timeline/Moment';
import { NOT_ANSWERED } from '@/infrastructure/http/patients/momentDtos';
import type { SeededRandom } from '#sandbox/seed/SeededRandom';
import { type Case, DAY_MS, goneAt, HOUR_MS, pastMoment } from './Case';

/** Days between two questionnaires. */
const EVERY_DAYS = 14;
const MOST_EACH = 3;

/** PHQ-9 and GAD-7 every two weeks, some missed, a few left incomplete. */
export function questionnaires(patientCase: Case): readonly Moment[] {
  const { random, days, anchor } = patientCase;
  const found: Moment[] = [];
  for (let day = days, index = 0; day > 0; day -= EVERY_DAYS, index += 1) {
    if (random.chance(0.15)) continue;
    const at = anchor - day * DAY_MS + random.between(9, 20) * HOUR_MS;
    if (at > anchor) continue;
    const ill = patientCase.course(goneAt(patientCase, at)) + (random.unit() - 0.5) * 0.12;
    found.push(pastMoment(patientCase, 'phq9', index, at, { quiz: quizOf(phqItems(random, ill)) }));
    found.push(
      pastMoment(patientCase, 'gad7', index, at + 240_000, { quiz: quizOf(items(random, 7, ill * 7 * MOST_EACH)) }),
    );
  }
  return found;
}

/** The last item, on thoughts of being better off dead, is above 0 for the very ill alone. */
function phqItems(random: SeededRandom, ill: number): number[] {
  const darkThoughts = ill > 0.6 ? random.between(0, 2) : ill > 0.45 && random.chance(0.2) ? 1 : 0;
  const others = items(random, 8, ill * 9 * MOST_EACH - darkThoughts);
  if (random.chance(0.04)) others[random.between(0, 7)] = NOT_ANSWERED;
  return [...others, darkThoughts];
}

/** Answers of 0 to 3 that come as near to the sum as they can. */
function items(random: SeededRandom, count: number, wanted: number): number[] {
  const answers = Array.from({ length: count }, () => 0);
  const sum = Math.min(count * MOST_EACH, Math.max(0, Math.round(wanted)));
  for (let given = 0; given < sum;) {
    const place = random.between(0, count - 1);
    if ((answers[place] ?? 0) >= MOST_EACH) continue;
    answers[place] = (answers[place] ?? 0) + 1;
    given += 1;
  }
  return answers;
}
