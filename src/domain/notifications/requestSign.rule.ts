import { rule, says } from '../kernel/rule';

/** From this age on, in milliseconds, a request waits, presses, and is late. */
export const REQUEST_WAITS_MS = 60_000;
export const REQUEST_PRESSES_MS = 5 * 60_000;
export const REQUEST_IS_LATE_MS = 15 * 60_000;

export interface WaitingRequest {
  /** Milliseconds since 1970. */
  readonly since: number | 'unknown';
  readonly emergency: boolean;
}

export interface RequestSignState {
  readonly waiting: number;
  /** How many of those who wait ask in an emergency. */
  readonly emergencies: number;
  readonly level: 'none' | 'new' | 'waits' | 'presses' | 'late';
  /** Whole minutes that the oldest has waited. */
  readonly minutes: number;
  /** Milliseconds since 1970: when the sign may be another without any news; absent while nobody waits. */
  readonly until?: number;
}

/** The sign that stays, and grows, until nobody waits any more. */
export const requestSign = rule(
  {
    id: 'CR-ALERT-03',
    statement:
      says`While a chat request is unanswered a sign shows how many wait and for how many minutes the oldest has. ` +
      says`It grows at ${REQUEST_WAITS_MS / 60_000}, ${REQUEST_PRESSES_MS / 60_000} and ` +
      says`${REQUEST_IS_LATE_MS / 60_000} minutes and goes only when nobody waits. ` +
      says`With an emergency among them it is the strongest sign at once, and says how many there are. ` +
      says`A time in the future counts as now, and so does one that nobody knows.`,
    source: 'DESIGN §5 row 12; DESIGN §8 row 1',
    hazards: ['HAZ-05'],
  },
  ({ requests, now }: { readonly requests: readonly WaitingRequest[]; readonly now: number }): RequestSignState => {
    if (requests.length === 0) return { waiting: 0, emergencies: 0, level: 'none', minutes: 0 };
    const age = Math.max(0, now - Math.min(...requests.map(({ since }) => (since === 'unknown' ? now : since))));
    const emergencies = requests.filter(({ emergency }) => emergency).length;
    const minutes = Math.floor(age / 60_000);
    return {
      waiting: requests.length,
      emergencies,
      level: emergencies > 0 ? 'late' : levelOf(age),
      minutes,
      until: now - (age % 60_000) + 60_000,
    };
  },
);

function levelOf(age: number): RequestSignState['level'] {
  if (age >= REQUEST_IS_LATE_MS) return 'late';
  if (age >= REQUEST_PRESSES_MS) return 'presses';
  return age >= REQUEST_WAITS_MS ? 'waits' : 'new';
}
