import { action, makeObservable, observable, observableRef } from 'mobx';
import type { LoginEvent } from '@/domain/session/LoginEvent';
import type { LoginStep } from '@/domain/session/LoginStep';
import { nextLoginStep } from '@/domain/session/nextLoginStep';
import type { PendingSignIn } from '@/domain/session/PendingSignIn';

/** Which step of the sign-in card is shown, and what one step hands to the next. */
export class LoginStore {
  step: LoginStep = 'signIn';
  pending: PendingSignIn | undefined = undefined;
  /** Kept from step to step, so that nobody types it twice. */
  email: string;
  /** The email is that of a person who has to sign in again; "Not you?" lifts it. */
  remembered: boolean;

  constructor(rememberedEmail?: string) {
    this.email = rememberedEmail ?? '';
    this.remembered = rememberedEmail !== undefined;
    makeObservable(this, {
      step: observable,
      pending: observableRef,
      email: observable,
      remembered: observable,
      move: action,
      askForSecondFactor: action,
      keepEmail: action,
      forgetRemembered: action,
    });
  }

  move(event: LoginEvent): void {
    this.step = nextLoginStep(this.step, event);
    if (this.step === 'signIn') this.pending = undefined;
  }

  askForSecondFactor(pending: PendingSignIn): void {
    this.pending = pending;
    this.email = pending.email;
    this.move('secondFactorNeeded');
  }

  keepEmail(email: string): void {
    this.email = email;
  }

  forgetRemembered(): void {
    this.remembered = false;
    this.email = '';
  }
}
