import type { DeliveryFailure } from '@/application/chat/ports/ChatGateway';
import type { BackendFailure } from '../client/BackendFailure';

/** First line of the backend's refusal to somebody who is no longer in the chat. */
const NOT_IN_CHAT = 'NOT_IN_CHAT_WITH_PATIENT';

/** Faults of the backend count as unreachable: the call is safe to repeat. */
export function toDeliveryFailure(failure: BackendFailure): DeliveryFailure {
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
      if (failure.status === 429) return { kind: 'unreachable' };
      return { kind: failure.status === 403 ? 'notAllowed' : 'invalid' };
  }
}
