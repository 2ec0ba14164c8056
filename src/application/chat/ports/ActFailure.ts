/**
 * Failures of an act on a chat. `unreachable`: no answer arrived or, with a `status`, the server reported an error; the
 * act may or may not have been done and is never retried automatically.
 */
export type ActFailure =
  | { readonly kind: 'unreachable'; readonly status?: number }
  | { readonly kind: 'sessionEnded' }
  /** The user is not, or no longer, in the chat, or it has ended. */
  | { readonly kind: 'notInChat' }
  /** Only the lead therapist may do this. */
  | { readonly kind: 'notLead' }
  | { readonly kind: 'notAllowed' }
  | { readonly kind: 'refused' };
