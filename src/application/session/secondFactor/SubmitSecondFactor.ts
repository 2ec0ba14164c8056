import { isAnswerLost } from '../ports/SessionCallFailure';
import type { MfaOption } from '@/domain/session/secondFactor/MfaOption';
import { oneTimePassword } from '@/domain/session/secondFactor/oneTimePassword';
import type { PendingSignIn } from '@/domain/session/signIn/PendingSignIn';
import type { User } from '@/domain/session/User';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { codeFailures, type CodeFailure } from './codeFailures';
import type { OpenSession, OpenSessionFailure } from '../signIn/OpenSession';
import type { AnswerFailure, ChallengeAnswer, SecondFactorGateway } from '../ports/SecondFactorGateway';

export interface SubmitSecondFactorCommand {
  readonly pending: PendingSignIn;
  /** As typed: "123 456" equals "123456". */
  readonly typed: string;
  readonly method: MfaOption['type'];
}
export type SubmitSecondFactorFailure = OpenSessionFailure | AnswerFailure | CodeFailure;

/** Answers the challenge and retries the sign-in with the result. */
export class SubmitSecondFactor {
  /** Proof of a correct code whose sign-in got no answer: the code is used up, the proof is not. */
  private unused: { readonly answer: ChallengeAnswer; readonly proof: string } | undefined;

  constructor(
    private readonly gateway: SecondFactorGateway,
    private readonly openSession: OpenSession,
  ) {}

  async execute({
    pending,
    typed,
    method,
  }: SubmitSecondFactorCommand): Promise<Result<User, SubmitSecondFactorFailure>> {
    const code = oneTimePassword({ typed });
    if (code.verdict !== 'valid') return fail(codeFailures[code.verdict]);
    const { idToken } = pending;
    const answer = { idToken, method, code: code.code };
    const proved = await this.prove(answer);
    if (!proved.ok) return proved;
    const opened = await this.openSession.execute({ idToken, mfaChallengeResponse: proved.value });
    const unanswered = !opened.ok && isAnswerLost(opened.failure);
    this.unused = unanswered ? { answer, proof: proved.value } : undefined;
    return opened;
  }

  private async prove(answer: ChallengeAnswer): Promise<Result<string, SubmitSecondFactorFailure>> {
    const { unused } = this;
    if (unused?.answer.idToken === answer.idToken && unused.answer.code === answer.code) return ok(unused.proof);
    return this.gateway.answer(answer);
  }
}
