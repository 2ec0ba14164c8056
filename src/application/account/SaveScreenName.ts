import { saveUnversioned, textOf, type UnversionedDraft } from '@/application/kernel/forms/saveUnversioned';
import type { MergedSave } from '@/application/kernel/forms/saveMerged';
import type { AccountSummary } from '@/domain/account/AccountSummary';
import type { Result } from '@/domain/kernel/Result';
import type { InvalidName, OwnAccountGateway } from './ports/OwnAccountGateway';
import type { SaveNamesFailure } from './SaveOwnNames';

/** Saves the name that patients see. An empty name removes it. */
export class SaveScreenName {
  constructor(private readonly account: Pick<OwnAccountGateway, 'summary' | 'setScreenName'>) {}

  execute(draft: UnversionedDraft): Promise<Result<MergedSave<AccountSummary>, SaveNamesFailure>> {
    return saveUnversioned<AccountSummary, InvalidName>(draft, {
      fieldsOf: ({ screenName }) => ({ screenName }),
      read: () => this.account.summary(),
      change: ({ screenName }) => this.account.setScreenName(textOf(screenName)),
    });
  }
}
