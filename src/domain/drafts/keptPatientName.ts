import { isBlank } from '../kernel/isBlank';

/**
 * Longest name that is kept on this device beside what was written for a patient, in UTF-16 code units: a first and a
 * last name, and the email that tells namesakes apart.
 */
export const LONGEST_KEPT_NAME = 400;

/** Undefined for what is no name to be kept, or to be believed when it is read back: no text, blank, or too long. */
export function keptPatientName(value: unknown): string | undefined {
  return typeof value === 'string' && !isBlank(value) && value.length <= LONGEST_KEPT_NAME ? value : undefined;
}
