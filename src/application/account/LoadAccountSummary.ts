import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { AccountSummary } from '@/domain/account/AccountSummary';
import type { Result } from '@/domain/kernel/Result';
import type { OwnAccountGateway } from './ports/OwnAccountGateway';

/** Reads what the person looks after themselves. */
export class LoadAccountSummary {
  constructor(private readonly account: Pick<OwnAccountGateway, 'summary'>) {}

  execute(): Promise<Result<AccountSummary, CallFailure>> {
    return this.account.summary();
  }
}
