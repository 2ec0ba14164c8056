/**
 * Why a call of the backend gave nothing.
 * `unreachable`: no answer came, or, where there is a `status`, the server answered that it has failed; an act may or
 * may not have been done. `unreadable`: an answer came that is not what the contract says.
 */
export type CallFailure =
  | { readonly kind: 'unreachable'; readonly status?: number; readonly unreadable?: true }
  | { readonly kind: 'sessionEnded' }
  /** The person has no right to it (any more): not this patient’s therapist, only a reader, or without the scope. */
  | { readonly kind: 'notAllowed' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'refused' };
