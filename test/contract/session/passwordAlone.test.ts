import 'reflect-metadata';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectDatabaseEmulator, get, getDatabase, ref } from 'firebase/database';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  query,
  where,
} from 'firebase/firestore/lite';
import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import { endpoints } from '#sandbox/endpoints/endpoints';
import { totpOf } from '#sandbox/backend/session/TotpChallenges';
import { IdentityClient } from '#sandbox/practice/IdentityClient';
import { SANDBOX_STAFF_PASSWORD } from '#sandbox/seed/seedPasswords';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { callApi } from '#test/sandbox/server/signInStaff';

const calls = Object.entries<Readonly<Record<string, Endpoint>>>(endpoints).flatMap(([feature, table]) =>
  Object.entries(table).map(([call, endpoint]) => ({ name: `${feature}.${call}`, endpoint })),
);
/**
 * The only permissions after a password: listing the methods of the second factor, and using one. The test below covers
 * everything else.
 */
const waysToTheSecondFactor = [
  'session.mfaOptions',
  'session.totpChallengeResponse',
  'session.emailChallenge',
  'session.emailChallengeResponse',
];
const mints = ['session.customToken', 'session.sessionCookie', 'mfa.addTotpSecret'];
const fresh = 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU';
const benedict = 'staff-benedict';

describe('a password without the second factor', () => {
  let sandbox: Sandbox;
  let idToken: string;
  let apps: FirebaseApp[] = [];

  const identity = () => new IdentityClient(`http://127.0.0.1:${sandbox.port}`);
  const signIn = () => identity().signInWithPassword('benedict.okafor@staff.example', SANDBOX_STAFF_PASSWORD);
  const ask = (path: string, token = idToken) => callApi(sandbox, 'GET', path, { idToken: token });
  const mfaRequired = { status: 401, text: expect.stringMatching(/^MfaRequiredError\n/) };
  const giveFactor = async (token: string) => {
    const [method] = sandbox.backend.methods.totpOf(benedict);
    if (!method) throw new Error('Benedict has an authenticator');
    // Every code works once, so time moves on between sign-ins.
    sandbox.clock.offsetMs += 60_000;
    const code = totpOf(method.secret).generate({ timestamp: sandbox.clock.now() });
    const { text } = await callApi(sandbox, 'POST', '/iams/mfa/totp/challenge-response', { idToken: token }, { code });
    return (JSON.parse(text) as { token: string }).token;
  };

  beforeAll(async () => {
    // The SDK logs warnings about what these tests provoke.
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    idToken = await signIn();
  });

  afterAll(async () => {
    for (const app of apps) await deleteApp(app);
    apps = [];
    await sandbox.stop();
    jest.restoreAllMocks();
  });

  it('is refused by every call that needs a session', () => {
    const closed = calls.filter(({ endpoint }) => endpoint.access.who !== 'anyone').map(({ name }) => name);
    const sessions = calls.filter(({ endpoint }) => endpoint.access.who === 'session').map(({ name }) => name);
    expect([...sessions, ...waysToTheSecondFactor, ...mints].sort()).toEqual([...closed].sort());
  });

  it.each(calls.filter(({ endpoint }) => endpoint.access.who === 'session'))(
    'gets no answer from $name',
    async ({ endpoint: { method, path } }) => {
      const actual = path.replace(/\{\w+\}/g, 'nobody');
      const headers = { idToken, Authorization: `Bearer ${idToken}` };
      expect(await callApi(sandbox, method, actual, headers)).toMatchObject({
        status: 401,
        text: expect.stringMatching(/^Unauthorised\n/),
      });
    },
  );

  describe('of a sign-in of its own', () => {
    beforeEach(async () => {
      idToken = await signIn();
    });

    it('gets no token, session or further authenticator, in any order of requests', async () => {
      const add = { code: totpOf(fresh).generate({ timestamp: sandbox.clock.now() }), secret: fresh, label: 'Mine' };
      const attempts = [
        () => ask('/iams/auth/customToken?scope[]=all'),
        () => ask('/iams/auth/customToken?scope[]=all&mfaChallengeResponse='),
        () => ask('/iams/auth/customToken?scope[]=all&mfaChallengeResponse=invented'),
        () => ask(`/iams/auth/customToken?scope[]=all&mfaChallengeResponse=${idToken}`),
        () => ask('/iams/auth/customToken?scope[]='),
        () => ask('/iams/auth/sessionCookie?setCookie=false'),
        () => callApi(sandbox, 'POST', '/iams/mfa/totp/secrets', { idToken }, add),
      ];
      for (const first of attempts) {
        for (const second of attempts)
          expect([await first(), await second()]).toMatchObject([mfaRequired, mfaRequired]);
      }
      await ask('/iams/mfa/options?scopes[]=all');
      await ask(`/iams/mfa/email/challenge?configurationId=email-${benedict}`);
      for (const kind of ['totp', 'email']) {
        const path = `/iams/mfa/${kind}/challenge-response`;
        expect(await callApi(sandbox, 'POST', path, { idToken }, { code: '000000' })).toMatchObject({ status: 400 });
      }
      for (const attempt of attempts) expect(await attempt()).toMatchObject(mfaRequired);
    });

    it('cannot use the proof of another sign-in, or one proof twice', async () => {
      const proof = await giveFactor(idToken);
      const path = `/iams/auth/customToken?scope[]=all&mfaChallengeResponse=${proof}`;
      const other = await signIn();
      expect(await ask(path, other)).toMatchObject(mfaRequired);
      expect(await ask(path)).toMatchObject({ status: 200 });
      expect(await ask(path)).toMatchObject(mfaRequired);
      expect(await ask('/iams/auth/sessionCookie?setCookie=false')).toMatchObject(mfaRequired);
    });

    const open = (token: string) => {
      const databaseURL = `http://127.0.0.1:${sandbox.port}?ns=uk-staff-dashboard-sandbox`;
      const app = initializeApp(
        { apiKey: 'sandbox', projectId: 'uk-staff-dashboard-sandbox', databaseURL },
        `client-${apps.length}`,
      );
      apps.push(app);
      const store = getFirestore(app);
      connectFirestoreEmulator(store, '127.0.0.1', sandbox.port, { mockUserToken: token });
      const database = getDatabase(app);
      connectDatabaseEmulator(database, '127.0.0.1', sandbox.port, { mockUserToken: token });
      const [event] = sandbox.documents
        .all('chat-events')
        .filter(({ data }) => (data['participants'] as string[]).includes(benedict));
      const own = (name: string, field: string, most: number) =>
        query(collection(store, name), where(field, '==', benedict), limit(most));
      return {
        event: () => getDoc(doc(store, `chat-events/${event?.id ?? ''}`)),
        events: () =>
          getDocs(query(collection(store, 'chat-events'), where('participants', 'array-contains', benedict), limit(5))),
        notifications: () => getDocs(own('notifications', 'user', 20)),
        presence: () => getDocs(own('chat-presence', 'user', 10)),
        cache: () => get(ref(database, `chat-notification-cache/${benedict}`)),
      };
    };
    const outcome = (read: () => Promise<unknown>) =>
      read().then(
        () => 'read',
        (error: Error) => {
          const said = `${'code' in error ? String(error.code) : ''} ${error.message}`;
          return /permission.denied|permissions/i.test(said) ? 'denied' : said;
        },
      );

    it('reads nothing from the document store and the realtime database, through the SDK', async () => {
      const newcomer = await fetch(
        `http://127.0.0.1:${sandbox.port}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=sandbox`,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({
            email: 'new@example.org',
            password: 'a long enough password',
            returnSecureToken: true,
          }),
        },
      );
      const registered = ((await newcomer.json()) as { idToken: string }).idToken;
      const staffOnly = { status: 403, text: expect.stringMatching(/^StaffOnly\n/) };
      expect(await ask('/iams/auth/customToken?scope[]=all', registered)).toMatchObject(staffOnly);
      expect(await ask('/iams/auth/sessionCookie?setCookie=false', registered)).toMatchObject(staffOnly);
      for (const token of [idToken, registered]) {
        for (const read of Object.values(open(token))) expect(await outcome(read)).toBe('denied');
      }
    });

    it('reads all of it after the second factor', async () => {
      const { text } = await ask(
        `/iams/auth/customToken?scope[]=all&mfaChallengeResponse=${await giveFactor(idToken)}`,
      );
      const full = await identity().signInWithCustomToken((JSON.parse(text) as { customToken: string }).customToken);
      for (const read of Object.values(open(full))) expect(await outcome(read)).toBe('read');
    });
  });
});
