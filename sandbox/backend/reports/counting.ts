import { calendarDay } from '@/domain/kernel/time/calendarDay';
import { startOfDate } from '@/domain/kernel/time/startOfDate';
import { AGE_BANDS, monthsOf, type AgeBand, type ReportInputs } from '@/domain/reports/ReportInputs';
import type { Cell } from './cellText';
import type { CountedPerson, ReportSource } from './ReportSource';

/** A row of a dimension: how it is called, and by what it is found. */
export interface Place {
  readonly key: string;
  readonly labels: readonly string[];
}

/** Everything that defines the table of a kind. */
export interface Counting {
  readonly dimensions: readonly (readonly Place[])[];
  /** `keys`: one of each dimension. */
  readonly cellsOf: (keys: readonly string[]) => readonly Cell[];
  /** The keys of rows that have something in them. */
  readonly filledKeys: () => Iterable<readonly string[]>;
  readonly people: ReadonlySet<string>;
}

export const ALL: Place = { key: '', labels: ['All'] };
export const KEY = '\u0000';

/** The subjects counted, and their rows. */
export interface Scope {
  readonly organisations: readonly string[];
  readonly isIn: ReadonlySet<string>;
  readonly codes: ReadonlySet<string>;
  readonly places: readonly Place[];
  readonly people: readonly CountedPerson[];
  readonly byPatient: ReadonlyMap<string, CountedPerson>;
  /** The keys of the rows in which a person counts, including that of the total. */
  keysOf(person: CountedPerson): readonly string[];
}

export function scopeOf({ organisations: chosen, codes: texts }: ReportInputs, source: ReportSource): Scope {
  const organisations = [...new Set(chosen.flatMap(({ id, withBelow }) => (withBelow ? source.branch(id) : [id])))];
  const [isIn, codes] = [new Set(organisations), new Set(texts)];
  const people = source
    .people()
    .filter(({ organisation, code }) => isIn.has(organisation) || (code !== undefined && codes.has(code)));
  return {
    ...{ organisations, isIn, codes, people },
    places: [
      ALL,
      ...organisations.map(id => ({ key: id, labels: [source.organisationName(id) ?? id] })),
      ...texts.map(code => ({ key: codeKey(code), labels: [code] })),
    ],
    byPatient: new Map(people.flatMap(one => (one.patientId === undefined ? [] : [[one.patientId, one]]))),
    keysOf: ({ organisation, code }) => [
      '',
      ...(isIn.has(organisation) ? [organisation] : []),
      ...(code !== undefined && codes.has(code) ? [codeKey(code)] : []),
    ],
  };
}

export const codeKey = (code: string): string => `code:${code}`;

/** Milliseconds since 1970; the end is excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export function spanOf({ from, to, zone }: Pick<ReportInputs, 'from' | 'to' | 'zone'>): Span {
  const momentOf = (day: string): number => (startOfDate(day, zone) ?? 0) * 1000;
  return { start: momentOf(from), end: momentOf(calendarDay.plus(to, 1)) };
}

export const isWithin = ({ start, end }: Span, at: number): boolean => at >= start && at < end;

export interface Asked {
  readonly inputs: ReportInputs;
  readonly source: ReportSource;
  readonly scope: Scope;
  readonly span: Span;
}

/** The sums for one row, found by the keys of its dimensions. */
export class Tally<A> {
  private readonly sums = new Map<string, A>();

  constructor(private readonly empty: () => A) {}

  at(keys: readonly string[]): A {
    const key = keys.join(KEY);
    const known = this.sums.get(key);
    if (known !== undefined) return known;
    const fresh = this.empty();
    this.sums.set(key, fresh);
    return fresh;
  }

  peek(keys: readonly string[]): A {
    return this.sums.get(keys.join(KEY)) ?? this.empty();
  }

  *keys(): Iterable<readonly string[]> {
    for (const key of this.sums.keys()) yield key.split(KEY);
  }
}

export const monthPlaces = (inputs: ReportInputs): readonly Place[] =>
  monthsOf(inputs).map(month => ({ key: month, labels: [month] }));

/** The parts of a period that have rows of their own: its months, or all of it. */
export function partsOf({ inputs, span }: Asked): readonly (Span & { readonly key: string })[] {
  if (inputs.breakdown !== 'month' && inputs.breakdown !== 'codeAndMonth') return [{ ...span, key: '' }];
  return monthsOf(inputs).map(month => {
    const first = `${month}-01`;
    const last = calendarDay.plus(calendarDay.firstOfMonth(first, 1), -1);
    const { from, to, zone } = inputs;
    return { key: month, ...spanOf({ from: first < from ? from : first, to: last > to ? to : last, zone }) };
  });
}

/** The place of a moment among parts that follow one another; undefined where it is in none. */
export function partAt<P extends Span>(parts: readonly P[], at: number): P | undefined {
  let [low, high] = [0, parts.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const part = parts[middle];
    if (part === undefined) return undefined;
    if (isWithin(part, at)) return part;
    if (at < part.start) high = middle - 1;
    else low = middle + 1;
  }
  return undefined;
}

export const agePlaces = (): readonly Place[] => AGE_BANDS.map(band => ({ key: band, labels: [ageText(band)] }));

const ageTexts: Readonly<Record<AgeBand, string>> = {
  under18: 'under 18',
  '18to24': '18 to 24',
  '25to34': '25 to 34',
  '35to49': '35 to 49',
  '50to64': '50 to 64',
  '65plus': '65 and over',
  unknown: 'unknown',
};
const ageText = (band: AgeBand): string => ageTexts[band];

export const count = (number: number, people = number): Cell => ({ kind: 'count', count: number, people });
