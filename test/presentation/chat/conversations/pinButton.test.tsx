import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { renderAnasChat } from '#test/support/builders/chat/renderAnasChat';

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
  return { pins, pin, pinBen, answer: () => act(async () => reply()) };
}

describe('the button that pins a conversation', () => {
  beforeAll(() => loadTestTexts('chat', 'session'));

  it('keeps the keyboard where the chat has gone to the top of the list', async () => {
    const { pin, pins, pinBen, answer } = await setUp();
    await pinBen();
    await answer();
    expect(pin(/^Unpin .*Ben/)).toHaveFocus();
    expect(pins.pins).toEqual(['p-ben']);
  });

  it('keeps it when the chat could not be pinned', async () => {
    const { pin, pins, pinBen, answer } = await setUp();
    pins.reachable = false;
    await pinBen();
    await answer();
    expect(pin(/^Pin .*Ben/)).toHaveFocus();
    expect(pins.pins).toEqual([]);
  });
});
