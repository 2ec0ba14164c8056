import type { AccountSummary } from '@/domain/account/AccountSummary';
import type { AccountSettingsStore } from '@/presentation/account/AccountSettingsStore';
import { accountTools } from '#test/support/builders/account/accountTools';
import type { AnyForm, FormWorld } from './formScenarios';
import { formWindow } from './patientForms';

interface Form {
  readonly form: AnyForm & { choose(field: never, choice: 'mine' | 'theirs'): void };
  save(): Promise<void>;
}

interface WorldParts {
  readonly draft: string;
  readonly call: 'setNames' | 'setScreenName' | 'changeEmail';
  readonly formOf: (store: AccountSettingsStore) => Form;
  readonly held: (account: AccountSummary) => string | undefined;
  readonly edit: (text: string) => Partial<AccountSummary>;
  readonly type: (store: AccountSettingsStore, text: string) => void;
  readonly text: (store: AccountSettingsStore) => string;
}

/** One form of the account settings; the page around it loads the account. */
function world({ draft, call, formOf, held, edit, type, text }: WorldParts): FormWorld {
  const { gateway, drafts, page } = accountTools();
  return {
    draftKey: `/${draft}/own`,
    kept: drafts.kept,
    loseAnswer: butDone => gateway.loseAnswers(call, { butDone }),
    held: () => [held(gateway.now())].filter(one => one !== undefined),
    colleagueWrites: written => gateway.edit(edit(written)),
    open: () => {
      const { formDrafts, stores } = page();
      const store = stores.settings();
      const form = formOf(store);
      const shown = Object.assign(Object.create(Object.getPrototypeOf(form) as object) as object, {
        form: form.form,
        save: () => form.save(),
        start: () => store.start(),
      });
      return formWindow({
        store: shown,
        drafts: formDrafts,
        type: typed => type(store, typed),
        text: () => text(store),
        isReady: () => store.summary.known !== undefined,
      });
    },
  };
}

export const names = (): FormWorld =>
  world({
    draft: 'ownNames',
    call: 'setNames',
    formOf: store => store.names,
    held: ({ lastName }) => lastName,
    edit: lastName => ({ lastName }),
    type: (store, text) => store.names.write('lastName', text),
    text: store => store.names.form.mine.lastName,
  });

export const screenName = (): FormWorld =>
  world({
    draft: 'ownScreenName',
    call: 'setScreenName',
    formOf: store => store.screenName,
    held: account => account.screenName,
    edit: written => ({ screenName: written }),
    type: (store, text) => store.screenName.write('screenName', text),
    text: store => store.screenName.form.mine.screenName,
  });

const addressOf = (text: string): string => (text === '' ? '' : `${text.replaceAll(' ', '.')}@new.example`);
const textOf = (address: string): string => address.replace('@new.example', '').replaceAll('.', ' ');

export const email = (): FormWorld =>
  world({
    draft: 'ownEmail',
    call: 'changeEmail',
    formOf: store => store.email,
    held: ({ newEmailAddress = '' }) => textOf(newEmailAddress),
    edit: written => ({ newEmailAddress: addressOf(written) }),
    type: (store, text) => store.email.write('newEmailAddress', addressOf(text)),
    text: store => textOf(store.email.form.mine.newEmailAddress),
  });
