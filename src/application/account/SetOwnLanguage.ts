import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Languages } from '@/application/kernel/ports/Languages';
import type { AccountLanguage } from '@/domain/account/AccountLanguage';
import type { AccountSummary } from '@/domain/account/AccountSummary';
import { fail, type Result } from '@/domain/kernel/Result';
import type { OwnAccountGateway } from './ports/OwnAccountGateway';

export type SetLanguageFailure = CallFailure | { readonly kind: 'notSpoken' };

/** Sets the language in which the service writes to the user, and switches the dashboard to it at once. */
export class SetOwnLanguage {
  constructor(
    private readonly account: Pick<OwnAccountGateway, 'summary' | 'setLanguage'>,
    private readonly languages: Languages,
  ) {}

  /** `notSpoken`: it is set, but its texts could not be loaded. */
  async execute(language: AccountLanguage): Promise<Result<AccountSummary, SetLanguageFailure>> {
    const set = await this.account.setLanguage(language);
    if (!set.ok && set.failure.kind !== 'unreachable') return set;
    const now = set.ok ? set : await this.account.summary();
    if (!now.ok || now.value.language !== language) return fail(set.ok ? { kind: 'unreachable' } : set.failure);
    const spoken = await this.languages.speak(language);
    return spoken.ok ? now : fail({ kind: 'notSpoken' });
  }
}
