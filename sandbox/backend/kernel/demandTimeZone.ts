import { BackendError } from './BackendError';

/** Refuses with 400 `InvalidTimeZone` a name that the IANA time zone database does not have. */
export function demandTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw new BackendError(400, 'InvalidTimeZone', `There is no time zone ${timeZone}.`);
  }
}
