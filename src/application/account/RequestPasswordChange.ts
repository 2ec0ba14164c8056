import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import { ACCOUNT_LANGUAGES } from '@/domain/account/AccountLanguage';
import { fail, type Result } from '@/domain/kernel/Result';
import type { OwnAccountGateway } from './ports/OwnAccountGateway';

/** Sends an email to the user’s own address with a link for choosing a new password. */
export class RequestPasswordChange {
  constructor(private readonly account: Pick<OwnAccountGateway, 'summary' | 'requestPasswordChange'>) {}

  /** Returns the address the email was sent to. It is read first, because it may have changed in another window. */
  async execute(): Promise<Result<string, CallFailure>> {
    const summary = await this.account.summary();
    if (!summary.ok) return fail(summary.failure);
    const { emailAddress, language } = summary.value;
    const known = ACCOUNT_LANGUAGES.find(one => one === language) ?? ACCOUNT_LANGUAGES[0];
    const asked = await this.account.requestPasswordChange(emailAddress, known);
    return asked.ok ? { ok: true, value: emailAddress } : asked;
  }
}
