import { userTools } from '#test/support/builders/users/userTools';
import type { FormWorld } from './formScenarios';
import { formWindow } from './patientForms';

/** Texts of the scenarios, each as a last day that this form can hold. */
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
    held: () => [textOf(gateway.termsOf('grace').support)],
    colleagueWrites: text => gateway.edit('grace', { support: dayOf(text) }),
    open: () => {
      const { formDrafts, stores } = page();
      const store = stores.access('grace');
      return formWindow({
        store,
        drafts: formDrafts,
        type: text => {
          store.write('support', dayOf(text));
          if (store.reason === '') store.writeReason('Covers for a colleague.');
        },
        text: () => textOf(store.form.mine.support),
        isReady: () => store.known !== undefined,
      });
    },
  };
}
