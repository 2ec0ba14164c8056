import { countOutcomes } from '@/application/kernel/bulk/BulkRun';
import { bulkPage, heldWire, settled, shown } from '#test/support/builders/kernel/bulkPage';

describe('a bulk action that is paused or stopped', () => {
  it('pauses after the pending calls, and continues', async () => {
    const { backend, runner, begin } = bulkPage(40);
    await begin();
    const wire = heldWire(backend);
    await settled();
    runner.pause();
    expect(shown(runner)).toMatchObject({ activity: 'pausing' });
    await wire.release();
    const sent = backend.writes.length;
    expect(shown(runner)).toMatchObject({ activity: 'paused', waiting: 40 - sent });
    await settled();
    expect(backend.writes.length).toBe(sent);
    await runner.resume();
    await settled();
    expect([shown(runner), backend.effects.length]).toEqual([{ activity: 'over', done: 40 }, 40]);
  });

  it('does not double the calls when continued twice', async () => {
    const { backend, runner, begin } = bulkPage(60);
    await begin();
    runner.pause();
    await Promise.all([runner.resume(), runner.resume(), runner.resume()]);
    await settled();
    expect([shown(runner), backend.mostAtOnce, backend.writes.length]).toEqual([{ activity: 'over', done: 60 }, 4, 60]);
  });

  it('stops for good, and leaves unreached rows as they are', async () => {
    const { backend, runner, vault, begin } = bulkPage(40);
    await begin();
    const wire = heldWire(backend);
    await settled();
    const stopping = runner.stop();
    await wire.release();
    await stopping;
    const done = backend.effects.length;
    expect(done).toBeGreaterThan(0);
    expect(shown(runner)).toEqual({ activity: 'over', done, notReached: 40 - done });
    await runner.resume();
    await settled();
    expect(backend.effects.length).toBe(done);
    const stored = await vault.load();
    expect(stored.kind === 'run' && countOutcomes(stored.run.rows).notReached).toBe(40 - done);
  });

  it('begins no row when it is stopped while resuming waits for pending calls', async () => {
    const { backend, runner, begin } = bulkPage(40);
    await begin();
    const wire = heldWire(backend);
    await settled();
    runner.pause();
    const resuming = runner.resume();
    const stopping = runner.stop();
    const sent = backend.writes.length;
    await wire.release();
    await Promise.all([resuming, stopping]);
    await settled();
    expect(shown(runner)).toEqual({ activity: 'over', done: sent, notReached: 40 - sent });
    expect(backend.writes).toHaveLength(sent);
  });

  it('cannot be paused while it is stopping, or once it is over', async () => {
    const { backend, runner, begin } = bulkPage(40);
    await begin();
    const wire = heldWire(backend);
    await settled();
    const stopping = runner.stop();
    runner.pause();
    expect(shown(runner)).toMatchObject({ activity: 'stopping' });
    await wire.release();
    await stopping;
    runner.pause();
    await settled();
    expect(shown(runner)).toMatchObject({ activity: 'over' });
  });

  it('can be stopped from a pause, and does not reappear when stopped again after closing', async () => {
    const { backend, runner, begin } = bulkPage(40);
    await begin();
    runner.pause();
    await settled();
    expect(shown(runner)).toMatchObject({ activity: 'paused' });
    await Promise.all([runner.stop(), runner.stop()]);
    await runner.dismiss();
    await runner.stop();
    await settled();
    expect(shown(runner)).toBe('none');
    expect(backend.writes.length).toBeLessThan(5);
  });

  it('reports a row as done that is read back during the stop', async () => {
    const { backend, runner, begin } = bulkPage(1);
    await begin();
    backend.fate = call => (call === 'write' ? 'lostAfter' : 'answered');
    const wire = heldWire(backend);
    await settled();
    await wire.release();
    const reading = heldWire(backend);
    await settled();
    const stopping = runner.stop();
    await reading.release();
    await stopping;
    expect([shown(runner), backend.writes]).toEqual([{ activity: 'over', done: 1 }, ['t-1']]);
  });

  it('stays stopped and does no more rows when the device could not save the stop', async () => {
    const { backend, runner, vault, begin } = bulkPage(40);
    await begin();
    runner.pause();
    await settled();
    const sent = backend.writes.length;
    vault.isFull = true;
    await runner.stop();
    expect(shown(runner)).toMatchObject({ activity: 'notStored' });
    vault.isFull = false;
    await runner.resume();
    await settled();
    expect([shown(runner), backend.writes.length]).toEqual([
      { activity: 'over', ...(sent > 0 && { done: sent }), notReached: 40 - sent },
      sent,
    ]);
    const stored = await vault.load();
    expect(stored.kind === 'run' && countOutcomes(stored.run.rows).notReached).toBe(40 - sent);
  });

  it('stays paused when the session ends before the last answer', async () => {
    const { backend, runner, begin } = bulkPage(40);
    await begin();
    const wire = heldWire(backend);
    await settled();
    backend.fate = () => 'sessionEnded';
    runner.pause();
    await wire.release();
    expect(shown(runner)).toMatchObject({ activity: 'paused' });
    backend.fate = () => 'answered';
    runner.continueAfter('sessionEnded');
    await settled();
    expect(shown(runner)).toMatchObject({ activity: 'paused' });
    await runner.resume();
    await settled();
    expect([shown(runner), backend.effects.length]).toEqual([{ activity: 'over', done: 40 }, 40]);
  });

  it('is not stopping while an unconfirmed row of a finished action is read', async () => {
    const { backend, runner, begin } = bulkPage(2);
    backend.fate = call => (call === 'write' || backend.writes.length > 0 ? 'lostAfter' : 'answered');
    await begin();
    await settled();
    await runner.stop();
    expect(shown(runner)).toMatchObject({ activity: 'over', unconfirmed: 2 });
    backend.fate = () => 'answered';
    const wire = heldWire(backend);
    const checking = runner.checkUnconfirmed();
    await settled();
    const stopping = runner.stop();
    expect(shown(runner)).toMatchObject({ activity: 'over' });
    await wire.release();
    await Promise.all([checking, stopping]);
    expect(shown(runner)).toEqual({ activity: 'over', done: 2 });
  });
});
