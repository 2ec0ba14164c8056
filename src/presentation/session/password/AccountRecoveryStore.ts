import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { PasswordResetFailure, RequestPasswordReset } from '@/application/session/password/RequestPasswordReset';
import { loginEmail } from '@/domain/session/signIn/loginEmail';

/** The step for users who have forgotten their password. */
export class AccountRecoveryStore {
  email: string;
  left = false;
  busy = false;
  failure: PasswordResetFailure | undefined = undefined;
  private touched = false;

  constructor(
    email: string,
    private readonly requestPasswordReset: RequestPasswordReset,
    private readonly onSent: (email: string) => void,
  ) {
    this.email = email;
    makeObservable(this, {
      email: observable,
      left: observable,
      busy: observable,
      failure: observableRef,
      problem: computed,
      canSubmit: computed,
      type: action,
      leave: action,
      submit: action,
    });
  }

  get problem(): 'missing' | 'invalid' | undefined {
    const { verdict } = loginEmail({ typed: this.email });
    return this.left && verdict !== 'valid' ? verdict : undefined;
  }

  get canSubmit(): boolean {
    return !this.busy && loginEmail({ typed: this.email }).verdict === 'valid';
  }

  type(email: string): void {
    this.email = email;
    this.touched = true;
    this.failure = undefined;
  }

  leave(): void {
    this.left = this.left || this.touched || this.email !== '';
  }

  async submit(): Promise<void> {
    this.left = true;
    if (!this.canSubmit) return;
    this.busy = true;
    try {
      const requested = await this.requestPasswordReset.execute(this.email);
      runInAction(() => (requested.ok ? this.onSent(requested.value) : (this.failure = requested.failure)));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}
