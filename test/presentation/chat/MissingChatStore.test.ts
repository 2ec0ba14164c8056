import { LIST_COMES_MS, MissingChatStore } from '@/presentation/chat/MissingChatStore';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const settled = () => new Promise<void>(resolve => setImmediate(resolve));

function setUp(isThere: boolean | undefined) {
  const clock = new ManualClock();
  let [now, count] = [isThere, 0];
  const look = async (): Promise<boolean | undefined> => {
    count += 1;
    return now;
  };
  const store = new MissingChatStore(look, clock);
  const stop = store.start();
  return { clock, store, stop, looks: () => count, answer: (next: boolean | undefined) => void (now = next) };
}

describe('MissingChatStore', () => {
  it('reports a chat as missing when the lookup finds that it does not exist', async () => {
    const { store } = setUp(false);
    expect(store.isMissing).toBe(false);
    await settled();
    expect(store.isMissing).toBe(true);
  });

  it('waits for the list when a lookup is not possible, then reports the chat as missing', async () => {
    const { store, clock } = setUp(undefined);
    await settled();
    clock.advance(LIST_COMES_MS - 1);
    expect(store.isMissing).toBe(false);
    clock.advance(1);
    expect(store.isMissing).toBe(true);
  });

  it('never reports an existing chat as missing, and looks it up again while the list is behind', async () => {
    const { store, clock, looks, answer } = setUp(true);
    for (let round = 1; round <= 3; round += 1) {
      await settled();
      expect([store.isMissing, looks()]).toEqual([false, round]);
      clock.advance(LIST_COMES_MS);
    }
    await settled();
    answer(false);
    clock.advance(LIST_COMES_MS);
    await settled();
    expect(store.isMissing).toBe(true);
  });

  it('reports nothing once it was stopped', async () => {
    const { store, clock, stop } = setUp(false);
    stop();
    await settled();
    expect([store.isMissing, clock.pendingWakes]).toEqual([false, 0]);
  });
});
