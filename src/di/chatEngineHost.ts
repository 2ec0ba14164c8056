import { ChatEngineHost } from '@/application/chat/engine/runtime/ChatEngineHost';
import type { HostPorts } from '@/application/chat/engine/runtime/HostPorts';
import { EngineSession } from '@/application/chat/engine/runtime/EngineSession';
import { EngineSignIn } from '@/application/chat/engine/runtime/EngineSignIn';
import type { EngineEnvironment } from '@/application/chat/protocol/HostCommand';
import type { HostUpdate } from '@/application/chat/protocol/HostUpdate';
import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import { DatabaseChatEventFeed } from '@/infrastructure/firebase/chat/DatabaseChatEventFeed';
import { FirebaseRealtimeIdentity } from '@/infrastructure/firebase/chat/FirebaseRealtimeIdentity';
import { FirestoreChatEventFeed } from '@/infrastructure/firebase/chat/FirestoreChatEventFeed';
import { FirestorePresenceFeed } from '@/infrastructure/firebase/presence/FirestorePresenceFeed';
import { DatabaseCachedChatFeed } from '@/infrastructure/firebase/notifications/DatabaseCachedChatFeed';
import { FirestoreNotificationFeed } from '@/infrastructure/firebase/notifications/FirestoreNotificationFeed';
import { AxiosEngineAccount } from '@/infrastructure/http/account/AxiosEngineAccount';
import { AxiosServerTime } from '@/infrastructure/http/account/AxiosServerTime';
import { AxiosChatGateway, readChatEvent } from '@/infrastructure/http/chat/AxiosChatGateway';
import { AxiosV1ChatGateway } from '@/infrastructure/http/chat/AxiosV1ChatGateway';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { IndexedDbChatVault } from '@/infrastructure/storage/chat/IndexedDbChatVault';
import { SealedPageVault } from '@/infrastructure/storage/chat/SealedPageVault';
import { BroadcastOutboxSignal } from '@/infrastructure/system/chat/BroadcastOutboxSignal';
import { CryptoRandom } from '@/infrastructure/system/kernel/CryptoRandom';
import { EventConnectivity } from '@/infrastructure/system/chat/EventConnectivity';
import { OffsetClock } from '@/infrastructure/system/kernel/OffsetClock';
import { UnreadableEvents } from '@/application/errorReporting/UnreadableEvents';
import { SystemClock } from '@/infrastructure/system/kernel/SystemClock';
import { WebLocksLeadership } from '@/infrastructure/system/chat/WebLocksLeadership';

const VAULT_NAME = 'staff-dashboard-chat';

/** The chat engine with its real adapters, as it runs in the worker. */
export function createChatEngineHost(notify: (update: HostUpdate) => void): ChatEngineHost {
  return new ChatEngineHost(environment => hostPorts(environment, notify), notify);
}

function hostPorts(environment: EngineEnvironment, notify: (update: HostUpdate) => void): HostPorts {
  const problem = (message: string): void => notify({ type: 'problem', message });
  const unreadableEvents = new UnreadableEvents(items => notify({ type: 'unreadable', call: 'chat events', items }));
  const unreadable = (message: string, event?: string): void => {
    problem(message);
    if (event !== undefined) unreadableEvents.add(event);
  };
  const device = new SystemClock();
  const clock = new OffsetClock(device);
  const random = new CryptoRandom();
  const session = new EngineSession();
  const backend = new AxiosBackendClient({
    baseUrl: environment.unifiedBackendUrl,
    session,
    // The dashboard asks the user; the engine only reports that its session has ended.
    reauthentication: { renew: () => Promise.resolve('abandoned'), awaited: () => undefined },
    report: fault => problem(fault.message),
    onUnreadable: (call, items) => notify({ type: 'unreadable', call, items }),
    onReached: reached => notify({ type: 'backend', reached }),
    onSessionLife: (seconds, cookie) => notify({ type: 'sessionLife', cookie, seconds }),
  });
  const account = new AxiosEngineAccount(backend, cookie => {
    if (cookie === undefined) unreadableEvents.forget();
    session.use(cookie);
  });
  const realtime = new FirebaseRealtimeIdentity(environment, () => Math.floor(random.unit() * 1e9).toString(36));
  const vault = new IndexedDbChatVault(VAULT_NAME, problem);
  return {
    v1: {
      gateway: new AxiosV1ChatGateway(backend),
      feed: new DatabaseChatEventFeed(() => realtime.database(), unreadable),
      signal: new BroadcastOutboxSignal('chat-v1-outbox'),
      leadership: new WebLocksLeadership(navigator.locks, 'chat-v1-leader'),
    },
    gateway: new AxiosChatGateway(backend),
    feed: new FirestoreChatEventFeed(
      () => realtime.firestore(),
      data => checkedEvent(data, unreadable),
    ),
    presence: new FirestorePresenceFeed(() => realtime.firestore(), problem),
    notifications: new FirestoreNotificationFeed(() => realtime.firestore(), problem),
    cachedChats: new DatabaseCachedChatFeed(() => realtime.database(), unreadable),
    vault,
    drafts: vault,
    unreadable: vault,
    pages: new SealedPageVault('staff-dashboard-chat-pages', problem),
    signal: new BroadcastOutboxSignal(),
    leadership: new WebLocksLeadership(navigator.locks),
    // The engine does not reconnect on its own here: the dashboard reports when the network is back, at a limited rate.
    connectivity: new EventConnectivity(globalThis),
    clock,
    random,
    identity: new EngineSignIn(account, realtime, random),
    serverTime: new AxiosServerTime(backend, device, offset => {
      clock.offset = offset;
    }),
    openStorage: () => vault.openStorage(),
    unlockVault: key => vault.unlock(key),
    reconnect: () => realtime.reconnect(),
  };
}

function checkedEvent(data: unknown, unreadable: (message: string, event: string) => void): ChatEvent | undefined {
  const event = readChatEvent(data);
  if (event === undefined) unreadable('A chat event is not what the contract says.', JSON.stringify(data));
  return event;
}
