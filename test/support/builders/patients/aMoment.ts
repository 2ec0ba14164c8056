import type { Moment } from '@/domain/patients/timeline/Moment';

/** A note of Ben's. */
export function aMoment(part: Partial<Moment> = {}): Moment {
  const at = part.at ?? Date.UTC(2026, 10, 19, 10);
  return {
    momentId: 'm-1',
    type: 'note',
    at,
    recordedAt: at,
    updatedAt: at,
    author: { userId: 'u-ben', name: 'Ben Okoro' },
    note: 'Spoke about sleep.',
    ...part,
  };
}
