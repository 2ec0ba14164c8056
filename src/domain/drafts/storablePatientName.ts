import { isBlank } from '../kernel/isBlank';

/**
 * Longest patient name stored with a draft on this device, in UTF-16 code units: first and last name, and the email
 * that distinguishes namesakes.
 */
export const LONGEST_STORED_NAME = 400;

/** Validates a patient name before storing and after reading; undefined if it is not text, blank, or too long. */
export function storablePatientName(value: unknown): string | undefined {
  return typeof value === 'string' && !isBlank(value) && value.length <= LONGEST_STORED_NAME ? value : undefined;
}
