import { rule } from '@/domain/kernel/rule';

/** The handling of the due times of an entry. */
export interface DueRuns {
  /** The run that is made; null if none was due. */
  readonly make: number | null;
  readonly missed: readonly number[];
}

/** Selects the due run to make and marks the others as missed. */
export const dueRuns = rule(
  {
    id: 'CR-REPORT-08',
    statement:
      'If several runs of an entry have become due since the last check, the newest is made and all others are ' +
      'marked as missed. None is skipped and none is made twice.',
    source: 'DESIGN §9 row 95',
    hazards: ['HAZ-12'],
  },
  ({ due }: { readonly due: readonly number[] }): DueRuns => ({ make: due.at(-1) ?? null, missed: due.slice(0, -1) }),
);
