import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FatalDialog } from '@/presentation/chat/startUp/FatalDialog';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

function show() {
  const chat = chatSetUp();
  chat.runChat.execute();
  chat.startChat();
  chat.engine.notify({ type: 'sessions', phase: 'known', sessions: [aSession()] });
  const connection = chat.stores.connection();
  act(() => void connection.start());
  render(<FatalDialog store={connection} />);
  return { ...chat, user: userEvent.setup() };
}

beforeAll(() => loadTestTexts('chat'));

describe('the fatal dialog', () => {
  it('is closed while the engine runs', () => {
    show();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('opens with all unsent texts when the engine crashes', async () => {
    const { engine, chatState, user } = show();
    chatState.setDraft(chatDraftKey('c-ana'), 'Half a thought');
    act(() => engine.emit({ type: 'crashed', message: 'x' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Application Error' });
    expect(dialog).toHaveTextContent(
      'Application has encountered a fatal error. (GOCORE_RUNTIME_EXCEPTION) Please refresh the page and try again.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Copy my unsent text' }));
    expect(await navigator.clipboard.readText()).toBe('Ana Novak:\nHalf a thought');
  });
});
