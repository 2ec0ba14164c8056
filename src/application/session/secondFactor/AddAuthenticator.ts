import { oneTimePassword } from '@/domain/session/secondFactor/oneTimePassword';
import { fail, type Result } from '@/domain/kernel/Result';
import type { RequireRecentSignIn } from '../RequireRecentSignIn';
import { codeFailures, type CodeFailure } from './codeFailures';
import type { AuthenticatorGateway, RegisterFailure } from '../ports/AuthenticatorGateway';
import type { IdentityProvider } from '../ports/IdentityProvider';

export interface AddAuthenticatorCommand {
  /** For a user without a session yet; otherwise the session identifies the user. */
  readonly idToken?: string;
  readonly typed: string;
  readonly secret: string;
  readonly label: string;
}
export type AddAuthenticatorFailure = RegisterFailure | CodeFailure;

/** Registers an authenticator after it has proved its secret with a code. */
export class AddAuthenticator {
  constructor(
    private readonly gateway: AuthenticatorGateway,
    private readonly identity: IdentityProvider,
    private readonly requireRecentSignIn: RequireRecentSignIn,
  ) {}

  async execute({
    idToken,
    typed,
    secret,
    label,
  }: AddAuthenticatorCommand): Promise<Result<void, AddAuthenticatorFailure>> {
    const code = oneTimePassword({ typed });
    if (code.verdict !== 'valid') return fail(codeFailures[code.verdict]);
    const register = (proof: string) => this.gateway.register({ idToken: proof, code: code.code, secret, label });
    if (idToken !== undefined) return register(idToken);
    return this.requireRecentSignIn.execute<void, RegisterFailure>(async () => {
      const identified = await this.identity.restoredUser();
      return identified === undefined ? fail({ kind: 'recentLoginRequired' }) : register(identified.idToken);
    });
  }
}
