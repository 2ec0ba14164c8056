import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { PrepareSignIn } from '@/application/session/signIn/PrepareSignIn';
import type { SignIn, SignInFailure, SignInOutcome } from '@/application/session/signIn/SignIn';
import { loginEmail } from '@/domain/session/signIn/loginEmail';

export interface SignInFormUseCases {
  readonly signIn: SignIn;
  readonly prepareSignIn: PrepareSignIn;
}

/** The first step of a sign-in: email and password. */
export class SignInFormStore {
  email: string;
  password = '';
  passwordShown = false;
  /** True once the user has left the field or submitted the form; only then is an error shown. */
  emailLeft = false;
  passwordLeft = false;
  /** True if the browser has filled in a password that the page may not be able to read yet. */
  autofilled = false;
  busy = false;
  failure: SignInFailure | undefined = undefined;
  private emailTouched = false;
  private passwordTouched = false;
  private prepared = false;

  constructor(
    email: string,
    private readonly useCases: SignInFormUseCases,
    private readonly onOutcome: (outcome: SignInOutcome) => void,
    private readonly newAccount?: string,
  ) {
    this.email = email;
    makeObservable(this, {
      email: observable,
      password: observable,
      passwordShown: observable,
      emailLeft: observable,
      passwordLeft: observable,
      autofilled: observable,
      busy: observable,
      failure: observableRef,
      emailProblem: computed,
      passwordProblem: computed,
      canSubmit: computed,
      typeEmail: action,
      typePassword: action,
      leaveEmail: action,
      leavePassword: action,
      complain: action,
      togglePassword: action,
      noticeAutofill: action,
      submit: action,
    });
  }

  get emailProblem(): 'missing' | 'invalid' | undefined {
    const { verdict } = loginEmail({ typed: this.email });
    return this.emailLeft && verdict !== 'valid' ? verdict : undefined;
  }

  get passwordProblem(): 'missing' | undefined {
    return this.passwordLeft && this.password === '' && !this.autofilled ? 'missing' : undefined;
  }

  get canSubmit(): boolean {
    if (this.busy) return false;
    return this.autofilled || (loginEmail({ typed: this.email }).verdict === 'valid' && this.password !== '');
  }

  typeEmail(email: string): void {
    this.email = email;
    this.emailTouched = true;
    this.failure = undefined;
    this.prepare();
  }

  typePassword(password: string): void {
    this.password = password;
    this.passwordTouched = true;
    this.failure = undefined;
    this.prepare();
  }

  leaveEmail(): void {
    this.emailLeft ||= this.emailTouched || this.email !== '';
    // Not part of the first load. If it cannot be downloaded, the text stays as typed.
    void import('@/domain/kernel/pastedIdentifier').then(
      ({ pastedIdentifier }) => {
        const read = pastedIdentifier(this.email);
        if (read !== this.email) this.typeEmail(read);
      },
      () => undefined,
    );
  }

  leavePassword(): void {
    this.passwordLeft ||= this.passwordTouched;
  }

  /** Shows all errors, because the form was submitted. */
  complain(): void {
    this.emailLeft = true;
    this.passwordLeft = true;
  }

  togglePassword(): void {
    this.passwordShown = !this.passwordShown;
  }

  noticeAutofill(): void {
    this.autofilled = true;
    this.prepare();
  }

  async submit(): Promise<void> {
    if (this.busy) return;
    this.complain();
    this.autofilled = false;
    const address = loginEmail({ typed: this.email });
    if (address.verdict !== 'valid' || this.password === '') return;
    this.busy = true;
    this.failure = undefined;
    try {
      const newAccount = this.newAccount === address.email;
      const done = await this.useCases.signIn.execute({ email: address.email, password: this.password, newAccount });
      runInAction(() => (done.ok ? this.onOutcome(done.value) : (this.failure = done.failure)));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  /** Prepares the sign-in at the first key press, so that opening the page alone downloads nothing more. */
  private prepare(): void {
    if (this.prepared) return;
    this.prepared = true;
    void this.useCases.prepareSignIn.execute();
  }
}
