import { rule } from '../kernel/rule';
import type { AlertTimes } from './MessageAlert';

export const ALERT_STATES = ['draft', 'planned', 'showing', 'ended', 'withdrawn'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

export interface AlertStateInput extends AlertTimes {
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number;
}

export interface AlertStateNow {
  readonly state: AlertState;
  /** Time at which the state changes by itself, in milliseconds since 1970; null for never. */
  readonly until: number | null;
}

/** Returns the state of a message at a point in time. */
export const alertState = rule(
  {
    id: 'CR-MALERT-01',
    statement:
      'A message that was withdrawn stays withdrawn, and a message that was not published is a draft. A published ' +
      'message is planned until its start, showing from its start, and ended from its end; without a start it ' +
      'shows from its publication, and without an end it shows until it is withdrawn. Start and end are points in ' +
      "time compared with the server's clock: neither a change of the clocks nor a wrong device clock moves them.",
    source: 'DESIGN §9 row 62',
    hazards: ['HAZ-12'],
  },
  ({ isPublished, withdrawnAt, from, until, now }: AlertStateInput): AlertStateNow => {
    if (withdrawnAt !== null) return { state: 'withdrawn', until: null };
    if (!isPublished) return { state: 'draft', until: null };
    if (until !== null && now >= until) return { state: 'ended', until: null };
    if (from !== null && now < from) return { state: 'planned', until: from };
    return { state: 'showing', until };
  },
);
