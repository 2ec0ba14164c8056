import { LogOutTitles, TITLE_SHOWN_MS } from '@/presentation/session/signOut/LogOutTitles';
import { LogOutStore, type UnfinishedWork } from '@/presentation/session/signOut/LogOutStore';
import { sessionTools } from '#test/support/builders/session/sessionTools';

const settled = () => new Promise<void>(resolve => setImmediate(resolve));

function setUp(findUnfinished?: () => Promise<UnfinishedWork>) {
  const tools = sessionTools();
  tools.vault.save({ user: tools.ann, cookie: 'c' });
  let failures = 0;
  let done = 0;
  const titles = new LogOutTitles(tools.clock);
  const store = new LogOutStore(
    tools.signOut,
    titles,
    () => (failures += 1),
    () => (done += 1),
    findUnfinished,
  );
  return { ...tools, titles, store, failures: () => failures, timesDone: () => done };
}

describe('LogOutStore', () => {
  it('asks first, and does nothing when the user cancels', () => {
    const { store, vault } = setUp();
    store.ask();
    expect(store.phase).toBe('asking');
    store.cancel();
    expect(store.phase).toBe('idle');
    expect(vault.current()).toBeDefined();
  });

  it('mentions unfinished bulk actions each time it asks, without waiting for the check', async () => {
    const found: UnfinishedWork[] = ['some', 'none', 'couldNotCheck'];
    const { store } = setUp(async () => found.shift() ?? 'none');
    const said = [];
    for (let time = 0; time < 3; time += 1) {
      store.ask();
      said.push([store.phase, store.unfinishedWork]);
      await settled();
      said.push(store.unfinishedWork);
      store.cancel();
    }
    expect(said).toEqual([['asking', 'none'], 'some', ['asking', 'none'], 'none', ['asking', 'none'], 'couldNotCheck']);
  });

  it('forgets the user immediately, and shows each title for its time before the page is left', async () => {
    const { store, titles, vault, timesDone, clock } = setUp();
    store.ask();
    const running = store.run();
    await settled();
    expect(vault.current()).toBeUndefined();
    for (const title of [
      'revokingAccessToken',
      'sendingPendingMessages',
      'deletingChatCache',
      'loggingOut',
      'loggedOut',
    ]) {
      expect([titles.current, timesDone()]).toEqual([title, 0]);
      clock.advance(TITLE_SHOWN_MS - 1);
      expect(titles.current).toBe(title);
      clock.advance(1);
    }
    await running;
    expect([titles.current, store.phase, timesDone()]).toEqual(['loggedOut', 'idle', 1]);
  });

  it('says that it failed, closes, and can be tried again', async () => {
    const { store, titles, gateway, failures, vault } = setUp();
    gateway.failNext({ kind: 'timedOut' });
    await store.run();
    expect([failures(), store.phase, titles.current]).toEqual([1, 'idle', undefined]);
    void store.run();
    await settled();
    expect([vault.current(), titles.current]).toEqual([undefined, 'revokingAccessToken']);
  });

  it('asks what to do with unsent messages, and does it', async () => {
    const { store, pending } = setUp();
    pending.pending = [{ patientName: 'Pat Doe', count: 1 }];
    pending.stuckFor = 1;
    void store.run();
    await settled();
    expect([store.phase, store.unsent]).toEqual(['deciding', [{ patientName: 'Pat Doe', count: 1 }]]);
    store.decide('keep');
    await settled();
    expect(pending.kept).toHaveLength(1);
  });

  it('says which uploads are open, and does what the user chooses', async () => {
    const { store, uploads, vault, failures } = setUp();
    [uploads.open, uploads.stuckFor] = [true, 1];
    const running = store.run();
    await settled();
    expect(store.phase).toBe('decidingUploads');
    store.decideUploads('stay');
    await running;
    expect([store.phase, failures(), vault.current() === undefined]).toEqual(['idle', 0, false]);
  });

  it('does not count staying as a failure', async () => {
    const { store, pending, failures, vault } = setUp();
    pending.pending = [{ patientName: 'Pat Doe', count: 1 }];
    pending.stuckFor = 1;
    const running = store.run();
    await settled();
    store.decide('stay');
    await running;
    expect([failures(), store.phase]).toEqual([0, 'idle']);
    expect(vault.current()).toBeDefined();
  });
});
