import { wholeNumber } from './wholeNumber';

/** Maximum of patients of an organisation or a code. Source: decisions §9 row 22. */
export const MOST_SEATS = 10_000_000;

/** Reads a typed limit; undefined unless it is a whole number from 1 to the maximum. */
export function seatLimit(text: string): number | undefined {
  const limit = wholeNumber(text);
  return limit !== undefined && limit >= 1 && limit <= MOST_SEATS ? limit : undefined;
}
