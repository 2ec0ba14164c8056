import { parseAuthenticatorLabel } from '@/domain/session/secondFactor/Authenticator';
import { fail, type Result } from '@/domain/kernel/Result';
import type { RequireRecentSignIn } from '../RequireRecentSignIn';
import type { AuthenticatorGateway, ChangeFailure } from '../ports/AuthenticatorGateway';

export type RelabelFailure = ChangeFailure | { readonly kind: 'labelNotValid' };

/** Gives an authenticator another name. */
export class RelabelAuthenticator {
  constructor(
    private readonly gateway: AuthenticatorGateway,
    private readonly requireRecentSignIn: RequireRecentSignIn,
  ) {}

  async execute({ id, typed }: { readonly id: string; readonly typed: string }): Promise<Result<void, RelabelFailure>> {
    const label = parseAuthenticatorLabel(typed);
    return label === undefined
      ? fail({ kind: 'labelNotValid' })
      : this.requireRecentSignIn.execute(() => this.gateway.relabel(id, label));
  }
}
