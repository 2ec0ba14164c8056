import type { PendingSignIn } from '@/domain/session/signIn/PendingSignIn';
import { oneTimePassword } from '@/domain/session/secondFactor/oneTimePassword';
import { fail, type Result } from '@/domain/kernel/Result';
import type { AnswerFailure, SecondFactorGateway } from '../ports/SecondFactorGateway';
import { codeFailures, type CodeFailure } from './codeFailures';

/**
 * Submits the code emailed to the account's address: before its first method is added, and to turn emailed codes on.
 * Signs no user in.
 */
export class ProveMailbox {
  constructor(private readonly gateway: SecondFactorGateway) {}

  async execute({
    pending,
    typed,
  }: {
    readonly pending: PendingSignIn;
    readonly typed: string;
  }): Promise<Result<string, AnswerFailure | CodeFailure>> {
    const code = oneTimePassword({ typed });
    if (code.verdict !== 'valid') return fail(codeFailures[code.verdict]);
    return this.gateway.answer({ idToken: pending.idToken, method: 'email', code: code.code });
  }
}
