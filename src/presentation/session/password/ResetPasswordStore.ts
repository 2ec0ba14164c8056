import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { IdentityProvider } from '@/application/session/ports/IdentityProvider';
import type { ResetPassword, ResetPasswordFailure } from '@/application/session/password/ResetPassword';
import type { PageLocation } from '@/application/session/ports/PageLocation';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { continueUrl } from '@/domain/session/signIn/continueUrl.rule';
import { NewPasswordFields } from './NewPasswordFields';

export interface ResetPasswordUseCases {
  readonly identity: Pick<IdentityProvider, 'checkResetCode'>;
  readonly resetPassword: ResetPassword;
}

/** The data in the link from the email. */
export interface ResetLink {
  readonly oobCode: string;
  readonly continueUrl: string | null;
  readonly origin: string;
}

/** The page that the link from a password reset email opens. */
export class ResetPasswordStore {
  readonly fields = new NewPasswordFields();
  phase: 'checking' | 'form' | 'linkInvalid' | 'success' = 'checking';
  email = '';
  busy = false;
  failure: ResetPasswordFailure | undefined = undefined;
  /** The target of the Continue button; always an address of this site. */
  readonly continueTo: string;
  private checking: Promise<void> | undefined;

  constructor(
    private readonly link: ResetLink,
    private readonly useCases: ResetPasswordUseCases,
    /** Remembers a completed reset for a reload of the page, because the link works only once. */
    private readonly location: Pick<PageLocation, 'saveForReload' | 'savedForReload'>,
    /** Called with the account's email address, so that the user does not have to type it again. */
    private readonly onReset: (email: string) => void = () => undefined,
  ) {
    this.continueTo = continueUrl({ continueUrl: link.continueUrl, origin: link.origin });
    makeObservable<this, 'succeed'>(this, {
      succeed: action,
      phase: observable,
      email: observable,
      busy: observable,
      failure: observableRef,
      canSubmit: computed,
      check: action,
      submit: action,
    });
  }

  start(): Unsubscribe {
    const { resetFor } = this.location.savedForReload();
    if (resetFor === undefined) this.checking ??= this.check();
    else this.succeed(resetFor);
    return () => undefined;
  }

  get canSubmit(): boolean {
    return !this.busy && this.fields.verdict.verdict === 'valid';
  }

  async check(): Promise<void> {
    this.phase = 'checking';
    const checked = await this.useCases.identity.checkResetCode(this.link.oobCode);
    runInAction(() => {
      if (checked.ok) this.email = checked.value;
      else this.failure = checked.failure;
      this.phase = checked.ok ? 'form' : 'linkInvalid';
    });
  }

  async submit(): Promise<void> {
    this.fields.leaveAll();
    if (!this.canSubmit) return;
    this.busy = true;
    this.failure = undefined;
    try {
      const { email, fields, link } = this;
      const { password, confirmation } = fields;
      const done = await this.useCases.resetPassword.execute({ code: link.oobCode, email, password, confirmation });
      runInAction(() => (done.ok ? this.succeed(email) : this.fail(done.failure)));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private succeed(email: string): void {
    this.phase = 'success';
    this.location.saveForReload({ resetFor: email });
    this.onReset(email);
  }

  private fail(failure: ResetPasswordFailure): void {
    this.failure = failure;
    if (failure.kind === 'linkInvalid') this.phase = 'linkInvalid';
  }
}
