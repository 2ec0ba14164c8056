import { flagDefaults } from './flagDefaults';
import type { FlagValues } from './FlagValues';

/**
 * A feature is on or off as remote configuration says. A flag that it does not name, or that could not be loaded,
 * has its default: on for therapist online status, app link grouping, appointment moments, unread message divider,
 * thrive 24, patient record, google drive and expiring access codes; off for V2 chat reply and therapist booking.
 * Names that nobody knows change nothing. (D2 §3 Feature flags)
 */
export function featureFlags({ loaded }: { readonly loaded: Readonly<Record<string, boolean>> | null }): FlagValues {
  return {
    ...flagDefaults,
    ...Object.fromEntries(Object.entries(loaded ?? {}).filter(([name]) => name in flagDefaults)),
  };
}
