import { FormDrafts } from '@/application/drafts/FormDrafts';
import type { ReviewItem } from '@/application/users/bulk/reviewActions';
import { reviewTable } from '@/presentation/users/review/reviewText';
import { userTools } from '#test/support/builders/users/userTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { settled } from '#test/support/settled';

beforeAll(() => loadTestTexts('access', 'users', 'userReview', 'userPromotions'));

const DAY = 86_400_000;
const reason = 'Quarterly review of all rights';

async function open() {
  const tools = userTools();
  const { gateway, clock } = tools;
  const put = (id: string, ...grants: readonly object[]) => {
    gateway.add(id, { support: '' }, { user: { firstName: '=1+1', lastName: 'Example' } });
    const access = gateway.accessOf(id);
    const held = grants.map(grant => ({ right: 'group:support', ...grant }));
    gateway.store(id, { ...access, grants: held, user: { ...access.user, grants: held } });
  };
  const now = clock.now();
  put('due', { from: now - 100 * DAY, usedAt: now });
  put('unused', { from: now - 50 * DAY, usedAt: null, byName: 'Dana', reason: 'For the summer' });
  put('fresh', { from: now - DAY, lastDay: '2090-12-31', confirmedAt: now });
  const listed: { readonly kind: string; readonly items: readonly ReviewItem[] }[] = [];
  const stores = tools.bulk.stores(new FormDrafts(tools.drafts, clock));
  const store = stores.review('all', (kind, items) => listed.push({ kind, items }));
  store.start();
  await settled(() => undefined);
  return { store, listed, gateway, files: tools.bulk.files };
}

describe('the access review', () => {
  it('filters all, due and unused access without another load', async () => {
    const { store, gateway } = await open();
    const shown = () => store.table.rows.map(({ user }) => user.id);
    expect(shown()).toEqual(['due', 'unused', 'fresh']);
    expect([store.countOf('all'), store.countOf('due'), store.countOf('unused')]).toEqual([3, 1, 1]);
    const calls = gateway.planned.countOf('list');
    store.table.toggle('due group:support');
    store.setFilter('due');
    await settled(() => undefined);
    expect([shown(), store.table.selectedRows.length]).toEqual([['due'], 1]);
    store.setFilter('unused');
    await settled(() => undefined);
    expect([shown(), store.table.selectedRows.length]).toEqual([['unused'], 0]);
    expect(gateway.planned.countOf('list')).toBe(calls);
  });

  it('shows nothing of a list that may no longer be read, whatever the filter', async () => {
    const { store, gateway } = await open();
    gateway.planned.failAlways('list', { kind: 'notAllowed' });
    await store.table.reload();
    store.setFilter('due');
    await settled(() => undefined);
    expect([store.table.rows, store.known, store.countOf('all')]).toEqual([[], undefined, undefined]);
  });

  it('counts the recipients: users concerned, and colleagues with permission and an account', async () => {
    const { store, gateway } = await open();
    const has = (id: string, getsEmails: boolean) => {
      const access = gateway.accessOf(id);
      gateway.store(id, { ...access, user: { ...access.user, getsEmails } });
    };
    store.table.toggle('due group:support');
    expect(store.readers).toBeUndefined();
    store.choose('end');
    expect(store.readers).toEqual({ count: 1, isAtLeast: true });
    has('unused', true);
    has('fresh', false);
    await store.table.reload();
    expect(store.readers).toEqual({ count: 2, isAtLeast: false });
    store.choose('confirm');
    expect(store.readers).toEqual({ count: 0, isAtLeast: false });
  });

  it('returns the selected access with the chosen action', async () => {
    const { store, listed } = await open();
    store.table.toggle('fresh group:support');
    store.choose('limit');
    store.write('reason', reason);
    store.check();
    expect([store.faults, listed]).toEqual([{ lastDay: 'noDay' }, []]);
    store.write('lastDay', '2020-01-01');
    expect(store.faults).toEqual({ lastDay: 'over' });
    store.write('lastDay', '2090-06-30');
    store.check();
    expect(listed).toEqual([
      {
        kind: 'users.limitRight',
        items: [
          expect.objectContaining({
            userId: 'fresh',
            right: 'group:support',
            lastDay: '2090-06-30',
            reason,
          }) as unknown,
        ],
      },
    ]);
    expect(typeof listed[0]?.items[0]?.confirmedAt).toBe('number');
  });

  it('has no preset action, and does nothing without a selection', async () => {
    const { store, listed } = await open();
    store.check();
    expect(store.faults).toEqual({ act: 'missing', reason: 'tooShort' });
    store.choose('confirm');
    store.write('reason', reason);
    store.check();
    expect(listed).toEqual([]);
  });

  it('is saved as a table with user, access, start, author and last use', async () => {
    const { store, files } = await open();
    store.download('review', reviewTable);
    const text = files.get('review.csv') ?? '';
    expect(text.split('\n')).toHaveLength(5);
    expect(text).toMatch(/unused@staff\.example.*Dana.*For the summer.*Not used yet.*Unused/);
    expect(text).toMatch(/fresh@staff\.example.*Not recorded.*31 Dec 2090.*Up to date/);
  });

  it('says that access could not be loaded, and keeps the last list', async () => {
    const { store, gateway } = await open();
    gateway.planned.failNext('list', { kind: 'unreachable' });
    await store.table.reload();
    expect([store.table.list.status, store.table.rows.length]).toEqual(['couldNotCheck', 3]);
  });
});
