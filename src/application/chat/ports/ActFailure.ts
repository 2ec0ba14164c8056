/**
 * Why an act on a chat did not come about.
 * `unreachable`: no answer came, so it may or may not have been done; it is never tried again without a person.
 */
export type ActFailure =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'sessionEnded' }
  /** The person takes no part in the chat (any more), or it has ended. */
  | { readonly kind: 'notInChat' }
  /** Only the lead therapist may. */
  | { readonly kind: 'notLead' }
  | { readonly kind: 'notAllowed' }
  | { readonly kind: 'refused' };
