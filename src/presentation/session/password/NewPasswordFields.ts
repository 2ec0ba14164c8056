import { action, computed, makeObservable, observable } from 'mobx';
import { newPassword, type NewPasswordVerdict } from '@/domain/session/password/newPassword.rule';
import { passwordBand, type PasswordLevel } from '@/domain/session/password/passwordBand';
import { passwordStrength, type PasswordAssessment } from '@/domain/session/password/passwordStrength';

/** A new password, typed twice; part of the forms that ask for one. */
export class NewPasswordFields {
  password = '';
  confirmation = '';
  shown = false;
  /** True once the user has left the field or submitted the form; only then is an error shown. */
  passwordLeft = false;
  confirmationLeft = false;
  /** Number of times the form was submitted. */
  sent = 0;
  /** The password that was last submitted. */
  private sentPassword: string | undefined = undefined;
  private readonly touched = { password: false, confirmation: false };

  constructor() {
    makeObservable<this, 'sentPassword'>(this, {
      sentPassword: observable,
      isAsSent: computed,
      password: observable,
      confirmation: observable,
      shown: observable,
      passwordLeft: observable,
      confirmationLeft: observable,
      sent: observable,
      verdict: computed,
      strength: computed,
      band: computed,
      passwordProblem: computed,
      confirmationProblem: computed,
      type: action,
      confirm: action,
      toggle: action,
      leavePassword: action,
      leaveConfirmation: action,
      leaveAll: action,
    });
  }

  get verdict(): NewPasswordVerdict {
    return newPassword({ typed: this.password, confirmation: this.confirmation });
  }

  get strength(): PasswordAssessment {
    return passwordStrength({ typed: this.password });
  }

  get band(): PasswordLevel {
    return passwordBand({ percent: this.strength.percent });
  }

  get passwordProblem(): 'missing' | 'tooShort' | undefined {
    const { verdict } = this.verdict;
    return this.passwordLeft && (verdict === 'missing' || verdict === 'tooShort') ? verdict : undefined;
  }

  /** True if the password is still the submitted one, so that messages about that one apply. */
  get isAsSent(): boolean {
    return this.password === this.sentPassword;
  }

  get confirmationProblem(): 'notConfirmed' | 'different' | undefined {
    const { verdict } = this.verdict;
    return this.confirmationLeft && (verdict === 'notConfirmed' || verdict === 'different') ? verdict : undefined;
  }

  type(password: string): void {
    this.password = password;
    this.touched.password = true;
  }

  confirm(confirmation: string): void {
    this.confirmation = confirmation;
    this.touched.confirmation = true;
  }

  toggle(): void {
    this.shown = !this.shown;
  }

  leavePassword(): void {
    this.passwordLeft = this.passwordLeft || this.touched.password;
  }

  leaveConfirmation(): void {
    this.confirmationLeft = this.confirmationLeft || this.touched.confirmation;
  }

  leaveAll(): void {
    this.sent += 1;
    this.sentPassword = this.password;
    this.passwordLeft = true;
    this.confirmationLeft = true;
  }
}
