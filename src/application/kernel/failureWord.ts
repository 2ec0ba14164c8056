import type { CallFailure } from './ports/CallFailure';

/** The server answered that too many calls came at once. */
const BUSY = 429;

/**
 * Returns the text key of a failure: no answer, a busy server, a server error and an unreadable answer have different
 * texts. Only the text for no answer advises checking the connection.
 */
export function failureWord<K extends string>(
  failure: CallFailure | { readonly kind: K },
): CallFailure['kind'] | K | 'serverBusy' | 'serverFailed' | 'unreadable' {
  if ('unreadable' in failure && failure.unreadable === true) return 'unreadable';
  if (!('status' in failure) || failure.status === undefined) return failure.kind;
  return failure.status === BUSY ? 'serverBusy' : 'serverFailed';
}
