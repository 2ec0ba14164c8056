import { alterations, placesIn } from './alterations';

/** It has no common factor with the number of places in any answer, so that each place is reached. */
const STEP = 7_919;

/** A number made from a text such as a call, so that the odd field of its answer does not depend on other calls. */
export const numberOf = (text: string): number =>
  [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003, 7);

/**
 * The body of an answer with one of its fields altered; `which` selects the field and the alteration. A body that is
 * not JSON stays unchanged.
 */
export function oddBody(body: string, which: number): string {
  if (!/^\s*[[{]/.test(body)) return body;
  const value: unknown = JSON.parse(body);
  const places = placesIn(value);
  const at = which * STEP;
  const odd = alterations(value, places[at % places.length] ?? []);
  return JSON.stringify(odd[Math.floor(at / places.length) % odd.length]) ?? '';
}
