import { BackendError } from '#sandbox/backend/kernel/BackendError';

/** Milliseconds for which a sign-in counts as recent. */
export const RECENT_LOGIN_MS = 5 * 60_000;

/** Throws 403 `RecentLoginRequired`. `signedInAt` in milliseconds since 1970; undefined is long ago. */
export function demandRecentSignIn(clock: { now(): number }, signedInAt: number | undefined): void {
  if (signedInAt !== undefined && clock.now() - signedInAt <= RECENT_LOGIN_MS) return;
  throw new BackendError(403, 'RecentLoginRequired', 'Sign in again: the last time was more than five minutes ago.');
}
