import { singleSignOnReturn } from '@/domain/session/singleSignOn/singleSignOnReturn.rule';
import type { SingleSignOnState } from '@/domain/session/singleSignOn/SingleSignOnState';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { continueUrl } from '@/domain/session/signIn/continueUrl.rule';
import type { AddressBar } from '../../app/ports/AddressBar';
import type { Clock } from '../../kernel/ports/Clock';
import type { OpenSession } from '../signIn/OpenSession';
import type { SessionCallFailure } from '../ports/SessionCallFailure';
import type { IdentifiedUser, IdentityFailure, IdentityProvider } from '../ports/IdentityProvider';
import type { AccountPaused, SecondFactorGateway } from '../ports/SecondFactorGateway';
import type { NoStaffAccess } from '../ports/SessionGateway';
import type { SingleSignOnGateway, SingleSignOnFailure } from '../ports/SingleSignOnGateway';
import type { SingleSignOnVault } from '../ports/SingleSignOnVault';
import type { SignInOutcome } from '../signIn/SignIn';

export type FinishSingleSignOnFailure =
  | IdentityFailure
  | SessionCallFailure
  | NoStaffAccess
  | AccountPaused
  | SingleSignOnFailure
  | { readonly kind: 'stateUnknown' }
  | { readonly kind: 'stateExpired' }
  /** The provider itself refused the sign-in. */
  | { readonly kind: 'providerRefused' };

export interface FinishSingleSignOnPorts {
  readonly gateway: SingleSignOnGateway;
  readonly vault: SingleSignOnVault;
  readonly identity: IdentityProvider;
  readonly secondFactor: SecondFactorGateway;
  readonly clock: Clock;
  readonly addressBar: AddressBar;
}

/**
 * Completes a single-sign-on return at the URL where it started. Makes no call unless this window had left for the
 * provider.
 */
export class FinishSingleSignOn {
  constructor(
    private readonly ports: FinishSingleSignOnPorts,
    private readonly openSession: OpenSession,
  ) {}

  async execute(query: Readonly<Record<string, string>>): Promise<Result<SignInOutcome, FinishSingleSignOnFailure>> {
    const { gateway, vault, identity, clock } = this.ports;
    const stored = vault.consume(query['state'] ?? '') ?? null;
    const verdict = singleSignOnReturn({ state: stored, now: clock.now() });
    if (stored === null) return fail({ kind: 'stateUnknown' });
    this.returnTo(stored);
    if (verdict !== 'valid') return fail({ kind: 'stateExpired' });
    const code = query['code'];
    if (code === undefined || query['error'] !== undefined)
      return fail({ kind: query['error'] === 'access_denied' ? 'accessDenied' : 'providerRefused' });
    const finished = await gateway.finish({ clientID: stored.clientID, code, login: stored.login });
    if (!finished.ok) return finished;
    const identified = await identity.signInWithCustomToken(finished.value);
    return identified.ok ? this.enter(identified.value) : identified;
  }

  private returnTo({ returnTo, redirectUrl }: SingleSignOnState): void {
    const path = continueUrl({ continueUrl: returnTo, origin: new URL(redirectUrl).origin });
    this.ports.addressBar.replace(path.startsWith('/') ? (path as `/${string}`) : '/');
  }

  private async enter(identified: IdentifiedUser): Promise<Result<SignInOutcome, FinishSingleSignOnFailure>> {
    const opened = await this.openSession.openFor(identified, { onNewPage: true });
    if (opened.ok) return ok({ kind: 'signedIn', user: opened.value });
    if (opened.failure.kind !== 'secondFactorNeeded') return fail(opened.failure);
    // A partial sign-in is undone: the second factor starts a new sign-in.
    await this.ports.identity.signOut();
    const { user, idToken } = identified;
    const options = await this.ports.secondFactor.options(idToken);
    return options.ok
      ? ok({ kind: 'secondFactorNeeded', pending: { email: user.email, idToken, options: options.value } })
      : options;
  }
}
