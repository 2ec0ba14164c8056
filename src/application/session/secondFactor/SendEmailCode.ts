import { emailOption } from '@/domain/session/secondFactor/MfaOption';
import type { PendingSignIn } from '@/domain/session/signIn/PendingSignIn';
import { fail, type Result } from '@/domain/kernel/Result';
import type { EmailFailure, SecondFactorGateway } from '../ports/SecondFactorGateway';

export type SendEmailCodeFailure = EmailFailure | { readonly kind: 'noEmailOption' };

/** Sends a one-time code to the registered email address. */
export class SendEmailCode {
  constructor(private readonly gateway: SecondFactorGateway) {}

  async execute({ idToken, options }: PendingSignIn): Promise<Result<void, SendEmailCodeFailure>> {
    const option = emailOption(options);
    return option === undefined
      ? fail({ kind: 'noEmailOption' })
      : this.gateway.emailCode({ idToken, optionId: option.id });
  }
}
