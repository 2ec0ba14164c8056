/** Failures of any backend call that the caller did not cause. */
export type SessionCallFailure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'timedOut' }
  /** The session or the ID token was refused, and the user did not sign in again. */
  | { readonly kind: 'unauthorised' }
  /** `message`: the answer's text for users, empty if it had none. */
  | { readonly kind: 'backendFailed'; readonly message: string };

/** True if it is unknown whether the call was performed. */
export const isAnswerLost = ({ kind }: { readonly kind: string }): boolean => kind === 'offline' || kind === 'timedOut';
