/**
 * Failures of the drive or the account. `status`: the HTTP status, if it is shown to users. `unreachable`: no answer
 * arrived, so the call may have taken effect.
 */
export type DriveFailure =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'sessionEnded' }
  /** No account is linked, or the backend does not know the therapist's. */
  | { readonly kind: 'noAccount' }
  /** The backend did not understand the request: a fault of this program. */
  | { readonly kind: 'badRequest' }
  | { readonly kind: 'notAllowed' }
  /** From 500 on, the call may have taken effect anyway. */
  | { readonly kind: 'refused'; readonly status: number };

/** True if the call may have taken effect: its answer was lost, or the backend reports an error of its own. */
export const mayHaveSucceeded = (failure: DriveFailure): boolean =>
  failure.kind === 'unreachable' || (failure.kind === 'refused' && failure.status >= 500);
