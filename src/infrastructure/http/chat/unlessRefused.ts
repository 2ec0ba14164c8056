import type { BackendFailure } from '../client/BackendFailure';

type Refused = Extract<BackendFailure, { kind: 'refused' }>;

/** First line of the backend's refusal to somebody who is no longer in the chat. */
export const NOT_IN_CHAT = 'NOT_IN_CHAT_WITH_PATIENT';

/**
 * A fault of the backend counts as no answer: nobody knows how far the call came. What a refusal means is the caller's.
 */
export function unlessRefused<T>(
  failure: BackendFailure,
  toRefusal: (refused: Refused) => T,
): T | { readonly kind: 'unreachable' | 'sessionEnded' } {
  switch (failure.kind) {
    case 'offline':
    case 'timedOut':
    case 'failed':
    case 'invalidAnswer':
      return { kind: 'unreachable' };
    case 'unauthorised':
      return { kind: 'sessionEnded' };
    case 'refused':
      return toRefusal(failure);
  }
}
