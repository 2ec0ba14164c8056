import { StoreError } from '../StoreError';

/** A moment: whole seconds since 1970 and nanoseconds within the second. */
export type Moment = readonly [seconds: number, nanoseconds: number];

const rfc3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;
const parsed = new Map<string, Moment>();
/** Number of remembered texts; sorting a big collection by time requests the same ones repeatedly. */
const remembered = 50_000;

export function parseTimestamp(text: string): Moment {
  const known = parsed.get(text);
  if (known) return known;
  const match = rfc3339.exec(text);
  const seconds = match ? Date.parse(`${match[1] ?? ''}${match[3] ?? ''}`) / 1000 : NaN;
  if (Number.isNaN(seconds)) throw new StoreError('INVALID_ARGUMENT', `Invalid timestamp: "${text}".`);
  if (parsed.size >= remembered) parsed.clear();
  const moment: Moment = [seconds, Number((match?.[2] ?? '').padEnd(9, '0'))];
  parsed.set(text, moment);
  return moment;
}

/** RFC 3339 in UTC, cut to the microseconds that Firestore stores. */
export function normaliseTimestamp(text: string): string {
  const [seconds, nanoseconds] = parseTimestamp(text);
  return formatParts(seconds, Math.floor(nanoseconds / 1000));
}

/** @param micros microseconds since 1970; always written with six decimals */
export function formatMicros(micros: number): string {
  const seconds = Math.floor(micros / 1e6);
  return `${wholeSeconds(seconds)}.${String(micros - seconds * 1e6).padStart(6, '0')}Z`;
}

function formatParts(seconds: number, micros: number): string {
  return `${wholeSeconds(seconds)}${micros ? `.${String(micros).padStart(6, '0')}` : ''}Z`;
}

function wholeSeconds(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 19);
}
