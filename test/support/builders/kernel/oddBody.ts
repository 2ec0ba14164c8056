import { alterations, placesIn } from './alterations';

/** It has no common factor with the number of places in any answer, so that each of them comes up. */
const STEP = 7_919;

/** The number of a text: of a call, so that which of its fields is odd depends on no other call. */
export const numberOf = (text: string): number =>
  [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003, 7);

/** The body of an answer with one of its fields altered; `which` says which one, and how. A body without JSON stays. */
export function oddBody(body: string, which: number): string {
  if (!/^\s*[[{]/.test(body)) return body;
  const value: unknown = JSON.parse(body);
  const places = placesIn(value);
  const at = which * STEP;
  const odd = alterations(value, places[at % places.length] ?? []);
  return JSON.stringify(odd[Math.floor(at / places.length) % odd.length]) ?? '';
}
