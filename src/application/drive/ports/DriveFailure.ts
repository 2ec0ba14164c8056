/**
 * Failures of the drive or the account. `status`: the HTTP status, if it is shown to users. `unreachable`: no answer
 * arrived; it may or may not have been done.
 */
export type DriveFailure =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'sessionEnded' }
  /** No account is linked, or the backend does not know the therapist's. */
  | { readonly kind: 'noAccount' }
  /** The request was not understood; for developers alone. */
  | { readonly kind: 'badRequest' }
  | { readonly kind: 'notAllowed' }
  /** From 500 on it may have been done anyway. */
  | { readonly kind: 'refused'; readonly status: number };

/** True if it may have been done anyway: the answer was lost, or the backend reports an error of its own. */
export const mayBeDone = (failure: DriveFailure): boolean =>
  failure.kind === 'unreachable' || (failure.kind === 'refused' && failure.status >= 500);
