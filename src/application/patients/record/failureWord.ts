import type { PatientFailure } from '../ports/PatientFailure';

/** The key of the text for a failure: no answer and a server error have different texts. */
export const failureWord = <K extends string>(
  failure: PatientFailure | { readonly kind: K },
): PatientFailure['kind'] | K | 'serverFailed' =>
  'status' in failure && failure.status !== undefined ? 'serverFailed' : failure.kind;
