import type { Result } from '@/domain/kernel/Result';
import type { RequireRecentSignIn } from '../RequireRecentSignIn';
import type { AuthenticatorGateway, ChangeFailure } from '../ports/AuthenticatorGateway';

export type RemovedFactor = { readonly type: 'totp'; readonly id: string } | { readonly type: 'email' };

/** Takes one way of giving the second factor away. */
export class RemoveSecondFactor {
  constructor(
    private readonly gateway: AuthenticatorGateway,
    private readonly requireRecentSignIn: RequireRecentSignIn,
  ) {}

  execute(factor: RemovedFactor): Promise<Result<void, ChangeFailure>> {
    return this.requireRecentSignIn.execute(() =>
      factor.type === 'totp' ? this.gateway.remove(factor.id) : this.gateway.removeEmail(),
    );
  }
}
