import type {
  ConfirmEmailFailure,
  InvalidName,
  OwnAccountGateway,
  OwnNames,
  RecentLoginRequired,
} from '@/application/account/ports/OwnAccountGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { AccountLanguage } from '@/domain/account/AccountLanguage';
import type { AccountSummary } from '@/domain/account/AccountSummary';
import { personName } from '@/domain/account/personName.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { PlannedFailures } from '../kernel/PlannedFailures';

type Call = keyof OwnAccountGateway;
type Failure =
  | CallFailure
  | InvalidName
  | RecentLoginRequired
  | ConfirmEmailFailure
  | { readonly kind: 'wrongAddress' };

/** Ann's account in memory. */
export class FakeOwnAccountGateway implements OwnAccountGateway {
  readonly planned = new PlannedFailures<Call, Failure>();
  /** Addresses that got an email about a password. */
  readonly passwordEmails: string[] = [];
  /** Ids of sent links, with the address that each confirms. */
  readonly links = new Map<string, string>();
  /** Ids of links sent to the former address, with that address. */
  readonly rejections = new Map<string, string>();
  private account: AccountSummary = {
    ...{ userId: 'ann', emailAddress: 'ann@staff.example', firstName: 'Ann', lastName: 'Example' },
    ...{ screenName: '', language: 'en', pushEnabled: true },
  };
  private silentAfter: Call | undefined;

  /** A change by another window. */
  edit(change: Partial<AccountSummary>): void {
    this.account = { ...this.account, ...change };
  }

  now(): AccountSummary {
    return this.account;
  }

  /** The next such call gets no answer, done or not, and neither does the read right after it. */
  loseAnswers(call: Call, { butDone = false } = {}): void {
    this.planned.failNext(call, { kind: 'unreachable' }, { butDone });
    this.silentAfter = call;
  }

  async summary(): Promise<Result<AccountSummary, CallFailure>> {
    if (this.silentAfter !== undefined && this.planned.calls.at(-1) === this.silentAfter) {
      this.silentAfter = undefined;
      return fail({ kind: 'unreachable' });
    }
    return this.carry('summary', () => ok(this.account));
  }

  async setNames(names: OwnNames): Promise<Result<AccountSummary, CallFailure | InvalidName>> {
    return this.carry('setNames', () => {
      const [first, last] = [names.firstName, names.lastName].map(text => personName({ text, kind: 'name' }));
      if (first?.kind !== 'name' || last?.kind !== 'name') return fail({ kind: 'invalidName' });
      return this.put({ firstName: first.name, lastName: last.name });
    });
  }

  async setScreenName(text: string): Promise<Result<AccountSummary, CallFailure | InvalidName>> {
    return this.carry('setScreenName', () => {
      if (text.trim() === '') return this.put({ screenName: '' });
      const read = personName({ text, kind: 'screenName' });
      return read.kind === 'name' ? this.put({ screenName: read.name }) : fail({ kind: 'invalidName' });
    });
  }

  async setLanguage(language: AccountLanguage): Promise<Result<AccountSummary, CallFailure>> {
    return this.carry('setLanguage', () => this.put({ language }));
  }

  async changeEmail(emailAddress: string): Promise<Result<AccountSummary, CallFailure | RecentLoginRequired>> {
    return this.carry('changeEmail', () => {
      const newEmailAddress = emailAddress.trim().toLowerCase();
      // A link that has confirmed its address keeps reporting so; any other becomes unknown.
      for (const [id, address] of this.links) if (address !== this.account.emailAddress) this.links.set(id, '');
      if (newEmailAddress === this.account.emailAddress) {
        const { newEmailAddress: _, ...rest } = this.account;
        this.account = rest;
        return ok(this.account);
      }
      this.links.set(`link-${this.links.size + 1}`, newEmailAddress);
      this.rejections.set(`reject-${this.links.size}`, this.account.emailAddress);
      return this.put({ newEmailAddress });
    });
  }

  async confirmEmail(id: string): Promise<Result<string, ConfirmEmailFailure>> {
    return this.carry('confirmEmail', () => {
      const emailAddress = this.links.get(id);
      if (emailAddress === undefined || emailAddress === '') return fail({ kind: 'linkUnknown' });
      const { newEmailAddress: _, ...rest } = this.account;
      this.account = { ...rest, emailAddress };
      return ok(emailAddress);
    });
  }

  async rejectEmail(id: string): Promise<Result<string, ConfirmEmailFailure>> {
    return this.carry('rejectEmail', () => {
      const former = this.rejections.get(id);
      if (former === undefined) return fail({ kind: 'linkUnknown' });
      for (const link of this.links.keys()) this.links.set(link, '');
      const { newEmailAddress: _, ...rest } = this.account;
      this.account = { ...rest, emailAddress: former };
      return ok(former);
    });
  }

  async requestPasswordChange(emailAddress: string): Promise<Result<void, CallFailure>> {
    return this.carry('requestPasswordChange', () => {
      this.passwordEmails.push(emailAddress);
      return ok(undefined);
    });
  }

  async requestDeletion(
    emailAddress: string,
  ): Promise<Result<AccountSummary, CallFailure | RecentLoginRequired | { readonly kind: 'wrongAddress' }>> {
    return this.carry('requestDeletion', () =>
      emailAddress === this.account.emailAddress
        ? this.put({ deletionRequestedAt: this.account.deletionRequestedAt ?? 1_780_272_000_000 })
        : fail({ kind: 'wrongAddress' }),
    );
  }

  async setPush(isEnabled: boolean): Promise<Result<void, CallFailure>> {
    return this.carry('setPush', () => {
      this.edit({ pushEnabled: isEnabled });
      return ok(undefined);
    });
  }

  private put(change: Partial<AccountSummary>): Result<AccountSummary, never> {
    this.edit(change);
    return ok(this.account);
  }

  /** Calls fail only as planned by a test. */
  private carry<T, F>(call: Call, act: () => Result<T, F>): Result<T, F> {
    return this.planned.carry(call, act as () => Result<T, Failure>) as Result<T, F>;
  }
}
