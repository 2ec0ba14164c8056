import { ACCOUNT_LANGUAGES } from '@/domain/account/AccountLanguage';
import { endpoints } from '#sandbox/endpoints/endpoints';
import type { AccountSummaryDto } from '@/infrastructure/http/account/ownAccountDtos';
import type { EndpointCalls } from './EndpointCalls';

/** A patient's own settings: the calls that staff use for theirs. */
export class OwnAccount {
  constructor(private readonly calls: EndpointCalls) {}

  async summary(): Promise<AccountSummaryDto> {
    return (await this.calls.call(endpoints.ownAccount.summary, {})).value;
  }

  /** As the app does when it begins on another telephone: the settings are sent as they are. */
  async renew(): Promise<AccountSummaryDto> {
    const { language, pushEnabled } = await this.summary();
    const known = ACCOUNT_LANGUAGES.find(one => one === language) ?? ACCOUNT_LANGUAGES[0];
    await this.calls.call(endpoints.push.pushStatus, { query: { enabled: pushEnabled } });
    return (await this.calls.call(endpoints.ownAccount.setLanguage, { body: { language: known } })).value;
  }
}
