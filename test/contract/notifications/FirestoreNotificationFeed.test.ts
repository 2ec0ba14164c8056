import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, initializeFirestore, setLogLevel, terminate } from 'firebase/firestore';
import { Notifications } from '#sandbox/backend/notifications/Notifications';
import { createDocumentStoreHandler } from '#firebase-stand-in/documentStore/createDocumentStoreHandler';
import { DocumentStore } from '#firebase-stand-in/documentStore/DocumentStore';
import { PlainDocuments } from '#firebase-stand-in/documentStore/PlainDocuments';
import { documentRules } from '#firebase-stand-in/documentStore/rules/documentRules';
import type { IdTokenClaims } from '#firebase-stand-in/kernel/IdTokenClaims';
import { OffsetClock } from '#firebase-stand-in/kernel/OffsetClock';
import type { NotificationPage } from '@/application/notifications/ports/NotificationFeed';
import type { StaffNotification } from '@/domain/notifications/StaffNotification';
import { FirestoreNotificationFeed } from '@/infrastructure/firebase/notifications/FirestoreNotificationFeed';
import { FetchXmlHttpRequest } from '#firebase-stand-in/test/contract/documentStore/support/FetchXmlHttpRequest';
import { aNotification } from '#test/support/builders/notifications/aNotification';
import { notificationFeedContract } from '#test/support/contracts/notifications/notificationFeedContract';
import { eventually } from '#test/support/eventually';
import { FakeNotificationFeed } from '#test/support/fakes/notifications/FakeNotificationFeed';
import { openSessionClaims } from '#test/support/builders/session/openSessionClaims';

// The build for browsers, because the one for Node speaks another protocol than the dashboard.
jest.mock('firebase/firestore', () =>
  jest.requireActual<object>('../../../node_modules/@firebase/firestore/dist/index.cjs.js'),
);

const PROJECT = 'demo-notifications';
setLogLevel('silent');
Object.assign(globalThis, { XMLHttpRequest: FetchXmlHttpRequest });

const claims: IdTokenClaims = {
  sub: 'ann',
  user_id: 'ann',
  auth_time: 1,
  iat: 1,
  exp: 4_000_000_000,
  firebase: { sign_in_provider: 'custom', identities: {} },
  ...openSessionClaims,
  scopes: ['chat:view-active-chats'],
};
const token = [{ alg: 'none' }, claims, 'sandbox']
  .map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');

async function setUp() {
  let time = 1_772_357_400_000;
  const clock = new OffsetClock();
  const store = new DocumentStore(clock);
  const documents = new PlainDocuments(store, PROJECT);
  const rules = documentRules(readFileSync('firestore.rules', 'utf8'));
  const handler = createDocumentStoreHandler({
    store,
    clock,
    projectId: PROJECT,
    rules,
    verifyIdToken: given => (given === token ? claims : undefined),
  });
  const server = createServer((request, response) => {
    if (!handler.handle(request, response, new URL(request.url ?? '/', 'http://localhost')))
      response.writeHead(404).end();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const app = initializeApp({ apiKey: 'test', projectId: PROJECT }, `notifications-${randomUUID()}`);
  const firestore = initializeFirestore(app, { experimentalForceLongPolling: true });
  connectFirestoreEmulator(firestore, '127.0.0.1', (server.address() as AddressInfo).port, { mockUserToken: token });
  const problems: string[] = [];
  const pages: NotificationPage[] = [];
  let downs = 0;
  const feed = new FirestoreNotificationFeed(
    () => firestore,
    problem => problems.push(problem),
  );
  return {
    feed,
    documents,
    problems,
    pages,
    downs: () => downs,
    notifications: new Notifications(documents, { now: () => (time += 1) }),
    watch: (uid: string) =>
      feed.watch(uid, { onValue: page => pages.push(page), onStale: () => undefined, onDown: () => (downs += 1) }),
    newest: () => pages.at(-1)?.notifications ?? [],
    dispose: async () => {
      await terminate(firestore);
      await deleteApp(app);
      handler.close();
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

notificationFeedContract('FakeNotificationFeed', async () => {
  const feed = new FakeNotificationFeed();
  let all: readonly StaffNotification[] = [];
  const become = (next: readonly StaffNotification[]): void => feed.save('ann', (all = next));
  feed.only = 'ann';
  become([]);
  return {
    feed,
    uid: 'ann',
    notify: patient =>
      become([aNotification({ id: String(all.length), type: 'leadStatus', patient, readAt: null }), ...all]),
    readAll: () => become(all.map(notification => ({ ...notification, readAt: 1 }))),
    dispose: async () => undefined,
  };
});
notificationFeedContract('FirestoreNotificationFeed', async () => {
  const { feed, notifications, documents, dispose } = await setUp();
  return {
    feed,
    uid: 'ann',
    notify: email => notifications.notify(['ann'], { type: 'leadStatus', email, isLead: 'true' }),
    readAll: () =>
      notifications.markRead(
        'ann',
        documents.all('notifications').map(({ id }) => id),
      ),
    dispose,
  };
});

describe('FirestoreNotificationFeed', () => {
  let world: Awaited<ReturnType<typeof setUp>>;
  beforeEach(async () => {
    world = await setUp();
  });
  afterEach(() => world.dispose());

  it('delivers an empty list from the server', async () => {
    world.watch('ann');
    await eventually(() => expect(world.pages).toEqual([{ notifications: [], unreadable: 0 }]));
  });

  it.each([
    ['true', true],
    ['false', false],
    ['neither yes nor no', true],
  ])('reads from the text %s whether a request is an emergency', async (emergency, expected) => {
    world.notifications.notify(['ann'], { type: 'chatRequest', emergency });
    world.watch('ann');
    await eventually(() => expect(world.newest()).toMatchObject([{ type: 'chatRequest', emergency: expected }]));
  });

  it('treats a request without this text as ordinary', async () => {
    world.notifications.notify(['ann'], { type: 'chatRequest' });
    world.watch('ann');
    await eventually(() => expect(world.newest()).toMatchObject([{ type: 'chatRequest', emergency: false }]));
  });

  it('delivers the newest twenty, newest first, and later changes of their read state', async () => {
    const { notifications, documents, watch, newest } = world;
    for (let made = 1; made <= 22; made += 1)
      notifications.notify(['ann'], { type: 'leadStatus', email: `${made}@example.org`, isLead: 'true' });
    notifications.notify(['zoe'], { type: 'leadStatus' });
    watch('ann');
    await eventually(() =>
      expect(newest().map(({ patient }) => patient)).toEqual(
        Array.from({ length: 20 }, (_, at) => `${22 - at}@example.org`),
      ),
    );
    expect(newest()[0]).toMatchObject({ type: 'leadStatus', readAt: null, isLead: true, generation: 'v1' });
    const mine = documents
      .all('notifications')
      .filter(({ data }) => data['user'] === 'ann')
      .map(({ id }) => id);
    notifications.markRead('ann', mine);
    await eventually(() => expect(newest().every(({ readAt }) => readAt !== null)).toBe(true));
  });

  it('counts what it cannot read', async () => {
    const { documents, notifications, pages, problems, watch } = world;
    notifications.notify(['ann'], {
      type: 'chatRequest',
      pubNub: 'true',
      requestType: 'chat-therapist-invite',
      fromTherapistFirstName: 'Ben',
      fromTherapistLastName: 'Hall',
    });
    documents.writeAll([
      {
        path: 'notifications/odd',
        data: { user: 'ann', ts: 9_000_000_000_000, read: null, data: { type: 'birthday' } },
      },
      // In milliseconds this is not a valid day.
      {
        path: 'notifications/late',
        data: { user: 'ann', ts: 17_723_574_000_000_000, read: null, data: { type: 'chatRequest', pubNub: 'true' } },
      },
    ]);
    watch('ann');
    await eventually(() =>
      expect(pages.at(-1)).toMatchObject({
        unreadable: 2,
        notifications: [{ requestType: 'chat-therapist-invite', fromTherapist: 'Ben Hall', generation: 'v2' }],
      }),
    );
    expect(problems).toEqual(['A notification is not what the contract says.']);
  });

  it('goes down when another user’s notifications are requested', async () => {
    world.watch('zoe');
    await eventually(() => expect(world.downs()).toBe(1));
    expect(world.pages).toEqual([]);
  });
});
