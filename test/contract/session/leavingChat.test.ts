import 'reflect-metadata';
import { setLogLevel } from 'firebase/firestore';
import { ClearChatCache } from '@/application/chat/page/ClearChatCache';
import { NoChatCache } from '@/infrastructure/system/session/NoChatCache';
import { NoRealtimeConnections } from '@/infrastructure/system/session/NoRealtimeConnections';
import { ChatsOnSandbox } from '#test/contract/chat/support/ChatsOnSandbox';
import { standInForWorker } from '#test/contract/chat/support/standInForWorker';
import { chatCacheContract } from '#test/support/contracts/session/chatCacheContract';
import { realtimeConnectionsContract } from '#test/support/contracts/session/realtimeConnectionsContract';
import { FakeChatCache } from '#test/support/fakes/session/FakeChatCache';
import { FakeRealtimeConnections } from '#test/support/fakes/session/FakeRealtimeConnections';
import { ChattingWindow } from './support/ChattingWindow';

jest.mock('firebase/firestore', () => jest.requireActual<object>('#test/contract/chat/support/browserFirestore'));

/** Longer than any message takes from the patient to a connected window. */
const TIME_TO_HEAR_MS = 600;

setLogLevel('silent');
standInForWorker();

let chats: ChatsOnSandbox;
let window: ChattingWindow | undefined;

beforeAll(async () => {
  chats = await ChatsOnSandbox.start('v2');
}, 60_000);
afterEach(async () => {
  await window?.chat.faults({ reset: true });
  await window?.connections.close();
  window = undefined;
  await chats.endAll();
});
afterAll(() => chats.dispose());

realtimeConnectionsContract('FakeRealtimeConnections', async () => {
  const connections = new FakeRealtimeConnections();
  return { connections, say: async text => connections.say(text), received: () => connections.received };
});
realtimeConnectionsContract('NoRealtimeConnections', async () => ({
  connections: new NoRealtimeConnections(),
  say: undefined,
  received: () => [],
}));
realtimeConnectionsContract('LeaveChatEngine', async () => {
  const opened = await ChattingWindow.open(chats);
  const { connections, heard, chat, chatState } = opened;
  window = opened;
  const say = async (text: string): Promise<void> => {
    await chat.patient.writes(text);
    if (chatState.uid !== undefined) await opened.sees(() => expect(heard).toContain(text));
    else await new Promise(resolve => setTimeout(resolve, TIME_TO_HEAR_MS));
  };
  return { connections, say, received: () => [...new Set(heard)] };
});

chatCacheContract('FakeChatCache', async () => {
  const cache = new FakeChatCache();
  cache.held.add('c-ana');
  return {
    cache,
    leave: async text => void cache.waiting.push(text),
    held: () => cache.held.size,
    waitingAfterSignIn: async () => cache.waiting,
  };
});
chatCacheContract('NoChatCache', async () => ({
  cache: new NoChatCache(),
  leave: undefined,
  held: () => 0,
  waitingAfterSignIn: async () => [],
}));
chatCacheContract('ClearChatCache', async () => {
  const opened = await ChattingWindow.open(chats);
  const { chatState, chat, connections } = opened;
  window = opened;
  const waiting = (): string[] => chatState.unsent.map(({ text }) => text);
  return {
    cache: new ClearChatCache(connections),
    leave: async text => {
      await chat.faults({ loseRequests: { probability: 1 } }, 'calls');
      opened.send(text);
      await opened.sees(() => expect(waiting()).toEqual([text]));
    },
    held: () => (chatState.nameOf(chat.channelId) === '' ? 0 : 1),
    waitingAfterSignIn: async () => {
      await opened.signIn();
      await opened.sees(() => expect(waiting()).not.toEqual([]));
      return waiting();
    },
  };
});
