import { AddingStore } from '@/presentation/account/AddingStore';
import { SecondFactorsStore } from '@/presentation/account/SecondFactorsStore';
import { accountTools } from '#test/support/builders/session/accountTools';

const phone = { id: 'a', label: 'Authenticator 1', createdAt: 0 };

async function setUp() {
  const tools = accountTools();
  tools.authenticators.authenticators = [phone];
  tools.authenticators.email = 'ann@staff.example';
  const changed: string[] = [];
  const store = new SecondFactorsStore(tools, (what, label) => changed.push(`${what} ${label}`));
  await store.load();
  return { ...tools, store, changed };
}

describe('SecondFactorsStore', () => {
  it('counts the methods that are left', async () => {
    expect((await setUp()).store.left).toBe(2);
  });

  it('reports a failed load, and keeps the known methods', async () => {
    const { store, authenticators } = await setUp();
    authenticators.failNext({ kind: 'offline' });
    await store.load();
    expect([store.phase, store.factors.authenticators]).toEqual(['failed', [phone]]);
  });

  it('renames a method', async () => {
    const { store, changed } = await setUp();
    store.rename(phone);
    store.typeName('My phone');
    await store.saveName();
    expect([store.renaming, store.factors.authenticators[0]?.label, changed]).toEqual([
      undefined,
      'My phone',
      ['renamed My phone'],
    ]);
  });

  it('keeps the typed text when a name is not valid', async () => {
    const { store } = await setUp();
    store.rename(phone);
    store.typeName('  ');
    await store.saveName();
    expect([store.failure?.kind, store.renaming?.typed]).toEqual(['labelNotValid', '  ']);
  });

  it('requires the exact name before only one method is left', async () => {
    const { store, authenticators, changed } = await setUp();
    store.askRemoval({ type: 'totp', id: 'a' }, 'Authenticator 1');
    expect([store.removal?.leavesOne, store.canRemove]).toEqual([true, false]);
    store.typeLabel('authenticator 1');
    expect(store.canRemove).toBe(false);
    store.typeLabel('Authenticator 1');
    await store.remove();
    expect([authenticators.authenticators, store.left, changed]).toEqual([[], 1, ['removed Authenticator 1']]);
  });

  it('requires no name while more than one method is left', async () => {
    const { store, authenticators } = await setUp();
    authenticators.authenticators = [phone, { ...phone, id: 'b' }];
    await store.load();
    store.askRemoval({ type: 'email' }, 'Emailed codes');
    expect(store.canRemove).toBe(true);
  });

  it('reports that the backend keeps the last method', async () => {
    const { store, authenticators } = await setUp();
    store.askRemoval({ type: 'email' }, 'Emailed codes');
    store.typeLabel('Emailed codes');
    authenticators.failNext({ kind: 'lastMethod' });
    await store.remove();
    expect([store.failure, store.removal?.label]).toEqual([{ kind: 'lastMethod' }, 'Emailed codes']);
  });
});

describe('AddingStore', () => {
  it('goes through the steps of signing in, and closes once the authenticator is added', () => {
    let added = 0;
    const store = new AddingStore(() => (added += 1));
    store.move('hasAuthenticator');
    expect(store.step).toBeUndefined();
    store.open();
    store.move('hasNoAuthenticator');
    store.move('storeOpened');
    expect(store.step).toBe('scanQrCode');
    store.move('authenticatorAdded');
    expect([store.step, added]).toEqual([undefined, 1]);
  });

  it('closes with Back from its first step', () => {
    const store = new AddingStore(() => undefined);
    store.open();
    store.move('back');
    expect(store.step).toBeUndefined();
  });
});
