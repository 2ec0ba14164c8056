import { readFileSync } from 'node:fs';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  initializeFirestore,
  setLogLevel,
  terminate,
} from 'firebase/firestore';
import { PresencePublisher } from '#sandbox/backend/presence/PresencePublisher';
import { PlainDocuments } from '#firebase-stand-in/documentStore/PlainDocuments';
import { documentRules } from '#firebase-stand-in/documentStore/rules/documentRules';
import type { IdTokenClaims } from '#firebase-stand-in/kernel/IdTokenClaims';
import type { Presence } from '@/domain/presence/Presence';
import { FirestorePresenceFeed } from '@/infrastructure/firebase/presence/FirestorePresenceFeed';
import { FetchXmlHttpRequest } from '#firebase-stand-in/test/contract/documentStore/support/FetchXmlHttpRequest';
import { startStoreServer } from '#firebase-stand-in/test/contract/documentStore/support/startStoreServer';
import { presenceFeedContract } from '#test/support/contracts/presence/presenceFeedContract';
import { eventually } from '#test/support/eventually';
import { FakePresenceFeed } from '#test/support/fakes/presence/FakePresenceFeed';
import { openSessionClaims } from '#test/support/builders/session/openSessionClaims';

// The build for browsers, because the one for Node speaks another protocol than the dashboard.
jest.mock('firebase/firestore', () =>
  jest.requireActual<object>('../../../node_modules/@firebase/firestore/dist/index.cjs.js'),
);

const PROJECT = 'demo-contract';
setLogLevel('silent');
Object.assign(globalThis, { XMLHttpRequest: FetchXmlHttpRequest });

const claimsWith = (...scopes: readonly string[]): IdTokenClaims => ({
  sub: 'me',
  user_id: 'me',
  auth_time: 1,
  iat: 1,
  exp: 4_000_000_000,
  firebase: { sign_in_provider: 'custom', identities: {} },
  ...openSessionClaims,
  scopes: [...scopes],
});
const tokenOf = (claims: IdTokenClaims): string =>
  [{ alg: 'none' }, claims, 'sandbox'].map(part => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');

let clients = 0;
const quiet = { onStale: () => undefined, onDown: () => undefined };

/** The store under the product's own rules, with a client that has these claims. */
async function setUp(claims = claimsWith('chat:view-active-chats')) {
  const token = tokenOf(claims);
  const server = await startStoreServer({
    rules: documentRules(readFileSync('firestore.rules', 'utf8')),
    verifyIdToken: given => (given === token ? claims : undefined),
  });
  const app = initializeApp({ apiKey: 'test', projectId: PROJECT }, `presence-${String((clients += 1))}`);
  const firestore = initializeFirestore(app, { experimentalForceLongPolling: true });
  connectFirestoreEmulator(firestore, '127.0.0.1', server.port, { mockUserToken: token });
  const documents = new PlainDocuments(server.store, PROJECT);
  let time = 1_772_357_400_000;
  const problems: string[] = [];
  return {
    feed: new FirestorePresenceFeed(
      () => firestore,
      problem => problems.push(problem),
    ),
    firestore,
    documents,
    problems,
    presence: new PresencePublisher(documents, { now: () => (time += 1000) }),
    dispose: async () => {
      await terminate(firestore);
      await deleteApp(app);
      await server.close();
    },
  };
}

presenceFeedContract('FakePresenceFeed', async () => {
  const feed = new FakePresenceFeed();
  const known = new Map<string, Presence>();
  let time = 0;
  const change = (userId: string, changed: (now: number) => Partial<Presence>): void => {
    const before = known.get(userId) ?? { userId, lastSeenTime: 0, loggedOutTime: 0, appearOffline: false };
    const after = { ...before, ...changed((time += 1)) };
    known.set(userId, after);
    feed.set(after);
  };
  return {
    feed,
    comes: userId => change(userId, lastSeenTime => ({ lastSeenTime })),
    goes: userId => change(userId, loggedOutTime => ({ loggedOutTime })),
    hides: userId => change(userId, () => ({ appearOffline: true })),
    forbidden: async () => Object.assign(new FakePresenceFeed(), { isForbidden: true }),
    dispose: async () => undefined,
  };
});
presenceFeedContract('FirestorePresenceFeed', async () => {
  const { feed, presence, dispose } = await setUp();
  const ends = [dispose];
  return {
    feed,
    comes: userId => presence.markAsOnline(userId, true),
    goes: userId => presence.markAsOnline(userId, false),
    hides: userId => presence.appearOffline(userId, true),
    forbidden: async () => {
      const other = await setUp(claimsWith());
      ends.push(other.dispose);
      return other.feed;
    },
    dispose: async () => void (await Promise.all(ends.map(end => end()))),
  };
});

describe('FirestorePresenceFeed', () => {
  it('leaves out a document without a user, reports it once, and delivers the others', async () => {
    const { feed, documents, presence, problems, dispose } = await setUp();
    documents.writeAll([
      { path: 'chat-presence/ben', data: { user: 'ben', lastSeenTime: 'lately', appearOffline: false } },
    ]);
    presence.markAsOnline('ana', true);
    const received: string[][] = [];
    feed.watch(['ana', 'ben'], {
      ...quiet,
      onValue: presences => received.push(presences.map(({ userId }) => userId)),
    });
    await eventually(() => expect(received).toEqual([['ana']]));
    presence.markAsOnline('ana', true);
    await eventually(() => expect(received.length).toBeGreaterThan(1));
    expect(problems).toEqual(['chat-presence: 1 records are not readable']);
    await dispose();
  });

  it('goes down when access is refused', async () => {
    const { feed, problems, dispose } = await setUp(claimsWith());
    feed.watch(['ana'], { ...quiet, onValue: () => undefined });
    await eventually(() => expect(problems).toEqual(['chat-presence: permission-denied']));
    await dispose();
  });

  it('goes stale while the store cannot be reached, and delivers again when it can', async () => {
    const { feed, firestore, presence, dispose } = await setUp();
    presence.markAsOnline('ana', true);
    const heard: string[] = [];
    feed.watch(['ana'], {
      ...quiet,
      onValue: presences => heard.push(presences.map(({ userId }) => userId).join()),
      onStale: () => heard.push('stale'),
    });
    await eventually(() => expect(heard).toEqual(['ana']));
    await disableNetwork(firestore);
    await eventually(() => expect(heard).toEqual(['ana', 'stale']));
    await enableNetwork(firestore);
    await eventually(() => expect(heard).toEqual(['ana', 'stale', 'ana']));
    await dispose();
  });
});
