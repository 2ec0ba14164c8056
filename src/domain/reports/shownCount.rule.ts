import { rule, says } from '../kernel/rule';

/** Counts of at least this many people are shown. */
export const FEWEST_PEOPLE = 8;
/** Shown counts are multiples of this. */
export const ROUNDED_TO = 5;
/** Shown in place of a hidden count. */
export const HIDDEN = '*';

export interface CountInput {
  /** A number of people, or of their actions, such as chats. */
  readonly count: number;
  /** The number of people behind the count. */
  readonly people: number;
}

/** Returns a count in a form that identifies no person. */
export const shownCount = rule(
  {
    id: 'CR-REPORT-01',
    statement:
      says`In a report a count of zero is shown as it is. Any other count below ${FEWEST_PEOPLE}, or of actions ` +
      says`by fewer than ${FEWEST_PEOPLE} people, is shown as ${HIDDEN}. From ${FEWEST_PEOPLE} on a count is ` +
      says`rounded to the nearest ${ROUNDED_TO}. A total is counted and rounded on its own and is not the sum of ` +
      says`rounded counts.`,
    source: 'PAPER Digital 2018; DESIGN §9 row 91',
    hazards: ['HAZ-08'],
  },
  ({ count, people }: CountInput): number | typeof HIDDEN => {
    if (count === 0) return 0;
    if (count < FEWEST_PEOPLE || people < FEWEST_PEOPLE) return HIDDEN;
    return Math.round(count / ROUNDED_TO) * ROUNDED_TO;
  },
);
