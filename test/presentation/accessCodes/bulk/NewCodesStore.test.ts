import type { NewCodeItem } from '@/application/accessCodes/bulk/codeActions';
import { codeTools } from '#test/support/builders/accessCodes/codeTools';

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

describe('what is entered for many codes', () => {
  it('is restored as it was, and makes no choice for the person', async () => {
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

  it('gives a list only once nothing is missing, and makes no call', async () => {
    const { open, gateway } = openedTwice();
    const window = await open();
    window.store.check();
    expect([window.listed, window.store.problem]).toEqual([[], { kind: 'incomplete' }]);
    fill(window);
    window.store.check();
    expect([window.listed.length, window.listed[0]?.length]).toEqual([1, 3]);
    expect(gateway.planned.calls).toEqual([]);
  });

  it('stays a draft after its list was given, until it is discarded', async () => {
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
