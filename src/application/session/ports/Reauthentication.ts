/** `anotherPerson`: the new user must not inherit earlier requests. */
export type ReauthenticationOutcome = 'samePerson' | 'anotherPerson' | 'abandoned';

/**
 * `sessionEnded`: nothing works until the sign-in. `recentLoginRequired`: only the requested act does not; the user may
 * decline.
 */
export type ReauthenticationReason = 'sessionEnded' | 'recentLoginRequired';

/**
 * Asks the user to sign in again, with one prompt and one answer for all concurrent callers. The HTTP client asks too,
 * and adapters import no use case.
 */
export interface Reauthentication {
  renew(reason?: ReauthenticationReason): Promise<ReauthenticationOutcome>;
  /** The pending answer while the user is asked because their session has ended. */
  awaited(): Promise<ReauthenticationOutcome> | undefined;
}
