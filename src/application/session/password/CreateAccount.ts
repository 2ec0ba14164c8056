import { isGuessable, wordsOfEmail } from '@/domain/session/password/isGuessable';
import { loginEmail } from '@/domain/session/signIn/loginEmail';
import { newPassword } from '@/domain/session/password/newPassword.rule';
import { fail, type Result } from '@/domain/kernel/Result';
import type { IdentityFailure, IdentityProvider } from '../ports/IdentityProvider';
import type { PasswordEstimator } from '../ports/PasswordEstimator';

export interface CreateAccountCommand {
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
}
export type CreateAccountFailure = IdentityFailure | { readonly kind: 'passwordNotValid' };

/** Creates an account without permissions, which must be granted. Returns the ID token that proves its password. */
export class CreateAccount {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly estimator: PasswordEstimator,
  ) {}

  async execute({
    email,
    password,
    confirmation,
  }: CreateAccountCommand): Promise<Result<string, CreateAccountFailure>> {
    const address = loginEmail({ typed: email });
    if (address.verdict !== 'valid') return fail({ kind: 'invalidEmail' });
    if (newPassword({ typed: password, confirmation }).verdict !== 'valid') return fail({ kind: 'passwordNotValid' });
    // The provider decides if the password cannot be checked here.
    const guesses = await this.estimator.guesses(password, wordsOfEmail(address.email));
    if (guesses !== undefined && isGuessable(guesses)) return fail({ kind: 'passwordTooCommon' });
    const credentials = { email: address.email, password };
    const created = await this.identity.createAccount(credentials);
    if (created.ok || created.failure.kind !== 'emailTaken') return created;
    // A browser or a user may repeat the call after a lost answer: the account is their own.
    const own = await this.identity.checkPassword(credentials);
    return own.ok ? own : created;
  }
}
