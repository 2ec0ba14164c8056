import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { aMessage } from '#test/support/builders/chat/aMessage';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { renderAnasChat } from '#test/support/builders/chat/renderAnasChat';

const channelId = 'c-ana';

/** Replaces the browser's highlights, which jsdom lacks. */
class FakeHighlight {
  readonly ranges: readonly Range[];

  constructor(...ranges: readonly Range[]) {
    this.ranges = ranges;
  }
}
const highlights = new Map<string, FakeHighlight>();
const marked = () => (highlights.get('chat-found')?.ranges ?? []).map(range => range.toString());

async function setUp(...others: readonly ChatMessage[]) {
  const chat = chatSetUp();
  chat.runChat.execute();
  chat.startChat();
  chat.engine.notify({ type: 'sessions', phase: 'known', sessions: [aSession()] });
  renderAnasChat(chat.stores);
  const messages = [
    aMessage({ minute: 0, text: 'Up late' }),
    aMessage({ minute: 2, text: 'See HTTPS://example.org/late, so LATE' }),
    aMessage({ minute: 3, text: 'Good' }),
    ...others,
  ];
  await act(async () =>
    chat.engine.notify(
      { type: 'opened', channelId, messages },
      { type: 'history', channelId, history: { phase: 'idle', reachedStart: true, attempt: 0 } },
    ),
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Find in this conversation' }));
  return { ...chat, user };
}

describe('finding in a conversation', () => {
  beforeAll(async () => {
    await loadTestTexts('chat', 'forms', 'session');
    Object.assign(globalThis, { Highlight: FakeHighlight, CSS: { highlights } });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'Highlight');
    Reflect.deleteProperty(globalThis, 'CSS');
  });

  it('marks the words in the current result, including those in links, and changes no row', async () => {
    const { user } = await setUp();
    const before = document.querySelector('.chat-rows')?.textContent;
    await user.type(screen.getByRole('searchbox', { name: 'Find words' }), 'late');
    expect(marked()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(marked()).toEqual(['late', 'LATE']);
    await user.keyboard('{Enter}');
    expect(marked()).toEqual(['late']);
    expect(document.querySelector('.chat-rows')?.textContent).toBe(before);
    await user.keyboard('{Escape}');
    expect(highlights.size).toBe(0);
  });

  it('goes to older messages with Enter, and back to newer ones with Shift and Enter', async () => {
    const { user } = await setUp(aMessage({ minute: 4, text: 'Later' }));
    await user.type(screen.getByRole('searchbox', { name: 'Find words' }), 'late');
    expect(screen.getByText('3 messages found among those loaded')).toBeInTheDocument();
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByText('2 of 3, counted from the newest')).toBeInTheDocument();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(screen.getByText('1 of 3, counted from the newest')).toBeInTheDocument();
  });

  it('says which day it went to, and that the chosen day has no messages', async () => {
    const { user } = await setUp();
    const goTo = async (value: string) => {
      fireEvent.change(screen.getByLabelText('Go to day'), { target: { value } });
      await user.click(screen.getByRole('button', { name: 'Go' }));
    };
    await goTo('2026-11-20');
    expect(screen.getByText(/^Went to Friday,? 20 November 2026\.$/)).toHaveAttribute('role', 'status');
    await goTo('2025-11-18');
    expect(
      screen.getByText(/^No messages on Tuesday,? 18 November 2025\. Went to Friday,? 20 November 2026\.$/),
    ).toBeInTheDocument();
  });
});
