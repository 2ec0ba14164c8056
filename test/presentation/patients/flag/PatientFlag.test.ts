import { patientTools } from '#test/support/builders/patientTools';

const ana = { id: 'p-ana', name: 'Ana Lima', highRisk: false };

function setUp() {
  const tools = patientTools();
  const flag = tools.stores.profile().flag;
  const change = async (reason = 'Spoke of plans') => {
    flag.ask(ana);
    flag.write(reason);
    await flag.confirm();
  };
  return { ...tools, flag, change };
}

describe('PatientFlag', () => {
  it('shows the flag only when the server has it', async () => {
    const { flag, change, care } = setUp();
    const changed = change();
    expect(flag.shown(ana)).toEqual({ highRisk: false, sign: 'asking' });
    await changed;
    expect([flag.shown(ana), care.highRisk, flag.asking]).toEqual([{ highRisk: true, sign: 'none' }, true, undefined]);
  });

  it('changes nothing without a reason and keeps the dialog', async () => {
    const { flag, change, care } = setUp();
    await change(' ');
    expect([flag.failure, flag.asking, care.highRisk]).toEqual([{ kind: 'empty' }, ana, false]);
  });

  it('can be taken back for ten seconds, and no longer', async () => {
    const { flag, change, clock } = setUp();
    await change();
    expect(flag.secondsLeft).toBe(10);
    clock.advance(9_000);
    expect([flag.secondsLeft, flag.done === undefined]).toEqual([1, false]);
    clock.advance(1_000);
    expect([flag.done, clock.pendingWakes]).toEqual([undefined, 0]);
  });

  it('says when it could not be taken back, and keeps what the server has', async () => {
    const { flag, change, care } = setUp();
    await change();
    care.failNext('writeNote', 'refused');
    await flag.undo();
    expect([flag.undoFailed, flag.shown(ana)]).toEqual([true, { highRisk: true, sign: 'none' }]);
  });

  it('marks a change whose answer was lost, and finishes or gives it up', async () => {
    const { flag, change, care } = setUp();
    care.failNext('setHighRisk', 'unreachable');
    await change();
    expect(flag.shown(ana)).toEqual({ highRisk: false, sign: 'unconfirmed' });
    await flag.finish('p-ana', 'Ana Lima');
    expect([flag.shown(ana), care.highRisk, care.notes.size]).toEqual([{ highRisk: true, sign: 'none' }, true, 1]);
  });

  it('gives up a change whose answer was lost', async () => {
    const { flag, change, care } = setUp();
    care.failNext('setHighRisk', 'unreachable');
    await change();
    await flag.abandon('p-ana');
    expect([flag.shown(ana), care.notes.size]).toEqual([{ highRisk: false, sign: 'none' }, 0]);
  });
});
