import type { PresenceNotConfirmed, PresenceGateway } from '@/application/presence/ports/PresenceGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendAnswer, BackendClient } from '../client/BackendClient';
import type { BackendFailure } from '../client/BackendFailure';
import { chatEndpoints } from '../endpoints/chat';

/** The time limit of a call, in milliseconds. It is short because the call is repeated anyway. */
const TIME_LIMIT_MS = 10_000;

export class AxiosPresenceGateway implements PresenceGateway {
  constructor(private readonly backend: BackendClient) {}

  async appearOnline(): Promise<Result<void, PresenceNotConfirmed>> {
    return toDone(await this.backend.call(chatEndpoints.setAppearOffline, { body: { appearOffline: false } }, options));
  }

  async markOffline(): Promise<Result<void, PresenceNotConfirmed>> {
    return toDone(await this.backend.call(chatEndpoints.markAsOnline, { query: { isOnline: false } }, options));
  }
}

/** The switch reports the failure itself. */
const options = { timeLimitMs: TIME_LIMIT_MS, ownWords: true };

const toDone = (answer: Result<BackendAnswer<undefined>, BackendFailure>): Result<void, PresenceNotConfirmed> =>
  answer.ok ? ok(undefined) : fail({ kind: 'notConfirmed' });
