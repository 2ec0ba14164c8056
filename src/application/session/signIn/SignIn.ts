import type { PendingSignIn } from '@/domain/session/signIn/PendingSignIn';
import type { User } from '@/domain/session/User';
import { ok, type Result } from '@/domain/kernel/Result';
import type { OpenSession, OpenSessionFailure } from './OpenSession';
import type { IdentityProvider } from '../ports/IdentityProvider';
import type { AccountPaused, SecondFactorGateway } from '../ports/SecondFactorGateway';

export interface SignInCommand {
  readonly email: string;
  readonly password: string;
  /**
   * The account was just created and has no permissions: no session is requested, only the token for adding a second
   * factor.
   */
  readonly newAccount?: boolean;
}
export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly user: User }
  | { readonly kind: 'secondFactorNeeded'; readonly pending: PendingSignIn };
export type SignInFailure = Exclude<OpenSessionFailure, { readonly kind: 'secondFactorNeeded' }> | AccountPaused;

/** Signs in with email and password; most users are asked for a second factor next. */
export class SignIn {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly secondFactor: SecondFactorGateway,
    private readonly openSession: OpenSession,
  ) {}

  async execute({ email, password, newAccount = false }: SignInCommand): Promise<Result<SignInOutcome, SignInFailure>> {
    const checked = await this.identity.checkPassword({ email, password });
    if (!checked.ok) return checked;
    const idToken = checked.value;
    if (newAccount) return this.requireSecondFactor(email, idToken);
    const opened = await this.openSession.execute({ idToken });
    if (opened.ok) return ok({ kind: 'signedIn', user: opened.value });
    const { failure } = opened;
    return failure.kind === 'secondFactorNeeded' ? this.requireSecondFactor(email, idToken) : { ok: false, failure };
  }

  private async requireSecondFactor(email: string, idToken: string): Promise<Result<SignInOutcome, SignInFailure>> {
    const options = await this.secondFactor.options(idToken);
    return options.ok
      ? ok({ kind: 'secondFactorNeeded', pending: { email, idToken, options: options.value } })
      : options;
  }
}
