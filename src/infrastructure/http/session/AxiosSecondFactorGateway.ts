import type { BackendTrouble } from '@/application/session/ports/BackendTrouble';
import type { ChallengeAnswer, SecondFactorGateway } from '@/application/session/ports/SecondFactorGateway';
import type { MfaOption } from '@/domain/session/MfaOption';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { BackendClient } from '../client/BackendClient';
import { toBackendTrouble } from '../client/toBackendTrouble';
import { sessionEndpoints } from '../endpoints/session';

export class AxiosSecondFactorGateway implements SecondFactorGateway {
  constructor(private readonly backend: BackendClient) {}

  async options(idToken: string): Promise<Result<readonly MfaOption[], BackendTrouble>> {
    const listed = await this.backend.call(sessionEndpoints.mfaOptions, { idToken, query: { scopes: ['all'] } });
    return listed.ok ? ok(listed.value.value.map(({ id, type }) => ({ id, type }))) : fail(toBackendTrouble(listed.failure));
  }

  async emailCode({ idToken, optionId }: { readonly idToken: string; readonly optionId: string }): Promise<Result<void, BackendTrouble | { readonly kind: 'tooSoon' }>> {
    const sent = await this.backend.call(sessionEndpoints.emailChallenge, { idToken, query: { configurationId: optionId } }, { expects: [429] });
    if (sent.ok) return ok(undefined);
    const { failure } = sent;
    return fail(failure.kind === 'refused' && failure.status === 429 ? { kind: 'tooSoon' } : toBackendTrouble(failure));
  }

  async answer({ idToken, method, code }: ChallengeAnswer): Promise<Result<string, BackendTrouble | { readonly kind: 'wrongCode' }>> {
    const endpoint = method === 'email' ? sessionEndpoints.emailChallengeResponse : sessionEndpoints.totpChallengeResponse;
    const answered = await this.backend.call(endpoint, { idToken, body: { code } });
    if (answered.ok) return ok(answered.value.value.token);
    const { failure } = answered;
    return fail(failure.kind === 'refused' && failure.status === 400 ? { kind: 'wrongCode' } : toBackendTrouble(failure));
  }
}
