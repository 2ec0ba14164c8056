import type { SessionCallFailure } from '@/application/session/ports/SessionCallFailure';
import type { MintCustomToken, OpenFailure, SessionGateway } from '@/application/session/ports/SessionGateway';
import type { Session } from '@/domain/session/Session';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import type { BackendFailure } from '../client/BackendFailure';
import { toSessionCallFailure } from '../client/toSessionCallFailure';
import { sessionEndpoints } from '../endpoints/session';

/** D1 §6: "the desired scope at login is all". */
const DESIRED_SCOPES = ['all'];

export class AxiosSessionGateway implements SessionGateway {
  constructor(private readonly backend: BackendClient) {}

  /** Everything needed is here once this class is. */
  async prepare(): Promise<void> {}

  async mintCustomToken({ idToken, mfaChallengeResponse }: MintCustomToken): Promise<Result<string, OpenFailure>> {
    const query = { scope: DESIRED_SCOPES, ...(mfaChallengeResponse === undefined ? {} : { mfaChallengeResponse }) };
    const minted = await this.backend.call(sessionEndpoints.customToken, { idToken, query });
    if (minted.ok) return ok(minted.value.value.customToken);
    return fail(toOpenFailure(minted.failure));
  }

  async open(idToken: string): Promise<Result<string, OpenFailure>> {
    const opened = await this.backend.call(sessionEndpoints.sessionCookie, { idToken, query: { setCookie: false } });
    if (!opened.ok) return fail(toOpenFailure(opened.failure));
    const { sessionCookie } = opened.value.value;
    return sessionCookie === undefined ? fail({ kind: 'unauthorised' }) : ok(sessionCookie);
  }

  async close(another?: Session): Promise<Result<void, SessionCallFailure>> {
    const options = { reauthenticate: false, ownWords: true, ...(another && { as: another }) };
    const closed = await this.backend.call(sessionEndpoints.logout, {}, options);
    if (closed.ok || closed.failure.kind === 'unauthorised') return ok(undefined);
    return fail(toSessionCallFailure(closed.failure));
  }
}

/** 401 while the factor was not given; 403 while there is none to give. */
function toOpenFailure(failure: BackendFailure): OpenFailure {
  if (failure.kind === 'refused' && failure.token === 'StaffOnly') return { kind: 'noStaffAccess' };
  const refused = failure.kind === 'unauthorised' || failure.kind === 'refused';
  return refused && failure.token === 'MfaRequiredError'
    ? { kind: 'secondFactorNeeded' }
    : toSessionCallFailure(failure);
}
