import 'reflect-metadata';
import { goOffline, onValue, ref } from 'firebase/database';
import { collection, disableNetwork, limit, onSnapshot, query, setLogLevel, where } from 'firebase/firestore';
import { FirebaseRealtimeIdentity } from '@/infrastructure/firebase/chat/FirebaseRealtimeIdentity';
import { environmentFor } from '#sandbox/server/environmentFor';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { realtimeIdentityContract, type Followed } from '#test/support/contracts/chat/realtimeIdentityContract';
import { FakeRealtimeIdentity, type FakeConnection } from '#test/support/fakes/chat/FakeRealtimeIdentity';
import { standInForWorker } from './support/standInForWorker';
import { openSessionClaims } from '#test/support/builders/session/openSessionClaims';

jest.mock('firebase/firestore', () => jest.requireActual<object>('#test/contract/chat/support/browserFirestore'));

setLogLevel('silent');
standInForWorker();

realtimeIdentityContract('FakeRealtimeIdentity', async () => {
  const identity = new FakeRealtimeIdentity();
  const lines: {
    readonly connection: FakeConnection;
    readonly uid: string;
    readonly received: Followed[number][];
    isDue: boolean;
  }[] = [];
  let tokens = 0;
  /** A restored connection delivers what was missed. */
  const notify = (): void => {
    for (const line of lines.filter(
      ({ connection, isDue }) => isDue && connection === identity.connection && !connection.isBroken,
    )) {
      line.received.push('store', 'database');
      line.isDue = false;
    }
  };
  const reconnect = identity.reconnect.bind(identity);
  identity.reconnect = () => reconnect().then(notify);
  return {
    identity,
    people: ['ann', 'ben'],
    tokenOf: uid => {
      const token = `token ${String((tokens += 1))}`;
      identity.owners.set(token, uid);
      return token;
    },
    forged: () => {
      identity.forged.add('forged');
      return 'forged';
    },
    follow: uid => {
      const received: Followed[number][] = [];
      const { connection } = identity;
      if (connection?.uid !== uid) throw new Error(`${uid} is not signed in.`);
      lines.push({ connection, uid, received, isDue: true });
      notify();
      return received;
    },
    change: uid => {
      for (const line of lines) if (line.uid === uid) line.isDue = true;
      notify();
    },
    cut: async () => identity.cut(),
    breakDown: async () => void (identity.failure = { kind: 'unreachable' }),
    dispose: async () => undefined,
  };
});

// All tests share one sandbox. After a test that stops it the next one starts another.
let sandbox: Sandbox | undefined;
let names = 0;
const ended = async (): Promise<void> => {
  await sandbox?.stop();
  sandbox = undefined;
};
afterAll(ended);

realtimeIdentityContract('FirebaseRealtimeIdentity', async () => {
  const {
    origin,
    identity: directory,
    backend,
  } = (sandbox ??= await startSandbox({ port: 0, practice: false, longestChat: 10 }));
  const { chat } = backend;
  const [ann, ben] = chat.people.staff().filter(({ scopes }) => scopes.includes('chat:view-active-chats'));
  if (ann === undefined || ben === undefined) throw new Error('The seed has fewer than two people who may chat.');
  const identity = new FirebaseRealtimeIdentity(environmentFor(origin), () => String((names += 1)));
  const follow = (uid: string): Followed => {
    const received: Followed[number][] = [];
    const own = query(collection(identity.firestore(), 'notifications'), where('user', '==', uid), limit(20));
    // The client's cache is not an answer from the store.
    onSnapshot(own, ({ metadata }) => void (metadata.fromCache || received.push('store')));
    onValue(ref(identity.database(), `chat-notification-cache/${uid}`), () => received.push('database'));
    return received;
  };
  return {
    identity,
    people: [ann.uid, ben.uid],
    tokenOf: uid => directory.issueCustomToken(uid, { ...openSessionClaims, scopes: ['chat:view-active-chats'] }),
    forged: () => directory.issueCustomToken(ann.uid, {}).replace(/[^.]+$/, 'forged'),
    follow,
    change: uid => {
      chat.notifications.notify([uid], {
        type: 'leadStatus',
        email: `${String((names += 1))}@example.org`,
        isLead: 'true',
      });
      chat.notificationCache.save(uid, {
        chatSessionId: `c${String((names += 1))}`,
        pubNub: false,
        patient: { email: 'pat@example.org', name: 'Pat' },
        messages: { last: '', unread: 0 },
      });
    },
    cut: async () => {
      await disableNetwork(identity.firestore());
      goOffline(identity.database());
    },
    breakDown: ended,
    dispose: () => identity.signOut(),
  };
});
