import { rule, says } from '../kernel/rule';
import type { Day } from '../kernel/time/dayOf';
import type { Presence } from './Presence';

/** A user last seen at most this many seconds ago is online. */
export const ONLINE_WINDOW_S = 60;
/** A last-seen time further ahead than this many seconds is ignored. */
export const CLOCK_SKEW_LIMIT_S = 60;

export interface IsOnlineInput {
  readonly presence: Presence;
  /** Whole seconds since 1970, server time. */
  readonly now: number;
  /** The calendar day of `now` in the service region's zone. */
  readonly today: Day;
}

export interface OnlineVerdict {
  readonly online: boolean;
  /** The first second at which the verdict may change by itself; absent if only an update can change it. */
  readonly until?: number;
}

/** Decides whether a user is online. */
export const isOnline = rule(
  {
    id: 'CR-PRES-01',
    statement:
      says`A user is online when they were last seen later than they logged out, on today's date in the service ` +
      says`region's time zone, at most ${ONLINE_WINDOW_S / 60} minute ago, and do not appear offline. A user ` +
      says`with a last-seen time more than ${CLOCK_SKEW_LIMIT_S} seconds ahead is offline, because such a time ` +
      says`is not trusted.`,
    source:
      'D1 §4 Presence: "A user is online when lastSeen is later than the logged-out time, is today, is within one ' +
      'minute of now, and the user does not appear offline."; DESIGN §5 row 5',
    hazards: ['HAZ-03'],
  },
  ({ presence: { lastSeenTime, loggedOutTime, appearOffline }, now, today }: IsOnlineInput): OnlineVerdict => {
    if (appearOffline || lastSeenTime <= loggedOutTime || lastSeenTime < today.start) return { online: false };
    if (lastSeenTime > now + CLOCK_SKEW_LIMIT_S) return { online: false, until: lastSeenTime - CLOCK_SKEW_LIMIT_S };
    if (lastSeenTime >= today.end) return { online: false, until: today.end };
    if (now - lastSeenTime > ONLINE_WINDOW_S) return { online: false };
    return { online: true, until: Math.min(lastSeenTime + ONLINE_WINDOW_S + 1, today.end) };
  },
);
