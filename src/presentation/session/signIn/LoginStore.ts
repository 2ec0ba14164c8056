import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { firstLoginStep } from '@/domain/session/signIn/loginSteps';
import type { LoginEvent } from '@/domain/session/signIn/LoginEvent';
import type { LoginStep } from '@/domain/session/signIn/loginSteps';
import { nextLoginStep } from '@/domain/session/signIn/nextLoginStep.rule';
import type { PendingSignIn } from '@/domain/session/signIn/PendingSignIn';
import { rememberedUser, type SignInEmailField } from '@/domain/session/signIn/rememberedUser';
import type { SignInEnd } from '@/domain/session/signIn/SignInEnd';
import { isUnfinished, type InterruptedEnrolment, type LoginStart } from './LoginStart';

/** Somebody who adds an authenticator before they have a session. */
export interface Enrolment {
  /** Proves their password. */
  readonly idToken: string;
  readonly newAccount: boolean;
  /** They gave the code that was emailed to the account. */
  readonly mailboxProved: boolean;
}

/** Which step of the sign-in card is shown, and what one step hands to the next. */
export class LoginStore {
  step: LoginStep;
  pending: PendingSignIn | undefined = undefined;
  enrolment: Enrolment | undefined = undefined;
  /** Kept from step to step, so that it is typed only once. */
  email: string;
  /** Why the last sign-in ended early; shown at the password. */
  end: SignInEnd | undefined = undefined;
  /** Said at the password until it was given. */
  interrupted: InterruptedEnrolment | undefined;
  private notYou = false;
  private readonly onEnrolment: (reached: InterruptedEnrolment) => void;
  private readonly loggedInEmail: string | null;

  constructor(start: LoginStart = {}) {
    const { loggedInEmail, emailInQuery, knownEmail = '', startStep, pending, interrupted, onEnrolment } = start;
    // The account of the email in the address has been made.
    const first = firstLoginStep({ emailInQuery: interrupted === undefined ? (emailInQuery ?? null) : null });
    this.step = startStep ?? first.step;
    this.loggedInEmail = loggedInEmail ?? null;
    this.interrupted = interrupted;
    this.onEnrolment = onEnrolment ?? (() => undefined);
    this.email =
      [first.email, interrupted?.email ?? '', this.remembered.email, knownEmail].find(email => email !== '') ?? '';
    makeObservable<this, 'notYou'>(this, {
      step: observable,
      pending: observableRef,
      enrolment: observableRef,
      email: observable,
      end: observable,
      interrupted: observableRef,
      notYou: observable,
      remembered: computed,
      move: action,
      askForSecondFactor: action,
      mailboxProved: action,
      endSignIn: action,
      accountCreated: action,
      rememberEmail: action,
      forgetRemembered: action,
    });
    if (pending !== undefined) this.askForSecondFactor(pending);
  }

  get remembered(): SignInEmailField {
    return rememberedUser({ loggedInEmail: this.loggedInEmail, notYou: this.notYou });
  }

  /** The email of an account that was created before the reload; it may have no rights yet. */
  get newAccount(): string | undefined {
    const { interrupted } = this;
    return interrupted?.newAccount === true && isUnfinished(interrupted) ? interrupted.email : undefined;
  }

  move(event: LoginEvent): void {
    this.step = nextLoginStep({ step: this.step, event });
    this.notifyEnrolment();
    if (this.step !== 'signIn') return;
    this.pending = undefined;
    this.enrolment = undefined;
  }

  /** A person without any second factor adds one first. */
  askForSecondFactor(pending: PendingSignIn): void {
    this.email = pending.email;
    this.end = undefined;
    const { email, idToken, options } = pending;
    if (options.length > 0) this.pending = pending;
    else this.enrolment = { idToken, newAccount: this.newAccount === email, mailboxProved: false };
    this.move(options.length > 0 ? 'secondFactorNeeded' : 'enrolmentNeeded');
    if (options.length > 0) this.onEnrolment({ email, step: this.step, newAccount: false });
  }

  accountCreated(email: string, idToken: string): void {
    this.email = email;
    this.enrolment = { idToken, newAccount: true, mailboxProved: false };
    this.move('accountCreated');
  }

  mailboxProved(): void {
    if (this.enrolment !== undefined) this.enrolment = { ...this.enrolment, mailboxProved: true };
    const { interrupted } = this;
    this.interrupted = undefined;
    if (interrupted?.email !== this.email) return;
    if (interrupted.step === 'scanQrCode') this.move('hasAuthenticator');
    if (interrupted.step === 'installAuthenticator') this.move('hasNoAuthenticator');
  }

  /** Returns to the password and keeps the email. */
  endSignIn(end: SignInEnd): void {
    this.end = end;
    this.step = 'signIn';
    this.notifyEnrolment();
    this.pending = undefined;
    this.enrolment = undefined;
  }

  rememberEmail(email: string): void {
    this.email = email;
  }

  forgetRemembered(): void {
    this.notYou = true;
    this.email = '';
  }

  private notifyEnrolment(): void {
    if (this.enrolment === undefined) return;
    if (this.step === 'signIn') this.interrupted = undefined;
    const { email, interrupted, enrolment } = this;
    const isAsBefore = interrupted?.email === email && !enrolment.mailboxProved;
    this.onEnrolment(isAsBefore ? interrupted : { email, step: this.step, newAccount: enrolment.newAccount });
  }
}
