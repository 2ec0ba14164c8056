/** What may go wrong with any call of the backend and is not the caller's doing. */
export type BackendTrouble =
  | { readonly kind: 'offline' }
  | { readonly kind: 'timedOut' }
  /** The session or the ID token was refused, and no one signed in again. */
  | { readonly kind: 'unauthorised' }
  /** `message` holds the answer's words for people, empty when it had none. */
  | { readonly kind: 'backendFailed'; readonly message: string };

/** Nobody knows whether the call was carried out. */
export const isAnswerLost = ({ kind }: { readonly kind: string }): boolean => kind === 'offline' || kind === 'timedOut';
