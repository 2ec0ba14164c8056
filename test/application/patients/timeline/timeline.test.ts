import { DeleteMoment } from '@/application/patients/timeline/DeleteMoment';
import { DescribeMoment } from '@/application/patients/timeline/DescribeMoment';
import { ReadDescription } from '@/application/patients/timeline/ReadDescription';
import { RecordLastView } from '@/application/patients/timeline/RecordLastView';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { FakeLastViewedVault } from '#test/support/fakes/patients/FakeLastViewedVault';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';

describe('ReadDescription', () => {
  function setUp() {
    const history = new FakePatientHistory();
    history.put(aMoment({ description: 'Said in session.' }));
    return { history, read: () => new ReadDescription(history).execute('p-ana', 'm-1') };
  }

  it('returns the description and who changed it', async () => {
    const { history, read } = setUp();
    await history.write('p-ana', 'm-1', 'Said on the telephone.');
    expect(await read()).toMatchObject({
      description: { ok: true, value: { text: 'Said on the telephone.', changed: { by: { name: 'Ben Okoro' } } } },
      audit: {
        ok: true,
        value: { items: [{ before: 'Said in session.', after: 'Said on the telephone.' }], unreadable: 0 },
      },
    });
  });

  it('returns one of them even if the other cannot be loaded', async () => {
    const { history, read } = setUp();
    history.planned.failNext('audit', { kind: 'unreachable' });
    expect(await read()).toMatchObject({
      description: { ok: true },
      audit: { ok: false, failure: { kind: 'unreachable' } },
    });
  });
});

describe('DescribeMoment', () => {
  const command = { patientId: 'p-ana', momentId: 'm-1', base: 'old', text: 'new' };

  function setUp(description = 'old') {
    const history = new FakePatientHistory();
    history.put(aMoment({ description }));
    return { history, describe: new DescribeMoment(history), text: () => history.moments.get('m-1')?.description };
  }

  it('saves what was typed', async () => {
    const { describe, text } = setUp();
    expect(await describe.execute(command)).toMatchObject({ ok: true, value: { text: 'new' } });
    expect(text()).toBe('new');
  });

  it('shows a colleague’s description instead of overwriting it', async () => {
    const { describe, text } = setUp('theirs');
    expect(await describe.execute(command)).toMatchObject({
      ok: false,
      failure: { kind: 'changedMeanwhile', theirs: { text: 'theirs' } },
    });
    expect(text()).toBe('theirs');
  });

  it('saves nothing if the description is already there', async () => {
    const { history, describe } = setUp();
    history.planned.failNext('write', { kind: 'unreachable' }, { butDone: true });
    expect(await describe.execute(command)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await describe.execute(command)).toMatchObject({ ok: true, value: { text: 'new' } });
    expect(history.changes).toHaveLength(1);
  });

  it('saves nothing while the current text cannot be loaded', async () => {
    const { history, describe, text } = setUp();
    history.planned.failNext('read', { kind: 'unreachable' });
    expect(await describe.execute(command)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(text()).toBe('old');
  });
});

describe('DeleteMoment', () => {
  const target = { patientId: 'p-ana', momentId: 'm-1' };

  function setUp() {
    const history = new FakePatientHistory();
    history.put(aMoment());
    return { history, remove: new DeleteMoment(history) };
  }

  it('hides a moment', async () => {
    const { history, remove } = setUp();
    expect(await remove.execute({ ...target, forGood: null })).toEqual({ ok: true, value: undefined });
    expect(history.moments.get('m-1')?.deleted?.by.name).toBe('Ben Okoro');
  });

  it('requests permanent deletion with the reason', async () => {
    const { history, remove } = setUp();
    expect(await remove.execute({ ...target, forGood: { reason: ' Another patient’s note ' } })).toMatchObject({
      ok: true,
    });
    expect(history.reasons.get('m-1')).toBe('Another patient’s note');
  });

  it('makes no call without a reason', async () => {
    const { history, remove } = setUp();
    expect(await remove.execute({ ...target, forGood: { reason: ' x ' } })).toEqual({
      ok: false,
      failure: { kind: 'reasonUnfit', fault: 'tooShort' },
    });
    expect(history.planned.calls).toEqual([]);
  });

  it('reports an unknown outcome', async () => {
    const { history, remove } = setUp();
    history.planned.failNext('softDelete', { kind: 'unreachable' }, { butDone: true });
    expect(await remove.execute({ ...target, forGood: null })).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});

describe('RecordLastView', () => {
  it('returns the last visit, or that there was none', async () => {
    const vault = new FakeLastViewedVault();
    const look = new RecordLastView(vault);
    expect(await look.execute('p-ana')).toBeNull();
    expect(await look.leave('p-ana', 500)).toBe(true);
    expect(await look.execute('p-ana')).toBe(500);
  });

  it('never moves back', async () => {
    const vault = new FakeLastViewedVault();
    const look = new RecordLastView(vault);
    await look.leave('p-ana', 500);
    expect(await look.leave('p-ana', 400)).toBe(true);
    expect(vault.kept.get('p-ana')).toBe(500);
  });

  it('does not report a failure as "never"', async () => {
    const vault = new FakeLastViewedVault();
    vault.reachable = false;
    expect(await new RecordLastView(vault).execute('p-ana')).toBe('couldNotCheck');
    expect(await new RecordLastView(vault).leave('p-ana', 1)).toBe(false);
  });
});
