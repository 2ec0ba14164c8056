import type { EmailCodeStatus } from '@/domain/session/EmailCodeStatus';
import { oneTimePassword } from '@/domain/session/oneTimePassword.rule';
import type { PendingSignIn } from '@/domain/session/PendingSignIn';
import { secondFactorMethod } from '@/domain/session/secondFactorMethod';
import type { User } from '@/domain/session/User';
import { fail, type Result } from '@/domain/shared/Result';
import type { OpenSession, OpenSessionFailure } from './OpenSession';
import type { SecondFactorGateway } from './ports/SecondFactorGateway';

export interface SubmitSecondFactorCommand {
  readonly pending: PendingSignIn;
  /** As typed: "123 456" is as good as "123456". */
  readonly typed: string;
  readonly emailCode: EmailCodeStatus;
}
export type SubmitSecondFactorFailure =
  | OpenSessionFailure
  | { readonly kind: 'wrongCode' }
  | { readonly kind: 'codeMissing' }
  | { readonly kind: 'codeHasWrongLength' };

/** Answers the challenge and tries the sign-in again with what it gave. */
export class SubmitSecondFactor {
  constructor(
    private readonly gateway: SecondFactorGateway,
    private readonly openSession: OpenSession,
  ) {}

  async execute({ pending, typed, emailCode }: SubmitSecondFactorCommand): Promise<Result<User, SubmitSecondFactorFailure>> {
    const code = oneTimePassword({ typed });
    if (code.verdict !== 'valid') return fail({ kind: code.verdict === 'missing' ? 'codeMissing' : 'codeHasWrongLength' });
    const { idToken } = pending;
    const answered = await this.gateway.answer({ idToken, method: secondFactorMethod(emailCode), code: code.code });
    return answered.ok ? this.openSession.execute({ idToken, mfaChallengeResponse: answered.value }) : answered;
  }
}
