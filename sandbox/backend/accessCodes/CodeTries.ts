import { BackendError } from '#sandbox/backend/kernel/BackendError';

/** The number of unissued codes that one patient may try within an hour. */
export const WRONG_CODES_ALLOWED = 10;
const HOUR_MS = 60 * 60_000;

/** Counts the unknown codes that each patient tried, across all their sign-ins and all calls that take a code. */
export class CodeTries {
  private readonly wrong = new Map<string, readonly number[]>();

  constructor(private readonly clock: { now(): number }) {}

  /** Refuses with 429 `TooManyTries`, without revealing anything about the code. */
  demand(uid: string): void {
    if (this.recent(uid).length < WRONG_CODES_ALLOWED) return;
    throw new BackendError(429, 'TooManyTries', `No more than ${WRONG_CODES_ALLOWED} unknown codes within an hour.`);
  }

  record(uid: string): void {
    this.wrong.set(uid, [...this.recent(uid), this.clock.now()]);
  }

  private recent(uid: string): readonly number[] {
    const since = this.clock.now() - HOUR_MS;
    return (this.wrong.get(uid) ?? []).filter(at => at > since);
  }
}
