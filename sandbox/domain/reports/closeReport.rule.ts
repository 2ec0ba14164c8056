import { rule, says } from '@/domain/kernel/rule';
import { FEWEST_PEOPLE } from '@/domain/reports/shownCount.rule';

export interface CloseInput {
  /** People whom only the new report counts. */
  readonly added: number;
  /** People whom only the earlier report counts. */
  readonly gone: number;
}

/** Whether the difference between two reports could point to somebody. */
export const closeReport = rule(
  {
    id: 'CR-REPORT-04',
    statement:
      says`Before a report is made it is pointed out where its people differ by fewer than ${FEWEST_PEOPLE} from those ` +
      'of an earlier report of the same person. The same people are no difference.',
    source: 'DESIGN §9 row 91',
    hazards: ['HAZ-08'],
  },
  ({ added, gone }: CloseInput): boolean => added + gone > 0 && added + gone < FEWEST_PEOPLE,
);
