import { rule, says } from '@/domain/kernel/rule';
import { FEWEST_PEOPLE, HIDDEN } from '@/domain/reports/shownCount.rule';

export interface AverageInput {
  /** The number of people behind the value. */
  readonly people: number;
  readonly value: number;
}

/** Returns a mean, a median, or a first or last value in a form that identifies no person. */
export const shownAverage = rule(
  {
    id: 'CR-REPORT-02',
    statement:
      says`A mean or a median of fewer than ${FEWEST_PEOPLE} people is shown as ${HIDDEN}, and without people it ` +
      says`is left empty. Any other is shown with one decimal.`,
    source: 'PAPER Digital 2018; DESIGN §9 row 91',
    hazards: ['HAZ-08'],
  },
  ({ people, value }: AverageInput): number | typeof HIDDEN | null => {
    if (people === 0) return null;
    return people < FEWEST_PEOPLE ? HIDDEN : Math.round(value * 10) / 10;
  },
);
