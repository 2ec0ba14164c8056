import type { DeliveryFailure } from '@/application/chat/ports/ChatGateway';
import type { BackendFailure } from '../client/BackendFailure';
import { unlessRefused } from '../client/unlessRefused';
import { NOT_IN_CHAT } from './toActFailure';

/** A request to wait is retried, because a delivery is safe to repeat. */
export const toDeliveryFailure = (failure: BackendFailure): DeliveryFailure =>
  unlessRefused<DeliveryFailure>(failure, ({ token, status }) => {
    if (token === NOT_IN_CHAT) return { kind: 'notInChat' };
    if (status === 429) return { kind: 'unreachable' };
    if (status === 404) return { kind: 'unknownMessage' };
    if (status === 409) return { kind: 'deletedMessage' };
    return { kind: status === 403 ? 'notAllowed' : 'invalid' };
  });
