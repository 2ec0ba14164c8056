import { CachedPages, SAVE_DELAY_MS } from '@/application/chat/engine/runtime/CachedPages';
import type { CachedPage } from '@/application/chat/ports/PageVault';
import { aMessage } from '#test/support/builders/chat/aMessage';
import { FakePageVault } from '#test/support/fakes/chat/FakePageVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const [first, second] = [aMessage({ minute: 0 }), aMessage({ minute: 1 })];
const settled = () => new Promise<void>(resolve => setImmediate(resolve));

async function setUp() {
  const [vault, clock] = [new FakePageVault(), new ManualClock(1_000)];
  await vault.openPages('ann', new Uint8Array(32));
  const received: [string, CachedPage][] = [];
  const pages = new CachedPages(vault, clock, (channelId, page) => received.push([channelId, page]));
  return { vault, clock, pages, received };
}

describe('CachedPages', () => {
  it('saves the confirmed messages of a chat a moment after it changed', async () => {
    const { vault, clock, pages } = await setUp();
    pages.apply({ type: 'opened', channelId: 'c-a', messages: [first] });
    pages.apply({
      type: 'messages',
      channelId: 'c-a',
      changed: [second, aMessage({ minute: 2, owner: 'You', sent: false, isPending: true })],
      removed: [first.timeId],
    });
    clock.advance(SAVE_DELAY_MS);
    expect(await vault.pageOf('c-a')).toEqual({ asOf: 1_000 + SAVE_DELAY_MS, messages: [second] });
  });

  it('saves the newest fifty messages, and those of the chat before when another is opened', async () => {
    const { vault, pages } = await setUp();
    pages.apply({
      type: 'opened',
      channelId: 'c-a',
      messages: Array.from({ length: 60 }, (_, minute) => aMessage({ minute })),
    });
    pages.apply({ type: 'opened', channelId: 'c-b', messages: [] });
    const page = await vault.pageOf('c-a');
    expect([page?.messages.length, page?.messages[0]?.timeId]).toEqual([50, aMessage({ minute: 10 }).timeId]);
  });

  it('does not overwrite a saved page with an empty one, and shows the saved one', async () => {
    const { vault, clock, pages, received } = await setUp();
    const page = { asOf: 1, messages: [first] };
    await vault.savePage('c-a', page);
    pages.apply({ type: 'opened', channelId: 'c-a', messages: [] });
    clock.advance(SAVE_DELAY_MS);
    await pages.show();
    await pages.show('c-b');
    expect(received).toEqual([['c-a', page]]);
  });

  it('erases everything when the person leaves, and saves nothing afterwards', async () => {
    const { vault, clock, pages } = await setUp();
    pages.apply({ type: 'opened', channelId: 'c-a', messages: [first] });
    await pages.erase();
    clock.advance(SAVE_DELAY_MS);
    await settled();
    expect(vault.kept.size).toBe(0);
  });
});
