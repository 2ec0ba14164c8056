import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { AccountSummary } from '@/domain/account/AccountSummary';
import { fail, type Result } from '@/domain/kernel/Result';
import type { OwnAccountGateway } from './ports/OwnAccountGateway';

/** Switches push notifications to the user’s devices on or off. */
export class SetPush {
  constructor(private readonly account: Pick<OwnAccountGateway, 'summary' | 'setPush'>) {}

  /** Returns the account's setting afterwards, which may differ; a failure if it is unknown. */
  async execute(isEnabled: boolean): Promise<Result<AccountSummary, CallFailure>> {
    const done = await this.account.setPush(isEnabled);
    if (!done.ok && done.failure.kind !== 'unreachable') return done;
    const now = await this.account.summary();
    return done.ok || (now.ok && now.value.pushEnabled === isEnabled) ? now : fail(done.failure);
  }
}
