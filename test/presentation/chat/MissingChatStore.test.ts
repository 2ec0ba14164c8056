import { LIST_COMES_MS, MissingChatStore } from '@/presentation/chat/MissingChatStore';
import { ManualClock } from '#test/support/fakes/ManualClock';

const settled = () => new Promise<void>(resolve => setImmediate(resolve));

function setUp(isThere: boolean | undefined) {
  const clock = new ManualClock();
  const store = new MissingChatStore(async () => isThere, clock);
  const stop = store.start();
  return { clock, store, stop };
}

describe('MissingChatStore', () => {
  it('says at once of a chat that does not exist that it is missing', async () => {
    const { store } = setUp(false);
    expect(store.isMissing).toBe(false);
    await settled();
    expect(store.isMissing).toBe(true);
  });

  it.each([true, undefined])('waits for the list where the chat exists or may: %s', async isThere => {
    const { store, clock } = setUp(isThere);
    await settled();
    clock.advance(LIST_COMES_MS - 1);
    expect(store.isMissing).toBe(false);
    clock.advance(1);
    expect(store.isMissing).toBe(true);
  });

  it('says nothing once it was left', async () => {
    const { store, clock, stop } = setUp(false);
    stop();
    await settled();
    expect([store.isMissing, clock.pendingWakes]).toEqual([false, 0]);
  });
});
