import { plainDigits } from '../plainDigits';

const WRITTEN = /^(\d{1,2})[:.\s](\d{2})$/;
const TOGETHER = /^(\d{1,2})(\d{2})$/;

/** The text of a time field, as read. */
export type EnteredTime =
  | { readonly kind: 'empty' }
  /** `time` such as `09:30`. `isShort`: three digits, which may be incomplete. */
  | { readonly kind: 'time'; readonly time: string; readonly isShort: boolean }
  | { readonly kind: 'unreadable' };

/** Reads `9:30`, `09.30`, `930` and `0930` in 24-hour format. */
export function enteredTime(text: string): EnteredTime {
  const typed = plainDigits(text).trim();
  if (typed === '') return { kind: 'empty' };
  const [, hours = '', minutes = ''] = WRITTEN.exec(typed) ?? TOGETHER.exec(typed) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return { kind: 'unreadable' };
  return { kind: 'time', time: `${hours.padStart(2, '0')}:${minutes}`, isShort: /^\d{3}$/.test(typed) };
}
