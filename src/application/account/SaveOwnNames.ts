import { saveUnversioned, type UnversionedDraft } from '@/application/kernel/forms/saveUnversioned';
import type { MergedSave, SaveMergedFailure } from '@/application/kernel/forms/saveMerged';
import type { AccountSummary } from '@/domain/account/AccountSummary';
import type { Result } from '@/domain/kernel/Result';
import type { InvalidName, OwnAccountGateway } from './ports/OwnAccountGateway';

export type SaveNamesFailure = SaveMergedFailure<AccountSummary, InvalidName>;

/** Saves the first and last name, merged with any changes made in another window. */
export class SaveOwnNames {
  constructor(private readonly account: Pick<OwnAccountGateway, 'summary' | 'setNames'>) {}

  execute(draft: UnversionedDraft): Promise<Result<MergedSave<AccountSummary>, SaveNamesFailure>> {
    return saveUnversioned<AccountSummary, InvalidName>(draft, {
      fieldsOf: ({ firstName, lastName }) => ({ firstName, lastName }),
      read: () => this.account.summary(),
      change: (changes, held) => this.account.setNames({ ...held, ...changes }),
    });
  }
}
