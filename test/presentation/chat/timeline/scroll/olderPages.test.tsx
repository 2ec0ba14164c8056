import { act, screen } from '@testing-library/react';
import { aMessage } from '#test/support/builders/chat/aMessage';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { renderAnasChat } from '#test/support/builders/chat/renderAnasChat';

const channelId = 'c-ana';

/** A conversation short enough to show its beginning. */
async function setUp(messages = [aMessage({ minute: 1 }), aMessage({ minute: 2 })]) {
  const chat = chatSetUp();
  chat.runChat.execute();
  chat.startChat();
  chat.engine.notify({ type: 'sessions', phase: 'known', sessions: [aSession()] });
  renderAnasChat(chat.stores);
  const asked = () => chat.engine.engineCommandsOf('loadMore').length;
  /** A page arrives with nothing new; history is known from `before` on. */
  const pageComes = (before: bigint, reachedStart = false) =>
    act(async () => {
      chat.engine.notify({
        type: 'history',
        channelId,
        history: { phase: 'loading', reachedStart: false, attempt: 0, before: before + 1n },
      });
      chat.engine.notify({ type: 'history', channelId, history: { phase: 'idle', reachedStart, attempt: 0, before } });
    });
  const pageIsRefused = () =>
    act(async () =>
      chat.engine.notify({
        type: 'history',
        channelId,
        history: { phase: 'refused', reachedStart: false, attempt: 1 },
      }),
    );
  await act(async () => chat.engine.notify({ type: 'opened', channelId, messages }));
  return { asked, pageComes, pageIsRefused };
}

describe('older pages of a conversation whose beginning is in view', () => {
  beforeAll(() => loadTestTexts('chat', 'session'));

  it('are loaded one after the other, even when a page holds nothing new', async () => {
    const { asked, pageComes } = await setUp();
    await pageComes(900n);
    const first = asked();
    expect(first).toBeGreaterThan(0);
    await pageComes(800n);
    expect(asked()).toBe(first + 1);
  });

  it('are not loaded endlessly when a page leads no further, nor beyond the beginning', async () => {
    const { asked, pageComes } = await setUp();
    await pageComes(900n);
    const first = asked();
    await pageComes(900n);
    await pageComes(900n);
    expect(asked()).toBe(first);
    await pageComes(800n, true);
    expect(asked()).toBe(first);
  });

  it.each([
    ['when newer messages are shown', [aMessage()]],
    ['when there are no messages yet', []],
  ])('are shown as refused, and no longer as loading, %s', async (_, messages) => {
    const { pageIsRefused, asked } = await setUp(messages);
    const before = asked();
    await pageIsRefused();
    expect(screen.getByText(/^Couldn’t load messages\. The server refused/)).toBeInTheDocument();
    expect(screen.queryByText('Retrying to fetch messages... please wait.')).not.toBeInTheDocument();
    expect(screen.queryByText('Loading messages…')).not.toBeInTheDocument();
    expect(asked()).toBe(before);
  });
});
