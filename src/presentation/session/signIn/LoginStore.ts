import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { firstLoginStep } from '@/domain/session/signIn/loginSteps';
import type { LoginEvent } from '@/domain/session/signIn/LoginEvent';
import type { LoginStep } from '@/domain/session/signIn/loginSteps';
import { nextLoginStep } from '@/domain/session/signIn/nextLoginStep.rule';
import type { PendingSignIn } from '@/domain/session/signIn/PendingSignIn';
import { rememberedUser, type SignInEmailField } from '@/domain/session/signIn/rememberedUser';
import type { SignInEnd } from '@/domain/session/signIn/SignInEnd';
import { isUnfinished, type InterruptedEnrolment, type LoginStart, type SavedLogin } from './LoginStart';

/** A user who adds an authenticator before they have a session. */
export interface Enrolment {
  /** Proves their password. */
  readonly idToken: string;
  readonly newAccount: boolean;
  /** They gave the code that was emailed to the account. */
  readonly mailboxProved: boolean;
}

/** The current step of the sign-in card, and the data passed from one step to the next. */
export class LoginStore {
  step: LoginStep;
  pending: PendingSignIn | undefined = undefined;
  enrolment: Enrolment | undefined = undefined;
  /** Kept from step to step, so that it is typed only once. */
  email: string;
  /** The reason why the last sign-in ended early; shown at the password. */
  end: SignInEnd | undefined = undefined;
  /** Said at the password until it was given. */
  interrupted: InterruptedEnrolment | undefined;
  private notYou = false;
  /** The enrolment that a reload resumes, even if another user has since been at the code. */
  private reached: InterruptedEnrolment | undefined;
  private readonly save: ((saved: SavedLogin) => void) | undefined;
  private readonly loggedInEmail: string | null;

  constructor(start: LoginStart = {}) {
    const { loggedInEmail, emailInQuery, knownEmail = '', startStep, pending, interrupted, codeEmail, save } = start;
    // The email in the address counts only until its account has been created or another user is at the code.
    const isReload = interrupted !== undefined || Boolean(codeEmail);
    const first = firstLoginStep({ emailInQuery: isReload ? null : (emailInQuery ?? null) });
    this.step = startStep ?? first.step;
    this.loggedInEmail = loggedInEmail ?? null;
    this.interrupted = interrupted;
    this.reached = interrupted;
    this.save = save;
    this.email = first.email || codeEmail || interrupted?.email || this.remembered.email || knownEmail;
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
    this.enter(nextLoginStep({ step: this.step, event }));
  }

  /** A user without any second factor adds one first. */
  askForSecondFactor(pending: PendingSignIn): void {
    this.email = pending.email;
    this.end = undefined;
    const { email, idToken, options } = pending;
    if (options.length > 0) this.pending = pending;
    else this.enrolment = { idToken, newAccount: this.newAccount === email, mailboxProved: false };
    this.move(options.length > 0 ? 'secondFactorNeeded' : 'enrolmentNeeded');
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
    this.enter('signIn');
  }

  rememberEmail(email: string): void {
    this.email = email;
  }

  forgetRemembered(): void {
    this.notYou = true;
    this.email = '';
  }

  private enter(step: LoginStep): void {
    this.step = step;
    const { email, enrolment, pending } = this;
    if (enrolment !== undefined) this.reached = this.reachedIn(enrolment);
    // Back at the password it is in the field, and a reload restores it there.
    this.save?.({ interrupted: this.reached, codeEmail: pending === undefined ? '' : email });
    if (step !== 'signIn') return;
    this.pending = undefined;
    this.enrolment = undefined;
  }

  /** Back at the password there is none. The creation of a new account is remembered, so that it is not repeated. */
  private reachedIn({ newAccount, mailboxProved }: Enrolment): InterruptedEnrolment | undefined {
    const { email, step } = this;
    if (step === 'signIn') this.interrupted = undefined;
    if (step === 'signIn' && !newAccount) return undefined;
    const isAsBefore = this.interrupted?.email === email && !mailboxProved;
    return isAsBefore ? this.interrupted : { email, step, newAccount };
  }
}
