import { action, makeObservable, observable } from 'mobx';
import type { LoginEvent } from '@/domain/session/signIn/LoginEvent';
import type { LoginStep } from '@/domain/session/signIn/loginSteps';
import { nextLoginStep } from '@/domain/session/signIn/nextLoginStep.rule';

/**
 * The dialog that adds an authenticator. It has the same steps as the sign-in, from the first question about
 * authenticators.
 */
export class AddingStore {
  /** The current step; undefined while the dialog is closed. */
  step: LoginStep | undefined = undefined;

  constructor(private readonly onAdded: () => void) {
    makeObservable(this, { step: observable, open: action, close: action, move: action });
  }

  open(): void {
    this.step = 'twoFactorAuthentication';
  }

  close(): void {
    this.step = undefined;
  }

  move(event: LoginEvent): void {
    if (this.step === undefined) return;
    const next = nextLoginStep({ step: this.step, event });
    this.step = next === 'signIn' || next === 'success' ? undefined : next;
    if (next === 'success') this.onAdded();
  }
}
