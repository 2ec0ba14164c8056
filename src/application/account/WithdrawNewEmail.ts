import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { AccountSummary } from '@/domain/account/AccountSummary';
import { fail, type Result } from '@/domain/kernel/Result';
import type { OwnAccountGateway, RecentLoginRequired } from './ports/OwnAccountGateway';
import type { RecentSignIn } from './RecentSignIn';

/** Withdraws an address that is awaiting confirmation. The account keeps its present address. */
export class WithdrawNewEmail {
  constructor(
    private readonly account: Pick<OwnAccountGateway, 'summary' | 'changeEmail'>,
    private readonly recentSignIn: RecentSignIn,
  ) {}

  /** The present address is read before: the link may have been confirmed in another window. */
  async execute(): Promise<Result<AccountSummary, CallFailure | RecentLoginRequired>> {
    const held = await this.account.summary();
    if (!held.ok || held.value.newEmailAddress === undefined) return held;
    const { emailAddress } = held.value;
    const done = await this.recentSignIn.execute(() => this.account.changeEmail(emailAddress));
    if (done.ok || done.failure.kind !== 'unreachable') return done;
    const now = await this.account.summary();
    return now.ok && now.value.newEmailAddress === undefined ? now : fail(done.failure);
  }
}
