import type { ChangeOwnEmail } from '@/application/account/ChangeOwnEmail';
import type {
  InvalidName,
  OwnAccountGateway,
  RecentLoginRequired,
} from '@/application/account/ports/OwnAccountGateway';
import type { SaveOwnNames } from '@/application/account/SaveOwnNames';
import type { SaveScreenName } from '@/application/account/SaveScreenName';
import type { FormDrafts } from '@/application/drafts/FormDrafts';
import { textField } from '@/application/kernel/forms/FormFields';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { AccountSummary } from '@/domain/account/AccountSummary';
import { personName, type NameFault } from '@/domain/account/personName.rule';
import { addressFault, writtenAddress, type AddressFault } from '@/domain/users/storedAddress';
import { MergedForm } from '../kit/forms/MergedForm';
import { LoadedPart } from '../kit/LoadedPart';
import { keptName, namesFault, type NamesForm } from './NamesForm';
import { isBlank } from '@/domain/kernel/isBlank';

export interface AccountSettingsUseCases {
  readonly account: Pick<OwnAccountGateway, 'summary'>;
  readonly saveNames: SaveOwnNames;
  readonly saveScreenName: SaveScreenName;
  readonly changeEmail: ChangeOwnEmail;
  readonly formDrafts: FormDrafts;
  readonly clock: Clock;
}

export interface ScreenNameForm {
  readonly screenName: string;
}
export interface EmailForm {
  readonly newEmailAddress: string;
}

/** The user's own names and email address, each with a form of its own. */
export class AccountSettingsStore {
  readonly summary: LoadedPart<AccountSummary>;
  readonly names: MergedForm<NamesForm, AccountSummary, InvalidName>;
  readonly screenName: MergedForm<ScreenNameForm, AccountSummary, InvalidName>;
  readonly email: MergedForm<EmailForm, AccountSummary, RecentLoginRequired>;

  constructor(useCases: AccountSettingsUseCases) {
    const { account, saveNames, saveScreenName, changeEmail, formDrafts: drafts, clock } = useCases;
    this.summary = new LoadedPart(
      () => account.summary(),
      clock,
      held => [this.names, this.screenName, this.email].forEach(form => form.open(held)),
    );
    const common = {
      drafts,
      onRead: (held: AccountSummary) => this.summary.put(held),
      invalidate: () => this.summary.invalidate(),
    };
    this.names = new MergedForm({
      ...common,
      key: { kind: 'administration', form: 'ownNames', itemId: 'own' },
      fields: { firstName: textField, lastName: textField },
      save: draft => saveNames.execute(draft),
      toForm: ({ firstName, lastName }) => ({ firstName, lastName }),
      faultOf: namesFault,
      stamp: ({ firstName, lastName }) => ({ firstName: keptName(firstName), lastName: keptName(lastName) }),
    });
    this.screenName = new MergedForm({
      ...common,
      key: { kind: 'administration', form: 'ownScreenName', itemId: 'own' },
      fields: { screenName: textField },
      save: draft => saveScreenName.execute(draft),
      toForm: ({ screenName }) => ({ screenName }),
      faultOf: ({ screenName }) => screenNameFault(screenName),
      stamp: ({ screenName }) => ({ screenName: keptName(screenName) }),
    });
    this.email = new MergedForm({
      ...common,
      key: { kind: 'administration', form: 'ownEmail', itemId: 'own' },
      fields: { newEmailAddress: textField },
      save: draft => changeEmail.execute(draft),
      toForm: ({ newEmailAddress = '' }) => ({ newEmailAddress }),
      faultOf: ({ newEmailAddress }) => this.emailFault(newEmailAddress),
      stamp: ({ newEmailAddress }) => ({ newEmailAddress: writtenAddress(newEmailAddress) }),
    });
  }

  start(): Unsubscribe {
    const stops = [this.names, this.screenName, this.email].map(form => form.start());
    void this.summary.load();
    return () => {
      this.summary.leave();
      stops.forEach(stop => stop());
    };
  }

  private emailFault(typed: string): AddressFault | 'sameAddress' | undefined {
    if (writtenAddress(typed) === this.summary.known?.emailAddress) return 'sameAddress';
    return addressFault(writtenAddress(typed));
  }
}

function screenNameFault(typed: string): NameFault | undefined {
  if (isBlank(typed)) return undefined;
  const read = personName({ text: typed, kind: 'screenName' });
  return read.kind === 'fault' ? read.fault : undefined;
}
