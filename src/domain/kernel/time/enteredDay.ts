import { plainDigits } from '../plainDigits';
import { startOfDate } from './startOfDate';

/** Years that a calendar offers; any other is a typing error. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2099;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

/** Day, month and year with any separator. */
const WRITTEN = /^(\d{1,2})(?:[\s./,\p{Pd}\u2212]+)(\d{1,2}|\p{L}{3,9}\.?)(?:[\s./,\p{Pd}\u2212]+)(\d{4}|\d{2})$/u;
const TOGETHER = /^(\d{2})(\d{2})(\d{4})$/;
/** The ISO format: `2026-08-29`. */
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** The text of a date field, as read. */
export type EnteredDay =
  | { readonly kind: 'empty' }
  /** `day` such as `2026-08-29`. `isShort`: its year has two digits and may be incomplete. */
  | { readonly kind: 'day'; readonly day: string; readonly isShort: boolean }
  /** A day that does not exist, such as 31 February. */
  | { readonly kind: 'noSuchDay' }
  | { readonly kind: 'unreadable' };

/** Reads `29/8/26`, `29 8 2026`, `29082026`, `29 Aug 2026` and `2026-08-29`: the day comes before the month. */
export function enteredDay(text: string): EnteredDay {
  const typed = plainDigits(text).trim();
  if (typed === '') return { kind: 'empty' };
  const [year, month, day] = partsOf(typed) ?? [];
  const monthNumber = monthOf(month ?? '');
  if (year === undefined || day === undefined || monthNumber === undefined) return { kind: 'unreadable' };
  const isShort = year.length === 2;
  const date = [isShort ? `20${year}` : year, monthNumber, day].map(part => part.padStart(2, '0')).join('-');
  const isInCalendar = Number(date.slice(0, 4)) >= FIRST_YEAR && Number(date.slice(0, 4)) <= LAST_YEAR;
  // Every zone has the same calendar days.
  if (!isInCalendar || startOfDate(date, 'utc') === undefined) return { kind: 'noSuchDay' };
  return { kind: 'day', day: date, isShort };
}

/** Writes `2026-08-29` as `29/08/2026`; returns any other text unchanged. */
export function writtenDay(day: string): string {
  const [, year, month, date] = YEAR_FIRST.exec(day) ?? [];
  return year === undefined ? day : `${date}/${month}/${year}`;
}

function partsOf(typed: string): readonly (string | undefined)[] | undefined {
  const dayFirst = WRITTEN.exec(typed) ?? TOGETHER.exec(typed);
  return dayFirst === null ? YEAR_FIRST.exec(typed)?.slice(1) : dayFirst.slice(1).toReversed();
}

function monthOf(month: string): string | undefined {
  if (/^\d+$/.test(month)) return month;
  const place = MONTHS.findIndex(name => month.toLowerCase().startsWith(name));
  return place === -1 ? undefined : String(place + 1);
}
