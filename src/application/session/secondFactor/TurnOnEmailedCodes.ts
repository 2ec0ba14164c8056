import { defaultEmailOption } from '@/domain/session/secondFactor/MfaOption';
import type { PendingSignIn } from '@/domain/session/signIn/PendingSignIn';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { RequireRecentSignIn } from '../RequireRecentSignIn';
import type { IdentityProvider } from '../ports/IdentityProvider';
import type { EmailFailure, SecondFactorGateway } from '../ports/SecondFactorGateway';

/** Sends a code to the address of the account; `ProveMailbox` with that code turns emailed codes on. */
export class TurnOnEmailedCodes {
  constructor(
    private readonly gateway: SecondFactorGateway,
    private readonly identity: IdentityProvider,
    private readonly requireRecentSignIn: RequireRecentSignIn,
  ) {}

  /** Returns the pending sign-in for answering with the code. */
  execute(): Promise<Result<PendingSignIn, EmailFailure>> {
    return this.requireRecentSignIn.execute<PendingSignIn, EmailFailure>(async () => {
      const identified = await this.identity.restoredUser();
      if (identified === undefined) return fail({ kind: 'recentLoginRequired' });
      const { user, idToken } = identified;
      const sent = await this.gateway.emailCode({ idToken, optionId: defaultEmailOption.id });
      return sent.ok ? ok({ email: user.email, idToken, options: [defaultEmailOption] }) : sent;
    });
  }
}
