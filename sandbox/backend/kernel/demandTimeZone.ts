import { BackendError } from './BackendError';

/**
 * Returns the name under which a time zone is stored, in any spelling. Refuses with 400 `InvalidTimeZone` a name that
 * the IANA time zone database does not have.
 */
export function demandTimeZone(timeZone: string): string {
  try {
    const { timeZone: known } = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions();
    const written = timeZone.toLowerCase();
    return Intl.supportedValuesOf('timeZone').find(name => name.toLowerCase() === written) ?? known;
  } catch {
    throw new BackendError(400, 'InvalidTimeZone', `There is no time zone ${timeZone}.`);
  }
}
