import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { CreateAccount, CreateAccountFailure } from '@/application/session/password/CreateAccount';
import { NewPasswordFields } from './NewPasswordFields';

/** The step in which the user of a new account chooses a password. */
export class ChoosePasswordStore {
  readonly fields = new NewPasswordFields();
  busy = false;
  failure: CreateAccountFailure | undefined = undefined;

  constructor(
    readonly email: string,
    private readonly createAccount: CreateAccount,
    private readonly onCreated: (idToken: string) => void,
  ) {
    makeObservable(this, { busy: observable, failure: observableRef, canSubmit: computed, submit: action });
  }

  get canSubmit(): boolean {
    return !this.busy && this.fields.verdict.verdict === 'valid';
  }

  async submit(): Promise<void> {
    this.fields.leaveAll();
    if (!this.canSubmit) return;
    this.busy = true;
    this.failure = undefined;
    try {
      const { password, confirmation } = this.fields;
      const created = await this.createAccount.execute({ email: this.email, password, confirmation });
      runInAction(() => (created.ok ? this.onCreated(created.value) : (this.failure = created.failure)));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}
