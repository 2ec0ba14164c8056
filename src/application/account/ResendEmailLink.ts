import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { AccountSummary } from '@/domain/account/AccountSummary';
import type { Result } from '@/domain/kernel/Result';
import type { OwnAccountGateway, RecentLoginRequired } from './ports/OwnAccountGateway';
import type { RecentSignIn } from './RecentSignIn';

/** Has another link sent to the address that waits for its confirmation; the former link is unknown then. */
export class ResendEmailLink {
  constructor(
    private readonly account: Pick<OwnAccountGateway, 'summary' | 'changeEmail'>,
    private readonly recentSignIn: RecentSignIn,
  ) {}

  /** Nothing is sent if no address is awaiting confirmation any longer; the account then says so. */
  async execute(): Promise<Result<AccountSummary, CallFailure | RecentLoginRequired>> {
    const held = await this.account.summary();
    if (!held.ok) return held;
    const { newEmailAddress } = held.value;
    if (newEmailAddress === undefined) return held;
    return this.recentSignIn.execute(() => this.account.changeEmail(newEmailAddress));
  }
}
