import type { CallFailure } from './ports/CallFailure';

/** The key of the text for a failure: no answer and a server error have different texts. */
export const failureWord = <K extends string>(
  failure: CallFailure | { readonly kind: K },
): CallFailure['kind'] | K | 'serverFailed' =>
  'status' in failure && failure.status !== undefined ? 'serverFailed' : failure.kind;
