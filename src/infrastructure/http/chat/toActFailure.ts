import type { ActFailure } from '@/application/chat/ports/ActFailure';
import type { BackendFailure } from '../client/BackendFailure';
import { NOT_IN_CHAT, unlessRefused } from './unlessRefused';

/** First line of the backend's refusal to somebody who does not lead the chat. */
const NOT_LEAD = 'NotLeadTherapistError';

export function toActFailure(failure: BackendFailure): ActFailure {
  if (failure.kind === 'failed') return { kind: 'unreachable', status: failure.status };
  return unlessRefused<ActFailure>(failure, ({ token, status }) => {
    if (token === NOT_IN_CHAT) return { kind: 'notInChat' };
    if (token === NOT_LEAD) return { kind: 'notLead' };
    return { kind: status === 403 ? 'notAllowed' : 'refused' };
  });
}
