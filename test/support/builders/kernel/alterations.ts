/** A place in a JSON value: names of fields and indexes of items. */
export type Place = readonly (string | number)[];

/** Unintended values of a field: wrong types, odd texts, limits. `undefined` removes the field. */
const wrongValues: readonly unknown[] = [
  undefined,
  null,
  '',
  'somethingNew',
  '\0',
  '%E0%A4%A',
  'jo..ann@docomo.example',
  '99999999999999999',
  '2199-01-01T00:00:00Z',
  -1,
  0.5,
  1e308,
  true,
  [],
  [null],
  [[]],
  {},
  { constructor: null },
];

/** Every place in a JSON value, the whole one first. */
export function placesIn(value: unknown, place: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [place, ...entries.flatMap(([key, below]) => placesIn(below, [...place, key]))];
}

/** The value once for each wrong value at one of its places. */
export const alterations = (value: unknown, place: Place): readonly unknown[] =>
  wrongValues.map(wrong => withValueAt(value, place, wrong));

/** A copy of a JSON value with another value at one place; `undefined` removes what is there. */
export function withValueAt(value: unknown, [first, ...rest]: Place, wanted: unknown): unknown {
  if (first === undefined) return wanted;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === first ? withValueAt(item, rest, wanted) : item));
  if (typeof value !== 'object' || value === null) return value;
  const before: unknown = Reflect.get(value, first);
  const after = withValueAt(before, rest, wanted);
  const others = Object.entries(value).filter(([name]) => name !== first);
  return Object.fromEntries(after === undefined ? others : [...others, [first, after]]);
}
