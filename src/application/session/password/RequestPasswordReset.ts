import { loginEmail } from '@/domain/session/signIn/loginEmail';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { IdentityProvider } from '../ports/IdentityProvider';

export type PasswordResetFailure = { readonly kind: 'emailNotValid' } | { readonly kind: 'offline' };

/** Requests a reset link. Never reveals whether the email belongs to an account. */
export class RequestPasswordReset {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly continueUrl: string,
  ) {}

  async execute(typed: string): Promise<Result<string, PasswordResetFailure>> {
    const address = loginEmail({ typed });
    if (address.verdict !== 'valid') return fail({ kind: 'emailNotValid' });
    const sent = await this.identity.sendPasswordReset(address.email, this.continueUrl);
    return !sent.ok && sent.failure.kind === 'offline' ? fail({ kind: 'offline' }) : ok(address.email);
  }
}
