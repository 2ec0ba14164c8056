import { rule, says } from '@/domain/kernel/rule';
import { FEWEST_PEOPLE } from '@/domain/reports/shownCount.rule';

export interface CloseInput {
  /** People counted only in the new report. */
  readonly added: number;
  /** People counted only in the earlier report. */
  readonly gone: number;
}

/** Decides whether the difference between two reports could identify a person. */
export const closeReport = rule(
  {
    id: 'CR-REPORT-04',
    statement:
      says`Before a report is made, its author is warned if its people differ by fewer than ${FEWEST_PEOPLE} ` +
      says`from those of an earlier report of the same author. Identical people are not a difference.`,
    source: 'DESIGN §9 row 91',
    hazards: ['HAZ-08'],
  },
  ({ added, gone }: CloseInput): boolean => added + gone > 0 && added + gone < FEWEST_PEOPLE,
);
