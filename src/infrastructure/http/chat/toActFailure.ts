import type { ActFailure } from '@/application/chat/ports/ActFailure';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendAnswer } from '../client/BackendClient';
import type { BackendFailure } from '../client/BackendFailure';
import { unlessRefused } from '../client/unlessRefused';

/** First lines of the backend's refusals for a user who is no longer in the chat, and for one who does not lead it. */
export const NOT_IN_CHAT = 'NOT_IN_CHAT_WITH_PATIENT';
const NOT_LEAD = 'NotLeadTherapistError';

export function toActFailure(failure: BackendFailure): ActFailure {
  if (failure.kind === 'failed') return { kind: 'unreachable', status: failure.status };
  return unlessRefused<ActFailure>(failure, ({ token, status }) => {
    if (token === NOT_IN_CHAT) return { kind: 'notInChat' };
    if (token === NOT_LEAD) return { kind: 'notLead' };
    return { kind: status === 403 ? 'notAllowed' : 'refused' };
  });
}

/** The outcome of an act with an empty answer. */
export const toActResult = (answer: Result<BackendAnswer<undefined>, BackendFailure>): Result<void, ActFailure> =>
  answer.ok ? ok(undefined) : fail(toActFailure(answer.failure));
