import { rule, says } from '@/domain/kernel/rule';
import { FEWEST_PEOPLE } from '@/domain/reports/shownCount.rule';

/** Decides whether a report covers enough people to be made. */
export const hasEnoughPeople = rule(
  {
    id: 'CR-REPORT-03',
    statement: says`A report on fewer than ${FEWEST_PEOPLE} people in all is refused.`,
    source: 'DESIGN §9 row 91',
    hazards: ['HAZ-08'],
  },
  ({ people }: { readonly people: number }): boolean => people >= FEWEST_PEOPLE,
);
