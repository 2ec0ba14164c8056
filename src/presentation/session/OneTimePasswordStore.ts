import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { SendEmailCode, SendEmailCodeFailure } from '@/application/session/SendEmailCode';
import type { SubmitSecondFactor, SubmitSecondFactorFailure } from '@/application/session/SubmitSecondFactor';
import type { Stop } from '@/application/shared/Stop';
import { codeIsEmailedAtOnce } from '@/domain/session/codeIsEmailedAtOnce';
import type { EmailCodeStatus } from '@/domain/session/EmailCodeStatus';
import { emailOption } from '@/domain/session/emailOption';
import { oneTimePassword } from '@/domain/session/oneTimePassword.rule';
import type { PendingSignIn } from '@/domain/session/PendingSignIn';

export interface OneTimePasswordUseCases {
  readonly submitSecondFactor: SubmitSecondFactor;
  readonly sendEmailCode: SendEmailCode;
}

/** The second step: the code of an authenticator or of an email. */
export class OneTimePasswordStore {
  typed = '';
  left = false;
  busy = false;
  emailCode: EmailCodeStatus = 'unsent';
  failure: SubmitSecondFactorFailure | undefined = undefined;
  emailFailure: SendEmailCodeFailure | undefined = undefined;
  private started = false;

  constructor(
    readonly pending: PendingSignIn,
    private readonly useCases: OneTimePasswordUseCases,
  ) {
    makeObservable(this, {
      typed: observable,
      left: observable,
      busy: observable,
      emailCode: observable,
      failure: observableRef,
      emailFailure: observableRef,
      problem: computed,
      canSubmit: computed,
      source: computed,
      type: action,
      leave: action,
      sendEmail: action,
      submit: action,
    });
  }

  /** People who have no other way get their code by email at once; the effect may run twice, the email goes out once. */
  start(): Stop {
    if (!this.started && codeIsEmailedAtOnce(this.pending.options)) void this.sendEmail();
    this.started = true;
    return () => undefined;
  }

  get problem(): 'missing' | 'wrongLength' | undefined {
    const { verdict } = oneTimePassword({ typed: this.typed });
    return this.left && verdict !== 'valid' ? verdict : undefined;
  }

  get canSubmit(): boolean {
    return !this.busy && oneTimePassword({ typed: this.typed }).verdict === 'valid';
  }

  /** Where the person finds the code. */
  get source(): 'authenticator' | 'email' | 'either' {
    if (this.emailCode !== 'unsent' || codeIsEmailedAtOnce(this.pending.options)) return 'email';
    return this.canEmail ? 'either' : 'authenticator';
  }

  get canEmail(): boolean {
    return emailOption(this.pending.options) !== undefined;
  }

  type(typed: string): void {
    this.typed = typed;
    this.failure = undefined;
  }

  leave(): void {
    this.left = this.left || this.typed !== '';
  }

  async sendEmail(): Promise<void> {
    if (this.emailCode === 'sending') return;
    this.emailCode = 'sending';
    this.emailFailure = undefined;
    const sent = await this.useCases.sendEmailCode.execute(this.pending);
    runInAction(() => {
      this.emailCode = sent.ok ? 'successful' : 'failed';
      this.emailFailure = sent.ok ? undefined : sent.failure;
    });
  }

  async submit(): Promise<void> {
    if (this.busy) return;
    this.left = true;
    if (!this.canSubmit) return;
    this.busy = true;
    try {
      const { pending, typed, emailCode } = this;
      const done = await this.useCases.submitSecondFactor.execute({ pending, typed, emailCode });
      runInAction(() => (this.failure = done.ok ? undefined : done.failure));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}
