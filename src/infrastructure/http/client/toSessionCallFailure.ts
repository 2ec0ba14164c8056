import type { SessionCallFailure } from '@/application/session/ports/SessionCallFailure';
import type { BackendFailure } from './BackendFailure';

/** For callers to whom a refusal only means that the call failed. */
export function toSessionCallFailure(failure: BackendFailure): SessionCallFailure {
  switch (failure.kind) {
    case 'offline':
    case 'timedOut':
      return { kind: failure.kind };
    // Calls of the session are not cancelled.
    case 'cancelled':
      return { kind: 'offline' };
    case 'unauthorised':
      return { kind: 'unauthorised' };
    case 'refused':
      return { kind: 'backendFailed', message: failure.text };
    // D1 §7: "Any other status" has our own words, whatever a broken server sends.
    case 'failed':
    case 'invalidAnswer':
      return { kind: 'backendFailed', message: '' };
  }
}
