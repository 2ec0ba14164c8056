import { readFileSync } from 'node:fs';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  initializeFirestore,
  limit,
  query,
  setLogLevel,
  terminate,
  where,
} from 'firebase/firestore';
import { PresencePublisher } from '#sandbox/backend/presence/PresencePublisher';
import { PlainDocuments } from '#firebase-stand-in/documentStore/PlainDocuments';
import { documentRules } from '#firebase-stand-in/documentStore/rules/documentRules';
import type { IdTokenClaims } from '#firebase-stand-in/kernel/IdTokenClaims';
import { FetchXmlHttpRequest } from '#firebase-stand-in/test/contract/documentStore/support/FetchXmlHttpRequest';
import { openSessionClaims } from '#test/support/builders/session/openSessionClaims';
import { startStoreServer } from '#firebase-stand-in/test/contract/documentStore/support/startStoreServer';

// The build for browsers, because the one for Node speaks another protocol than the dashboard.
jest.mock('firebase/firestore', () =>
  jest.requireActual<object>('../../../node_modules/@firebase/firestore/dist/index.cjs.js'),
);

const PROJECT = 'demo-contract';
setLogLevel('silent');
Object.assign(globalThis, { XMLHttpRequest: FetchXmlHttpRequest });

const NOW = 1_772_357_400;
const claimsOf = (uid: string): IdTokenClaims => ({
  sub: uid,
  user_id: uid,
  auth_time: 1,
  iat: 1,
  exp: 4_000_000_000,
  firebase: { sign_in_provider: 'custom', identities: {} },
  ...openSessionClaims,
  scopes: ['patient:chat'],
});
const tokenOf = (claims: IdTokenClaims): string =>
  [{ alg: 'none' }, claims, 'sandbox'].map(part => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');

/** A patient's view with the unmodified SDK, under the product's own rules. Pat is in a chat with Amy, Sol with Ben. */
async function setUp(uid: string) {
  const claims = claimsOf(uid);
  const token = tokenOf(claims);
  const server = await startStoreServer({
    rules: documentRules(readFileSync('firestore.rules', 'utf8')),
    verifyIdToken: given => (given === token ? claims : undefined),
  });
  const app = initializeApp(
    { apiKey: 'test', projectId: PROJECT },
    `patient-presence-${uid}-${Math.round(performance.now())}`,
  );
  const firestore = initializeFirestore(app, { experimentalForceLongPolling: true });
  connectFirestoreEmulator(firestore, '127.0.0.1', server.port, { mockUserToken: token });
  const patients: Readonly<Record<string, readonly string[]>> = { amy: ['pat'], ben: ['sol'] };
  const presence = new PresencePublisher(
    new PlainDocuments(server.store, PROJECT),
    { now: () => NOW * 1000 },
    person => patients[person] ?? [],
  );
  return {
    presence,
    seen: async () => {
      const found = await getDocs(
        query(collection(firestore, 'patient-presence'), where('patient', '==', uid), limit(10)),
      );
      return found.docs.map(document => document.data());
    },
    read: (path: string) => getDoc(doc(firestore, path)),
    list: (...conditions: Parameters<typeof where>[]) =>
      getDocs(
        query(
          collection(firestore, 'patient-presence'),
          ...conditions.map(condition => where(...condition)),
          limit(10),
        ),
      ),
    staff: () => getDocs(query(collection(firestore, 'chat-presence'), where('user', 'in', ['amy']), limit(10))),
    dispose: async () => {
      await terminate(firestore);
      await deleteApp(app);
      await server.close();
    },
  };
}

describe('the presence that a patient can read', () => {
  let pat: Awaited<ReturnType<typeof setUp>>;
  beforeAll(async () => {
    pat = await setUp('pat');
  });
  afterAll(() => pat.dispose());

  it('is the time until which the therapists of their own chat count as online', async () => {
    pat.presence.markAsOnline('amy', true);
    pat.presence.markAsOnline('ben', true);
    expect(await pat.seen()).toEqual([{ patient: 'pat', user: 'amy', onlineUntil: NOW + 60 }]);
  });

  it('is the same for a therapist who appears offline and one who has left', async () => {
    pat.presence.markAsOnline('amy', true);
    pat.presence.appearOffline('amy', true);
    const hidden = await pat.seen();
    pat.presence.markAsOnline('amy', true);
    expect(await pat.seen()).toEqual(hidden);
    pat.presence.appearOffline('amy', false);
    pat.presence.markAsOnline('amy', false);
    expect([await pat.seen(), hidden]).toEqual([hidden, [{ patient: 'pat', user: 'amy', onlineUntil: 0 }]]);
  });

  it('excludes staff presence, other chats, and queries without the patient’s own id', async () => {
    pat.presence.markAsOnline('amy', true);
    pat.presence.markAsOnline('ben', true);
    const refused = { code: 'permission-denied' };
    await expect(pat.staff()).rejects.toMatchObject(refused);
    await expect(pat.read('chat-presence/amy')).rejects.toMatchObject(refused);
    await expect(pat.read('patient-presence/sol.ben')).rejects.toMatchObject(refused);
    await expect(pat.list()).rejects.toMatchObject(refused);
    await expect(pat.list(['user', '==', 'amy'])).rejects.toMatchObject(refused);
  });

  it('ends with the chat', async () => {
    pat.presence.changeTherapists('pat', [], ['amy']);
    expect(await pat.seen()).toEqual([]);
    await expect(pat.read('patient-presence/pat.amy')).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
