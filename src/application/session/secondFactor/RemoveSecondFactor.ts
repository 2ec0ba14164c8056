import { ok, type Result } from '@/domain/kernel/Result';
import { isAnswerLost } from '../ports/SessionCallFailure';
import type { RequireRecentSignIn } from '../RequireRecentSignIn';
import type { AuthenticatorGateway, ChangeFailure } from '../ports/AuthenticatorGateway';

export type RemovedFactor = { readonly type: 'totp'; readonly id: string } | { readonly type: 'email' };

/** Removes a second factor. After a lost answer it checks whether that succeeded. */
export class RemoveSecondFactor {
  constructor(
    private readonly gateway: AuthenticatorGateway,
    private readonly requireRecentSignIn: RequireRecentSignIn,
  ) {}

  execute(factor: RemovedFactor): Promise<Result<void, ChangeFailure>> {
    return this.requireRecentSignIn.execute(async () => {
      const removed = await (factor.type === 'totp' ? this.gateway.remove(factor.id) : this.gateway.removeEmail());
      return removed.ok || !isAnswerLost(removed.failure) || !(await this.isGone(factor)) ? removed : ok(undefined);
    });
  }

  private async isGone(factor: RemovedFactor): Promise<boolean> {
    const listed = await this.gateway.list();
    if (!listed.ok) return false;
    const { authenticators, email, unreadable = 0 } = listed.value;
    if (unreadable > 0) return false;
    return factor.type === 'totp' ? authenticators.every(({ id }) => id !== factor.id) : email === undefined;
  }
}
