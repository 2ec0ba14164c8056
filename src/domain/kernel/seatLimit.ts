import { wholeNumber } from './wholeNumber';

/** Patients who may join an organisation, or with one code, at most. Source: decisions §9 row 22. */
export const MOST_SEATS = 10_000_000;

/** The limit that a person typed; undefined where it is no whole number from 1 to the most. */
export function seatLimit(text: string): number | undefined {
  const limit = wholeNumber(text);
  return limit !== undefined && limit >= 1 && limit <= MOST_SEATS ? limit : undefined;
}
