import type { PatientFailure } from '../ports/PatientFailure';

/** Under which word a failure is told: no answer at all, and an answer that the server has failed, are not the same. */
export const failureWord = <K extends string>(
  failure: PatientFailure | { readonly kind: K },
): PatientFailure['kind'] | K | 'serverFailed' =>
  'status' in failure && failure.status !== undefined ? 'serverFailed' : failure.kind;
