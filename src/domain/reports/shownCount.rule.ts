import { rule, says } from '../kernel/rule';

/** Counts of so many people and more are shown. */
export const FEWEST_PEOPLE = 8;
/** What is shown is a multiple of this. */
export const ROUNDED_TO = 5;
/** In place of what is hidden. */
export const HIDDEN = '*';

export interface CountInput {
  /** People, or what they did, such as chats. */
  readonly count: number;
  /** How many people are behind it. */
  readonly people: number;
}

/** What is shown of a number that somebody could be recognised by. */
export const shownCount = rule(
  {
    id: 'CR-REPORT-01',
    statement:
      says`In a report a count of nobody is shown as it is. Another count below ${FEWEST_PEOPLE}, or of what fewer than ` +
      says`${FEWEST_PEOPLE} people did, is shown as ${HIDDEN}. From ${FEWEST_PEOPLE} on the nearest ${ROUNDED_TO} is ` +
      'shown. A total is counted and rounded by itself, and is not the sum of rounded counts.',
    source: 'PAPER Digital 2018; DESIGN §9 row 91',
    hazards: ['HAZ-08'],
  },
  ({ count, people }: CountInput): number | typeof HIDDEN => {
    if (count === 0) return 0;
    if (count < FEWEST_PEOPLE || people < FEWEST_PEOPLE) return HIDDEN;
    return Math.round(count / ROUNDED_TO) * ROUNDED_TO;
  },
);
