import { codeTools } from '#test/support/builders/accessCodes/codeTools';
import type { FormWorld } from './formScenarios';
import { formWindow } from './patientForms';

/** Maps each text of the scenarios to a number that these forms accept. */
const texts = ['', 'first text', 'second text', 'only a text', 'typed meanwhile', 'typed by nobody', 'of a colleague'];
const numberOf = (text: string): number => {
  if (!texts.includes(text)) texts.push(text);
  return texts.indexOf(text) + 1;
};
const textOf = (number: number): string => texts[number - 1] ?? '';

export function codeSettings(): FormWorld {
  const { gateway, drafts, page } = codeTools();
  gateway.add('MILL-1', { seats: numberOf('') });
  return {
    draftKey: '/accessCode/MILL-1',
    kept: drafts.kept,
    loseAnswer: butDone => gateway.loseAnswers('change', { butDone }),
    held: () => [textOf(gateway.stored('MILL-1').seats ?? 0)],
    colleagueWrites: text => gateway.edit('MILL-1', { seats: numberOf(text) }),
    open: () => {
      const { formDrafts, stores } = page();
      const store = stores.code({ code: 'MILL-1', generation: 'v2' });
      return formWindow({
        store,
        drafts: formDrafts,
        type: text => {
          store.write('seats', { limit: 'limited', text: String(numberOf(text)) });
          if (store.reason === '') store.write('reason', 'More people.');
        },
        text: () => textOf(Number(store.form.mine.seats.text)),
        isReady: () => store.known !== undefined,
      });
    },
  };
}

export function newCode(): FormWorld {
  const { gateway, drafts, page } = codeTools();
  const codeOf = (text: string): string => `CODE-${numberOf(text)}`;
  return {
    draftKey: '/newAccessCode/north',
    kept: drafts.kept,
    loseAnswer: butDone => gateway.loseAnswers('create', { butDone }),
    held: () => texts.filter(text => gateway.has(codeOf(text))),
    open: () => {
      const { formDrafts, stores } = page();
      const store = stores.newCode('north');
      return formWindow({
        store,
        drafts: formDrafts,
        type: text => {
          store.write('code', codeOf(text));
          if (store.form.mine.reason === '') store.write('reason', 'A campaign.');
        },
        choose: () => {
          store.writeLimit('seats', { limit: 'unlimited', text: '' });
          store.writeLimit('expiry', { limit: 'unlimited', text: '' });
        },
        text: () => textOf(Number(store.form.mine.code.replace('CODE-', ''))),
      });
    },
  };
}
