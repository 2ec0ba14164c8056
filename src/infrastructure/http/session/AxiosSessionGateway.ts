import type { BackendTrouble } from '@/application/session/ports/BackendTrouble';
import type { MintCustomToken, SessionGateway } from '@/application/session/ports/SessionGateway';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { BackendClient } from '../client/BackendClient';
import { toBackendTrouble } from '../client/toBackendTrouble';
import { sessionEndpoints } from '../endpoints/session';

/** D1 §6: "the desired scope at login is all". */
const DESIRED_SCOPES = ['all'];

export class AxiosSessionGateway implements SessionGateway {
  constructor(private readonly backend: BackendClient) {}

  /** Everything needed is here once this class is. */
  async prepare(): Promise<void> {}

  async mintCustomToken({
    idToken,
    mfaChallengeResponse,
  }: MintCustomToken): Promise<Result<string, BackendTrouble | { readonly kind: 'secondFactorNeeded' }>> {
    const query = { scope: DESIRED_SCOPES, ...(mfaChallengeResponse === undefined ? {} : { mfaChallengeResponse }) };
    const minted = await this.backend.call(sessionEndpoints.customToken, { idToken, query });
    if (minted.ok) return ok(minted.value.value.customToken);
    const { failure } = minted;
    const mfaRequired = failure.kind === 'unauthorised' && failure.token === 'MfaRequiredError';
    return fail(mfaRequired ? { kind: 'secondFactorNeeded' } : toBackendTrouble(failure));
  }

  async open(idToken: string): Promise<Result<string, BackendTrouble>> {
    const opened = await this.backend.call(sessionEndpoints.sessionCookie, { idToken, query: { setCookie: false } });
    if (!opened.ok) return fail(toBackendTrouble(opened.failure));
    const { sessionCookie } = opened.value.value;
    return sessionCookie === undefined ? fail({ kind: 'unauthorised' }) : ok(sessionCookie);
  }

  async close(): Promise<Result<void, BackendTrouble>> {
    const closed = await this.backend.call(sessionEndpoints.logout, {}, { reauthenticate: false });
    if (closed.ok || closed.failure.kind === 'unauthorised') return ok(undefined);
    return fail(toBackendTrouble(closed.failure));
  }
}
