import { rule, says } from '@/domain/kernel/rule';
import { FEWEST_PEOPLE, HIDDEN } from '@/domain/reports/shownCount.rule';

export interface AverageInput {
  /** Of how many people. */
  readonly people: number;
  readonly value: number;
}

/** What is shown of a mean, a median, or the first or last of something. */
export const shownAverage = rule(
  {
    id: 'CR-REPORT-02',
    statement:
      says`A mean or a median of fewer than ${FEWEST_PEOPLE} people is shown as ${HIDDEN}, and of nobody is left ` +
      'empty. Another one is shown with one decimal.',
    source: 'PAPER Digital 2018; DESIGN §9 row 91',
    hazards: ['HAZ-08'],
  },
  ({ people, value }: AverageInput): number | typeof HIDDEN | null => {
    if (people === 0) return null;
    return people < FEWEST_PEOPLE ? HIDDEN : Math.round(value * 10) / 10;
  },
);
