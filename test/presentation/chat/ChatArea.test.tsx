import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { ChatArea } from '@/presentation/chat/ChatArea';
import type { ChatStores } from '@/presentation/chat/ChatStores';
import { CLICK_MS } from '@/presentation/kit/SteadyRows';
import { StoresContext } from '@/presentation/app/useStores';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { toTimeId } from '@/domain/chat/messages/TimeId';
import { aMessage } from '#test/support/builders/chat/aMessage';
import { MissingChatStore } from '@/presentation/chat/MissingChatStore';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { testStores } from '#test/support/builders/app/testStores';
import { settled } from '#test/support/settled';

const ben = aSession({
  chatSessionId: 'ben',
  channelId: 'c-ben',
  patient: { id: 'p-ben', userId: 'ben', email: 'ben@example.org', firstName: 'Ben', lastName: 'Okafor' },
  unread: 3,
  highRisk: true,
  lastMessage: {
    timeId: toTimeId(Date.UTC(2026, 10, 20, 9, 24)),
    sender: 'ben',
    text: 'Are you there?',
    deleted: false,
  },
  waiting: { since: toTimeId(Date.UTC(2026, 10, 20, 9, 24)), atLeast: false },
});

const waitsLongest = { highRisk: true, unread: 1, waiting: { since: toTimeId(1_000), atLeast: false } };

async function show(path = '/therapist/go-chat/all', breaks: Partial<ChatStores> = {}) {
  const chat = chatSetUp();
  const { stores: surroundings, reported } = testStores();
  chat.runChat.execute();
  chat.startChat();
  chat.engine.notify({ type: 'sessions', phase: 'known', sessions: [aSession(), ben] });
  await settled(() =>
    render(
      <StrictMode>
        <StoresContext.Provider value={surroundings}>
          <MemoryRouter initialEntries={[path]}>
            <Routes>
              <Route
                path="/therapist/go-chat/:list/:chatSessionId?"
                element={<ChatArea stores={{ ...chat.stores, ...breaks }} />}
              />
              <Route
                path="/therapist/chat/:chatSessionId?"
                element={<ChatArea stores={{ ...chat.stores, ...breaks }} />}
              />
            </Routes>
          </MemoryRouter>
        </StoresContext.Provider>
      </StrictMode>,
    ),
  );
  const notify = (...update: readonly EngineUpdate[]) => act(() => chat.engine.notify(...update));
  const open = (...messages: readonly ChatMessage[]) =>
    notify(
      { type: 'opened', channelId: 'c-ana', messages },
      { type: 'history', channelId: 'c-ana', history: { phase: 'idle', reachedStart: true, attempt: 0 } },
    );
  return { ...chat, reported, notify, open, user: userEvent.setup() };
}
const listed = () => within(screen.getByRole('navigation')).getAllByRole('link');
const anasChat = '/therapist/go-chat/all/ana';
const composer = () => screen.getByRole('textbox', { name: 'Message to Ana Novak' });
const rowOf = (text: string) => within(screen.getByText(text).closest<HTMLElement>('[data-row]') ?? document.body);

beforeAll(() => loadTestTexts('chat', 'session'));

describe('a reply', () => {
  it('shows the message that it answers, and nothing of it once that is deleted', async () => {
    const { open } = await show(anasChat);
    const question = aMessage({ text: 'May I stop the tablets?' });
    const answer = aMessage({ owner: 'You', minute: 1, text: 'Please wait until Monday.' });
    const { timeId: id, text, uuid } = question;
    const reply = { id, text, author: 'Ana Novak', uuid, deleted: false };
    open(question, { ...answer, meta: { ...answer.meta, reply } });
    expect(rowOf('Please wait until Monday.').getByText('May I stop the tablets?')).toBeInTheDocument();
    open(question, { ...answer, deleted: true, meta: { ...answer.meta, reply } });
    expect(screen.getAllByText('May I stop the tablets?')).toHaveLength(1);
  });
});

describe('the list of conversations', () => {
  it('shows the name, the last message and the waiting items of each conversation', async () => {
    await show();
    const row = screen.getByRole('link', { name: /Ben Okafor/ });
    expect(row).toHaveTextContent('Are you there?');
    expect(row).toHaveTextContent('High risk');
    expect(row).toHaveTextContent('Waiting 6 min');
    expect(within(row).getByLabelText('3 unread messages')).toBeInTheDocument();
    expect(row).toHaveAttribute('href', '/therapist/go-chat/all/ben');
  });

  it('does not look empty when loading failed', async () => {
    const { notify, engine, user } = await show();
    notify({ type: 'sessions', phase: 'failed', sessions: [] });
    expect(screen.getByText('Error: Some chats could not be loaded.').closest('[role=alert]')).toBeInTheDocument();
    expect(screen.queryByText('You have no conversations yet.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(engine.lastCommand).toEqual({ type: 'reloadSessions' });
  });

  it('says that some chats could not be read, and leads back from one that may be among them', async () => {
    const { user, notify, engine } = await show('/therapist/go-chat/all/odd');
    notify({ type: 'sessions', phase: 'partial', sessions: [] });
    expect(screen.getAllByText('Some chats couldn’t be read. They are missing here.')).toHaveLength(2);
    expect(screen.queryByText('You have no conversations yet.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(engine.lastCommand).toEqual({ type: 'reloadSessions' });
    await user.click(screen.getByRole('button', { name: 'Back to the conversations' }));
    expect(screen.queryByText('This conversation isn’t in your list.')).not.toBeInTheDocument();
  });

  it('finds a patient, and offers the whole list when no patient is found', async () => {
    const { user } = await show();
    await user.type(screen.getByRole('searchbox', { name: 'Search patients' }), 'zzz');
    expect(screen.getByText('No conversation matches.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all conversations' }));
    expect(listed()).toHaveLength(2);
  });

  it('has its generation as heading, and a conversation leads back to the list it came from', async () => {
    const { user } = await show('/therapist/chat/ana');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('V1 Chat');
    await user.click(screen.getByRole('button', { name: 'Back to the conversations' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('V1 Chat');
    expect(screen.getByText('Select a chat')).toBeInTheDocument();
  });

  it('offers the chat of the patient most in need while none is open', async () => {
    const { notify } = await show();
    expect(screen.getByText('Ben Okafor needs you.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open chat' })).toHaveAttribute('href', '/therapist/go-chat/all/ben');
    notify({ type: 'sessions', phase: 'known', sessions: [aSession()] });
    expect(screen.queryByRole('link', { name: 'Open chat' })).not.toBeInTheDocument();
    expect(screen.getByText('Select a chat')).toBeInTheDocument();
  });

  it('returns the focus to its button when the search is closed', async () => {
    const { user, open } = await show(anasChat);
    open();
    const button = screen.getByRole('button', { name: 'Find in this conversation' });
    await user.click(button);
    expect(screen.getByRole('searchbox', { name: 'Find words' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
  });

  it('moves no row while a pointer is down on it', async () => {
    const { notify, clock } = await show();
    const names = () => listed().map(row => row.getAttribute('href'));
    const before = names();
    fireEvent.pointerDown(screen.getByRole('link', { name: /Ana Novak/ }));
    notify({ type: 'session', session: aSession(waitsLongest) });
    expect(names()).toEqual(before);
    fireEvent.pointerUp(document.body);
    act(() => clock.advance(CLICK_MS));
    expect(names()).toEqual([...before].reverse());
  });

  it('opens the chosen conversation', async () => {
    const { user, engine } = await show();
    await user.click(screen.getByRole('link', { name: /Ana Novak/ }));
    expect(engine.engineCommandsOf('select').at(-1)).toEqual({ type: 'select', channelId: 'c-ana' });
    expect(composer()).toHaveFocus();
  });
});

describe('the details of the chat engine', () => {
  it('can be scrolled by keyboard on a narrow screen', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Connection details' }));
    const facts = within(screen.getByRole('dialog', { name: 'Chat engine' })).getByText(/needs \^/);
    expect(facts.closest('.bp6-dialog-body')).toHaveAttribute('tabindex', '0');
  });
});

describe('an error in one pane', () => {
  const broken = (): never => {
    throw new Error('broken');
  };
  // React logs every caught error to the console.
  const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

  it('of the conversation keeps the list, and the next conversation is tried again', async () => {
    const silence = quiet();
    const { user, reported } = await show(anasChat, { composer: broken });
    expect(screen.getByText('Error: Sorry, something went wrong - please try again.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /Ben Okafor/ }));
    expect(reported).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: /Ana Novak|Ben Okafor/ })).toHaveLength(2);
    silence.mockRestore();
  });

  it('of the patient panel keeps the messages and the composer', async () => {
    const silence = quiet();
    const chat = chatSetUp();
    const participants: ChatStores['participants'] = channelId =>
      new Proxy(chat.stores.participants(channelId), {
        get: (store, name): unknown => (name === 'people' ? broken() : Reflect.get(store, name)),
      });
    const { reported } = await show(anasChat, { participants });
    expect(composer()).toBeEnabled();
    expect(screen.getByText('Error: Sorry, something went wrong - please try again.')).toBeInTheDocument();
    expect(reported).toHaveLength(1);
    silence.mockRestore();
  });
});

describe('the composer', () => {
  it('names the patient next to Send, sends with Enter and keeps the focus', async () => {
    const { engine, user, open } = await show(anasChat);
    open();
    expect(screen.getByText('To', { exact: false, selector: '.chat-destination' })).toHaveTextContent('To Ana Novak');
    await user.type(composer(), 'Hello{Enter}');
    expect(engine.engineCommandsOf('send')).toEqual([{ type: 'send', channelId: 'c-ana', text: 'Hello' }]);
    expect(composer()).toHaveValue('');
    expect(composer()).toHaveFocus();
  });

  it('starts a new line with Shift and Enter', async () => {
    const { engine, user } = await show(anasChat);
    await user.type(composer(), 'One{Shift>}{Enter}{/Shift}two');
    expect(composer()).toHaveValue('One\ntwo');
    expect(engine.engineCommandsOf('send')).toEqual([]);
  });

  it('keeps a separate draft for each patient', async () => {
    const { user } = await show(anasChat);
    await user.type(composer(), 'For Ana');
    await user.click(screen.getByRole('link', { name: /Ben Okafor/ }));
    expect(screen.getByRole('textbox', { name: 'Message to Ben Okafor' })).toHaveValue('');
    await user.click(screen.getByRole('link', { name: /Ana Novak/ }));
    expect(composer()).toHaveValue('For Ana');
  });

  it('lists a draft as orphaned when its chat has gone, and shows it again when the chat comes back', async () => {
    const { user, notify } = await show(anasChat);
    await user.type(composer(), 'Half a thought');
    notify({ type: 'sessions', phase: 'known', sessions: [ben] });
    expect(within(screen.getByRole('list', { name: 'Drafts without a chat' })).getByRole('listitem')).toHaveTextContent(
      /Ana Novak.*Half a thought/,
    );
    notify({ type: 'sessions', phase: 'known', sessions: [aSession(), ben] });
    expect(screen.queryByRole('list', { name: 'Drafts without a chat' })).not.toBeInTheDocument();
    expect(composer()).toHaveValue('Half a thought');
  });

  it('says why nothing can be sent, and lets the text be copied', async () => {
    const { user, notify } = await show(anasChat);
    await user.type(composer(), 'Half a thought');
    notify({ type: 'chatFailure', channelId: 'c-ana', kind: 'notInChat' });
    expect(
      screen.getByText('Either you have left the chat, or access to this chat has been revoked by an administrator.'),
    ).toBeInTheDocument();
    expect(composer()).toHaveValue('Half a thought');
    expect(composer()).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Copy what you wrote' }));
    expect(await navigator.clipboard.readText()).toBe('Half a thought');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  });

  it('allows writing while the participants are unknown, and says what sending waits for', async () => {
    const { engine, user, notify } = await show(anasChat);
    notify({ type: 'participants', channelId: 'c-ana', participants: { phase: 'failed' } });
    await user.type(composer(), 'Half a thought{Enter}');
    expect([composer().textContent, engine.engineCommandsOf('send')]).toEqual(['Half a thought', []]);
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(composer()).toHaveAccessibleDescription(
      /Failed to load chat participants. You can send again when they have loaded/,
    );
    notify({ type: 'participants', channelId: 'c-ana', participants: { phase: 'known', unreadable: 0, people: [] } });
    await user.type(composer(), '{Enter}');
    expect(engine.engineCommandsOf('send')).toEqual([{ type: 'send', channelId: 'c-ana', text: 'Half a thought' }]);
  });
});

describe('the list of messages', () => {
  it('shows what people wrote as text, never as markup, and links only safe addresses', async () => {
    const { open } = await show(anasChat);
    open(aMessage({ text: '<img src=x onerror=alert(1)> https://example.org javascript:alert(1)' }));
    expect(document.querySelector('article img')).toBeNull();
    expect(rowOf('https://example.org').getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
    expect(rowOf('https://example.org').getAllByRole('link')).toHaveLength(1);
  });

  it('replaces a pending message by the confirmed one', async () => {
    const { open, notify } = await show(anasChat);
    open(aMessage({ owner: 'You', text: 'Hello', isPending: true, sent: false, outboxId: 'e' }));
    expect(rowOf('Hello').getByText('Sending…')).toBeInTheDocument();
    notify({ type: 'messages', channelId: 'c-ana', changed: [aMessage({ owner: 'You', text: 'Hello' })], removed: [] });
    expect(rowOf('Hello').getByText('Sent')).toBeInTheDocument();
    notify({
      type: 'messages',
      channelId: 'c-ana',
      changed: [aMessage({ owner: 'You', text: 'Hello', hasBeenRead: true, liked: true })],
      removed: [],
    });
    expect(rowOf('Hello').getByText('Liked')).toBeInTheDocument();
    expect(rowOf('Hello').getByText('Read')).toBeInTheDocument();
    expect(screen.getAllByText('Hello')).toHaveLength(1);
  });

  it('edits the last own message with the arrow key, and leaves it unchanged with Escape', async () => {
    const { open, engine, user } = await show(anasChat);
    open(aMessage({ owner: 'You', text: 'Mistaek' }));
    await user.type(composer(), '{ArrowUp}');
    const editor = screen.getByRole('textbox', { name: 'Edit your message' });
    expect(editor).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByText('Mistaek')).toBeInTheDocument();
    await user.click(composer());
    await user.keyboard('{ArrowUp}');
    await user.clear(screen.getByRole('textbox', { name: 'Edit your message' }));
    await user.keyboard('Mistake{Enter}');
    expect(engine.engineCommandsOf('edit')).toEqual([
      { type: 'edit', channelId: 'c-ana', timeId: aMessage().timeId, text: 'Mistake' },
    ]);
  });

  it('asks before it deletes, and shows the message', async () => {
    const { open, engine, user } = await show(anasChat);
    open(aMessage({ owner: 'You', text: 'Wrong' }));
    await user.click(rowOf('Wrong').getByRole('button', { name: 'Delete message' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this message?' });
    expect(engine.engineCommandsOf('delete')).toEqual([]);
    expect(within(dialog).getByText('Wrong')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(engine.engineCommandsOf('delete')).toEqual([
      { type: 'delete', channelId: 'c-ana', timeId: aMessage().timeId },
    ]);
  });

  it.each(['Delete', 'Keep message'])(
    'returns the focus to the message after the question about it: %s',
    async answer => {
      const { open, notify, user } = await show(anasChat);
      open(aMessage({ owner: 'You', text: 'Wrong' }));
      await user.click(rowOf('Wrong').getByRole('button', { name: 'Delete message' }));
      await user.click(await screen.findByRole('button', { name: answer }));
      if (answer === 'Delete')
        notify({
          type: 'messages',
          channelId: 'c-ana',
          changed: [aMessage({ owner: 'You', text: '', deleted: true })],
          removed: [],
        });
      expect(screen.getByRole('article').closest('[data-row]')).toHaveFocus();
    },
  );

  it('offers nothing but copying for the messages of others', async () => {
    const { open } = await show(anasChat);
    open(aMessage({ text: 'From Ana' }));
    expect(
      rowOf('From Ana')
        .getAllByRole('button')
        .map(button => button.getAttribute('aria-label')),
    ).toEqual(['Copy text']);
  });

  it('announces a new message once, and none of the existing ones', async () => {
    const { open, notify, clock } = await show(anasChat);
    open(aMessage({ text: 'Old' }));
    notify({ type: 'messages', channelId: 'c-ana', changed: [aMessage({ minute: 1, text: 'New' })], removed: [] });
    act(() => clock.advance(100));
    expect(screen.getByRole('log')).toHaveTextContent(/^New message from Ana Novak: New$/);
  });

  it('walks along the messages with the arrow keys', async () => {
    const { open, user } = await show(anasChat);
    open(aMessage({ text: 'First' }), aMessage({ minute: 1, text: 'Second' }));
    await user.tab({ shift: true });
    expect(screen.getByText('Second').closest('[data-row]')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByText('First').closest('[data-row]')).toHaveFocus();
  });

  it('renders only the visible ones of ten thousand messages', async () => {
    const { open } = await show(anasChat);
    open(...Array.from({ length: 10_000 }, (_, minute) => aMessage({ minute })));
    expect(screen.getAllByRole('article').length).toBeLessThan(40);
  });

  it('marks the start of the conversation, and says when loading is retried', async () => {
    const { open, notify } = await show(anasChat);
    open(aMessage());
    expect(screen.getByText('Start of the conversation')).toBeInTheDocument();
    notify({ type: 'history', channelId: 'c-ana', history: { phase: 'failed', reachedStart: false, attempt: 1 } });
    expect(screen.getByText('Retrying to fetch messages... please wait.')).toBeInTheDocument();
  });
});

describe('the chat as a whole', () => {
  it('says why a conversation has gone when the user was removed from it', async () => {
    const { open, notify } = await show(anasChat);
    open(aMessage());
    notify({ type: 'chatFailure', channelId: 'c-ana', kind: 'notInChat' });
    notify({ type: 'sessions', phase: 'known', sessions: [] });
    expect(
      screen.getByText('Either you have left the chat, or access to this chat has been revoked by an administrator.'),
    ).toBeInTheDocument();
  });

  it('says when a conversation is not in the user’s list', async () => {
    await show('/therapist/go-chat/all/somebody');
    expect(screen.getByText('This conversation isn’t in your list.')).toBeInTheDocument();
  });

  it.each(['/therapist/go-chat/all/gained', '/therapist/chat/gained'])(
    'does not report a chat gained a moment ago as missing, and shows it as soon as it is listed: %s',
    async path => {
      const { notify } = await show(path, {
        missingChat: () => new MissingChatStore(async () => undefined, new ManualClock()),
      });
      expect(screen.queryByText('This conversation isn’t in your list.')).not.toBeInTheDocument();
      notify({
        type: 'sessions',
        phase: 'known',
        sessions: [aSession({ chatSessionId: 'gained', generation: path.includes('go-chat') ? 'v2' : 'v1' })],
      });
      expect(screen.getByRole('textbox', { name: 'Message to Ana Novak' })).toBeInTheDocument();
    },
  );

  it('shows the participants, or that they could not be loaded', async () => {
    const { notify } = await show(anasChat);
    notify({ type: 'participants', channelId: 'c-ana', participants: { phase: 'failed' } });
    expect(screen.getByText('Error: Failed to load chat participants.')).toBeInTheDocument();
    notify({
      type: 'participants',
      channelId: 'c-ana',
      participants: { phase: 'known', unreadable: 0, people: [{ userId: 'me', role: 'therapist', name: 'Mia Lang' }] },
    });
    expect(screen.getByText('Mia Lang').parentElement).toHaveTextContent('Mia Lang (you)');
    notify({ type: 'participants', channelId: 'c-ana', participants: { phase: 'known', unreadable: 1, people: [] } });
    expect(screen.getByText('1 participant couldn’t be read and isn’t listed. We’ve reported it.')).toBeInTheDocument();
  });

  it('moves the focus to the patient details and back', async () => {
    const { user } = await show(anasChat);
    await user.click(screen.getByRole('button', { name: 'Patient details' }));
    expect(screen.getByRole('button', { name: 'Back to the messages' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Patient details' })).toHaveFocus();
  });
});
