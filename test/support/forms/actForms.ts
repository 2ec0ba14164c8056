import { ChangeHighRisk } from '@/application/chat/acts/ChangeHighRisk';
import { ChatState } from '@/application/chat/page/ChatState';
import { SaveDraft } from '@/application/drafts/SaveDraft';
import { RiskChangeDrafts } from '@/application/chat/acts/RiskChangeDrafts';
import { FlagPatient } from '@/application/patients/risk/FlagPatient';
import { SaveDraftsOnLeave } from '@/application/drafts/SaveDraftsOnLeave';
import { FlagChanges } from '@/presentation/patients/risk/FlagChanges';
import { PatientFlag } from '@/presentation/patients/risk/PatientFlag';
import { anAssignedPatient } from '#test/support/builders/patients/anAssignedPatient';
import { patientTools } from '#test/support/builders/patients/patientTools';
import { eventually } from '#test/support/eventually';
import { SessionEvents } from '@/application/session/SessionEvents';
import { SequentialIds } from '#test/support/fakes/kernel/SequentialIds';
import type { AnyForm, FormWindow, FormWorld } from './formScenarios';

type Tools = ReturnType<typeof patientTools>;
type Page = ReturnType<Tools['page']>;

const ANA = { id: 'p-ana', name: 'Ana Lima' };

/** The reasons in the notes, without the reference to their act. */
const reasonsIn = ({ care }: Tools): readonly string[] =>
  [...care.notes.values()].map(note =>
    note.replace(/^Reason to \S+ the high-risk flag: /, '').replace(/ \[[^\]]*\]$/, ''),
  );

function endings({ formDrafts }: Page, close: () => void): Pick<FormWindow, 'close' | 'signOut'> {
  const events = new SessionEvents();
  new SaveDraftsOnLeave(formDrafts, events, () => undefined).execute();
  return {
    close: async () => {
      close();
      await formDrafts.flush();
    },
    signOut: async () => {
      await formDrafts.flush();
      events.announce({ kind: 'signedOut' } as never);
      await formDrafts.flush();
    },
  };
}

export function discharge(): FormWorld {
  const tools = patientTools([anAssignedPatient({ unreadMessageCount: 2 })]);
  const { care, assigned, unsaved } = tools;
  let isLosing = false;
  assigned.isGone = () => care.isDischarged;
  care.onDischarged = () => {
    // The read after it is lost too, so the outcome is unknown.
    if (isLosing) assigned.planned.failNext('page', { kind: 'unreachable' });
    isLosing = false;
  };
  return {
    draftKey: 'p-ana/discharge',
    kept: tools.drafts.kept,
    held: () => reasonsIn(tools),
    isDone: () => care.isDischarged,
    saysUnsaved: () => unsaved.length > 0,
    loseAnswer: butDone => {
      isLosing = butDone;
      care.failNext('discharge', 'unreachable', { butDone });
    },
    open: () => {
      const page = tools.page();
      const store = tools.stores.list(page).discharge;
      store.open({ ...ANA, place: 0 });
      return {
        ...endings(page, () => store.close()),
        holder: store.constructor.name,
        form: store.form as AnyForm,
        ready: () => eventually(() => expect(store.patient === undefined || store.checklist !== undefined).toBe(true)),
        type: text => store.write(text),
        choose: () => store.accept('unreadMessages', true),
        text: () => store.reason,
        save: () => store.confirm(),
        keepMine: () => undefined,
      };
    },
  };
}

export function flag(): FormWorld {
  const tools = patientTools();
  const { care, clock, engine } = tools;
  const chatState = new ChatState();
  const kept = new RiskChangeDrafts(chatState, new SaveDraft(engine, chatState, clock));
  const ids = new SequentialIds();
  return {
    draftKey: 'p-ana/flag',
    kept: tools.drafts.kept,
    held: () => reasonsIn(tools),
    isDone: () => care.highRisk,
    loseAnswer: butDone => care.failNext('setHighRisk', 'unreachable', { butDone }),
    open: () => {
      const page = tools.page();
      const changeHighRisk = new ChangeHighRisk(care, ids, engine, kept);
      const changes = new FlagChanges({
        clock,
        changeHighRisk,
        flagPatient: new FlagPatient(changeHighRisk, clock),
        undoReason: () => 'Undone.',
      });
      const store = new PatientFlag(changes, page.formDrafts);
      const ana = { ...ANA, highRisk: care.highRisk };
      changes.resume(ANA.id);
      const isOpen = (): boolean => changes.shown(ana).sign === 'unconfirmed';
      if (!isOpen()) store.ask(ana);
      return {
        ...endings(page, () => store.cancel()),
        holder: store.constructor.name,
        form: flagForm(store, isOpen),
        ready: () => Promise.resolve(),
        type: text => store.write(text),
        choose: () => undefined,
        text: () => (isOpen() ? (kept.changeOf(ANA.id)?.reason ?? '') : store.reason),
        save: () => (isOpen() ? changes.finish(ANA.id, ANA.name) : store.confirm()),
        keepMine: () => undefined,
      };
    },
  };
}

/** An unconfirmed change is shown next to the patient, and no longer in the dialog. */
function flagForm(store: PatientFlag, isOpen: () => boolean): AnyForm {
  return {
    get status() {
      return isOpen() ? 'unanswered' : (store.form?.status ?? 'draft');
    },
    get isUnsaved() {
      return isOpen() || store.form?.isUnsaved === true;
    },
    get restored() {
      return store.restored;
    },
    get unreadable() {
      return store.form?.unreadable ?? [];
    },
    conflicts: [],
    loaded: store.form?.loaded ?? Promise.resolve(),
    get mine() {
      return store.form?.mine ?? {};
    },
    discardUnreadable: () => store.form?.discardUnreadable(),
  };
}
