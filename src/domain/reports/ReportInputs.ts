export const REPORT_KINDS = ['people', 'codes', 'chats', 'scores', 'survey'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const BREAKDOWNS = ['organisation', 'ageBand', 'month', 'code', 'codeAndMonth', 'all'] as const;
export type Breakdown = (typeof BREAKDOWNS)[number];

/** Breakdowns of each kind; the first is the default. */
export const breakdownsOf: Readonly<Record<ReportKind, readonly Breakdown[]>> = {
  people: ['organisation', 'ageBand', 'month'],
  codes: ['code', 'organisation', 'codeAndMonth'],
  chats: ['organisation', 'month'],
  scores: ['organisation', 'ageBand'],
  survey: ['all', 'organisation'],
};

export const REPORT_LIMITS = {
  /** UTF-16 code units. */
  name: 120,
  /** Chosen organisations and access codes, not counting descendants. */
  chosen: 200,
  /** Of the period. */
  years: 10,
  rows: 1_000_000,
  /** Rows that a page shows. */
  preview: 50,
  /** Reports in one zip. */
  zipped: 500,
} as const;

export interface ChosenOrganisation {
  readonly id: string;
  /** Includes all descendants. */
  readonly withBelow: boolean;
}

/** The people of a report and its breakdown. */
export interface ReportSubject {
  readonly kind: ReportKind;
  readonly organisations: readonly ChosenOrganisation[];
  readonly codes: readonly string[];
  readonly breakdown: Breakdown;
  /** Only for survey answers. */
  readonly surveyId?: string;
}

export interface ReportInputs extends ReportSubject {
  /** Days, `yyyy-mm-dd`, both included, in the calendar of `zone`. */
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

export const AGE_BANDS = ['under18', '18to24', '25to34', '35to49', '50to64', '65plus', 'unknown'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

const ageLimits: readonly (readonly [number, AgeBand])[] = [
  [65, '65plus'],
  [50, '50to64'],
  [35, '35to49'],
  [25, '25to34'],
  [18, '18to24'],
  [0, 'under18'],
];

/** Returns the age band of a person on a day; both days are `yyyy-mm-dd`. */
export function ageBandOn(day: string, dateOfBirth: string | undefined): AgeBand {
  if (dateOfBirth === undefined) return 'unknown';
  const hadBirthday = day.slice(5) >= dateOfBirth.slice(5);
  const age = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4)) - (hadBirthday ? 0 : 1);
  return ageLimits.find(([from]) => age >= from)?.[1] ?? 'unknown';
}

/** Every month of a period, `yyyy-mm`. */
export function monthsOf({ from, to }: Pick<ReportInputs, 'from' | 'to'>): readonly string[] {
  const months: string[] = [];
  let [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  const last = to.slice(0, 7);
  for (;;) {
    const name = `${year}-${String(month).padStart(2, '0')}`;
    if (name > last) return months;
    months.push(name);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
}
