import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { aMessage } from '#test/support/builders/chat/aMessage';
import { aReadPoint } from '#test/support/builders/chat/aReadPoint';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { renderAnasChat } from '#test/support/builders/chat/renderAnasChat';
import { watchLiveRegions } from '#test/support/watchLiveRegions';

const idle = { phase: 'idle', reachedStart: false, attempt: 0 } as const;
const ben = aSession({
  chatSessionId: 'ben',
  channelId: 'c-ben',
  patient: { id: 'p-ben', userId: 'ben', email: 'ben@example.org', firstName: 'Ben', lastName: 'Okafor' },
});
const own = (minute: number, wish: Parameters<typeof aMessage>[0] = {}) => aMessage({ minute, owner: 'You', ...wish });

/** A conversation on the screen, and what a screen reader announces from then on. */
async function setUp(...messages: readonly ChatMessage[]) {
  const chat = chatSetUp();
  chat.runChat.execute();
  chat.startChat();
  chat.engine.notify({ type: 'sessions', phase: 'known', sessions: [aSession(), ben] });
  watchLiveRegions();
  renderAnasChat(chat.stores);
  const notify = (...update: readonly EngineUpdate[]) =>
    act(async () => {
      chat.engine.notify(...update);
      chat.clock.advance(100);
    });
  const change = (changed: readonly ChatMessage[], removed: readonly bigint[] = []) =>
    notify({ type: 'messages', channelId: 'c-ana', changed, removed });
  const open = (channelId: string, opened: readonly ChatMessage[]) =>
    notify({ type: 'opened', channelId, messages: opened }, { type: 'history', channelId, history: idle });
  await open('c-ana', messages);
  const said = () => window.liveAnnouncer ?? [];
  return { ...chat, notify, change, open, said, user: userEvent.setup() };
}

describe('the screen reader announcements of a conversation', () => {
  beforeAll(() => loadTestTexts('chat', 'session'));

  it('have a live region from the start, and leave out the messages loaded at first', async () => {
    const { said } = await setUp(aMessage({ minute: 1 }), own(2));
    expect(screen.getByRole('log', { name: 'New messages' })).toBeEmptyDOMElement();
    expect(said()).toEqual([]);
  });

  it('announce a message of the patient once, however often it is updated', async () => {
    const { change, notify, said } = await setUp(aMessage({ minute: 1 }));
    await change([aMessage({ minute: 2, text: 'Are you there?' })]);
    await change([aMessage({ minute: 2, text: 'Are you there?' })]);
    await notify({ type: 'readUpTo', channelId: 'c-ana', own: aReadPoint(aMessage({ minute: 2 }).timeId) });
    expect(said()).toEqual(['New message from Ana Novak: Are you there?']);
  });

  it('announce an own message once while it is pending, and not again when it is confirmed', async () => {
    const { change, said } = await setUp(aMessage({ minute: 1 }));
    await change([own(2, { text: 'Hello', sent: false, isPending: true, outboxId: 'o-1' })]);
    await change([own(2, { text: 'Hello' })]);
    await change([own(3, { text: 'Again', sent: false, isPending: true, outboxId: 'o-2' })]);
    await change([own(4, { text: 'Again' })], [own(3).timeId]);
    expect(said()).toEqual(['Your message: Hello', 'Your message: Again']);
  });

  it('announce only what is sent while the first page is still loading', async () => {
    const { notify, user, said } = await setUp(aMessage({ minute: 1 }));
    await user.click(screen.getByRole('link', { name: /Ben Okafor/ }));
    const bens = (...wishes: readonly Parameters<typeof own>[]) =>
      notify({
        type: 'messages',
        channelId: 'c-ben',
        changed: wishes.map(([minute, wish]) => own(minute, { channelId: 'c-ben', ...wish })),
        removed: [],
      });
    await notify({ type: 'opened', channelId: 'c-ben', messages: [aMessage({ channelId: 'c-ben', minute: 3 })] });
    await bens([5, { text: 'Here I am', sent: false, isPending: true, outboxId: 'o-1' }]);
    await bens([5, { text: 'Here I am' }], [4, { text: 'said yesterday' }]);
    await notify({ type: 'history', channelId: 'c-ben', history: idle });
    expect(said()).toEqual(['Your message: Here I am']);
  });

  it('announce an edit and a deletion once, with the author', async () => {
    const { change, said } = await setUp(aMessage({ minute: 1, text: 'I slept' }), own(2, { text: 'Good' }));
    await change([aMessage({ minute: 1, text: 'I slept badly', edited: true })]);
    await change([own(2, { text: 'Good evening', edited: true, isPending: true })]);
    await change([own(2, { text: 'Good evening', edited: true })]);
    await change([aMessage({ minute: 1, text: '', deleted: true })]);
    await change([aMessage({ minute: 1, text: '', deleted: true })]);
    expect(said()).toEqual([
      'Ana Novak changed a message: I slept badly',
      'You changed a message: Good evening',
      'Ana Novak deleted a message',
    ]);
  });

  it('leave out older messages that are loaded and gaps that are filled', async () => {
    const { change, notify, said } = await setUp(aMessage({ minute: 60 }), aMessage({ minute: 90 }));
    await change(Array.from({ length: 50 }, (_, minute) => aMessage({ minute, edited: minute === 3 })));
    await change([aMessage({ minute: -1 })]);
    await notify({ type: 'gap', channelId: 'c-ana', gap: { after: aMessage({ minute: 60 }).timeId, failing: false } });
    await change([aMessage({ minute: 61 })]);
    await change([aMessage({ minute: 62 }), aMessage({ minute: 63 })]);
    expect(said()).toEqual([]);
  });

  it('announce each of several messages that arrive together, and a late one with an earlier time', async () => {
    const { change, said } = await setUp(aMessage({ minute: 1 }), own(9));
    await change([10, 11, 12, 13].map(minute => aMessage({ minute, text: `line ${minute}` })));
    await change([aMessage({ minute: 5, text: 'from under ground' })]);
    expect(said()).toEqual(
      [10, 11, 12, 13]
        .map(minute => `New message from Ana Novak: line ${minute}`)
        .concat('New message from Ana Novak: from under ground'),
    );
  });

  it('announce nothing old when another patient is chosen, even while the first page arrives', async () => {
    const { change, notify, user, said } = await setUp(aMessage({ minute: 1 }));
    await change([aMessage({ minute: 2, text: 'one' })]);
    const before = [...said()];
    await user.click(screen.getByRole('link', { name: /Ben Okafor/ }));
    await notify({ type: 'opened', channelId: 'c-ben', messages: [aMessage({ channelId: 'c-ben', minute: 3 })] });
    await notify(
      {
        type: 'messages',
        channelId: 'c-ben',
        changed: [4, 5].map(minute => aMessage({ channelId: 'c-ben', minute })),
        removed: [],
      },
      { type: 'history', channelId: 'c-ben', history: idle },
    );
    expect(said()).toEqual(before);
    await notify({
      type: 'messages',
      channelId: 'c-ben',
      changed: [aMessage({ channelId: 'c-ben', minute: 6, text: 'and I' })],
      removed: [],
    });
    expect(said().slice(before.length)).toEqual(['New message from Ben Okafor: and I']);
  });
});
