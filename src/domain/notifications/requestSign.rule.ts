import { rule, says } from '../kernel/rule';

/** Ages at which a request is waiting, urgent and overdue, in milliseconds. */
export const REQUEST_IS_WAITING_MS = 60_000;
export const REQUEST_IS_URGENT_MS = 5 * 60_000;
export const REQUEST_IS_OVERDUE_MS = 15 * 60_000;

export interface WaitingRequest {
  /** Milliseconds since 1970. */
  readonly since: number | 'unknown';
  readonly emergency: boolean;
}

export interface RequestSignState {
  readonly waiting: number;
  /** The number of emergencies among them. */
  readonly emergencies: number;
  readonly level: 'none' | 'new' | 'waiting' | 'urgent' | 'overdue';
  /** Wait of the oldest request, in whole minutes. */
  readonly minutes: number;
  /** Time at which the sign may change by itself, in milliseconds since 1970; absent without requests. */
  readonly until?: number;
}

/** Returns the sign that stays and becomes stronger until no request is waiting. */
export const requestSign = rule(
  {
    id: 'CR-ALERT-03',
    statement:
      says`While chat requests are unanswered, a sign shows how many are waiting and for how many minutes the ` +
      says`oldest has waited. The sign becomes stronger at ${REQUEST_IS_WAITING_MS / 60_000}, ` +
      says`${REQUEST_IS_URGENT_MS / 60_000} and ${REQUEST_IS_OVERDUE_MS / 60_000} minutes and disappears only when no ` +
      says`request is waiting. With an emergency among the requests it has its strongest form at once and shows ` +
      says`the number of emergencies. A time in the future, or an unknown time, counts as now.`,
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
      level: emergencies > 0 ? 'overdue' : levelOf(age),
      minutes,
      until: now - (age % 60_000) + 60_000,
    };
  },
);

function levelOf(age: number): RequestSignState['level'] {
  if (age >= REQUEST_IS_OVERDUE_MS) return 'overdue';
  if (age >= REQUEST_IS_URGENT_MS) return 'urgent';
  return age >= REQUEST_IS_WAITING_MS ? 'waiting' : 'new';
}
