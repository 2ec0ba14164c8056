import { entriesOf, type StoreValue, type ValueFields } from '../values/StoreValue';

export type FieldPath = readonly string[];

const parsed = new Map<string, FieldPath>();
const remembered = 5_000;

/** Splits `a.b.`c.d`` into its parts; a part in back-ticks may contain anything, with \ before a back-tick or a \. */
export function parseFieldPath(text: string): FieldPath {
  const known = parsed.get(text);
  if (known) return known;
  const path = [...text.matchAll(/`((?:[^`\\]|\\.)*)`|([^.]+)/g)].map(
    match => match[1]?.replace(/\\(.)/g, '$1') ?? match[2] ?? '',
  );
  if (parsed.size >= remembered) parsed.clear();
  parsed.set(text, path);
  return path;
}

export function readField(fields: ValueFields, path: FieldPath): StoreValue | undefined {
  let here: StoreValue | undefined = undefined;
  let inside: ValueFields | undefined = fields;
  for (const part of path) {
    here = inside && Object.hasOwn(inside, part) ? inside[part] : undefined;
    if (here === undefined) return undefined;
    inside = entriesOf(here);
  }
  return here;
}

/** The fields with one value replaced (undefined removes it); the other fields are shared, not copied. */
export function withField(fields: ValueFields, path: FieldPath, value: StoreValue | undefined): ValueFields {
  const [first, ...rest] = path;
  if (first === undefined) return fields;
  if (rest.length === 0) return value === undefined ? without(fields, first) : { ...fields, [first]: value };
  const inner = Object.hasOwn(fields, first) ? entriesOf(fields[first]) : undefined;
  if (inner === undefined && value === undefined) return fields;
  return { ...fields, [first]: { mapValue: { fields: withField(inner ?? {}, rest, value) } } };
}

function without(fields: ValueFields, key: string): ValueFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
}
