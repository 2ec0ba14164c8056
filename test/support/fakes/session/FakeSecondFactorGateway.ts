import type { SessionCallFailure } from '@/application/session/ports/SessionCallFailure';
import type {
  AnswerFailure,
  ChallengeAnswer,
  EmailFailure,
  OptionsFailure,
  SecondFactorGateway,
} from '@/application/session/ports/SecondFactorGateway';
import type { MfaOption } from '@/domain/session/secondFactor/MfaOption';
import { fail, ok, type Result } from '@/domain/kernel/Result';

/**
 * Accepts one code for each method: 111111 from the authenticator, and 222222 from the email once it was sent. A
 * sign-in gets one email until time passes, and five wrong codes.
 */
export class FakeSecondFactorGateway implements SecondFactorGateway {
  registered: readonly MfaOption[] = [{ id: 'app', type: 'totp' }];
  readonly emailed: string[] = [];
  private readonly lately = new Set<string>();
  private readonly wrong = new Map<string, number>();
  /** True after too many wrong codes in other sign-ins. */
  paused = false;
  private next: SessionCallFailure | undefined;
  private nextAnswer: AnswerFailure | undefined;

  failNext(failure: SessionCallFailure): void {
    this.next = failure;
  }

  failNextAnswer(failure: AnswerFailure): void {
    this.nextAnswer = failure;
  }

  /** Lets half a minute without an email pass. */
  letTimePass(): void {
    this.lately.clear();
  }

  async options(): Promise<Result<readonly MfaOption[], OptionsFailure>> {
    const failure = this.takeFailure() ?? (this.paused ? ({ kind: 'accountPaused' } as const) : undefined);
    return failure === undefined ? ok(this.registered) : fail(failure);
  }

  async emailCode({
    idToken,
    optionId,
  }: {
    readonly idToken: string;
    readonly optionId: string;
  }): Promise<Result<void, EmailFailure>> {
    const failure = this.takeFailure();
    if (failure !== undefined) return fail(failure);
    if (this.lately.has(idToken)) return fail({ kind: 'tooSoon' });
    if (optionId !== 'default-email' && !this.registered.some(({ id, type }) => id === optionId && type === 'email'))
      throw new Error(`No email is registered as ${optionId}.`);
    this.emailed.push(optionId);
    this.lately.add(idToken);
    return ok(undefined);
  }

  async answer({ idToken, method, code }: ChallengeAnswer): Promise<Result<string, AnswerFailure>> {
    const failure = this.takeFailure() ?? this.nextAnswer;
    this.nextAnswer = undefined;
    if (failure !== undefined) return fail(failure);
    const tried = this.wrong.get(idToken) ?? 0;
    if (tried >= 5) return fail({ kind: 'signInOver' });
    const right = method === 'totp' ? code === '111111' : this.emailed.length > 0 && code === '222222';
    if (right) return ok(`passed:${idToken}`);
    this.wrong.set(idToken, tried + 1);
    return fail({ kind: tried + 1 >= 5 ? 'signInOver' : 'wrongCode' });
  }

  private takeFailure(): SessionCallFailure | undefined {
    const { next } = this;
    this.next = undefined;
    return next;
  }
}
