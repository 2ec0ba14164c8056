import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  type Auth,
} from 'firebase/auth';
import { connectDatabaseEmulator, getDatabase, goOffline, onValue, ref } from 'firebase/database';
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  limit,
  onSnapshot,
  query,
  setLogLevel,
  terminate,
  where,
} from 'firebase/firestore';
import { ABSOLUTE_LIMIT_MS, IDLE_LIMIT_MS } from '#sandbox/backend/session/BackendSessions';
import { SANDBOX_STAFF_PASSWORD } from '#sandbox/seed/seedPasswords';
import { environmentFor } from '#sandbox/server/environmentFor';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { IdentityClient } from '#sandbox/practice/IdentityClient';
import { callApi, signInStaff } from '#test/sandbox/server/signInStaff';
import { eventually } from '#test/support/eventually';

jest.mock('firebase/firestore', () => jest.requireActual<object>('#test/contract/chat/support/browserFirestore'));

setLogLevel('silent');

const uid = 'staff-amelia';
const minute = 60_000;
/** The time within which the end of a session must take effect everywhere. */
const LIMIT_MS = 5_000;

type Headers = { readonly Authorization: string };

/** A client of the unmodified SDK, signed in with a session's fresh custom token, that listens to both databases. */
async function listeningClient(sandbox: Sandbox, customToken: string) {
  const { firebase, emulators } = environmentFor(sandbox.origin);
  if (emulators === undefined) throw new Error('The sandbox is an emulator.');
  const app = initializeApp(firebase, randomUUID());
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, emulators.identity, { disableWarnings: true });
  const store = initializeFirestore(app, {});
  connectFirestoreEmulator(store, emulators.documentStore.host, emulators.documentStore.port);
  const database = getDatabase(app);
  connectDatabaseEmulator(database, emulators.realtimeDatabase.host, emulators.realtimeDatabase.port);
  const { user } = await signInWithCustomToken(auth, customToken);
  const heard = { store: [] as unknown[], database: [] as unknown[] };
  const own = query(collection(store, 'notifications'), where('user', '==', uid), limit(20));
  onSnapshot(
    own,
    ({ size, metadata }) => void (metadata.fromCache || heard.store.push(size)),
    ({ code }) => heard.store.push(code),
  );
  onValue(
    ref(database, `chat-notification-cache/${uid}`),
    snapshot => heard.database.push(snapshot.size),
    error => heard.database.push(error.message),
  );
  const close = async (): Promise<void> => {
    goOffline(database);
    await auth.signOut();
    await terminate(store);
    await deleteApp(app);
  };
  return { auth, user, heard, close };
}

describe('the end of a session', () => {
  let sandbox: Sandbox;
  let closing: (() => Promise<void>)[];

  beforeEach(async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    closing = [];
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  });

  afterEach(async () => {
    await Promise.all(closing.map(close => close()));
    await sandbox.stop();
    jest.restoreAllMocks();
  });

  const mint = async (headers: Headers): Promise<string> => {
    const { text } = await callApi(sandbox, 'GET', '/iams/auth/freshCustomToken', headers);
    return (JSON.parse(text) as { customToken: string }).customToken;
  };
  const change = (): void => {
    const { chat } = sandbox.backend;
    chat.notifications.notify([uid], { type: 'leadStatus', email: `${randomUUID()}@example.org`, isLead: 'true' });
    const patient = { email: 'pat@example.org', name: 'Pat' };
    chat.notificationCache.save(uid, {
      chatSessionId: randomUUID(),
      pubNub: false,
      patient,
      messages: { last: '', unread: 0 },
    });
  };
  const openCookie = (idToken: string) =>
    callApi(sandbox, 'GET', '/iams/auth/sessionCookie?setCookie=false', { idToken });
  /** Continues for that long, with an active user. */
  const work = async (headers: Headers, ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += 20 * minute) {
      sandbox.clock.offsetMs += Math.min(20 * minute, ms - passed);
      expect((await callApi(sandbox, 'GET', '/therapist/details/', headers)).status).toBe(200);
    }
  };
  const client = async (headers: Headers) => {
    const made = await listeningClient(sandbox, await mint(headers));
    closing.push(made.close);
    await eventually(() => expect([made.heard.store.length, made.heard.database.length]).toEqual([1, 1]));
    return made;
  };
  const exchange = (auth: Auth, token: string) =>
    signInWithCustomToken(auth, token).then(
      () => 'signed in',
      (error: { code: string }) => error.code,
    );

  const waysToEnd: readonly (readonly [string, number, (headers: Headers) => Promise<unknown> | void])[] = [
    ['log-out', 0, headers => callApi(sandbox, 'GET', '/iams/auth/logout', headers)],
    ['half an hour without activity', 0, () => void (sandbox.clock.offsetMs += IDLE_LIMIT_MS)],
    ['twelve hours', ABSOLUTE_LIMIT_MS - minute, () => void (sandbox.clock.offsetMs += minute)],
    ['a new password', 0, () => resetPassword()],
    ['disabling the account', 0, () => sandbox.identity.setDisabled(uid, true)],
  ];
  const resetPassword = async (): Promise<void> => {
    const identity = (operation: string, body: object) =>
      fetch(`http://127.0.0.1:${sandbox.port}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=x`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
    await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'amelia.hart@staff.example' });
    const oobCode = /oobCode=([\w-]+)/.exec(sandbox.outbox.newestFirst()[0]?.text ?? '')?.[1];
    expect(await identity('resetPassword', { oobCode, newPassword: 'plum orchard lantern' })).toMatchObject({
      status: 200,
    });
  };

  it.each(waysToEnd)(
    'by %s revokes the cookie, the ID token, the refresh token and both listeners within 5 s',
    async (_, worked, end) => {
      const headers = await signInStaff(sandbox, uid);
      await work(headers, worked);
      const { auth, user, heard } = await client(headers);
      const [unused, idToken] = [await mint(headers), await user.getIdToken()];
      await end(headers);
      const endedAt = Date.now();
      await eventually(() =>
        expect([heard.store.at(-1), heard.database.at(-1)]).toEqual([
          'permission-denied',
          expect.stringMatching(/permission.denied/i),
        ]),
      );
      expect(Date.now() - endedAt).toBeLessThan(LIMIT_MS);
      change();
      expect([heard.store.length, heard.database.length]).toEqual([2, 2]);
      expect(await callApi(sandbox, 'GET', '/iams/scopes/current', headers)).toMatchObject({ status: 401 });
      expect(await callApi(sandbox, 'GET', '/iams/auth/freshCustomToken', headers)).toMatchObject({ status: 401 });
      expect(await openCookie(idToken)).toMatchObject({ status: 401 });
      await expect(user.getIdToken(true)).rejects.toMatchObject({
        code: expect.stringMatching(/^auth\/(user-token-expired|user-disabled)$/),
      });
      expect(await exchange(auth, unused)).toMatch(/^auth\/(invalid-custom-token|user-disabled)$/);
    },
  );

  it('by log-out ends the windows and the ID token of its sign-in, but no other sign-in', async () => {
    const elsewhere = await signInStaff(sandbox, uid);
    sandbox.clock.offsetMs += minute;
    const { headers, idToken, password } = await signInWithTokens();
    const another = JSON.parse((await openCookie(idToken)).text) as { sessionCookie: string };
    await callApi(sandbox, 'GET', '/iams/auth/logout', headers);
    const scopes = (of: Headers) => callApi(sandbox, 'GET', '/iams/scopes/current', of);
    expect(await scopes({ Authorization: `Bearer ${another.sessionCookie}` })).toMatchObject({ status: 401 });
    expect(await openCookie(idToken)).toMatchObject({ status: 401 });
    expect(await callApi(sandbox, 'GET', '/iams/mfa/options?scopes[]=all', { idToken: password })).toMatchObject({
      status: 401,
    });
    expect(await scopes(elsewhere)).toMatchObject({ status: 200 });
  });

  it('comes twelve hours after the sign-in, even if other sessions were opened with it', async () => {
    const { headers, idToken } = await signInWithTokens();
    const first = await client(headers);
    await work(headers, ABSOLUTE_LIMIT_MS - minute);
    const { uid: person, claims } = sandbox.identity.readCustomToken(await mint(headers));
    expect([person, claims['session_ends_at']]).toEqual([
      uid,
      (claims['signed_in_at'] as number) * 1000 + ABSOLUTE_LIMIT_MS,
    ]);
    const late = await openCookie(await first.user.getIdToken(true));
    const renewed = { Authorization: `Bearer ${(JSON.parse(late.text) as { sessionCookie: string }).sessionCookie}` };
    expect(
      Number((await callApi(sandbox, 'GET', '/therapist/details/', renewed)).headers.get('session-expires-in')),
    ).toBeLessThanOrEqual(60);
    sandbox.clock.offsetMs += minute;
    expect(await callApi(sandbox, 'GET', '/iams/scopes/current', renewed)).toMatchObject({ status: 401 });
    expect(await openCookie(idToken)).toMatchObject({ status: 401 });
  });

  it('in one window leaves the other windows of the sign-in unchanged', async () => {
    const { headers, idToken } = await signInWithTokens();
    const ended = await client(headers);
    sandbox.clock.offsetMs += IDLE_LIMIT_MS - minute;
    const { sessionCookie } = JSON.parse((await openCookie(idToken)).text) as { readonly sessionCookie: string };
    const other = { Authorization: `Bearer ${sessionCookie}` };
    const stays = await client(other);
    sandbox.clock.offsetMs += minute;
    await eventually(() => expect(ended.heard.store.at(-1)).toBe('permission-denied'));
    change();
    await eventually(() => expect([stays.heard.store.length, stays.heard.database.length]).toEqual([2, 2]));
    expect(await openCookie(idToken)).toMatchObject({ status: 200 });
  });

  const removeMethod = async (): Promise<void> => {
    const owner = await signInStaff(sandbox, uid);
    expect(await callApi(sandbox, 'DELETE', '/iams/mfa/email/default-email', owner)).toMatchObject({ status: 204 });
    expect(await callApi(sandbox, 'GET', '/iams/scopes/current', owner)).toMatchObject({ status: 200 });
  };
  const endingsOfAll: readonly (readonly [string, () => Promise<void> | void])[] = [
    ['when the owner removes a method', removeMethod],
    ['when the password is reset', () => sandbox.identity.revokeSessions(uid)],
    [
      'when the account is disabled, even if it is enabled again',
      () => [true, false].forEach(disabled => sandbox.identity.setDisabled(uid, disabled)),
    ],
    ['after half an hour without a session', () => void (sandbox.clock.offsetMs += IDLE_LIMIT_MS)],
  ];

  it.each(endingsOfAll)('comes for a sign-in without a session %s', async (_, end) => {
    const { methods } = sandbox.backend;
    methods.replace(uid, [...methods.methodsOf(uid), { id: 'default-email', type: 'email' }]);
    const { customToken } = await giveFactors();
    const made = await listeningClient(sandbox, customToken);
    closing.push(made.close);
    await eventually(() => expect([made.heard.store.length, made.heard.database.length]).toEqual([1, 1]));
    const idToken = await made.user.getIdToken();
    sandbox.clock.offsetMs += minute;
    await end();
    await eventually(() =>
      expect([made.heard.store.at(-1), made.heard.database.at(-1)]).toEqual([
        'permission-denied',
        expect.stringMatching(/permission.denied/i),
      ]),
    );
    expect(await openCookie(idToken)).toMatchObject({ status: 401 });
    await expect(made.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    expect(await exchange(made.auth, customToken)).toBe('auth/invalid-custom-token');
  });

  it('comes for a sign-in that has only used a method when that method is removed', async () => {
    const { methods } = sandbox.backend;
    methods.replace(uid, [...methods.methodsOf(uid), { id: 'default-email', type: 'email' }]);
    const { password, token } = await giveCode();
    sandbox.clock.offsetMs += minute;
    await removeMethod();
    expect(await mintWith(password, token)).toMatchObject({ status: 401 });
  });

  /** Signs in with the password and the authenticator, up to the proof of both. */
  async function giveCode() {
    const identity = new IdentityClient(`http://127.0.0.1:${sandbox.port}`);
    const person = sandbox.backend.chat.people.staff().find(candidate => candidate.uid === uid);
    const method = person?.mfa.find(({ type }) => type === 'totp');
    if (method?.type !== 'totp') throw new Error(`${uid} has no authenticator.`);
    const password = await identity.signInWithPassword(person?.email ?? '', SANDBOX_STAFF_PASSWORD);
    const { code } = sandbox.backend.totp.nextCode(method) ?? { code: '' };
    const given = await callApi(sandbox, 'POST', '/iams/mfa/totp/challenge-response', { idToken: password }, { code });
    const { token } = JSON.parse(given.text) as { token: string };
    return { identity, password, token };
  }

  function mintWith(idToken: string, token: string) {
    return callApi(sandbox, 'GET', `/iams/auth/customToken?scope[]=all&mfaChallengeResponse=${token}`, { idToken });
  }

  async function giveFactors() {
    const { identity, password, token } = await giveCode();
    const { customToken } = JSON.parse((await mintWith(password, token)).text) as { customToken: string };
    return { identity, password, customToken };
  }

  /** Like `signInStaff`, but also returns the ID tokens. */
  async function signInWithTokens() {
    const { identity, password, customToken } = await giveFactors();
    const idToken = await identity.signInWithCustomToken(customToken);
    const { sessionCookie } = JSON.parse((await openCookie(idToken)).text) as { sessionCookie: string };
    return { headers: { Authorization: `Bearer ${sessionCookie}` }, idToken, password };
  }
});
