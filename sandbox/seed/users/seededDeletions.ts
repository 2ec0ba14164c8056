import type { SeededDeletions } from '#sandbox/backend/users/DeletionRequests';

const DAY_MS = 86_400_000;
/** Milliseconds since 1970: 1 September 2026. */
const FIRST_DAY = 1_788_220_800_000;
const at = (day: number): number => FIRST_DAY + Math.round(day * DAY_MS);

/** Requests to delete accounts from before the first call. The account of the last one is deleted. */
export const seededDeletions = (): SeededDeletions => DELETIONS;

const DELETIONS: SeededDeletions = new Map([
  ['user-00402', [{ askedAt: at(12.4), askedBy: 'user-00402' }]],
  [
    'user-00417',
    [
      {
        ...{ askedAt: at(3.2), askedBy: 'user-00417' },
        ended: { state: 'withdrawn', at: at(4.6), by: null },
      },
    ],
  ],
  [
    'user-deleted-1',
    [
      {
        ...{ askedAt: at(1.1), askedBy: 'user-deleted-1' },
        ended: { state: 'carriedOut', at: at(9.3), by: 'staff-emrys' },
      },
    ],
  ],
]);
