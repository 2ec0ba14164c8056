import type {
  AnswerFailure,
  ChallengeAnswer,
  EmailFailure,
  OptionsFailure,
  SecondFactorGateway,
} from '@/application/session/ports/SecondFactorGateway';
import type { MfaOption } from '@/domain/session/secondFactor/MfaOption';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import type { BackendFailure } from '../client/BackendFailure';
import { toSessionCallFailure } from '../client/toSessionCallFailure';
import { sessionEndpoints } from '../endpoints/session';

export class AxiosSecondFactorGateway implements SecondFactorGateway {
  constructor(private readonly backend: BackendClient) {}

  async options(idToken: string): Promise<Result<readonly MfaOption[], OptionsFailure>> {
    const parts = { idToken, query: { scopes: ['all'] } };
    const listed = await this.backend.call(sessionEndpoints.mfaOptions, parts, { expects: [429] });
    if (!listed.ok) return fail(toOptionsFailure(listed.failure));
    const { value: options, unreadable = 0 } = listed.value;
    // An unreadable list is not the same as an empty one.
    if (options.length === 0 && unreadable > 0) return fail(toSessionCallFailure({ kind: 'invalidAnswer' }));
    return ok(options.map(({ id, type }) => ({ id, type })));
  }

  async emailCode({
    idToken,
    optionId,
  }: {
    readonly idToken: string;
    readonly optionId: string;
  }): Promise<Result<void, EmailFailure>> {
    const sent = await this.backend.call(
      sessionEndpoints.emailChallenge,
      { idToken, query: { configurationId: optionId } },
      { expects: [429] },
    );
    return sent.ok ? ok(undefined) : fail(toEmailFailure(sent.failure));
  }

  async answer({ idToken, method, code }: ChallengeAnswer): Promise<Result<string, AnswerFailure>> {
    const endpoint =
      method === 'email' ? sessionEndpoints.emailChallengeResponse : sessionEndpoints.totpChallengeResponse;
    const answered = await this.backend.call(endpoint, { idToken, body: { code } }, { expects: [429] });
    return answered.ok ? ok(answered.value.value.token) : fail(toAnswerFailure(answered.failure));
  }
}

const isRecentLoginRequired = (failure: BackendFailure): boolean =>
  failure.kind === 'refused' && failure.token === 'RecentLoginRequired';

function toOptionsFailure(failure: BackendFailure): OptionsFailure {
  const isPaused = failure.kind === 'refused' && failure.token === 'AccountPaused';
  return isPaused ? { kind: 'accountPaused' } : toSessionCallFailure(failure);
}

function toEmailFailure(failure: BackendFailure): EmailFailure {
  if (isRecentLoginRequired(failure)) return { kind: 'recentLoginRequired' };
  if (failure.kind !== 'refused' || failure.status !== 429) return toSessionCallFailure(failure);
  if (failure.token === 'TooManyEmails') return toSessionCallFailure(failure);
  return { kind: failure.token === 'TooManyMethods' ? 'tooManyMethods' : 'tooSoon' };
}

function toAnswerFailure(failure: BackendFailure): AnswerFailure {
  if (isRecentLoginRequired(failure)) return { kind: 'recentLoginRequired' };
  if (failure.kind !== 'refused') return toSessionCallFailure(failure);
  if (failure.status === 400) return { kind: 'wrongCode' };
  if (failure.token === 'SignInOver') return { kind: 'signInOver' };
  return toOptionsFailure(failure);
}
