import { userTools } from '#test/support/builders/users/userTools';
import type { FormWorld } from './formScenarios';
import { formWindow } from './patientForms';

/** Maps each text of the scenarios to a last day. */
const texts = ['', 'first text', 'second text', 'only a text', 'typed meanwhile', 'typed by nobody', 'of a colleague'];
const dayOf = (text: string): string => {
  if (!texts.includes(text)) texts.push(text);
  const place = texts.indexOf(text);
  return place === 0 ? '' : `2090-01-${String(place).padStart(2, '0')}`;
};
const textOf = (day: string | null): string => texts[Number(day === null ? 0 : day.slice(8))] ?? '';

export function groups(): FormWorld {
  const { gateway, drafts, page } = userTools();
  gateway.add('grace', { support: dayOf('') });
  return {
    draftKey: '/userGroups/grace',
    kept: drafts.kept,
    loseAnswer: butDone => gateway.loseAnswers('changeGroups', { butDone }),
    held: () => [textOf(gateway.expiriesOf('grace').support)],
    colleagueWrites: text => gateway.edit('grace', { support: dayOf(text) }),
    open: () => {
      const { formDrafts, stores } = page();
      const store = stores.access('grace');
      return formWindow({
        store,
        drafts: formDrafts,
        type: text => {
          store.write('support', dayOf(text));
          if (store.reason === '') store.write('reason', 'Covers for a colleague.');
        },
        text: () => textOf(store.form.mine.support),
        isReady: () => store.known !== undefined,
      });
    },
  };
}

const lost = { kind: 'unreachable' } as const;

const DOMAIN = '@people.example';
const addressOf = (text: string): string => (text === '' ? '' : `${text.replaceAll(' ', '.')}${DOMAIN}`);
const textOfAddress = (address: string): string => address.replace(DOMAIN, '').replaceAll('.', ' ');

/** Creating an account for a colleague; each text is another address. */
export function newUser(): FormWorld {
  const { accounts, drafts, page } = userTools();
  return {
    draftKey: '/newUser/all',
    kept: drafts.kept,
    loseAnswer: butDone => accounts.planned.failNext('create', lost, { butDone }),
    held: () => [...accounts.accounts.values()].map(({ user }) => textOfAddress(user.emailAddress)),
    open: () => {
      const { formDrafts, stores } = page();
      const store = stores.newUser();
      return formWindow({
        store,
        drafts: formDrafts,
        type: text => store.write('emailAddress', addressOf(text)),
        choose: () => {
          store.write('firstName', 'Ada');
          store.write('lastName', 'Lovelace');
          store.write('accessCode', 'NORTH-1');
          store.write('reason', 'Joins the team of the north');
        },
        text: () => textOfAddress(store.form.mine.emailAddress),
      });
    },
  };
}

const codeOf = (text: string): string => text.toUpperCase().replaceAll(' ', '-');
const textOfCode = (code: string): string => code.toLowerCase().replaceAll('-', ' ');

/** Moving a user with an access code; each text is a code. */
export function moveUser(): FormWorld {
  const { accounts, drafts, page } = userTools();
  for (const text of texts) accounts.codes.set(codeOf(text), { id: codeOf(text), name: text });
  void accounts.create('ada', {
    ...{ emailAddress: 'ada@staff.example', firstName: 'Ada', lastName: 'Lovelace' },
    ...{ accessCode: 'NORTH-1', reason: 'Joins the team of the north' },
  });
  return {
    draftKey: '/moveUser/user-ada',
    kept: drafts.kept,
    loseAnswer: butDone => accounts.planned.failNext('changeAccessCode', lost, { butDone }),
    held: () => [textOfCode(accounts.accounts.get('user-ada')?.user.accessCode ?? '')],
    open: () => {
      const { formDrafts, stores } = page();
      const store = stores.move('user-ada', () => undefined);
      return formWindow({
        store,
        drafts: formDrafts,
        type: text => store.write('accessCode', codeOf(text)),
        choose: () => store.write('reason', 'Moves to another team'),
        text: () => textOfCode(store.form.mine.accessCode),
      });
    },
  };
}
