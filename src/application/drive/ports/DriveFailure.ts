/**
 * Why the drive or the account could not be used. `status` is the answer's HTTP status where it is shown to people.
 * `unreachable`: no answer came; it may or may not have been done.
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

/** Whether what failed may have been done anyway: the answer was lost, or the backend reports a fault of its own. */
export const mayBeDone = (failure: DriveFailure): boolean =>
  failure.kind === 'unreachable' || (failure.kind === 'refused' && failure.status >= 500);
