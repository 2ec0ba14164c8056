import { plainDigits } from './plainDigits';

/** Digits alone, or in groups of three separated by commas or spaces. */
const WRITTEN = /^(?:\d+|\d{1,3}(?:[,\s]\d{3})+)$/;

/** Reads a typed whole number, such as `2000` or `2,000`; undefined for anything else. */
export function wholeNumber(text: string): number | undefined {
  const typed = plainDigits(text).trim();
  if (!WRITTEN.test(typed)) return undefined;
  const number = Number(typed.replace(/[,\s]/g, ''));
  return Number.isSafeInteger(number) ? number : undefined;
}
