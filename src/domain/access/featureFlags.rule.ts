import { rule } from '../kernel/rule';
import { flagDefaults } from './flagDefaults';
import type { FlagValues } from './FlagValues';

export const featureFlags = rule(
  {
    id: 'CR-FLAG-01',
    statement:
      'A feature is on or off as remote configuration says. A flag that it does not name, or that could not be loaded, has its default: on for therapist online status, app link grouping, appointment moments, unread message divider, thrive 24, patient record, google drive and expiring access codes; off for V2 chat reply and therapist booking. Names that nobody knows change nothing.',
    source:
      'D2 §3 Feature flags: "True: therapist online status, app link grouping, appointment moments, unread message divider, thrive 24, patient record, google drive, expiring access codes."; D2 §3 Feature flags: "False: v2 chat reply, therapist booking."',
    hazards: [],
  },
  /** `loaded`: null while nothing is known. */
  ({ loaded }: { readonly loaded: Readonly<Record<string, boolean>> | null }): FlagValues => ({
    ...flagDefaults,
    ...Object.fromEntries(Object.entries(loaded ?? {}).filter(([name]) => name in flagDefaults)),
  }),
);
