import type { OwnProfileStore } from '@/presentation/profile/OwnProfileStore';
import { profileTools } from '#test/support/builders/profile/profileTools';
import type { FakeOwnProfileGateway } from '#test/support/fakes/profile/FakeOwnProfileGateway';
import type { AnyForm, FormWorld } from './formScenarios';
import { formWindow } from './patientForms';

interface Form {
  readonly form: AnyForm & { choose(field: never, choice: 'mine' | 'theirs'): void };
  readonly isOpen: boolean;
  save(): Promise<void>;
}

interface WorldParts {
  readonly draft: string;
  readonly lose: (gateway: FakeOwnProfileGateway, butDone: boolean) => void;
  readonly formOf: (store: OwnProfileStore) => Form;
  readonly held: (gateway: FakeOwnProfileGateway) => string;
  readonly edit: (gateway: FakeOwnProfileGateway, text: string) => void;
  readonly type: (store: OwnProfileStore, text: string) => void;
  readonly text: (store: OwnProfileStore) => string;
}

/** One form of the user's own profile; the page around it loads its parts. */
function world({ draft, lose, formOf, held, edit, type, text }: WorldParts): FormWorld {
  const { gateway, drafts, page } = profileTools();
  return {
    draftKey: `/${draft}/own`,
    kept: drafts.kept,
    loseAnswer: butDone => lose(gateway, butDone),
    held: () => [held(gateway)],
    colleagueWrites: written => edit(gateway, written),
    open: () => {
      const { formDrafts, store } = page();
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
        isReady: () => form.isOpen,
      });
    },
  };
}

export const therapistNames = (): FormWorld =>
  world({
    draft: 'therapistNames',
    lose: (gateway, butDone) => gateway.loseAnswers('setNames', 'details', { butDone }),
    formOf: store => store.names,
    held: ({ names }) => names.lastName,
    edit: (gateway, lastName) => (gateway.names = { ...gateway.names, lastName }),
    type: (store, text) => store.names.write('lastName', text),
    text: store => store.names.form.mine.lastName,
  });

export const biography = (): FormWorld =>
  world({
    draft: 'biography',
    lose: (gateway, butDone) => gateway.loseAnswers('setBiography', 'seen', { butDone }),
    formOf: store => store.biography,
    held: gateway => gateway.biography,
    edit: (gateway, text) => (gateway.biography = text),
    type: (store, text) => store.biography.write('biography', text),
    text: store => store.biography.form.mine.biography,
  });

/** Maps each text of the scenarios to hours on Mondays. */
const texts = [''];
const placeOf = (text: string): number => {
  if (!texts.includes(text)) texts.push(text);
  return texts.indexOf(text);
};
const clock = (minutes: number): string => `0${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
const END = '23:00';

export const weeklyHours = (): FormWorld =>
  world({
    draft: 'weeklyHours',
    lose: (gateway, butDone) => {
      const call = gateway.week.times.length === 0 ? 'addAvailability' : 'replaceAvailability';
      gateway.loseAnswers(call, 'availability', { butDone });
    },
    formOf: store => store.week,
    held: ({ week: { times } }) => {
      const start = times[0]?.startTime;
      return texts[start === undefined ? 0 : start.hours * 60 + start.minutes] ?? '';
    },
    edit: (gateway, text) => {
      const place = placeOf(text);
      const startTime = { hours: Math.floor(place / 60), minutes: place % 60 };
      const times = text === '' ? [] : [{ weekday: 1, startTime, endTime: { hours: 23, minutes: 0 } }];
      gateway.week = { ...gateway.week, times };
    },
    type: (store, text) => store.week.write('monday', text === '' ? [] : [{ from: clock(placeOf(text)), to: END }]),
    text: store => {
      const [entry] = store.week.form.mine.monday;
      const [hours = 0, minutes = 0] = entry?.from.split(':').map(Number) ?? [];
      return texts[entry === undefined ? 0 : hours * 60 + minutes] ?? '';
    },
  });
