import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import { UNDO_MS } from '@/application/chat/messages/UndoableDiscards';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { aMessage } from '#test/support/builders/chat/aMessage';
import { anEntry } from '#test/support/builders/chat/anEntry';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { renderAnasChat } from '#test/support/builders/chat/renderAnasChat';

const MINUTE = 60_000;
const patient = { id: 'p-ben', userId: 'ben', email: 'ben@example.org', firstName: 'Ben', lastName: 'Okafor' };
const ben = aSession({ chatSessionId: 'ben', channelId: 'c-ben', patient });

/** Ana's chat is open with one held message. */
async function setUp(wish: (now: number) => Partial<OutboxEntry> = () => ({}), sent = false) {
  const chat = chatSetUp();
  chat.runChat.execute();
  chat.startChat();
  chat.engine.notify({ type: 'sessions', phase: 'known', sessions: [aSession(), ben] });
  await act(async () => renderAnasChat(chat.stores));
  const now = chat.clock.now();
  const { timeId } = aMessage();
  const entry = anEntry({
    id: 'e-7',
    channelId: 'c-ana',
    timeId,
    text: 'Take two a day',
    keptAt: now - 26 * 60 * MINUTE,
    refusal: 'earlierSignIn',
    ...wish(now),
  });
  const notify = (...update: readonly EngineUpdate[]) => act(() => chat.engine.notify(...update));
  const message = aMessage({ owner: 'You', text: entry.text, hasFailedToSend: true, sent, outboxId: entry.id });
  notify({ type: 'opened', channelId: 'c-ana', messages: [message] }, { type: 'unsent', entries: [entry] });
  const row = within(screen.getByText(entry.text).closest<HTMLElement>('[data-row]') ?? document.body);
  return { ...chat, entry, message, notify, row, user: userEvent.setup() };
}

const listed = (name: string) => screen.getByRole('link', { name: new RegExp(`${name}.*to decide`) });
const notice = () => within(screen.getByRole('navigation', { name: 'Conversations' }));

beforeAll(() => loadTestTexts('chat', 'session'));

describe('a held message', () => {
  it('says who it is for, when it was written, and that this was before the sign-in', async () => {
    const { row } = await setUp();
    expect(row.getByText('Not sent to Ana Novak yet')).toBeVisible();
    expect(
      row.getByText(/^You wrote this before you signed in: Yesterday, \d\d:\d\d\. Is it still right\?$/),
    ).toBeVisible();
    expect(row.queryByText(/minutes ago/)).not.toBeInTheDocument();
  });

  it('says when it is old', async () => {
    const { row } = await setUp(now => ({ refusal: 'tooOld', keptAt: now - 11 * MINUTE }));
    expect(
      row.getByText(/^You wrote this more than 10 minutes ago: \w+, \d\d:\d\d\. Is it still right\?$/),
    ).toBeVisible();
  });

  it('says that its age is unknown when it is dated in the future', async () => {
    const { row } = await setUp(now => ({ refusal: 'tooOld', keptAt: now + 60 * MINUTE }));
    expect(
      row.getByText('This device’s clock was wrong, so we can’t tell when you wrote this. Is it still right?'),
    ).toBeVisible();
  });

  it('says of a held edit that the change is not sent, and offers to discard only the change', async () => {
    const { row } = await setUp(() => ({ kind: 'edit' }), true);
    expect(row.getByText('Change not sent to Ana Novak yet')).toBeVisible();
    expect(row.getByRole('button', { name: 'Discard change' })).toBeInTheDocument();
  });

  it('is sent alone', async () => {
    const { row, engine, user } = await setUp();
    await user.click(row.getByRole('button', { name: 'Send' }));
    expect(engine.engineCommandsOf('retry')).toEqual([{ type: 'retry', channelId: 'c-ana', entryId: 'e-7' }]);
  });

  it('is sent with all others of the chat, but of no other chat, on request', async () => {
    const { engine, user, notify, entry } = await setUp();
    expect(screen.queryByRole('button', { name: /^Send all/ })).toBeNull();
    const more = [
      anEntry({ id: 'e-8', channelId: 'c-ana', refusal: 'tooOld' }),
      anEntry({ id: 'e-9', channelId: 'c-ana', refusal: 'notInChat' }),
      anEntry({ id: 'e-10', channelId: 'c-ben', refusal: 'tooOld' }),
    ];
    notify({ type: 'unsent', entries: [entry, ...more] });
    await user.click(screen.getByRole('button', { name: 'Send all 2' }));
    expect(engine.engineCommandsOf('retry')).toEqual([
      { type: 'retry', channelId: 'c-ana', entryId: 'e-7' },
      { type: 'retry', channelId: 'c-ana', entryId: 'e-8' },
    ]);
  });

  it('is replaced by its edited version: one message with the new text', async () => {
    const { row, engine, user, message } = await setUp();
    await user.click(row.getByRole('button', { name: 'Change' }));
    const box = screen.getByRole('textbox', { name: 'Edit your message' });
    await user.clear(box);
    await user.type(box, 'Take one a day');
    const editor = within(box.closest('form') ?? document.body);
    expect(editor.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
    await user.click(editor.getByRole('button', { name: 'Send' }));
    expect(engine.engineCommandsOf('edit')).toEqual([
      { type: 'edit', channelId: 'c-ana', timeId: message.timeId, text: 'Take one a day' },
    ]);
    expect([...engine.engineCommandsOf('send'), ...engine.engineCommandsOf('discard')]).toEqual([]);
  });

  it('is sent unchanged when its author changes nothing', async () => {
    const { row, engine, user } = await setUp();
    await user.click(row.getByRole('button', { name: 'Change' }));
    await user.keyboard('{Enter}');
    expect(engine.engineCommandsOf('retry')).toEqual([{ type: 'retry', channelId: 'c-ana', entryId: 'e-7' }]);
  });

  it('is discarded after ten seconds, unless the discard is undone', async () => {
    const { row, engine, user, clock } = await setUp();
    await user.click(row.getByRole('button', { name: 'Discard' }));
    await user.click(row.getByRole('button', { name: 'Undo' }));
    act(() => clock.advance(UNDO_MS));
    expect(engine.engineCommandsOf('discard')).toEqual([]);
    await user.click(row.getByRole('button', { name: 'Discard' }));
    act(() => clock.advance(UNDO_MS));
    expect(engine.engineCommandsOf('discard')).toEqual([{ type: 'discard', entryId: 'e-7' }]);
  });

  it('no longer asks whether it is still right once its author has confirmed', async () => {
    const { row, notify, entry, message, clock } = await setUp();
    const { refusal: _, ...decided } = { ...entry, decidedAt: clock.now() };
    const changed = [{ ...message, hasFailedToSend: false, isPending: true }];
    notify({ type: 'messages', channelId: 'c-ana', changed, removed: [] }, { type: 'unsent', entries: [decided] });
    expect(row.getByText('Sending…')).toBeVisible();
    expect(row.queryByText(/Is it still right/)).not.toBeInTheDocument();
  });
});

describe('held messages in the list of conversations', () => {
  it('are listed by patient in every chat and under every filter of the list', async () => {
    const { notify, entry, user } = await setUp();
    const others = ['e-8', 'e-9'].map(id => anEntry({ id, channelId: 'c-ben', refusal: 'tooOld' }));
    notify({ type: 'unsent', entries: [entry, ...others] });
    expect(listed('Ben Okafor')).toHaveTextContent('2 to decide');
    await user.type(screen.getByPlaceholderText('Search patients'), 'Nobody');
    expect(notice().getByText('3 unsent messages need your decision.')).toBeVisible();
    await user.click(notice().getByRole('link', { name: 'Ben Okafor: 2 messages' }));
    expect(screen.getByRole('textbox', { name: 'Message to Ben Okafor' })).toBeInTheDocument();
  });

  it('are no longer listed once each is decided', async () => {
    const { notify, entry } = await setUp();
    expect(notice().getByText('1 unsent message needs your decision.')).toBeVisible();
    const { refusal: _, ...decided } = entry;
    notify({ type: 'unsent', entries: [decided] });
    expect(notice().queryByText(/need.* your decision/)).not.toBeInTheDocument();
    expect(screen.queryByText(/to decide/)).not.toBeInTheDocument();
  });
});
