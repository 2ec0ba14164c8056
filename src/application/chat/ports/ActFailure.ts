/**
 * Why an act on a chat did not come about.
 * `unreachable`: no answer came or, where there is a `status`, the server answered that it has failed; it may or may
 * not have been done, and is never tried again without a person.
 */
export type ActFailure =
  | { readonly kind: 'unreachable'; readonly status?: number }
  | { readonly kind: 'sessionEnded' }
  /** The person takes no part in the chat (any more), or it has ended. */
  | { readonly kind: 'notInChat' }
  /** Only the lead therapist may. */
  | { readonly kind: 'notLead' }
  | { readonly kind: 'notAllowed' }
  | { readonly kind: 'refused' };
