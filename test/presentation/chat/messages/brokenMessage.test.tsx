import { act, screen } from '@testing-library/react';
import type { messageContent } from '@/presentation/chat/messages/messageContent';
import { aMessage } from '#test/support/builders/chat/aMessage';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { hostileTexts } from '#test/support/builders/kernel/hostileValues';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { renderAnasChat } from '#test/support/builders/chat/renderAnasChat';

type MessageContentModule = { readonly messageContent: typeof messageContent };

jest.mock('@/presentation/chat/messages/messageContent', () => {
  const real = jest.requireActual<MessageContentModule>('@/presentation/chat/messages/messageContent');
  return {
    messageContent: (text: string, imageBase: string) => {
      if (text === 'breaks the row') throw new Error('cannot be rendered');
      return real.messageContent(text, imageBase);
    },
  };
});

const channelId = 'c-ana';

async function show(...texts: readonly string[]) {
  const chat = chatSetUp();
  chat.runChat.execute();
  chat.startChat();
  chat.engine.notify({ type: 'sessions', phase: 'known', sessions: [aSession()] });
  renderAnasChat(chat.stores);
  await act(async () =>
    chat.engine.notify({
      type: 'opened',
      channelId,
      messages: texts.map((text, minute) => aMessage({ minute, text })),
    }),
  );
}

describe('a message that cannot be rendered properly', () => {
  const before = Object.getOwnPropertyDescriptor(Element.prototype, 'clientHeight') ?? {};
  beforeAll(async () => {
    await loadTestTexts('chat', 'session');
    Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, get: () => 700 });
  });
  afterAll(() => Object.defineProperty(Element.prototype, 'clientHeight', before));

  it('is shown as plain text, and the others as usual', async () => {
    await show('before', 'breaks the row', 'https://example.org/after');
    expect(screen.getByText('breaks the row')).toBeInTheDocument();
    expect(screen.getByText('before')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'https://example.org/after' })).toBeInTheDocument();
  });

  it.each(hostileTexts.filter(text => text.trim() !== '').map(text => [text.slice(0, 20), text]))(
    'keeps its neighbours on the screen: %s…',
    async (_name, text) => {
      await show('before', text, 'after');
      expect(screen.getByText('before')).toBeInTheDocument();
      expect(screen.getByText('after')).toBeInTheDocument();
      expect(document.querySelectorAll('article.chat-message')).toHaveLength(3);
      expect(document.querySelectorAll('article.chat-message')[1]?.querySelector('.chat-text')?.textContent).toBe(text);
    },
  );
});
