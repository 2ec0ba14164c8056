import { plainDigits } from './plainDigits';

/** Digits alone, or in groups of three with commas or spaces between them, as numbers are shown. */
const WRITTEN = /^(?:\d+|\d{1,3}(?:[,\s]\d{3})+)$/;

/** A whole number as a person types it, such as `2000` or `2,000`; undefined for anything else. */
export function wholeNumber(text: string): number | undefined {
  const typed = plainDigits(text).trim();
  if (!WRITTEN.test(typed)) return undefined;
  const number = Number(typed.replace(/[,\s]/g, ''));
  return Number.isSafeInteger(number) ? number : undefined;
}
