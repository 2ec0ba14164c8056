import type { SessionCallFailure } from '@/application/session/ports/SessionCallFailure';
import type { SingleSignOnGateway, SingleSignOnFailure } from '@/application/session/ports/SingleSignOnGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { BackendClient } from '../client/BackendClient';
import type { BackendFailure } from '../client/BackendFailure';
import { toSessionCallFailure } from '../client/toSessionCallFailure';
import { openIdEndpoints } from '../endpoints/openId';

export class AxiosSingleSignOnGateway implements SingleSignOnGateway {
  constructor(private readonly backend: BackendClient) {}

  async loginUrl(query: {
    readonly clientID: string;
    readonly redirectUrl: string;
  }): Promise<Result<string, SessionCallFailure>> {
    const given = await this.backend.call(openIdEndpoints.loginUrl, { query });
    return given.ok ? ok(given.value.value) : fail(toSessionCallFailure(given.failure));
  }

  async finish(command: {
    readonly clientID: string;
    readonly code: string;
    readonly login: string;
  }): Promise<Result<string, SessionCallFailure | SingleSignOnFailure>> {
    const { clientID, code, login } = command;
    const finished = await this.backend.call(openIdEndpoints.loginCallback, { body: { clientID, code, state: login } });
    return finished.ok ? ok(finished.value.value.customToken) : fail(toRefusal(finished.failure));
  }
}

function toRefusal(failure: BackendFailure): SessionCallFailure | SingleSignOnFailure {
  if (failure.kind !== 'refused') return toSessionCallFailure(failure);
  if (failure.token === 'AccountDisabled') return { kind: 'accountDisabled' };
  if (failure.token === 'AccessDenied') return { kind: 'accessDenied' };
  return failure.status === 400
    ? { kind: 'checkFailed', check: failure.token === 'OpenIdFailed' ? failure.text : 'state' }
    : toSessionCallFailure(failure);
}
