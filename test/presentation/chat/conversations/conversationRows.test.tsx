import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OVERDUE_AFTER_MS } from '@/domain/patients/list/whoNeedsMe.rule';
import { toTimeId } from '@/domain/chat/messages/TimeId';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { renderAnasChat } from '#test/support/builders/chat/renderAnasChat';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

describe('the draft in a row of the list of conversations', () => {
  const ben = (unread: number) =>
    aSession({
      chatSessionId: 'ben',
      channelId: 'c-ben',
      patient: { id: 'p-ben', userId: 'ben', email: 'ben@example.org', firstName: 'Ben', lastName: 'Okafor' },
      unread,
      lastMessage: {
        timeId: toTimeId(Date.UTC(2026, 10, 20, 9, 24)),
        sender: 'ben',
        text: 'Are you there?',
        deleted: false,
      },
    });
  /** Ana's conversation is open. */
  async function setUp() {
    const chat = chatSetUp();
    chat.runChat.execute();
    chat.startChat();
    chat.engine.notify({ type: 'sessions', phase: 'known', sessions: [aSession(), ben(0)] });
    await act(async () => renderAnasChat(chat.stores));
    const row = (name: string) => screen.getByRole('link', { name: new RegExp(name) });
    return { ...chat, row, user: userEvent.setup() };
  }

  beforeAll(() => loadTestTexts('chat', 'session'));

  it('is shown in place of the last message, until it is gone', async () => {
    const { chatState, row } = await setUp();
    act(() => chatState.setDraft(chatDraftKey('c-ben'), 'See you on\nMonday '));
    expect(row('Ben')).toHaveTextContent(/Draft: See you on Monday/);
    expect(row('Ben')).not.toHaveTextContent('Are you there?');
    act(() => chatState.setDraft(chatDraftKey('c-ben'), ''));
    expect(row('Ben')).toHaveTextContent('Are you there?');
  });

  it('leaves the last message readable while it is unread', async () => {
    const { chatState, engine, row } = await setUp();
    act(() => chatState.setDraft(chatDraftKey('c-ben'), 'Dear Ben'));
    act(() => engine.notify({ type: 'session', session: ben(2) }));
    expect(row('Ben')).toHaveTextContent(/Are you there\?.*Draft/);
  });

  it('is not shown for the open chat, but appears when another one is opened', async () => {
    const { chatState, row, user } = await setUp();
    act(() => chatState.setDraft(chatDraftKey('c-ana'), 'Dear Ana'));
    expect(row('Ana')).not.toHaveTextContent('Draft');
    await user.click(row('Ben'));
    expect(row('Ana')).toHaveTextContent('Draft: Dear Ana');
  });
});

describe('the row of a chat whose emergency request was accepted', () => {
  beforeAll(() => loadTestTexts('chat', 'session'));

  it('says so, with how long the patient has waited, until the request is answered', async () => {
    const chat = chatSetUp();
    chat.runChat.execute();
    chat.startChat();
    const requestedAt = chat.clock.now() - 12 * 60_000;
    const asked = aSession({ acceptedRequest: { emergency: true, requestedAt, couldNotRead: [] } });
    chat.engine.notify({ type: 'sessions', phase: 'known', sessions: [asked] });
    await act(async () => renderAnasChat(chat.stores));
    const row = () => screen.getByRole('link', { name: /Ana/ });
    expect(row()).toHaveTextContent(/Emergency.*Waiting 12 min/);
    act(() => chat.engine.notify({ type: 'session', session: aSession() }));
    expect(row()).not.toHaveTextContent(/Emergency|Waiting/);
  });
});

describe('the button that pins a conversation', () => {
  const ben = aSession({
    chatSessionId: 'ben',
    channelId: 'c-ben',
    patient: { id: 'p-ben', userId: 'ben', email: 'ben@example.org', firstName: 'Ben', lastName: 'Okafor' },
  });
  /** Ana's conversation is open, and Ben's is beneath it. */
  async function setUp() {
    const chat = chatSetUp();
    chat.runChat.execute();
    chat.startChat();
    chat.engine.notify({ type: 'sessions', phase: 'known', sessions: [aSession(), ben] });
    await act(async () => renderAnasChat(chat.stores));
    const pin = (name: RegExp) => screen.getByRole('button', { name });
    const user = userEvent.setup();
    const { pins } = chat;
    const answered = pins.pin.bind(pins);
    let reply = (): void => undefined;
    const held = new Promise<void>(resolve => (reply = resolve));
    pins.pin = patientId => held.then(() => answered(patientId));
    const pinBen = async (): Promise<void> => {
      await user.click(pin(/^Pin .*Ben/));
      expect(pin(/^Pin .*Ben/)).toHaveAttribute('aria-disabled', 'true');
      expect(pin(/^Pin .*Ben/)).toHaveFocus();
    };
    const pinsAgain = () =>
      act(async () => chat.engine.notify({ type: 'sessions', phase: 'known', sessions: [aSession(), ben] }));
    return { pins, pin, pinBen, pinsAgain, answer: () => act(async () => reply()) };
  }

  beforeAll(() => loadTestTexts('chat', 'session'));

  it('keeps the focus when its chat has moved to the top of the list', async () => {
    const { pin, pins, pinBen, answer } = await setUp();
    await pinBen();
    await answer();
    expect(pin(/^Unpin .*Ben/)).toHaveFocus();
    expect(pins.pins).toEqual(['p-ben']);
  });

  it('says that a pinned chat could not be read', async () => {
    const { pins, pinsAgain } = await setUp();
    pins.unreadable = 1;
    await pinsAgain();
    expect(
      screen.getByText('1 pinned chat couldn’t be read. Its place may be wrong. We’ve reported it.'),
    ).toBeInTheDocument();
  });

  it('keeps the focus when the chat could not be pinned', async () => {
    const { pin, pins, pinBen, answer } = await setUp();
    pins.reachable = false;
    await pinBen();
    await answer();
    expect(pin(/^Pin .*Ben/)).toHaveFocus();
    expect(pins.pins).toEqual([]);
  });
});

describe('how long a patient has waited', () => {
  it('is highlighted after more than a day', async () => {
    const chat = chatSetUp();
    chat.runChat.execute();
    chat.startChat();
    const now = chat.clock.now();
    const waits = (name: string, ms: number) =>
      aSession({
        chatSessionId: name,
        channelId: `c-${name}`,
        patient: { id: `p-${name}`, userId: name, email: `${name}@example.org`, firstName: name, lastName: 'Okafor' },
        waiting: { since: toTimeId(now - ms), atLeast: false },
      });
    chat.engine.notify({
      type: 'sessions',
      phase: 'known',
      sessions: [aSession(), waits('Ben', OVERDUE_AFTER_MS + 60_000), waits('Cleo', OVERDUE_AFTER_MS - 60_000)],
    });
    await act(async () => renderAnasChat(chat.stores));
    const sign = (name: string) => within(screen.getByRole('link', { name: new RegExp(name) })).getByText(/^Waiting/);
    expect([sign('Ben').closest('.watch'), sign('Cleo').closest('.watch')]).toEqual([expect.anything(), null]);
  });
});
