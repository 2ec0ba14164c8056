import { isGuessable, wordsOfEmail } from '@/domain/session/password/isGuessable';
import { newPassword } from '@/domain/session/password/newPassword.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { Logger } from '../../kernel/ports/Logger';
import type { ActionCodeFailure, IdentityProvider } from '../ports/IdentityProvider';
import type { PasswordEstimator } from '../ports/PasswordEstimator';
import type { SignIn } from '../signIn/SignIn';

export interface ResetPasswordCommand {
  readonly code: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
}
export type ResetPasswordFailure = ActionCodeFailure | { readonly kind: 'passwordNotValid' };

/**
 * Sets a new password with the code of an email, then tries to sign in with it normally. That attempt never bypasses
 * the second factor: if one is required, the user is not signed in, which is only logged.
 */
export class ResetPassword {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly estimator: PasswordEstimator,
    private readonly signIn: SignIn,
    private readonly logger: Logger,
  ) {}

  async execute({
    code,
    email,
    password,
    confirmation,
  }: ResetPasswordCommand): Promise<Result<void, ResetPasswordFailure>> {
    if (newPassword({ typed: password, confirmation }).verdict !== 'valid') return fail({ kind: 'passwordNotValid' });
    // The provider decides if the password cannot be checked here.
    const guesses = await this.estimator.guesses(password, wordsOfEmail(email));
    if (guesses !== undefined && isGuessable(guesses)) return fail({ kind: 'passwordTooCommon' });
    const reset = await this.identity.resetPassword({ code, password });
    if (!reset.ok && !(await this.wasReset(reset.failure, email, password))) return reset;
    await this.tryToSignIn(email, password);
    return ok(undefined);
  }

  /** A browser or a user may repeat the call after a lost answer: the code was used by their own first attempt. */
  private async wasReset({ kind }: ActionCodeFailure, email: string, password: string): Promise<boolean> {
    return kind === 'linkInvalid' && (await this.identity.checkPassword({ email, password })).ok;
  }

  private async tryToSignIn(email: string, password: string): Promise<void> {
    const done = await this.signIn.execute({ email, password });
    const outcome = done.ok ? done.value.kind : done.failure.kind;
    if (outcome !== 'signedIn') this.logger.info(`Not signed in after a password reset: ${outcome}.`);
  }
}
