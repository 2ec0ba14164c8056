import { BulkRunner, ELSEWHERE_MS } from '@/application/kernel/bulk/BulkRunner';
import { FIRST_PAUSE_MS } from '@/application/kernel/RetrySchedule';
import { bulkPage, heldWire, settled, shown } from '#test/support/builders/kernel/bulkPage';
import { SequentialIds } from '#test/support/fakes/kernel/SequentialIds';

describe('BulkRunner', () => {
  it('processes every confirmed row once, with at most 4 calls in parallel', async () => {
    const { backend, runner, begin } = bulkPage(200);
    expect(await begin()).toEqual({ ok: true, value: undefined });
    await settled();
    expect(shown(runner)).toEqual({ activity: 'over', done: 200 });
    expect([new Set(backend.effects).size, backend.effects.length, backend.mostAtOnce]).toEqual([200, 200, 4]);
  });

  it('refuses to begin when the confirmed number differs from the plan', async () => {
    const { backend, runner, action } = bulkPage();
    const checked = await backend.checked(action);
    const begun = await runner.begin({ action, subject: '', checked, confirmed: 29 });
    expect([begun, backend.writes]).toEqual([{ ok: false, failure: { kind: 'notConfirmed' } }, []]);
  });

  it('refuses to begin when the device saves nothing', async () => {
    const { backend, vault, begin } = bulkPage();
    vault.isFull = true;
    expect([await begin(), backend.writes]).toEqual([{ ok: false, failure: { kind: 'notStored' } }, []]);
  });

  it('saves a row as sent before its call, and its outcome after the answer', async () => {
    const { backend, vault, begin } = bulkPage(1);
    const wire = heldWire(backend);
    const beginning = begin();
    await settled();
    await wire.release();
    wire.held.length = 0;
    const again = heldWire(backend);
    await beginning;
    await settled();
    const before = vault.saved.map(part => part[0]?.kind);
    await again.release();
    expect([before.slice(0, 1), vault.saved.at(-1)?.[0]]).toEqual([['sent'], { kind: 'done', version: '2' }]);
  });

  it('sends nothing more once the device does not save its progress', async () => {
    const { backend, vault, runner, begin } = bulkPage(30);
    const checking = begin();
    await checking;
    vault.isFull = true;
    await settled();
    const sent = backend.writes.length;
    expect(sent).toBeLessThanOrEqual(4);
    expect(shown(runner)).toMatchObject({ activity: 'notStored' });
    vault.isFull = false;
    await runner.resume();
    await settled();
    expect([shown(runner), backend.effects.length]).toEqual([{ activity: 'over', done: 30 }, 30]);
  });

  it('reads a row after a lost answer, and repeats it only if it was not done', async () => {
    const { backend, runner, begin } = bulkPage(20);
    const lost = new Set<string>();
    backend.fate = (call, key) => {
      if (call === 'read' || lost.has(key)) return 'answered';
      lost.add(key);
      return key.endsWith('1') ? 'lostBefore' : 'lostAfter';
    };
    await begin();
    await settled();
    expect([shown(runner), backend.effects.length]).toEqual([{ activity: 'over', done: 20 }, 20]);
    expect(backend.writes.length).toBe(22);
  });

  it('reads a row when its call is refused after a lost answer', async () => {
    const { backend, runner, begin } = bulkPage(1);
    let late = (): void => undefined;
    backend.fate = call => (call === 'write' && backend.writes.length === 1 ? 'lostBefore' : 'answered');
    // The first call arrives while the second one is pending.
    backend.wire = async () => {
      if (backend.writes.length === 2) late();
    };
    late = () => {
      late = () => undefined;
      backend.edit('t-1', false);
      backend.effects.push('t-1 off');
    };
    await begin();
    await settled();
    expect([shown(runner), backend.effects]).toEqual([{ activity: 'over', done: 1 }, ['t-1 off']]);
  });

  it('skips rows that a colleague has changed since the dry run', async () => {
    const { backend, runner, action } = bulkPage(3);
    backend.knowsAuthors = true;
    const checked = await backend.checked(action);
    backend.edit('t-1', true);
    backend.edit('t-2', false);
    await runner.begin({ action, subject: '', checked, confirmed: 3 });
    await settled();
    expect([shown(runner), backend.effects]).toEqual([{ activity: 'over', done: 1, failed: 2 }, ['t-3 off']]);
  });

  it.each([
    ['', true, { kind: 'done', version: '2' }],
    [' when no history names its author', false, { kind: 'done', version: null, authorUnknown: true }],
  ] as const)('does not believe the refused repeat of its own call%s', async (_, knowsAuthors, expected) => {
    const { backend, runner, begin } = bulkPage(3);
    backend.knowsAuthors = knowsAuthors;
    backend.fate = (call, key) => (call === 'write' && key === 't-2' ? 'sentTwice' : 'answered');
    await begin();
    await settled();
    const status = runner.status.read();
    expect(status.kind === 'run' && status.run.rows[1]?.progress).toEqual(expected);
    expect([shown(runner), backend.writes.length]).toEqual([{ activity: 'over', done: 3 }, 3]);
  });

  it('does not report a refusal before the item was read', async () => {
    const { backend, runner, clock, begin } = bulkPage(3);
    backend.knowsAuthors = true;
    backend.fate = call => (call === 'write' ? 'sentTwice' : backend.writes.length > 0 ? 'lostBefore' : 'answered');
    await begin();
    await settled();
    expect(shown(runner)).toEqual({ activity: 'unreachable', sent: 3 });
    backend.fate = () => 'answered';
    clock.advance(FIRST_PAUSE_MS);
    await settled();
    expect([shown(runner), backend.effects.length]).toEqual([{ activity: 'over', done: 3 }, 3]);
  });

  it('credits a colleague with what they did while its own answer was lost', async () => {
    const { backend, runner, begin } = bulkPage(1);
    backend.knowsAuthors = true;
    backend.fate = call => {
      if (call === 'read' || backend.things.get('t-1')?.isOn === false) return 'answered';
      backend.edit('t-1', false);
      return 'lostBefore';
    };
    await begin();
    await settled();
    expect(shown(runner)).toEqual({ activity: 'over', alreadyDone: 1 });
  });

  it('reads a row first if the backend does not compare versions', async () => {
    const { backend, runner, action } = bulkPage(3, { guarded: false });
    const checked = await backend.checked(action);
    backend.edit('t-1', true);
    backend.edit('t-2', false);
    await runner.begin({ action, subject: '', checked, confirmed: 3 });
    await settled();
    expect([shown(runner), backend.writes]).toEqual([
      { activity: 'over', done: 1, failed: 1, alreadyDone: 1 },
      ['t-3'],
    ]);
  });

  it('reports an answered row as done, and does not repeat it, when a colleague has reverted it', async () => {
    const { backend, runner, begin } = bulkPage(1);
    backend.fate = call => {
      if (call === 'read' && backend.effects.length === 1) backend.things.set('t-1', { isOn: true, version: 1 });
      return 'answered';
    };
    await begin();
    await settled();
    expect([shown(runner), backend.effects]).toEqual([{ activity: 'over', done: 1 }, ['t-1 off']]);
    const status = runner.status.read();
    const progress = { kind: 'done', version: null, changedSince: true };
    expect(status.kind === 'run' && status.run.rows[0]?.progress).toEqual(progress);
  });

  it.each([true, false])(
    'does not repeat an answered row after a reload when it could not be read back (guarded: %s)',
    async guarded => {
      const { backend, vault, runner, page, begin } = bulkPage(1, { guarded });
      backend.fate = call => (call === 'read' && backend.effects.length === 1 ? 'lostBefore' : 'answered');
      await begin();
      await settled();
      expect(shown(runner)).toEqual({ activity: 'unreachable', sent: 1 });
      // A colleague reverts it, which restores the version of the dry run.
      backend.things.set('t-1', { isOn: true, version: 1 });
      backend.fate = () => 'answered';
      runner.forgetPerson();
      vault.endPage();
      const later = page();
      await later.load();
      await later.resume();
      await settled();
      expect([shown(later), backend.writes]).toEqual([{ activity: 'over', done: 1 }, ['t-1']]);
    },
  );

  it('reports an answered row as done when it was stopped before reading back and then changed', async () => {
    const { backend, runner, begin } = bulkPage(1);
    backend.fate = call => (call === 'read' && backend.effects.length === 1 ? 'lostBefore' : 'answered');
    await begin();
    await settled();
    await runner.stop();
    expect(shown(runner)).toEqual({ activity: 'over', unconfirmed: 1 });
    backend.fate = () => 'answered';
    backend.things.set('t-1', { isOn: true, version: 1 });
    await runner.checkUnconfirmed();
    expect([shown(runner), backend.writes]).toEqual([{ activity: 'over', done: 1 }, ['t-1']]);
  });

  it('fails a row that the backend answers with an error, and continues with the others', async () => {
    const { backend, runner, begin } = bulkPage(8);
    backend.fate = (call, key) => (call === 'write' && key === 't-3' ? 'fault' : 'answered');
    await begin();
    await settled();
    expect([shown(runner), backend.writes.length]).toEqual([{ activity: 'over', done: 7, failed: 1 }, 10]);
  });

  it('reports an unreadable row as unconfirmed, and continues with the others', async () => {
    const { backend, runner, begin } = bulkPage(8);
    backend.fate = (call, key) => {
      if (key !== 't-3') return 'answered';
      return call === 'write' ? 'lostAfter' : backend.writes.length > 0 ? 'fault' : 'answered';
    };
    await begin();
    await settled();
    for (let round = 0; round < 5; round += 1) {
      runner.continueAfter('unreachable');
      await settled();
    }
    expect(shown(runner)).toEqual({ activity: 'over', done: 7, unconfirmed: 1 });
    backend.fate = () => 'answered';
    await runner.checkUnconfirmed();
    expect([shown(runner), backend.effects.length]).toEqual([{ activity: 'over', done: 8 }, 8]);
  });

  it('waits for the network, reads the pending rows first, and continues automatically', async () => {
    const { backend, runner, clock, begin } = bulkPage(30);
    backend.fate = call => (backend.effects.length < 10 || call === 'read' ? 'answered' : 'lostAfter');
    await begin();
    const online = backend.fate;
    backend.fate = (call, key) =>
      backend.effects.length >= 10 ? (call === 'write' ? 'lostAfter' : 'lostBefore') : online(call, key);
    await settled();
    expect(shown(runner)).toMatchObject({ activity: 'unreachable' });
    const sent = backend.writes.length;
    backend.fate = () => 'answered';
    clock.advance(FIRST_PAUSE_MS);
    await settled();
    expect([shown(runner), backend.effects.length]).toEqual([{ activity: 'over', done: 30 }, 30]);
    expect(sent).toBeLessThanOrEqual(14);
  });

  it('makes no call after a sign-out, shows another user nothing and lets the same user continue', async () => {
    const { backend, vault, runner, begin } = bulkPage(2_000);
    backend.wire = async () => {
      // The record of the user who signs out is still stored.
      if (backend.effects.length === 800) runner.forgetPerson();
    };
    await begin();
    await settled();
    const calls = () => backend.reads.length + backend.writes.length;
    const before = calls();
    expect(backend.effects.length).toBeLessThan(805);
    expect(runner.status.read()).toEqual({ kind: 'unknown' });
    vault.person = 'u-zoe';
    await runner.load();
    await runner.resume();
    runner.continueAfter('sessionEnded');
    await settled();
    expect([shown(runner), calls()]).toEqual(['none', before]);
    vault.person = 'u-ann';
    backend.wire = () => Promise.resolve();
    runner.forgetPerson();
    await runner.load();
    expect(shown(runner)).toMatchObject({ activity: 'interrupted' });
    expect(calls()).toBe(before);
    await runner.resume();
    await settled();
    expect(shown(runner)).toEqual({ activity: 'over', done: 2_000 });
    expect([backend.effects.length, new Set(backend.effects).size]).toEqual([2_000, 2_000]);
  }, 60_000);

  it('saves nothing for the next user when a call was pending at the sign-out', async () => {
    const { backend, vault, runner, begin } = bulkPage(10);
    await begin();
    const wire = heldWire(backend);
    await settled();
    runner.forgetPerson();
    vault.person = 'u-zoe';
    const saved = vault.saved.length;
    await wire.release();
    expect([vault.saved.length, runner.status.read()]).toEqual([saved, { kind: 'unknown' }]);
  });

  it('stops when the session ends, and continues when the same user has signed in again', async () => {
    const { backend, runner, begin } = bulkPage(30);
    backend.fate = () => (backend.effects.length >= 10 ? 'sessionEnded' : 'answered');
    await begin();
    await settled();
    expect(shown(runner)).toMatchObject({ activity: 'sessionEnded' });
    backend.fate = () => 'answered';
    runner.continueAfter('unreachable');
    await settled();
    expect(shown(runner)).toMatchObject({ activity: 'sessionEnded' });
    runner.continueAfter('sessionEnded');
    await settled();
    expect([shown(runner), backend.effects.length]).toEqual([{ activity: 'over', done: 30 }, 30]);
  });

  it('runs in one window: the other one shows the progress, and takes over when that window closes', async () => {
    const { backend, vault, runner, page, clock, action } = bulkPage(30);
    const checked = await backend.checked(action);
    await runner.begin({ action, subject: 'North', checked, confirmed: 30 });
    const wire = heldWire(backend);
    await settled();
    const other = page();
    await other.load();
    expect(shown(other)).toMatchObject({ activity: 'elsewhere' });
    expect(await other.begin({ action, subject: '', checked, confirmed: 30 })).toEqual({
      ok: false,
      failure: { kind: 'elsewhere' },
    });
    await other.resume();
    await other.stop();
    expect(shown(other)).toMatchObject({ activity: 'elsewhere' });
    runner.forgetPerson();
    await wire.release();
    vault.endPage();
    clock.advance(ELSEWHERE_MS);
    await settled();
    expect(shown(other)).toMatchObject({ activity: 'interrupted' });
    await other.resume();
    await settled();
    expect([shown(other), backend.effects.length]).toEqual([{ activity: 'over', done: 30 }, 30]);
  });

  it('begins no second action during the first, and shows the outcome until it is closed', async () => {
    const { backend, runner, page, action, begin } = bulkPage(10);
    const checked = await backend.checked(action);
    await begin();
    runner.pause();
    await settled();
    const next = await runner.begin({ action, subject: '', checked, confirmed: 10 });
    expect(next).toEqual({ ok: false, failure: { kind: 'elsewhere' } });
    await runner.dismiss();
    expect(shown(runner)).toMatchObject({ activity: 'paused' });
    await runner.resume();
    await settled();
    const later = page();
    await later.load();
    expect(shown(later)).toEqual({ activity: 'over', done: 10 });
    await later.dismiss();
    expect(shown(later)).toBe('none');
  });

  it('does not close the action that another window has begun since, and shows it instead', async () => {
    const { backend, vault, runner, page, action, begin } = bulkPage(10);
    await begin();
    await settled();
    const other = page();
    await other.load();
    await other.dismiss();
    backend.things.forEach((_thing, key) => backend.edit(key, true));
    const checked = await backend.checked(action);
    const wire = heldWire(backend);
    await other.begin({ action, subject: 'South', checked, confirmed: 10 });
    await settled();
    expect(shown(runner)).toEqual({ activity: 'over', done: 10 });
    await runner.dismiss();
    const stored = await vault.load();
    expect([shown(runner), stored.kind === 'run' && stored.run.subject]).toEqual([
      { activity: 'elsewhere', waiting: 6, sent: 4 },
      'South',
    ]);
    await wire.release();
    expect(shown(other)).toEqual({ activity: 'over', done: 10 });
    // It is over, and this window has not read the result yet.
    await runner.load();
    expect(shown(runner)).toEqual({ activity: 'over', done: 10 });
  });

  it('closes only the result that it shows', async () => {
    const { backend, vault, runner, page, begin } = bulkPage(10);
    await begin();
    await settled();
    const other = page();
    await other.load();
    await other.dismiss();
    backend.things.forEach((_thing, key) => backend.edit(key, true));
    await begin(other);
    await settled();
    const next = await vault.load();
    await runner.dismiss();
    expect([await vault.load(), runner.status.read()]).toEqual([next, { ...next, activity: 'over' }]);
  });

  it('can only discard an action that another version of the product has begun', async () => {
    const { vault, clock, backend, runner, begin } = bulkPage();
    const other = new BulkRunner([{ ...backend.action(), kind: 'things.later' }], vault, clock, new SequentialIds());
    await begin();
    runner.pause();
    await settled();
    runner.forgetPerson();
    const sent = backend.writes.length;
    await other.load();
    await other.resume();
    await other.stop();
    expect([shown(other), backend.writes.length]).toEqual(['unreadable', sent]);
    expect(await begin(other)).toEqual({ ok: false, failure: { kind: 'unreadable' } });
    await other.dismiss();
    expect(shown(other)).toBe('none');
  });

  it('reports a stored action that cannot be read, until it is discarded', async () => {
    const { backend, vault, runner, begin } = bulkPage();
    vault.isUnreadable = true;
    await runner.load();
    expect(shown(runner)).toBe('unreadable');
    expect([await begin(), backend.writes]).toEqual([{ ok: false, failure: { kind: 'unreadable' } }, []]);
    await runner.dismiss();
    expect(shown(runner)).toBe('none');
    vault.isUnavailable = true;
    await runner.load();
    expect(shown(runner)).toBe('unavailable');
  });
});
