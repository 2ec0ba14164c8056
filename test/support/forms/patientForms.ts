import { SaveDraftsOnLeave } from '@/application/drafts/SaveDraftsOnLeave';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { RISK_QUESTIONS } from '@/domain/patients/risk/RiskAssessment';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { anAppointment, appointmentTools } from '#test/support/builders/patients/appointmentTools';
import { FormDrafts } from '@/application/drafts/FormDrafts';
import { anAssessment } from '#test/support/builders/patients/anAssessment';
import { historyTools } from '#test/support/builders/patients/historyTools';
import { eventually } from '#test/support/eventually';
import { SessionEvents } from '@/application/session/SessionEvents';
import type { AnyForm, FormWindow, FormWorld } from './formScenarios';

interface Store {
  readonly form: AnyForm & { choose(field: never, choice: 'mine' | 'theirs'): void };
  start(): Unsubscribe;
  save(): Promise<void>;
}

interface WindowParts {
  readonly store: Store;
  readonly drafts: FormDrafts;
  readonly type: (text: string) => void;
  readonly text: () => string;
  readonly choose?: () => void | Promise<void>;
  readonly isReady?: () => boolean;
}

/** A window around a store that holds a form. */
export function formWindow({
  store,
  drafts,
  type,
  text,
  choose = () => undefined,
  isReady = () => true,
}: WindowParts): FormWindow {
  const events = new SessionEvents();
  new SaveDraftsOnLeave(drafts, events, () => undefined).execute();
  const stop = store.start();
  return {
    holder: store.constructor.name,
    form: store.form,
    ready: () => eventually(() => expect(isReady()).toBe(true)),
    type,
    choose,
    text,
    save: () => store.save(),
    keepMine: () => store.form.conflicts.forEach(({ field }) => store.form.choose(field as never, 'mine')),
    close: async () => {
      stop();
      await drafts.flush();
    },
    signOut: async () => {
      await drafts.flush();
      events.announce({ kind: 'signedOut' } as never);
      await drafts.flush();
    },
  };
}

type Tools = ReturnType<typeof historyTools>;
type Page = ReturnType<Tools['page']>;

function world(
  tools: Tools,
  draftKey: string,
  open: (page: Page) => Omit<WindowParts, 'drafts'>,
  server: Pick<FormWorld, 'loseAnswer' | 'held' | 'colleagueWrites'>,
): FormWorld {
  return {
    ...server,
    draftKey,
    kept: tools.drafts.kept,
    open: () => {
      const page = tools.page();
      return formWindow({ ...open(page), drafts: page.formDrafts });
    },
  };
}

const lost = { kind: 'unreachable' } as const;

export function newAssessment(): FormWorld {
  const tools = historyTools();
  const open = ({ record }: Page) => {
    const store = record.assessmentForm(undefined, () => undefined);
    const choose = (): void => {
      store.edit('level', 'moderate');
      store.edit('status', 'open');
      for (const question of RISK_QUESTIONS) store.edit(question, 'none');
    };
    return {
      store,
      choose,
      type: (text: string) => store.edit('summary', text),
      text: () => store.form.mine.summary,
      isReady: () => store.phase === 'ready',
    };
  };
  return world(tools, 'p-ana/assessment/new', open, {
    loseAnswer: butDone => tools.assessments.planned.failNext('add', lost, { butDone }),
    held: () => tools.assessments.all().map(({ summary }) => summary),
  });
}

export function changedAssessment(): FormWorld {
  const tools = historyTools();
  tools.assessments.put(anAssessment());
  const open = ({ record }: Page) => {
    const store = record.assessmentForm('ra-1', () => undefined);
    return {
      store,
      type: (text: string) => store.edit('summary', text),
      text: () => store.form.mine.summary,
      isReady: () => store.phase === 'ready',
    };
  };
  return world(tools, 'p-ana/assessment/ra-1', open, {
    loseAnswer: butDone => tools.assessments.planned.failNext('change', lost, { butDone }),
    held: () => tools.assessments.all().map(({ summary }) => summary),
    colleagueWrites: summary => tools.assessments.put(anAssessment({ summary })),
  });
}

export function patientRecord(): FormWorld {
  const tools = historyTools();
  const open = ({ record }: Page) => {
    const store = record.record();
    return {
      store,
      type: (text: string) => store.write('goals', text),
      text: () => store.form.mine.goals,
      isReady: () => store.record.status === 'known',
    };
  };
  return world(tools, 'p-ana/record', open, {
    loseAnswer: butDone => tools.records.planned.failNext('change', lost, { butDone }),
    held: () => [tools.records.texts.goals],
    colleagueWrites: goals => tools.records.colleagueWrites({ goals }),
  });
}

export function cgi(): FormWorld {
  const tools = historyTools();
  const open = ({ actions: { cgi: store } }: Page) => {
    const choose = (): void => {
      store.form.edit('severity', 4);
      store.form.edit('improvement', 'first');
    };
    return { store, choose, type: (text: string) => store.form.edit('note', text), text: () => store.form.mine.note };
  };
  return world(tools, 'p-ana/cgi', open, {
    loseAnswer: butDone => tools.history.planned.failNext('recordCgi', lost, { butDone }),
    held: () => [...tools.history.moments.values()].flatMap(({ type, note = '' }) => (type === 'cgi' ? [note] : [])),
  });
}

export function note(): FormWorld {
  const tools = historyTools();
  const open = ({ actions: { note: store } }: Page) => ({
    store,
    type: (text: string) => store.write(text),
    text: () => store.text,
  });
  return world(tools, 'p-ana', open, {
    loseAnswer: butDone => tools.history.planned.failNext('addNote', lost, { butDone }),
    held: () => tools.history.notes(),
  });
}

export function description(): FormWorld {
  const tools = historyTools();
  tools.history.put(aMoment());
  const open = ({ actions: source }: Page) => {
    const store = source.describe(aMoment());
    return {
      store,
      type: (text: string) => store.write(text),
      text: () => store.text,
      isReady: () => store.description.status === 'known',
    };
  };
  return world(tools, 'p-ana/description/m-1', open, {
    loseAnswer: butDone => tools.history.planned.failNext('write', lost, { butDone }),
    held: () => [tools.history.moments.get('m-1')?.description ?? ''],
    colleagueWrites: text => tools.history.put(aMoment({ description: text })),
  });
}

function appointment(momentId: string | null): FormWorld {
  const tools = appointmentTools();
  if (momentId !== null) tools.history.put(anAppointment(momentId, '2026-03-30T15:00:00+01:00'));
  return {
    draftKey: momentId === null ? 'p-ana/appointment' : `p-ana/appointment/${momentId}`,
    kept: tools.drafts.kept,
    loseAnswer: butDone => tools.history.planned.failNext(momentId === null ? 'make' : 'change', lost, { butDone }),
    held: () => [...tools.history.moments.values()].map(moment => moment.appointment?.place ?? ''),
    ...(momentId !== null && {
      colleagueWrites: (place: string) =>
        tools.history.put(anAppointment(momentId, '2026-03-31T15:00:00+01:00', { place })),
    }),
    open: () => {
      const drafts = new FormDrafts(tools.drafts, tools.clock);
      const store = tools.form(momentId, undefined, drafts);
      const choose = (): void => {
        if (momentId !== null) return;
        store.edit({ kind: 'phone' });
        store.choice?.editStart('2026-03-30T10:00');
      };
      return formWindow({
        store,
        drafts,
        choose,
        type: place => store.edit({ place }),
        text: () => store.place,
        isReady: () => store.choice !== undefined,
      });
    },
  };
}

export const newAppointment = (): FormWorld => appointment(null);
export const changedAppointment = (): FormWorld => appointment('a-1');
