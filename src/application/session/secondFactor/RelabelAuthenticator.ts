import { parseAuthenticatorLabel } from '@/domain/session/secondFactor/Authenticator';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { isAnswerLost } from '../ports/SessionCallFailure';
import type { RequireRecentSignIn } from '../RequireRecentSignIn';
import type { AuthenticatorGateway, ChangeFailure } from '../ports/AuthenticatorGateway';

export type RelabelFailure = ChangeFailure | { readonly kind: 'labelNotValid' };

/** Renames an authenticator. After a lost answer it checks whether that succeeded. */
export class RelabelAuthenticator {
  constructor(
    private readonly gateway: AuthenticatorGateway,
    private readonly requireRecentSignIn: RequireRecentSignIn,
  ) {}

  async execute({ id, typed }: { readonly id: string; readonly typed: string }): Promise<Result<void, RelabelFailure>> {
    const label = parseAuthenticatorLabel(typed);
    return label === undefined
      ? fail({ kind: 'labelNotValid' })
      : this.requireRecentSignIn.execute(async () => {
          const renamed = await this.gateway.relabel(id, label);
          return renamed.ok || !isAnswerLost(renamed.failure) || !(await this.isNamed(id, label))
            ? renamed
            : ok(undefined);
        });
  }

  private async isNamed(id: string, label: string): Promise<boolean> {
    const listed = await this.gateway.list();
    return listed.ok && listed.value.authenticators.some(one => one.id === id && one.label === label);
  }
}
