import { when } from 'mobx';
import { eventually } from '#test/support/eventually';
import { patientTools } from '#test/support/builders/patients/patientTools';

const ana = { id: 'p-ana', name: 'Ana Lima', highRisk: false };

function setUp() {
  const tools = patientTools();
  const flag = tools.stores.profile().flag;
  const change = async (reason = 'Spoke of plans') => {
    flag.ask(ana);
    flag.write(reason);
    await flag.confirm();
  };
  return { ...tools, flag, changes: flag.changes, change };
}

describe('PatientFlag', () => {
  it('shows the flag only when the server has it', async () => {
    const { flag, changes, change, care } = setUp();
    const asking = when(() => changes.shown(ana).sign === 'asking');
    const changed = change();
    await asking;
    expect(changes.shown(ana)).toEqual({ highRisk: false, sign: 'asking' });
    await changed;
    expect([changes.shown(ana), care.highRisk, flag.asking]).toEqual([
      { highRisk: true, sign: 'none' },
      true,
      undefined,
    ]);
  });

  it('changes nothing without a reason, and keeps the dialog open', async () => {
    const { flag, change, care } = setUp();
    await change(' ');
    expect([flag.failure, flag.asking, care.highRisk]).toEqual([{ kind: 'empty' }, ana, false]);
  });

  it('can be undone for ten seconds, and no longer', async () => {
    const { changes, change, clock } = setUp();
    await change();
    expect(changes.secondsLeft).toBe(10);
    clock.advance(9_000);
    expect([changes.secondsLeft, changes.done === undefined]).toEqual([1, false]);
    clock.advance(1_000);
    expect([changes.done, clock.pendingWakes]).toEqual([undefined, 0]);
  });

  it('says when the undo failed, and keeps the server’s value', async () => {
    const { changes, change, care } = setUp();
    await change();
    care.failNext('writeNote', 'refused');
    await changes.undo();
    expect([changes.undoFailedOf, changes.shown(ana)]).toEqual(['p-ana', { highRisk: true, sign: 'none' }]);
  });

  it('marks a change with a lost answer, and completes it on request', async () => {
    const { changes, change, care } = setUp();
    care.failNext('setHighRisk', 'unreachable');
    await change();
    expect(changes.shown(ana)).toEqual({ highRisk: false, sign: 'unconfirmed' });
    await changes.finish('p-ana', 'Ana Lima');
    expect([changes.shown(ana), care.highRisk, care.notes.size]).toEqual([{ highRisk: true, sign: 'none' }, true, 1]);
  });

  it('cancels a change whose answer was lost', async () => {
    const { changes, change, care } = setUp();
    care.failNext('setHighRisk', 'unreachable');
    await change();
    const received: boolean[] = [];
    changes.onConfirmed((_patientId, highRisk) => received.push(highRisk));
    await changes.abandon('p-ana', 'Ana Lima');
    expect([changes.shown(ana), care.notes.size, received]).toEqual([{ highRisk: false, sign: 'none' }, 0, [false]]);
  });

  it('reports a cancelled change as done when it had arrived, and lets it be undone', async () => {
    const { changes, change, care } = setUp();
    care.failNext('setHighRisk', 'unreachable', { butDone: true });
    await change();
    await changes.abandon('p-ana', 'Ana Lima');
    expect([changes.shown(ana), care.notes.size, changes.done?.name]).toEqual([
      { highRisk: true, sign: 'none' },
      1,
      'Ana Lima',
    ]);
  });

  it('says that a retried change was refused', async () => {
    const { changes, change, care } = setUp();
    care.failNext('setHighRisk', 'unreachable');
    await change();
    care.failNext('setHighRisk', 'refused');
    await changes.finish('p-ana', 'Ana Lima');
    expect([changes.failureOf('p-ana'), changes.shown(ana).sign]).toEqual([
      { kind: 'refused', cause: 'refused' },
      'none',
    ]);
  });

  it('restores the reason when the dialog is reopened for the same patient', async () => {
    const { flag, change } = setUp();
    flag.ask(ana);
    flag.write('Spoke of plans');
    flag.cancel();
    flag.ask({ ...ana, id: 'p-ben' });
    expect(flag.reason).toBe('');
    flag.cancel();
    flag.ask(ana);
    await eventually(() => expect(flag.reason).toBe('Spoke of plans'));
    await change();
    flag.ask(ana);
    expect(flag.reason).toBe('');
  });

  it('lets another screen undo a change in the remaining seconds', async () => {
    const { stores, change, changes, clock, care } = setUp();
    await change();
    clock.advance(4_000);
    const elsewhere = stores.list().flag.changes;
    expect(elsewhere.secondsLeft).toBe(6);
    await elsewhere.undo();
    expect([changes.shown(ana), care.highRisk]).toEqual([{ highRisk: false, sign: 'none' }, false]);
  });

  it('restores the reason after a reload for its patient, until it was used', async () => {
    const { flag, page, stores, drafts, care } = setUp();
    flag.ask(ana);
    flag.write('Spoke of plans');
    flag.cancel();
    await eventually(() => expect(drafts.kept.size).toBe(1));
    const next = page();
    const later = stores.profile('p-ana', next).flag;
    later.ask({ ...ana, id: 'p-ben', name: 'Ben' });
    await eventually(() => expect(later.reason).toBe(''));
    later.ask(ana);
    await eventually(() => expect([later.reason, later.restored]).toEqual(['Spoke of plans', true]));
    await later.confirm();
    await next.formDrafts.flush();
    expect([care.highRisk, drafts.kept.size]).toEqual([true, 0]);
  });

  it('keeps the reason on this device while the change is refused', async () => {
    const { change, flag, care, drafts } = setUp();
    care.failNext('writeNote', 'refused');
    await change();
    expect([flag.reason, flag.asking, drafts.kept.get('p-ana/flag')]).toEqual([
      'Spoke of plans',
      ana,
      expect.stringContaining('Spoke of plans'),
    ]);
  });
});
