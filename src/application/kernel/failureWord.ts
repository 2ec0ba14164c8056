import type { CallFailure } from './ports/CallFailure';

/** The key of the text for a failure: no answer and a server error have different texts. */
export const failureWord = <K extends string>(
  failure: CallFailure | { readonly kind: K },
): CallFailure['kind'] | K | 'serverFailed' =>
  'status' in failure && failure.status !== undefined ? 'serverFailed' : failure.kind;

/** An answer came that nobody can read: to check the connection would be wrong advice. */
export const isUnreadable = (failure: object): boolean => 'unreadable' in failure && failure.unreadable === true;
