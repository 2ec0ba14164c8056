/**
 * Why something about a patient could not be read or done.
 * `unreachable`: no answer came, or, where there is a `status`, the server answered that it has failed; an act may or
 * may not have been done.
 */
export type PatientFailure =
  | { readonly kind: 'unreachable'; readonly status?: number }
  | { readonly kind: 'sessionEnded' }
  /** The person does not care for the patient (any more), or only reads. */
  | { readonly kind: 'notAllowed' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'refused' };
