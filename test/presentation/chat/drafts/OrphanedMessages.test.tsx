import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import { OrphanedMessages } from '@/presentation/chat/drafts/OrphanedMessages';
import { aSession } from '#test/support/builders/chat/aSession';
import { anUnsentMessage } from '#test/support/builders/chat/anUnsentMessage';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

const noChats = { type: 'sessions', phase: 'known', sessions: [] } as const;

function show(drafts: ReadonlyMap<string, string>, patientNames: ReadonlyMap<string, string> = new Map()) {
  const chat = chatSetUp();
  chat.runChat.execute();
  chat.startChat();
  chat.engine.emit({ type: 'drafts', drafts, patientNames });
  const store = chat.stores.orphaned();
  act(() => void store.start());
  render(<OrphanedMessages store={store} />);
  return {
    ...chat,
    notify: (...update: readonly EngineUpdate[]) => act(() => chat.engine.notify(...update)),
    user: userEvent.setup(),
  };
}
const anas = new Map([['c-ana', 'See you on\nThursday']]);
const anasName = new Map([['c-ana', 'Ana Novak']]);
const list = () => screen.getByRole('list', { name: 'Drafts without a chat' });

beforeAll(() => loadTestTexts('chat'));

describe('drafts whose chat has gone', () => {
  it.each(['loading', 'failed'] as const)('are not listed while the list of chats is %s', phase => {
    const { notify } = show(anas);
    notify({ type: 'sessions', phase, sessions: [] });
    expect(screen.queryByText(/See you on/)).not.toBeInTheDocument();
  });

  it('are listed under their patient’s name, with their kind, and cannot be sent', () => {
    const { notify } = show(anas, anasName);
    notify(noChats);
    expect(screen.getByText(/^Warning: |draft was never sent/).closest('[role=status]')).toHaveTextContent(
      '1 draft was never sent, and its chat is no longer in your list. Copy what you need before you discard it.',
    );
    const item = within(list()).getByRole('listitem');
    expect(item).toHaveTextContent('Ana Novak');
    expect(item).toHaveTextContent('See you on Thursday');
    expect(item).toHaveTextContent('Unsent draft');
    expect(
      within(item)
        .getAllByRole('button')
        .map(button => button.getAttribute('aria-label')),
    ).toEqual(['Copy the draft for Ana Novak', 'Discard the draft for Ana Novak']);
  });

  it('are marked when the patient is unknown or the text is an edit', () => {
    const { notify } = show(new Map([['edit:c-old', '17723574000000000\nOn Friday']]));
    notify(noChats);
    const item = within(list()).getByRole('listitem');
    expect(item).toHaveTextContent('Unknown patient');
    expect(item).toHaveTextContent('On Friday');
    expect(item).toHaveTextContent('Unsent change to a message');
  });

  it('can be copied with the keyboard', async () => {
    const { notify, user } = show(anas, anasName);
    notify(noChats);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Copy the draft for Ana Novak' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Copied the draft for Ana Novak' })).toHaveTextContent('Copied');
    expect(await navigator.clipboard.readText()).toBe('See you on\nThursday');
  });

  it('are discarded by keyboard after a confirmation, and the focus moves to the next one', async () => {
    const { notify, user, engine } = show(
      new Map([...anas, ['c-ben', 'Monday?']]),
      new Map([...anasName, ['c-ben', 'Ben Okafor']]),
    );
    notify(noChats);
    screen.getByRole('button', { name: 'Discard the draft for Ana Novak' }).focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard this draft?' });
    expect(dialog).toHaveTextContent('This deletes what you wrote for Ana Novak from this device.');
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    expect(engine.lastCommand).toEqual({ type: 'saveDraft', key: { kind: 'message', channelId: 'c-ana' }, text: '' });
    expect(screen.queryByText(/See you on/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy the draft for Ben Okafor' })).toHaveFocus());
  });

  it('stay when the discard is cancelled', async () => {
    const { notify, user, engine } = show(anas, anasName);
    notify(noChats);
    await user.click(screen.getByRole('button', { name: 'Discard the draft for Ana Novak' }));
    await user.click(await screen.findByRole('button', { name: 'Keep draft' }));
    expect(within(list()).getByRole('listitem')).toHaveTextContent('See you on');
    expect(engine.commands.filter(({ type }) => type === 'saveDraft')).toEqual([]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Discard the draft for Ana Novak' })).toHaveFocus());
  });

  it('disappear when their chat comes back', () => {
    const { notify } = show(anas, anasName);
    notify(noChats);
    expect(list()).toBeInTheDocument();
    notify({ type: 'session', session: aSession() });
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});

describe('messages whose chat has gone', () => {
  it('show after a reload the name that was stored with them', () => {
    const { notify } = show(new Map());
    notify(noChats, {
      type: 'unsent',
      entries: [anUnsentMessage({ text: 'Until then', patientName: 'Ana Novak', refusal: 'notInChat' })],
    });
    expect(
      within(screen.getByRole('list', { name: 'Unsent messages without a chat' })).getByRole('listitem'),
    ).toHaveTextContent('Ana Novak');
  });
});
