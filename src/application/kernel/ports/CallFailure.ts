/**
 * Failures of a backend call. `unreachable`: no answer arrived or, with a `status`, the server reported an error; an
 * act may or may not have been done. `unreadable`: an answer violated the contract.
 */
export type CallFailure =
  | { readonly kind: 'unreachable'; readonly status?: number; readonly unreadable?: true }
  | { readonly kind: 'sessionEnded' }
  /**
   * The user lacks, or no longer has, permission: not this patient’s therapist, only a reader, or without the scope.
   */
  | { readonly kind: 'notAllowed' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'refused' };
