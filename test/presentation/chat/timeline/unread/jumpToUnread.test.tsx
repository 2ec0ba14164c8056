import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage } from '#test/support/builders/chat/aMessage';
import { aReadPoint } from '#test/support/builders/chat/aReadPoint';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { renderAnasChat } from '#test/support/builders/chat/renderAnasChat';

const channelId = 'c-ana';
const messages = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => aMessage({ minute: from + at, text: `Message ${from + at}.` }));

/** A conversation of which only the newest messages fit into the view. */
async function setUp(readUpToMinute: number, from = 0) {
  const chat = chatSetUp();
  chat.runChat.execute();
  chat.startChat();
  chat.engine.notify({ type: 'sessions', phase: 'known', sessions: [aSession()] });
  renderAnasChat(chat.stores);
  await act(async () =>
    chat.engine.notify(
      { type: 'opened', channelId, messages: messages(from, 60) },
      { type: 'history', channelId, history: { phase: 'idle', reachedStart: false, attempt: 0 } },
      { type: 'readUpTo', channelId, own: aReadPoint(aMessage({ minute: readUpToMinute }).timeId) },
    ),
  );
  // As a browser does when it begins to observe an element.
  await act(async () => fireEvent.scroll(document.querySelector('.chat-scroller') ?? document.body));
  const button = () => screen.queryByRole('button', { name: /unread messages?$/ });
  return { ...chat, button, user: userEvent.setup() };
}

describe('the button that leads to the unread messages', () => {
  const before = Object.getOwnPropertyDescriptor(Element.prototype, 'clientHeight') ?? {};
  beforeAll(async () => {
    await loadTestTexts('chat', 'session');
    Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: () => 700 });
  });
  afterAll(() => Object.defineProperty(Element.prototype, 'clientHeight', before));

  it('shows their number, moves the focus there, and then disappears', async () => {
    const { button, user } = await setUp(2);
    expect(button()).toHaveTextContent('Go to 57 unread messages');
    expect(screen.getByText('Go to 57 unread messages').closest('[role=status]')).toBeInTheDocument();
    await act(async () => button()?.focus());
    await user.keyboard('{Enter}');
    const row = screen.getByText('Message 3.').closest('[data-row]');
    expect(row).toHaveFocus();
    expect(row).toHaveTextContent('Unread messages');
    const scroller = document.querySelector('.chat-scroller') ?? document.body;
    await act(async () => fireEvent.scroll(scroller));
    expect(button()).not.toBeInTheDocument();
  });

  it('is not offered when the first unread message is in view', async () => {
    const { button } = await setUp(58);
    expect(button()).not.toBeInTheDocument();
  });

  it('says that there are more than are loaded, and loads them', async () => {
    const { button, engine, user } = await setUp(2, 20);
    expect(button()).toHaveTextContent('Go to more than 40 unread messages');
    engine.forgetCommands();
    await user.click(button() ?? document.body);
    expect(engine.engineCommandsOf('loadMore').length).toBeGreaterThan(0);
    expect(screen.getByText('Loading older messages…', { selector: '[role=status]' })).toBeInTheDocument();
  });
});
