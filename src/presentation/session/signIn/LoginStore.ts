import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { firstLoginStep } from '@/domain/session/signIn/loginSteps';
import type { LoginEvent } from '@/domain/session/signIn/LoginEvent';
import type { LoginStep } from '@/domain/session/signIn/loginSteps';
import { nextLoginStep } from '@/domain/session/signIn/nextLoginStep.rule';
import type { PendingSignIn } from '@/domain/session/signIn/PendingSignIn';
import { rememberedUser, type SignInEmailField } from '@/domain/session/signIn/rememberedUser';
import type { SignInEnd } from '@/domain/session/signIn/SignInEnd';
import { isUnfinished, type InterruptedEnrolment, type LoginStart, type SavedLogin } from './LoginStart';

/** A user who is adding an authenticator before they have a session. */
export interface Enrolment {
  /** Proves that they entered their password. */
  readonly idToken: string;
  readonly newAccount: boolean;
  /** True if they entered the code that was emailed to the account. */
  readonly mailboxProved: boolean;
}

/** The current step of the sign-in card, and the data passed from one step to the next. */
export class LoginStore {
  step: LoginStep;
  pending: PendingSignIn | undefined = undefined;
  enrolment: Enrolment | undefined = undefined;
  /** The email address, kept for all steps so that it is typed only once. */
  email: string;
  /** The reason why the last sign-in ended early; shown at the password. */
  end: SignInEnd | undefined = undefined;
  /** The enrolment that was interrupted; mentioned at the password until that is entered. */
  interrupted: InterruptedEnrolment | undefined;
  private notYou = false;
  /** The enrolment that a reload resumes, even if another user has been at the code since. */
  private reached: InterruptedEnrolment | undefined;
  private readonly save: ((saved: SavedLogin) => void) | undefined;
  private readonly loggedInEmail: string | null;

  constructor(start: LoginStart = {}) {
    const { loggedInEmail, emailInQuery, knownEmail = '', startStep, pending, interrupted, codeEmail, save } = start;
    // The email in the address applies only until its account is created or another user is at the code.
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

  /** The email address of an account created before the reload; it may have no scopes yet. */
  get newAccount(): string | undefined {
    const { interrupted } = this;
    return interrupted?.newAccount === true && isUnfinished(interrupted) ? interrupted.email : undefined;
  }

  move(event: LoginEvent): void {
    this.enter(nextLoginStep({ step: this.step, event }));
  }

  /** Continues after the password. A user without a second factor has to add one first. */
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

  /** Returns to the password step and keeps the email. */
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
    // Saved before the sign-in is forgotten, so that a reload still has the email in the field.
    this.save?.({ interrupted: this.reached, codeEmail: pending === undefined ? '' : email });
    if (step !== 'signIn') return;
    this.pending = undefined;
    this.enrolment = undefined;
  }

  /**
   * The enrolment to resume; at the password there is none. The creation of a new account is remembered, so that it is
   * not repeated.
   */
  private reachedIn({ newAccount, mailboxProved }: Enrolment): InterruptedEnrolment | undefined {
    const { email, step } = this;
    if (step === 'signIn') this.interrupted = undefined;
    if (step === 'signIn' && !newAccount) return undefined;
    const isAsBefore = this.interrupted?.email === email && !mailboxProved;
    return isAsBefore ? this.interrupted : { email, step, newAccount };
  }
}
