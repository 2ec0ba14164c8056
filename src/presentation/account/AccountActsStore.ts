import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { DeletionFailure, RequestAccountDeletion } from '@/application/account/RequestAccountDeletion';
import type { RequestPasswordChange } from '@/application/account/RequestPasswordChange';
import type { ResendEmailLink } from '@/application/account/ResendEmailLink';
import type { SetLanguageFailure, SetOwnLanguage } from '@/application/account/SetOwnLanguage';
import type { SetPush } from '@/application/account/SetPush';
import type { WithdrawNewEmail } from '@/application/account/WithdrawNewEmail';
import type { AccountLanguage } from '@/domain/account/AccountLanguage';
import type { AccountSummary } from '@/domain/account/AccountSummary';
import type { Result } from '@/domain/kernel/Result';
import { writtenAddress } from '@/domain/users/storedAddress';

export interface AccountActUseCases {
  readonly requestPasswordChange: RequestPasswordChange;
  readonly requestDeletion: RequestAccountDeletion;
  readonly setLanguage: SetOwnLanguage;
  readonly setPush: SetPush;
  readonly resendEmailLink: ResendEmailLink;
  readonly withdrawNewEmail: WithdrawNewEmail;
}

export type AccountAct = 'password' | 'deletion' | 'language' | 'push' | 'resendEmailLink' | 'withdrawNewEmail';
export type AccountActFailure = DeletionFailure | SetLanguageFailure;

/** The outcome of an act. `otherwise`: it succeeded, but the account has a different value. */
export type ActOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'otherwise' }
  | { readonly kind: 'failed'; readonly failure: AccountActFailure };

/** Acts on the user's own account that take effect immediately, without a form. */
export class AccountActsStore {
  /** The act that is waiting for an answer. */
  busy: AccountAct | undefined = undefined;
  outcomes: Readonly<Partial<Record<AccountAct, ActOutcome>>> = {};
  /** The user's own email address, typed to confirm the deletion; undefined while no confirmation is requested. */
  typed: string | undefined = undefined;
  /** The address to which the email about the password was sent. */
  passwordSentTo: string | undefined = undefined;

  constructor(
    private readonly useCases: AccountActUseCases,
    /** Called with the account as an act has loaded it. */
    private readonly onRead: (summary: AccountSummary) => void,
    /** Called once the texts of the dashboard are in another language. */
    private readonly onSpoken: (language: AccountLanguage) => void,
  ) {
    makeObservable(this, {
      busy: observable,
      outcomes: observableRef,
      typed: observable,
      passwordSentTo: observable,
      isTyped: computed,
      openDeletion: action,
      type: action,
      closeDeletion: action,
    });
  }

  async requestPassword(): Promise<void> {
    await this.run('password', async () => {
      const sent = await this.useCases.requestPasswordChange.execute();
      runInAction(() => (this.passwordSentTo = sent.ok ? sent.value : undefined));
      return sent.ok ? { kind: 'done' } : { kind: 'failed', failure: sent.failure };
    });
  }

  async resendEmailLink(): Promise<void> {
    const isSo = ({ newEmailAddress }: AccountSummary): boolean => newEmailAddress !== undefined;
    const work = async () => this.read(await this.useCases.resendEmailLink.execute(), isSo);
    await this.run('resendEmailLink', work, 'withdrawNewEmail');
  }

  /** Withdraws an address that is awaiting confirmation. `current`: the address that stays. */
  async withdrawNewEmail(current: string): Promise<void> {
    const isSo = ({ emailAddress, newEmailAddress }: AccountSummary): boolean =>
      newEmailAddress === undefined && emailAddress === current;
    const work = async () => this.read(await this.useCases.withdrawNewEmail.execute(), isSo);
    await this.run('withdrawNewEmail', work, 'resendEmailLink');
  }

  async setPush(isEnabled: boolean): Promise<void> {
    const isSo = ({ pushEnabled }: AccountSummary): boolean => pushEnabled === isEnabled;
    await this.run('push', async () => this.read(await this.useCases.setPush.execute(isEnabled), isSo));
  }

  async setLanguage(language: AccountLanguage): Promise<void> {
    await this.run('language', async () => {
      const set = await this.useCases.setLanguage.execute(language);
      if (set.ok) this.onSpoken(language);
      return this.read(set, held => held.language === language);
    });
  }

  openDeletion(): void {
    this.typed = '';
  }

  type(typed: string): void {
    this.typed = typed;
  }

  closeDeletion(): void {
    this.typed = undefined;
  }

  /** True if something was typed. The server checks whether it is the account's address. */
  get isTyped(): boolean {
    return this.typed !== undefined && writtenAddress(this.typed) !== '';
  }

  async requestDeletion(): Promise<void> {
    const { typed } = this;
    if (typed === undefined || !this.isTyped) return;
    await this.run('deletion', async () => {
      const asked = await this.useCases.requestDeletion.execute(typed);
      if (asked.ok) this.closeDeletion();
      return this.read(asked, held => held.deletionRequestedAt !== undefined);
    });
  }

  private read(answer: Result<AccountSummary, AccountActFailure>, isSo: (held: AccountSummary) => boolean): ActOutcome {
    if (!answer.ok) return { kind: 'failed', failure: answer.failure };
    this.onRead(answer.value);
    return { kind: isSo(answer.value) ? 'done' : 'otherwise' };
  }

  /** Runs an act unless another one is running. `opposite`: an act whose earlier outcome no longer applies. */
  private async run(act: AccountAct, work: () => Promise<ActOutcome>, opposite: AccountAct = act): Promise<void> {
    if (this.busy !== undefined) return;
    runInAction(() => {
      this.busy = act;
      this.outcomes = { ...this.outcomes, [act]: undefined, [opposite]: undefined };
    });
    try {
      const outcome = await work();
      runInAction(() => (this.outcomes = { ...this.outcomes, [act]: outcome }));
    } finally {
      runInAction(() => (this.busy = undefined));
    }
  }
}
