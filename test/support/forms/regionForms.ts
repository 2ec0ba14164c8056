import { regionTools } from '#test/support/builders/regions/regionTools';
import type { FormWorld } from './formScenarios';
import { formWindow } from './patientForms';

/** Maps each text of the scenarios to an end of the hours on Sundays; no text means no own hours. */
const texts = ['', 'first text', 'second text', 'only a text', 'typed meanwhile', 'typed by nobody', 'of a colleague'];
const placeOf = (text: string): number => {
  if (!texts.includes(text)) texts.push(text);
  return texts.indexOf(text);
};

const dayOf = (text: string) =>
  text === ''
    ? ({ choice: 'everyDay', start: '', end: '' } as const)
    : ({ choice: 'own', start: '00:30', end: `12:${String(placeOf(text)).padStart(2, '0')}` } as const);
const textOf = (end: string): string => (end === '' ? '' : (texts[Number(end.slice(3))] ?? ''));

export function coreHours(): FormWorld {
  const { gateway, drafts, page } = regionTools();
  const sunday = () =>
    gateway.schedule === 'unreachable' ? undefined : gateway.schedule.week?.find(({ weekday }) => weekday === 7);
  const endOf = (minutes: number | undefined): string => (minutes === undefined ? '' : (texts[minutes] ?? ''));
  return {
    draftKey: '/coreHours/region',
    kept: drafts.kept,
    loseAnswer: butDone => gateway.loseAnswer({ butDone }),
    held: () => [endOf(sunday()?.hours?.endTime.minutes)],
    colleagueWrites: text => {
      const endTime = { hours: 12, minutes: placeOf(text) };
      gateway.edit({ week: [{ weekday: 7, hours: { startTime: { hours: 0, minutes: 30 }, endTime } }] });
    },
    open: () => {
      const { formDrafts, stores } = page();
      const store = stores.coreHours();
      return formWindow({
        store,
        drafts: formDrafts,
        type: text => {
          store.write('sunday', dayOf(text));
          if (store.reason === '') store.write('reason', 'Agreed in the meeting.');
        },
        text: () => textOf(store.form.mine.sunday.end),
        isReady: () => store.known !== undefined,
      });
    },
  };
}
