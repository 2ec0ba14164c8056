import type { BulkActivity } from '@/application/kernel/bulk/BulkStatus';
import { BulkNoticeStore } from '@/presentation/kit/bulk/BulkNoticeStore';
import { bulkPage, settled } from '#test/support/builders/kernel/bulkPage';

describe('BulkNoticeStore', () => {
  it('finds an action that another page has begun, and says when it has ended', async () => {
    const { backend, vault, runner, page, begin } = bulkPage(5);
    backend.fate = call => (call === 'write' || backend.writes.length > 0 ? 'lostBefore' : 'answered');
    await begin();
    await settled();
    runner.forgetPerson();
    vault.endPage();
    const next = page();
    const store = new BulkNoticeStore(next);
    const stop = store.start();
    await settled();
    expect(store.notice).toEqual({ kind: 'unfinished', about: { subject: 'North', subjectId: 'north' } });
    backend.fate = () => 'answered';
    await next.resume();
    await settled();
    expect(store.notice?.kind).toBe('finished');
    await next.dismiss();
    expect(store.notice).toBeUndefined();
    stop();
  });

  it.each<readonly [BulkActivity, string]>([
    ['running', 'running'],
    ['stopping', 'running'],
    ['elsewhere', 'running'],
    ['busy', 'waiting'],
    ['unreachable', 'waiting'],
    ['paused', 'unfinished'],
    ['notStored', 'unfinished'],
    ['sessionEnded', 'unfinished'],
    ['over', 'finished'],
  ])('shows an action that is %s as %s', (activity, kind) => {
    const { runner } = bulkPage();
    const store = new BulkNoticeStore(runner);
    store.start();
    const run = { id: 'r-1', kind: 'off', subject: 'North', startedAt: 1, rows: [] };
    runner.status.write({ kind: 'run', run, activity });
    expect(store.notice).toEqual({ kind, about: { subject: 'North' } });
  });

  it('shows nothing when nothing is stored, and reports an action that cannot be read', async () => {
    const { vault, runner } = bulkPage();
    const store = new BulkNoticeStore(runner);
    store.start();
    await settled();
    expect(store.notice).toBeUndefined();
    vault.isUnreadable = true;
    await runner.load();
    expect(store.notice).toEqual({ kind: 'unreadable' });
  });
});
