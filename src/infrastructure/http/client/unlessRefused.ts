import type { BackendFailure } from './BackendFailure';

type Refused = Extract<BackendFailure, { kind: 'refused' }>;

/**
 * A fault of the backend is treated as no answer, because it is not known how far the call got. The caller interprets
 * refusals.
 */
export function unlessRefused<T>(
  failure: BackendFailure,
  toRefusal: (refused: Refused) => T,
): T | { readonly kind: 'unreachable' | 'sessionEnded' } {
  switch (failure.kind) {
    case 'offline':
    case 'timedOut':
    case 'cancelled':
    case 'failed':
    case 'invalidAnswer':
      return { kind: 'unreachable' };
    case 'unauthorised':
      return { kind: 'sessionEnded' };
    case 'refused':
      return toRefusal(failure);
  }
}
