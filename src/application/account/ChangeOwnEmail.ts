import { saveUnversioned, textOf, type UnversionedDraft } from '@/application/kernel/forms/saveUnversioned';
import type { MergedSave, SaveMergedFailure } from '@/application/kernel/forms/saveMerged';
import type { AccountSummary } from '@/domain/account/AccountSummary';
import type { Fields } from '@/domain/kernel/forms/mergeFields.rule';
import type { Result } from '@/domain/kernel/Result';
import type { OwnAccountGateway, RecentLoginRequired } from './ports/OwnAccountGateway';
import type { RecentSignIn } from './RecentSignIn';

export type ChangeEmailFailure = SaveMergedFailure<AccountSummary, RecentLoginRequired>;

/** The address that waits for its confirmation; empty where none does. */
export const emailFieldsOf = ({ newEmailAddress = '' }: AccountSummary): Fields => ({ newEmailAddress });

/** Has a link sent to a new address. The address of the account stays until the link is confirmed. */
export class ChangeOwnEmail {
  constructor(
    private readonly account: Pick<OwnAccountGateway, 'summary' | 'changeEmail'>,
    private readonly recentSignIn: RecentSignIn,
  ) {}

  execute(draft: UnversionedDraft): Promise<Result<MergedSave<AccountSummary>, ChangeEmailFailure>> {
    return saveUnversioned<AccountSummary, RecentLoginRequired>(draft, {
      fieldsOf: emailFieldsOf,
      read: () => this.account.summary(),
      change: ({ newEmailAddress }) =>
        this.recentSignIn.execute(() => this.account.changeEmail(textOf(newEmailAddress))),
    });
  }
}
