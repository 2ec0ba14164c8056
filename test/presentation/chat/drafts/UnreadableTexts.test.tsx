import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnreadableText } from '@/application/chat/ports/UnreadableVault';
import { UnreadableTexts } from '@/presentation/chat/drafts/UnreadableTexts';
import { useStore } from '@/presentation/kit/useStore';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

const message: UnreadableText = { id: '1', kind: 'message', key: { kind: 'message', channelId: 'c-ana' } };

function setUp() {
  const chat = chatSetUp();
  chat.runChat.execute();
  chat.startChat();
  function Whole() {
    return <UnreadableTexts store={useStore(() => chat.stores.orphaned()).unreadable} />;
  }
  render(<Whole />);
  const notify = (texts: readonly UnreadableText[], keyLost = false) =>
    act(() => chat.engine.emit({ type: 'unreadableTexts', texts, keyLost }));
  return { ...chat, notify };
}

describe('stored texts that this device cannot read', () => {
  beforeAll(() => loadTestTexts('chat', 'session'));

  it('are counted, tried again and deleted one by one', async () => {
    const { engine, notify } = setUp();
    notify([message, { id: '2', kind: 'draft', key: { kind: 'message', channelId: 'c-ana' } }]);
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t read 2 texts saved on this device.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    const [first] = within(screen.getByRole('list', { name: 'Unreadable texts' })).getAllByRole('button', {
      name: /^Delete text for/,
    });
    if (first) await userEvent.click(first);
    expect(engine.commands.filter(({ type }) => type === 'retryUnreadable' || type === 'discardUnreadable')).toEqual([
      { type: 'retryUnreadable' },
      { type: 'discardUnreadable', id: '1' },
    ]);
  });

  it('cannot be deleted while their key has not been loaded, and say so', async () => {
    const { notify } = setUp();
    notify([{ ...message, isLocked: true }]);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Couldn’t read 1 text saved on this device. Couldn’t load the key that protects saved texts. Retrying…',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(screen.getByText('Message, not sent')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
    notify([]);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
