import type { CallFailure } from './ports/CallFailure';

/** The server answered that too many calls came at once. */
const BUSY = 429;

/**
 * The key of the text for a failure: no answer, a busy server, a server error and an answer that cannot be read have
 * different texts. Only where no answer came is it advice to check the connection.
 */
export function failureWord<K extends string>(
  failure: CallFailure | { readonly kind: K },
): CallFailure['kind'] | K | 'serverBusy' | 'serverFailed' | 'unreadable' {
  if ('unreadable' in failure && failure.unreadable === true) return 'unreadable';
  if (!('status' in failure) || failure.status === undefined) return failure.kind;
  return failure.status === BUSY ? 'serverBusy' : 'serverFailed';
}
