import type { ActFailure } from '@/application/chat/ports/ActFailure';
import type { BackendFailure } from '../client/BackendFailure';

/** First lines of the backend's refusals. */
const NOT_IN_CHAT = 'NOT_IN_CHAT_WITH_PATIENT';
const NOT_LEAD = 'NotLeadTherapistError';

/** A fault of the backend counts as no answer: nobody knows how far it came. */
export function toActFailure(failure: BackendFailure): ActFailure {
  switch (failure.kind) {
    case 'offline':
    case 'timedOut':
    case 'failed':
    case 'invalidAnswer':
      return { kind: 'unreachable' };
    case 'unauthorised':
      return { kind: 'sessionEnded' };
    case 'refused':
      if (failure.token === NOT_IN_CHAT) return { kind: 'notInChat' };
      if (failure.token === NOT_LEAD) return { kind: 'notLead' };
      return { kind: failure.status === 403 ? 'notAllowed' : 'refused' };
  }
}
