import { DeleteUserData } from '@/application/userData/DeleteUserData';
import { RequireRecentSignIn } from '@/application/session/RequireRecentSignIn';
import type { DataFile } from '@/domain/userData/UserData';
import { UserDataStore } from '@/presentation/userData/UserDataStore';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { SequentialIds } from '#test/support/fakes/kernel/SequentialIds';
import { FakeUserDataGateway } from '#test/support/fakes/userData/FakeUserDataGateway';

async function shown(data = new FakeUserDataGateway().add('ida')) {
  const saved: DataFile[] = [];
  const changed: string[] = [];
  const renewals: string[] = [];
  const recentSignIn = new RequireRecentSignIn({
    renew: async (why: string) => {
      renewals.push(why);
      return 'samePerson';
    },
    awaited: () => undefined,
  } as never);
  const store = new UserDataStore(
    'ida',
    {
      ...{ data, recentSignIn, ids: new SequentialIds('id'), clock: new ManualClock() },
      deleteUserData: new DeleteUserData(data, recentSignIn),
      saveFile: file => saved.push(file),
    },
    () => changed.push('changed'),
  );
  store.start();
  await store.data.load();
  return { store, data, saved, changed, renewals };
}

async function export_(store: UserDataStore): Promise<void> {
  store.open('export');
  store.choose({ obfuscated: false });
  store.write('They asked');
  await store.send();
}

describe('UserDataStore', () => {
  it('sends nothing without the type of file and the reason', async () => {
    const { store, data, saved } = await shown();
    store.open('export');
    await store.send();
    expect([store.hasTriedToSubmit, store.faults.obfuscated, store.faults.reason, data.done]).toEqual([
      true,
      true,
      true,
      [],
    ]);
    store.choose({ obfuscated: true });
    store.write('  ');
    await store.send();
    expect([store.faults.reason, data.done, saved]).toEqual([true, [], []]);
  });

  it('saves the export, and marks it as the newest', async () => {
    const { store, data, saved } = await shown();
    await export_(store);
    expect([data.done, saved.map(({ name }) => name)]).toEqual([['export ida whole: They asked'], ['export-ida.zip']]);
    expect([store.act, store.done]).toEqual([undefined, { act: 'export', name: 'export-ida.zip', obfuscated: false }]);
    expect(store.data.known?.newestExport?.isCurrent).toBe(true);
  });

  it('copies a person once, however often it is retried', async () => {
    const { store, data } = await shown();
    store.open('clone');
    store.write('For training');
    await store.send();
    expect([store.faults.destination, data.done]).toEqual([true, []]);
    store.choose({ destination: 'UK' });
    data.planned.failNext('clone', { kind: 'unreachable' }, { butDone: true });
    await store.send();
    expect([store.act, store.failure]).toEqual(['clone', { kind: 'unreachable' }]);
    await store.send();
    expect([store.done?.act, data.done]).toEqual(['clone', ['clone ida to UK: For training']]);
  });

  it('deletes only after the typed confirmation, and shows the receipt', async () => {
    const { store, data, changed } = await shown();
    await export_(store);
    store.open('delete');
    store.write('They asked');
    store.type('somebody@people.example');
    await store.send();
    expect([store.faults.typed, data.done.length]).toEqual([true, 1]);
    store.type(' IDA@people.example ');
    await store.send();
    expect([store.act, store.data.known?.receipt?.id, changed]).toEqual([undefined, 'receipt-ida', ['changed']]);
  });

  it('says why a person cannot be deleted', async () => {
    const { store } = await shown(new FakeUserDataGateway().add('ida', { highRisk: true }));
    await export_(store);
    store.open('delete');
    store.write('They asked');
    store.type('ida@people.example');
    await store.send();
    expect([store.act, store.failure]).toEqual(['delete', { kind: 'notDeleted', refusals: ['HighRiskFlag'] }]);
  });

  it('restores a person from the export of the receipt', async () => {
    const { store, data, changed } = await shown();
    await export_(store);
    store.open('delete');
    store.write('They asked');
    store.type('ida@people.example');
    await store.send();
    store.open('undo');
    store.write('A mistake');
    await store.send();
    expect([data.done.at(-1), store.data.known?.receipt, changed.length]).toEqual([
      'import ida: A mistake',
      undefined,
      2,
    ]);
  });

  it('asks the user to log in again when the login is old, then exports', async () => {
    const { store, data, renewals } = await shown();
    data.planned.failNext('export', { kind: 'recentLoginRequired' });
    await export_(store);
    expect([renewals, data.done]).toEqual([['recentLoginRequired'], ['export ida whole: They asked']]);
  });

  it('keeps a dialog open during its action', async () => {
    const { store } = await shown();
    store.open('export');
    store.choose({ obfuscated: false });
    store.write('They asked');
    const sending = store.send();
    store.close();
    expect(store.act).toBe('export');
    await sending;
    expect(store.act).toBeUndefined();
  });
});
