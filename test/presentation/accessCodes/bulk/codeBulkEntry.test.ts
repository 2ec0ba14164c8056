import type { BulkItem } from '@/application/kernel/bulk/BulkAction';
import type { SelectedRows } from '@/presentation/kit/table/RowSelection';
import type { NewCodeItem } from '@/application/accessCodes/bulk/codeActions';
import { codeTools } from '#test/support/builders/accessCodes/codeTools';
import { eventually } from '#test/support/eventually';

async function openedWith(tools: ReturnType<typeof codeTools>, rows: SelectedRows) {
  const { formDrafts, stores } = tools.page();
  const list = stores.list('north');
  list.start();
  await eventually(() => expect(list.table.loaded?.isComplete).toBe(true));
  list.select(rows);
  const listed: string[] = [];
  const store = stores.bulk.selected('north', list, (act, items: readonly BulkItem[]) =>
    listed.push(`${act} ${items.map(({ code }) => String(code)).join(' ')}`),
  );
  store.start();
  await store.form.loaded;
  await eventually(() => expect(store.selected).toBeDefined());
  return { store, listed, list, formDrafts };
}

const some = (...keys: string[]): SelectedRows => ({ kind: 'some', keys });

function threeCodes() {
  const tools = codeTools();
  tools.gateway.add('A-111').add('B-222').add('C-333');
  return tools;
}

describe('the entries for selected codes', () => {
  it('apply to the codes of another window’s draft once that draft is taken over', async () => {
    const tools = threeCodes();
    const other = await openedWith(tools, some('C-333'));
    const { store, listed, formDrafts } = await openedWith(tools, some('A-111'));
    other.store.choose('delete');
    other.store.write('reason', 'Printed wrongly.');
    await other.formDrafts.flush();
    store.write('reason', 'Mine.');
    await formDrafts.flush();
    await eventually(() => expect(store.form.conflictingDrafts.texts).toHaveLength(1));
    await store.form.conflictingDrafts.replaceOwn(store.form.conflictingDrafts.texts[0] ?? '');
    await store.check();
    expect(listed).toEqual(['delete C-333']);
  });

  it('apply to nothing when a selected code is gone', async () => {
    const tools = threeCodes();
    const { store, listed, list } = await openedWith(tools, some('A-111', 'B-222'));
    store.choose('disable');
    store.write('reason', 'Over.');
    tools.gateway.remove('A-111');
    await list.table.reload();
    await store.check();
    expect([listed, store.isChanged]).toEqual([[], true]);
  });

  it.each<readonly [string, unknown]>([
    ['something other than a list of codes', { rows: { kind: 'some', keys: 'A-111' }, count: 1 }],
    ['a kind of another version', { rows: { kind: 'most', keys: [] }, count: 1 }],
    ['a number stored as text', { rows: { kind: 'all', except: [] }, count: '3' }],
  ])('drop a selection that cannot be read, and say so: %s', async (_, selected) => {
    const tools = threeCodes();
    const mine = { act: 'delete', lastDay: '', reason: 'Over.', selected };
    const draft = { format: 2, id: '', version: null, base: mine, mine, sent: [], unreadable: [] };
    tools.drafts.kept.set('/changedAccessCodes/north', JSON.stringify(draft));
    const { store, listed } = await openedWith(tools, some());
    expect([store.form.unreadableFields, store.count]).toEqual([['selected'], 0]);
    await store.check();
    expect(listed.join('')).not.toContain('A-111');
  });
});

function openedTwice() {
  const tools = codeTools();
  const open = async () => {
    const { formDrafts, stores } = tools.page();
    const listed: (readonly NewCodeItem[])[] = [];
    const store = stores.bulk.newCodes('north', items => listed.push(items));
    const stop = store.start();
    await store.form.loaded;
    const close = async (): Promise<void> => {
      stop();
      await formDrafts.flush();
    };
    return { store, listed, close };
  };
  return { ...tools, open };
}

type Window = Awaited<ReturnType<ReturnType<typeof openedTwice>['open']>>;

function fill({ store }: Window): void {
  store.chooseWay('pattern');
  store.write('prefix', 'SPRING-');
  store.write('count', '3');
  store.write('seats', { limit: 'limited', text: '5' });
  store.write('expiry', { limit: 'unlimited', text: '' });
  store.write('reason', 'A campaign.');
}

describe('the entries for new codes', () => {
  it('are restored as they were, and make no choice for the user', async () => {
    const { open } = openedTwice();
    const before = await open();
    before.store.write('prefix', 'SPRING-');
    await before.close();
    const { store } = await open();
    expect([store.form.restored, store.form.mine.prefix, store.form.mine.way, store.faults]).toEqual([
      true,
      'SPRING-',
      null,
      { way: 'missing', seats: 'missing', expiry: 'missing', reason: 'missing' },
    ]);
  });

  it('become a list only once nothing is missing, without a call', async () => {
    const { open, gateway } = openedTwice();
    const window = await open();
    window.store.check();
    expect([window.listed, window.store.problem]).toEqual([[], { kind: 'incomplete' }]);
    fill(window);
    window.store.check();
    expect([window.listed.length, window.listed[0]?.length]).toEqual([1, 3]);
    expect(gateway.planned.calls).toEqual([]);
  });

  it('stay a draft after the list was made, until they are discarded', async () => {
    const { open, drafts } = openedTwice();
    const before = await open();
    fill(before);
    before.store.check();
    await before.close();
    const window = await open();
    expect(window.store.form.mine.count).toBe('3');
    window.store.discard();
    await window.close();
    expect(drafts.kept.get('/newAccessCodes/north')).toBeUndefined();
  });
});
