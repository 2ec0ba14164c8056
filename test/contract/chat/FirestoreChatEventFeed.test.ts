import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, initializeFirestore, setLogLevel, terminate } from 'firebase/firestore';
import { createDocumentStoreHandler } from '#firebase-stand-in/documentStore/createDocumentStoreHandler';
import { DocumentStore } from '#firebase-stand-in/documentStore/DocumentStore';
import { PlainDocuments } from '#firebase-stand-in/documentStore/PlainDocuments';
import { documentRules } from '#firebase-stand-in/documentStore/rules/documentRules';
import type { IdTokenClaims } from '#firebase-stand-in/kernel/IdTokenClaims';
import { OffsetClock } from '#firebase-stand-in/kernel/OffsetClock';
import { formatTimeId, toTimeId } from '@/domain/chat/messages/TimeId';
import { FirestoreChatEventFeed } from '@/infrastructure/firebase/chat/FirestoreChatEventFeed';
import { readChatEvent } from '@/infrastructure/http/chat/AxiosChatGateway';
import { FetchXmlHttpRequest } from '#firebase-stand-in/test/contract/documentStore/support/FetchXmlHttpRequest';
import { chatEventFeedContract } from '#test/support/contracts/chat/chatEventFeedContract';
import { openSessionClaims } from '#test/support/builders/session/openSessionClaims';

// The build for browsers, because the one for Node speaks another protocol than the dashboard.
jest.mock('firebase/firestore', () =>
  jest.requireActual<object>('../../../node_modules/@firebase/firestore/dist/index.cjs.js'),
);

const PROJECT = 'demo-feed';
const ME = 'ann';
const CHANNEL = 'PatientTherapistChat.c1';

setLogLevel('silent');
Object.assign(globalThis, { XMLHttpRequest: FetchXmlHttpRequest });

const claims: IdTokenClaims = {
  sub: ME,
  user_id: ME,
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

let clients = 0;

chatEventFeedContract('FirestoreChatEventFeed', async () => {
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

  clients += 1;
  const app = initializeApp({ apiKey: 'test', projectId: PROJECT }, `feed-${clients}`);
  const firestore = initializeFirestore(app, { experimentalForceLongPolling: true });
  connectFirestoreEmulator(firestore, '127.0.0.1', (server.address() as AddressInfo).port, { mockUserToken: token });

  let written = 0;
  const write = (channel: string, participants: readonly string[], texts: readonly string[]): void =>
    documents.writeAll(
      texts.map(text => {
        written += 1;
        const timeId = formatTimeId(toTimeId(1_772_357_400_000, written));
        const event = {
          id: `e${written}`,
          type: 'message',
          channel,
          participants,
          seq: timeId,
          timeId,
          sender: 'pat',
          text,
          clientTs: timeId,
        };
        return { path: `chat-events/e${written}`, data: event };
      }),
    );
  return {
    feed: new FirestoreChatEventFeed(() => firestore, readChatEvent),
    me: ME,
    channelId: CHANNEL,
    patientWrites: texts => Promise.resolve(write(CHANNEL, ['pat', ME], texts)),
    strangersWrite: text => Promise.resolve(write('PatientTherapistChat.other', ['pat', 'zoe'], [text])),
    dispose: async () => {
      await terminate(firestore);
      await deleteApp(app);
      handler.close();
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
});
