import { FIRST_PAUSE_MS } from '@/application/kernel/RetryDelays';
import { bulkPage, settled, shown } from '#test/support/builders/kernel/bulkPage';

describe('a bulk action whose backend answers and does not do it', () => {
  it.each([true, false])('ends a row that cannot be read, and does the others (guarded: %s)', async guarded => {
    const { backend, runner, begin } = bulkPage(8, { guarded });
    backend.fate = (call, key) => (call === 'read' && key === 't-7' && isBegun ? 'unreadable' : 'answered');
    let isBegun = false;
    await begin();
    isBegun = true;
    await settled();
    const ending = guarded ? { unconfirmed: 1 } : { failed: 1 };
    expect([shown(runner), backend.effects.length]).toEqual([
      { activity: 'over', done: 7, ...ending },
      guarded ? 8 : 7,
    ]);
  });

  it('waits where the server is busy, refuses no row for it, and goes on', async () => {
    const { backend, runner, clock, begin } = bulkPage(30);
    let calls = 0;
    backend.fate = call => (call === 'write' && ++calls > 10 ? 'busy' : 'answered');
    await begin();
    await settled();
    expect(shown(runner)).toEqual({ activity: 'busy', done: 10, waiting: 20 });
    const sent = backend.writes.length;
    clock.advance(FIRST_PAUSE_MS);
    await settled();
    expect(shown(runner)).toMatchObject({ activity: 'busy' });
    backend.fate = () => 'answered';
    clock.advance(FIRST_PAUSE_MS * 2);
    await settled();
    expect([shown(runner), sent <= 14]).toEqual([{ activity: 'over', done: 30 }, true]);
  });

  it('stops where the person may no longer change anything, and goes on when they continue', async () => {
    const { backend, runner, clock, begin } = bulkPage(100);
    let calls = 0;
    backend.fate = call => (call === 'write' && ++calls > 10 ? 'notAllowed' : 'answered');
    await begin();
    await settled();
    expect(shown(runner)).toEqual({ activity: 'notAllowed', done: 10, waiting: 90 });
    const sent = backend.writes.length;
    expect(sent).toBeLessThanOrEqual(14);
    clock.advance(FIRST_PAUSE_MS * 60);
    await settled();
    expect(backend.writes.length).toBe(sent);
    backend.fate = (call, key) => (call === 'write' && key === 't-11' ? 'notAllowed' : 'answered');
    await runner.resume();
    await settled();
    expect(shown(runner)).toEqual({ activity: 'over', done: 99, failed: 1 });
  });
});
