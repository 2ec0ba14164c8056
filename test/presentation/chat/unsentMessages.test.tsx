import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { ChatArea } from '@/presentation/chat/ChatArea';
import { StoresContext } from '@/presentation/app/useStores';
import { UNDO_MS } from '@/application/chat/messages/UndoableDiscards';
import { aMessage } from '#test/support/builders/chat/aMessage';
import { anEntry } from '#test/support/builders/chat/anEntry';
import { anUnsentMessage } from '#test/support/builders/chat/anUnsentMessage';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { testStores } from '#test/support/builders/app/testStores';
import { settled } from '#test/support/settled';

/** The chat of Ana, open. */
async function show() {
  const chat = chatSetUp();
  const { stores } = testStores();
  chat.runChat.execute();
  chat.startChat();
  chat.engine.notify({ type: 'sessions', phase: 'known', sessions: [aSession()] });
  await settled(() =>
    render(
      <StoresContext.Provider value={stores}>
        <MemoryRouter initialEntries={['/therapist/go-chat/all/ana']}>
          <Routes>
            <Route path="/therapist/go-chat/:list/:chatSessionId?" element={<ChatArea stores={chat.stores} />} />
          </Routes>
        </MemoryRouter>
      </StoresContext.Provider>,
    ),
  );
  const notify = (...update: readonly EngineUpdate[]) => act(() => chat.engine.notify(...update));
  const open = (...messages: readonly ChatMessage[]) => notify({ type: 'opened', channelId: 'c-ana', messages });
  return { ...chat, notify, open, user: userEvent.setup() };
}
const rowOf = (text: string) => within(screen.getByText(text).closest<HTMLElement>('[data-row]') ?? document.body);

beforeAll(() => loadTestTexts('chat', 'session'));

describe('a message that is not sent yet', () => {
  it('says exactly after ten minutes that it is old', async () => {
    const { open, notify, clock } = await show();
    const entry = anUnsentMessage({ keptAt: clock.now() - 595_000 });
    open(aMessage({ text: entry.text, isPending: true, outboxId: entry.id, owner: 'You', sent: false }));
    notify({ type: 'unsent', entries: [entry] });
    act(() => clock.advance(5_000));
    expect(screen.queryByText(/minutes ago and not sent yet/)).not.toBeInTheDocument();
    act(() => clock.advance(1));
    expect(screen.getByText('Written 10 minutes ago and not sent yet. Is it still right?')).toBeInTheDocument();
  });

  it.each([
    ['Sending…', { isPending: true, sent: false }],
    ['Saving…', { isPending: true, sent: true }],
    ['Not sent', { hasFailedToSend: true, sent: false }],
    ['Change not saved', { hasFailedToSend: true, sent: true }],
  ])('is copied with the state shown on the screen: %s', async (state, message) => {
    const { open } = await show();
    open(aMessage({ owner: 'You', text: 'Breathe.', outboxId: 'e-7', ...message }));
    const row = screen.getByText('Breathe.').closest('[data-copied-as]');
    expect(row).toHaveAttribute('data-copied-as', expect.stringMatching(new RegExp(`, ${state}$`)));
  });

  it('can be retried, discarded or copied once it is refused', async () => {
    const { open, engine, user, clock } = await show();
    open(aMessage({ owner: 'You', text: 'Refused', hasFailedToSend: true, sent: false, outboxId: 'e-7' }));
    const row = rowOf('Refused');
    expect(row.getByText('Not sent')).toBeInTheDocument();
    await user.click(row.getByRole('button', { name: 'Try again' }));
    await user.click(row.getByRole('button', { name: 'Discard' }));
    await user.click(row.getByRole('button', { name: 'Undo' }));
    await user.click(row.getByRole('button', { name: 'Discard' }));
    expect(row.getByText('Discarded')).toBeVisible();
    expect(engine.engineCommandsOf('discard')).toEqual([]);
    act(() => clock.advance(UNDO_MS));
    expect(engine.engineCommands.slice(-2)).toEqual([
      { type: 'retry', channelId: 'c-ana', entryId: 'e-7' },
      { type: 'discard', entryId: 'e-7' },
    ]);
    expect(row.getByRole('button', { name: 'Copy text' })).toBeInTheDocument();
  });

  it('can be copied or discarded as an edit of a deleted message, and blocks nothing', async () => {
    const { open, notify, engine, user, clock } = await show();
    const { timeId } = aMessage();
    open(aMessage({ owner: 'You', text: '', deleted: true, hasFailedToSend: true, outboxId: 'e-7' }));
    const change = anEntry({
      id: 'e-7',
      channelId: 'c-ana',
      kind: 'edit',
      timeId,
      text: 'Come at ten',
      refusal: 'deleted',
    });
    notify({ type: 'unsent', entries: [change, anEntry({ id: 'e-8', channelId: 'c-ana' })] });
    const row = rowOf('This message was deleted.');
    expect(row.getByText('The message has been deleted.')).toBeVisible();
    expect(row.getByText('Come at ten')).toBeVisible();
    expect(row.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByText(/^Couldn’t save 1 change, because its message was deleted/)).toBeVisible();
    expect(screen.queryByText(/is waiting behind/)).not.toBeInTheDocument();
    await user.click(row.getByRole('button', { name: 'Copy text' }));
    expect(await navigator.clipboard.readText()).toBe('Come at ten');
    await user.click(row.getByRole('button', { name: 'Discard change' }));
    act(() => clock.advance(UNDO_MS));
    expect(engine.engineCommandsOf('discard')).toEqual([{ type: 'discard', entryId: 'e-7' }]);
    notify({ type: 'unsent', entries: [] });
    expect(screen.queryByText(/Couldn’t save \d+ change/)).not.toBeInTheDocument();
  });

  it('says that it waits behind a refused one, until that is decided', async () => {
    const { open, notify } = await show();
    const behind = aMessage({ owner: 'You', text: 'Are you safe?', isPending: true, sent: false, outboxId: 'e-8' });
    open(behind);
    const [first, second] = [
      anEntry({ id: 'e-7', channelId: 'c-ana', timeId: behind.timeId - 1n }),
      anEntry({ id: 'e-8', channelId: 'c-ana', timeId: behind.timeId }),
    ];
    notify({ type: 'unsent', entries: [first, second] });
    expect(rowOf('Are you safe?').getByText('Sending…')).toBeVisible();
    notify({ type: 'unsent', entries: [{ ...first, refusal: 'invalid' }, second] });
    expect(rowOf('Are you safe?').getByText('Waiting for your decision about a message above.')).toBeVisible();
    expect(rowOf('Are you safe?').queryByText('Sending…')).not.toBeInTheDocument();
    expect(screen.getByText(/^1 message is waiting behind one that couldn’t be sent/)).toBeVisible();
    notify({ type: 'unsent', entries: [second] });
    expect(rowOf('Are you safe?').getByText('Sending…')).toBeVisible();
  });

  it('no longer reports a failure once no message is failed', async () => {
    const { notify } = await show();
    const entry = anEntry({ channelId: 'c-ana' });
    const elsewhere = anEntry({ id: 'e-9', channelId: 'c-ben', refusal: 'invalid' });
    const isSaid = () => screen.queryByText('Error: An unknown error occurred.') !== null;
    notify({ type: 'chatFailure', channelId: 'c-ana', kind: 'unknown' });
    notify({ type: 'unsent', entries: [elsewhere, { ...entry, refusal: 'invalid' }] });
    expect(isSaid()).toBe(true);
    notify({ type: 'unsent', entries: [elsewhere, entry] });
    notify({ type: 'unsent', entries: [elsewhere] });
    expect(isSaid()).toBe(false);
  });
});
