import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { AccountSummary } from '@/domain/account/AccountSummary';
import { writtenAddress } from '@/domain/users/storedAddress';
import { fail, type Result } from '@/domain/kernel/Result';
import type { OwnAccountGateway, RecentLoginRequired } from './ports/OwnAccountGateway';
import type { RecentSignIn } from './RecentSignIn';

export type DeletionFailure = CallFailure | RecentLoginRequired | { readonly kind: 'wrongAddress' };

/** Asks the provider to delete the user’s own account. */
export class RequestAccountDeletion {
  constructor(
    private readonly account: Pick<OwnAccountGateway, 'summary' | 'requestDeletion'>,
    private readonly recentSignIn: RecentSignIn,
  ) {}

  /** `typed`: the user’s own address. After a lost answer the account shows whether the request has arrived. */
  async execute(typed: string): Promise<Result<AccountSummary, DeletionFailure>> {
    const asked = await this.recentSignIn.execute<AccountSummary, DeletionFailure>(() =>
      this.account.requestDeletion(writtenAddress(typed)),
    );
    if (!asked.ok && asked.failure.kind !== 'unreachable') return asked;
    const now = await this.account.summary();
    if (!now.ok) return asked;
    return now.value.deletionRequestedAt === undefined ? fail({ kind: 'unreachable' }) : now;
  }
}
