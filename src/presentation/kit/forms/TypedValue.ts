import { enteredDay, FIRST_YEAR, LAST_YEAR, writtenDay } from '@/domain/kernel/time/enteredDay';
import { enteredTime } from '@/domain/kernel/time/enteredTime';
import { formsText } from './formsText';

/** Parses a value from typed text, and formats it for display. */
export interface TypedValue {
  readonly read: (text: string) => TypedReading;
  readonly write: (value: string) => string;
}

/** `isShort`: the text may be incomplete. `problem`: why the text is not a value, in words. */
export type TypedReading =
  | { readonly value: string; readonly isShort: boolean; readonly problem?: undefined }
  | { readonly problem: string };

/** A day such as `2026-08-29`. */
export const typedDay: TypedValue = {
  read: text => {
    const entered = enteredDay(text);
    switch (entered.kind) {
      case 'empty':
        return { value: '', isShort: false };
      case 'day':
        return { value: entered.day, isShort: entered.isShort };
      case 'noSuchDay':
        return { problem: formsText('day.noSuchDay') };
      case 'unreadable':
        return { problem: formsText('day.unreadable') };
    }
  },
  write: writtenDay,
};

/** A time such as `09:30`. */
export const typedTime: TypedValue = {
  read: text => {
    const entered = enteredTime(text);
    switch (entered.kind) {
      case 'empty':
        return { value: '', isShort: false };
      case 'time':
        return { value: entered.time, isShort: entered.isShort };
      case 'unreadable':
        return { problem: formsText('time.unreadable') };
    }
  },
  write: value => value,
};

/** The first and last day that a calendar offers, by the device's clock. */
export const calendarSpan = { first: new Date(FIRST_YEAR, 0, 1), last: new Date(LAST_YEAR, 11, 31) } as const;

/**
 * Converts a day such as `2026-08-29` to its noon on the device, which exists in every time zone; null for anything
 * else.
 */
export function calendarDate(day: string): Date | null {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  return new Date(year, month - 1, date, 12);
}

export function dayOfCalendar(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map(part => String(part).padStart(2, '0')).join('-');
}
