import type { Moment } from '#sandbox/backend/patients/timeline/Moment';
import { type Case, goneAt, HOUR_MS, pastMoment } from './Case';
import { words } from './words';

/** Number of additional moments of the longest history. */
export const LONG_HISTORY = 20_000;
const EVERY_MS = 2.2 * HOUR_MS;

/** A patient who has written into the app many times a day for five years. */
export function longHistory(patientCase: Case): readonly Moment[] {
  const { random, anchor } = patientCase;
  return Array.from({ length: LONG_HISTORY }, (_, index) => {
    const at = Math.round(anchor - (index + 1) * EVERY_MS);
    const mood = Math.min(
      10,
      Math.max(0, Math.round(10 - patientCase.course(goneAt(patientCase, at)) * 9 + (random.unit() - 0.5) * 4)),
    );
    if (index % 9 === 4)
      return pastMoment(patientCase, 'journal', 100_000 + index, at, {
        text: random.pick(words.journal),
        reading: { mood },
      });
    if (index % 23 === 7)
      return pastMoment(patientCase, 'note', 100_000 + index, at, { note: random.pick(words.note) }, true);
    return pastMoment(patientCase, 'checkup', 100_000 + index, at, { reading: { mood } });
  });
}
