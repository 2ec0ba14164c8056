import { loginUrlIsSafe } from '@/domain/session/singleSignOn/loginUrlIsSafe';
import { SINGLE_SIGN_ON_KEY_LENGTH, singleSignOnKey } from '@/domain/session/singleSignOn/singleSignOnKey';
import { SINGLE_SIGN_ON_LIMIT_MS } from '@/domain/session/singleSignOn/singleSignOnReturn.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { Clock } from '../../kernel/ports/Clock';
import type { Random } from '../../kernel/ports/Random';
import type { SessionCallFailure } from '../ports/SessionCallFailure';
import type { PageLocation } from '../ports/PageLocation';
import type { SingleSignOnGateway } from '../ports/SingleSignOnGateway';
import type { SingleSignOnVault } from '../ports/SingleSignOnVault';

/** `storageRefused`: the browser stores nothing for this site, so the user could not return. */
export type StartSingleSignOnFailure =
  | SessionCallFailure
  | { readonly kind: 'loginUrlNotSafe' }
  | { readonly kind: 'storageRefused' };

export interface StartSingleSignOnPorts {
  readonly gateway: SingleSignOnGateway;
  readonly vault: SingleSignOnVault;
  readonly location: PageLocation;
  readonly random: Random;
  readonly clock: Clock;
}

/** Navigates to the provider, with a state that only this window can complete. */
export class StartSingleSignOn {
  constructor(private readonly ports: StartSingleSignOnPorts) {}

  async execute(clientID: string): Promise<Result<void, StartSingleSignOnFailure>> {
    const { gateway, vault, location, random, clock } = this.ports;
    const redirectUrl = `${location.origin()}/callback`;
    const given = await gateway.loginUrl({ clientID, redirectUrl });
    if (!given.ok) return given;
    if (!loginUrlIsSafe(given.value, location.origin())) return fail({ kind: 'loginUrlNotSafe' });
    const key = singleSignOnKey(random.bytes(SINGLE_SIGN_ON_KEY_LENGTH));
    const url = new URL(given.value);
    const state = {
      clientID,
      login: url.searchParams.get('login') ?? '',
      redirectUrl,
      returnTo: location.here(),
      expiresOn: clock.now() + SINGLE_SIGN_ON_LIMIT_MS,
    };
    if (!vault.save(key, state)) return fail({ kind: 'storageRefused' });
    url.searchParams.append('state', key);
    location.leaveFor(url.href);
    return ok(undefined);
  }
}
