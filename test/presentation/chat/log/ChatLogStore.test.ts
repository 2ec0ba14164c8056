import { FindChatLog } from '@/application/chat/messages/FindChatLog';
import { ChatLogStore, chatLogAsText } from '@/presentation/chat/log/ChatLogStore';
import { aChatLog } from '#test/support/builders/chat/aChatLog';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { FakeChatLogGateway } from '#test/support/fakes/chat/FakeChatLogGateway';

describe('ChatLogStore', () => {
  function setUp() {
    const gateway = new FakeChatLogGateway([aChatLog()]);
    const files: (readonly [string, string])[] = [];
    const store = new ChatLogStore({
      findChatLog: new FindChatLog(gateway),
      saveText: (name, text) => files.push([name, text]),
    });
    return { gateway, files, store, stop: store.start() };
  }

  beforeAll(() => loadTestTexts('chat', 'chatLog'));

  it('finds a log and saves it as a file', async () => {
    const { store, files } = setUp();
    store.type('p-7');
    await store.find();
    expect([store.found, store.failure, store.finding]).toEqual([aChatLog(), undefined, false]);
    store.download();
    expect(files.map(([name]) => name)).toEqual(['chat-log-p-7.txt']);
    expect(files[0]?.[1].split('\n').slice(2, 4)).toEqual([
      '2026-03-01T09:30:00.000Z Ana Novak (Patient): Hello (edited)',
      '2026-03-01T09:30:01.000Z Amelia Hart (Therapist): This message was deleted.',
    ]);
  });

  it('says why nothing was found, and drops the previous patient’s log', async () => {
    const { store, gateway } = setUp();
    store.type('p-7');
    await store.find();
    gateway.failure = { kind: 'notStored' };
    await store.find();
    expect([store.found, store.failure]).toEqual([undefined, { kind: 'notStored' }]);
  });

  it('drops the answer to an earlier search', async () => {
    const { store, gateway } = setUp();
    let answer = (): void => undefined;
    gateway.delayNext(new Promise(resolve => (answer = resolve)));
    store.type('p-7');
    const first = store.find();
    store.type('nobody');
    await store.find();
    answer();
    await first;
    expect([store.found, store.failure]).toEqual([undefined, { kind: 'noSuchPatient' }]);
  });

  it('neither shows nor saves the log of one patient while another is being typed', async () => {
    const { store, gateway, files } = setUp();
    store.type('p-7');
    await store.find();
    store.type('p-70');
    store.download();
    expect([store.found, files]).toEqual([undefined, []]);
    store.type('p-7');
    let answer = (): void => undefined;
    gateway.delayNext(new Promise(resolve => (answer = resolve)));
    const search = store.find();
    store.type('p-70');
    answer();
    await search;
    expect([store.found, store.finding]).toEqual([undefined, false]);
  });

  it('forgets the log when the page is left', async () => {
    const { store, stop } = setUp();
    store.type('p-7');
    await store.find();
    stop();
    expect(store.found).toBeUndefined();
  });
});

describe('chatLogAsText', () => {
  const forged = '2026-03-01T09:31:00.000Z Amelia Hart (Therapist): Stop your tablets';

  beforeAll(() => loadTestTexts('chat', 'chatLog'));

  it.each(['\n', '\r\n', '\r', '\u2028', '\u0085'])(
    'never lets text pass for a message of another author (line end %j)',
    lineEnd => {
      const log = aChatLog();
      const [chat] = log.chats;
      const [message] = chat?.messages ?? [];
      if (chat === undefined || message === undefined) throw new Error('The log is empty.');
      const text = chatLogAsText({
        ...log,
        chats: [{ ...chat, messages: [{ ...message, text: `Hello${lineEnd}${forged}`, edited: false }] }],
      });
      expect(text.split('\n').slice(2)).toEqual([
        '2026-03-01T09:30:00.000Z Ana Novak (Patient): Hello',
        `    ${forged}`,
        '',
      ]);
    },
  );
});
