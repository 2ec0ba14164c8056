/** `anotherPerson`: the person who signed in must not inherit what was requested before. */
export type ReauthenticationOutcome = 'samePerson' | 'anotherPerson' | 'abandoned';

/**
 * `sessionEnded`: nothing works until then. `recentLoginRequired`: only what was asked for does not; they may decline.
 */
export type ReauthenticationReason = 'sessionEnded' | 'recentLoginRequired';

/** Asks the person to sign in again. However many callers ask at once, there is one question and one answer for all. */
export interface Reauthentication {
  renew(reason?: ReauthenticationReason): Promise<ReauthenticationOutcome>;
  /** The answer to come, while the person is asked because their session has ended. */
  awaited(): Promise<ReauthenticationOutcome> | undefined;
}
