import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type {
  EmailPreferences,
  LinkFailure,
  TransactionalGateway,
} from '@/application/transactional/ports/TransactionalGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { tokenKind } from '@/domain/transactional/tokenKind';

type Preferences = Pick<TransactionalGateway, 'exchange' | 'preferences' | 'subscribe' | 'unsubscribe'>;

/**
 * The reader's choice whether to receive emails. Opening the page sends no request, because mail programs open links
 * too.
 */
export class EmailPreferencesStore {
  preferences: EmailPreferences | undefined = undefined;
  isBusy = false;
  failure: LinkFailure | undefined = undefined;
  /** The outcome of the last change, which is in effect or may be. */
  outcome: 'saved' | 'unconfirmed' | undefined = undefined;
  /** The email token; undefined until the token of the link has been exchanged for it. */
  private emailToken: string | undefined;

  constructor(
    private readonly token: string,
    private readonly gateway: Preferences,
    /** Id of the attempt, chosen once, so that a repeat after a lost answer is not a second use of the link. */
    private readonly attempt: string,
  ) {
    this.emailToken = tokenKind(token) === 'email' ? token : undefined;
    makeObservable(this, {
      preferences: observableRef,
      isBusy: observable,
      failure: observableRef,
      outcome: observable,
      isOver: computed,
      show: action,
      setSubscribed: action,
    });
  }

  /** True if pressing the button again would not help. */
  get isOver(): boolean {
    return this.failure?.kind === 'linkUnknown' || this.failure?.kind === 'linkUsed';
  }

  async show(): Promise<void> {
    if (this.isBusy || this.isOver) return;
    this.begin();
    const read = await this.read();
    runInAction(() => {
      this.isBusy = false;
      if (read.ok) this.preferences = read.value;
      else this.failure = read.failure;
    });
  }

  async setSubscribed(isWanted: boolean): Promise<void> {
    const { preferences, emailToken } = this;
    if (this.isBusy || preferences === undefined || emailToken === undefined) return;
    this.begin();
    const act = isWanted ? 'subscribe' : 'unsubscribe';
    const done = await this.gateway[act](emailToken, preferences.emailAddress);
    // Only the answer may have been lost, so the current state is loaded before anything is shown.
    const held = !done.ok && done.failure.kind === 'unreachable' ? await this.read() : undefined;
    runInAction(() => {
      this.isBusy = false;
      if (held?.ok === true) this.preferences = held.value;
      if (done.ok) this.preferences = { ...preferences, isSubscribed: isWanted };
      if (this.preferences?.isSubscribed === isWanted && (done.ok || held?.ok === true)) this.outcome = 'saved';
      else if (held?.ok === false) this.outcome = 'unconfirmed';
      else if (!done.ok) this.failure = done.failure;
    });
  }

  private begin(): void {
    this.isBusy = true;
    this.failure = undefined;
    this.outcome = undefined;
  }

  private async read(): Promise<Result<EmailPreferences, LinkFailure>> {
    const token = await this.ownEmailToken();
    return token.ok ? this.gateway.preferences(token.value) : token;
  }

  private async ownEmailToken(): Promise<Result<string, LinkFailure>> {
    if (this.emailToken !== undefined) return ok(this.emailToken);
    if (tokenKind(this.token) !== 'link') return fail({ kind: 'linkUnknown' });
    const exchanged = await this.gateway.exchange(this.token, this.attempt);
    if (exchanged.ok) this.emailToken = exchanged.value;
    return exchanged;
  }
}
