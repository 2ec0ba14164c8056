import { rule } from '@/domain/kernel/rule';

/** What is done about the moments at which an entry was due. */
export interface DueRuns {
  /** The one that is made; null where none was due. */
  readonly make: number | null;
  readonly missed: readonly number[];
}

/** Which of the due moments of one entry are made, and which are marked as missed. */
export const dueRuns = rule(
  {
    id: 'CR-REPORT-08',
    statement:
      'Where several moments of an entry have passed since it was last looked at, the newest is made and each of the ' +
      'others is marked as missed. None is left out, and none is made twice.',
    source: 'DESIGN §9 row 95',
    hazards: ['HAZ-12'],
  },
  ({ due }: { readonly due: readonly number[] }): DueRuns => ({ make: due.at(-1) ?? null, missed: due.slice(0, -1) }),
);
