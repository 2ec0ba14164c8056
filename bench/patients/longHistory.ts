import type { Moment } from '@/domain/patients/timeline/Moment';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { chance } from '../page/chance';

const WORDS =
  'slept badly this week and spoke about work her sister called twice the walk helped a little more than before'.split(
    ' ',
  );
const NEWEST = Date.UTC(2026, 10, 19, 10);
const HOUR_MS = 3_600_000;

/**
 * So many moments of one patient, the newest first, the same on every machine: notes of all lengths, moods and
 * impressions.
 */
export function longHistory(count: number): readonly Moment[] {
  const random = chance(7);
  return Array.from({ length: count }, (_, place) => {
    const common = { momentId: `m-${place}`, at: NEWEST - place * 3 * HOUR_MS };
    const { note: _note, ...bare } = aMoment(common);
    const kind = random();
    if (kind < 0.3)
      return {
        ...bare,
        type: 'checkup',
        reading: { mood: Math.floor(11 * random()), stress: Math.floor(11 * random()) },
      } as const;
    if (kind < 0.4)
      return { ...bare, type: 'cgi', cgi: { severity: 1 + Math.floor(7 * random()), improvement: 4 } } as const;
    return {
      ...bare,
      type: 'note',
      note: Array.from(
        { length: 4 + Math.floor(70 * random()) },
        () => WORDS[Math.floor(WORDS.length * random())] ?? '',
      ).join(' '),
    } as const;
  });
}
