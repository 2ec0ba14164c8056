import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { SendEmailCode, SendEmailCodeFailure } from '@/application/session/secondFactor/SendEmailCode';
import type {
  SubmitSecondFactorCommand,
  SubmitSecondFactorFailure,
} from '@/application/session/secondFactor/SubmitSecondFactor';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { codeIsEmailedAtOnce, emailOption } from '@/domain/session/secondFactor/MfaOption';
import type { EmailCodeStatus } from '@/domain/session/secondFactor/EmailCodeStatus';
import type { MfaOption } from '@/domain/session/secondFactor/MfaOption';
import { oneTimePassword } from '@/domain/session/secondFactor/oneTimePassword';
import type { PendingSignIn } from '@/domain/session/signIn/PendingSignIn';
import { secondFactorMethod } from '@/domain/session/secondFactor/secondFactorMethod';
import type { SignInEnd } from '@/domain/session/signIn/SignInEnd';
import type { Result } from '@/domain/kernel/Result';
import type { CodeEntry } from './CodeEntry';

export interface OneTimePasswordUseCases {
  /** Submits the code. This is `ProveMailbox` if the code does not complete a sign-in. */
  readonly submitSecondFactor: {
    execute(command: SubmitSecondFactorCommand): Promise<Result<unknown, SubmitSecondFactorFailure>>;
  };
  readonly sendEmailCode: Pick<SendEmailCode, 'execute'>;
}

export interface OneTimePasswordCourse {
  /** True if a code was emailed before the store was created. */
  readonly emailed?: true;
  readonly onAccepted?: () => void;
  readonly onOver?: (end: SignInEnd) => void;
}

/** The second step of a sign-in: a code from an authenticator or an email. */
export class OneTimePasswordStore implements CodeEntry {
  typed = '';
  left = false;
  busy = false;
  emailCode: EmailCodeStatus = 'unsent';
  /** True if a code was emailed during this sign-in, even if later attempts failed. */
  emailed = false;
  failure: SubmitSecondFactorFailure | undefined = undefined;
  emailFailure: SendEmailCodeFailure | undefined = undefined;
  private touched = false;
  private started = false;

  constructor(
    readonly pending: PendingSignIn,
    private readonly useCases: OneTimePasswordUseCases,
    private readonly course: OneTimePasswordCourse = {},
  ) {
    if (course.emailed === true) {
      this.emailCode = 'successful';
      this.emailed = true;
    }
    makeObservable(this, {
      typed: observable,
      left: observable,
      busy: observable,
      emailCode: observable,
      emailed: observable,
      failure: observableRef,
      emailFailure: observableRef,
      problem: computed,
      canSubmit: computed,
      method: computed,
      source: computed,
      type: action,
      leave: action,
      sendEmail: action,
      submit: action,
    });
  }

  /** Emails the code if the user has no other method. React may call this twice, but the email is sent once. */
  start(): Unsubscribe {
    if (!this.started && !this.emailed && codeIsEmailedAtOnce(this.pending.options)) void this.sendEmail();
    this.started = true;
    return () => undefined;
  }

  get problem(): CodeEntry['problem'] {
    const { verdict } = oneTimePassword({ typed: this.typed });
    return this.left && verdict !== 'valid' ? verdict : undefined;
  }

  get canSubmit(): boolean {
    return !this.busy && oneTimePassword({ typed: this.typed }).verdict === 'valid';
  }

  /** The method to which the requested code belongs. */
  get method(): MfaOption['type'] {
    const { emailCode, emailed, pending } = this;
    return secondFactorMethod({ emailCode, emailed, options: pending.options });
  }

  /** Says where the user finds the code. */
  get source(): 'authenticator' | 'email' | 'either' {
    if (this.method === 'email' || codeIsEmailedAtOnce(this.pending.options)) return 'email';
    return this.canEmail ? 'either' : 'authenticator';
  }

  get canEmail(): boolean {
    return emailOption(this.pending.options) !== undefined;
  }

  type(typed: string): void {
    this.typed = typed;
    this.touched = true;
    this.failure = undefined;
  }

  leave(): void {
    this.left = this.left || this.touched;
  }

  async sendEmail(): Promise<void> {
    if (this.emailCode === 'sending') return;
    this.emailCode = 'sending';
    this.emailFailure = undefined;
    // The error in the previous code does not apply to the next one.
    this.failure = undefined;
    this.left = false;
    const sent = await this.useCases.sendEmailCode.execute(this.pending);
    runInAction(() => {
      this.emailCode = sent.ok ? 'successful' : 'failed';
      // "Too soon" means that the previous email was sent, although its answer may have been lost.
      this.emailed ||= sent.ok || sent.failure.kind === 'tooSoon';
      this.emailFailure = sent.ok ? undefined : sent.failure;
    });
  }

  async submit(): Promise<void> {
    if (this.busy) return;
    this.left = true;
    if (!this.canSubmit) return;
    this.busy = true;
    try {
      const { pending, typed, method } = this;
      const done = await this.useCases.submitSecondFactor.execute({ pending, typed, method });
      runInAction(() => this.conclude(done));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
  private conclude(done: Result<unknown, SubmitSecondFactorFailure>): void {
    this.failure = done.ok ? undefined : done.failure;
    if (done.ok) this.course.onAccepted?.();
    else if (done.failure.kind === 'signInOver' || done.failure.kind === 'accountPaused')
      this.course.onOver?.(done.failure.kind);
  }
}
