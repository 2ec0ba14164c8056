import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createIdentityHandler } from '#firebase-stand-in/identity/createIdentityHandler';
import { IdentityDirectory } from '#firebase-stand-in/identity/IdentityDirectory';
import { memoryJournal } from '#firebase-stand-in/journal/memoryJournal';
import { OffsetClock } from '#firebase-stand-in/kernel/OffsetClock';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
} from 'firebase/auth';
import {
  connectDatabaseEmulator,
  get,
  getDatabase,
  limitToLast,
  onDisconnect,
  onValue,
  orderByChild,
  push,
  query,
  ref,
  remove,
  runTransaction,
  set,
  update,
  type Database,
} from 'firebase/database';
import { until } from '#firebase-stand-in/test/contract/realtimeDatabase/operations/until';
import {
  startDatabaseServer,
  type DatabaseServer,
} from '#firebase-stand-in/test/contract/realtimeDatabase/support/startDatabaseServer';
import { openSessionClaims } from '#test/support/builders/session/openSessionClaims';
import { twelveIdentities, type Identity, type IdentityName } from '#test/support/builders/session/twelveIdentities';

const password = 'practice password';
const cachePath = 'chat-notification-cache/thea';
const messagesPath = 'chat-rooms/room-1/messages';

const rules: unknown = JSON.parse(readFileSync('database.rules.json', 'utf8'));

describe('access to the realtime database with real ID tokens', () => {
  let clock: OffsetClock;
  let directory: IdentityDirectory;
  let server: DatabaseServer;
  let app: FirebaseApp;
  let auth: Auth;
  let database: Database;

  beforeEach(async () => {
    // The SDK logs warnings about what these tests provoke.
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    clock = new OffsetClock();
    directory = new IdentityDirectory({ journal: memoryJournal(), clock, projectId: 'practice' });
    for (const uid of ['thea', 'theo']) directory.create({ uid, email: `${uid}@example.org`, password });
    const { handle } = createIdentityHandler({ directory, clock });
    server = await startDatabaseServer({
      rules,
      clock,
      verifyIdToken: directory.verifyIdToken,
      allowOwner: false,
      page: handle,
    });
    server.database.set(cachePath, { 'room-1': { unread: 2 } });
    server.database.set('chat-rooms/room-1', { participants: { thea: true }, messages: { m1: { text: 'Hello' } } });
    const databaseURL = `http://127.0.0.1:${server.port}?ns=practice`;
    app = initializeApp({ apiKey: 'practice', projectId: 'practice', databaseURL }, randomUUID());
    auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, `http://127.0.0.1:${server.port}`, { disableWarnings: true });
    database = getDatabase(app);
    connectDatabaseEmulator(database, '127.0.0.1', server.port);
  });

  afterEach(async () => {
    // Deleting only the app leaves the SDK's timer for the next token running.
    await signOut(auth);
    await deleteApp(app);
    await server.close();
    jest.restoreAllMocks();
  });

  const signIn = (uid: string, claims: Record<string, unknown>) =>
    signInWithCustomToken(auth, directory.issueCustomToken(uid, claims));
  const read = (path: string) =>
    get(ref(database, path)).then(
      snapshot => snapshot.val() as unknown,
      (error: Error) => error.message,
    );
  const watch = (path: string) => {
    const seen: unknown[] = [];
    onValue(
      ref(database, path),
      snapshot => seen.push(snapshot.val()),
      error => seen.push(error.message),
    );
    return seen;
  };
  const isDenied = expect.stringMatching(/permission.denied/i) as unknown;

  it('shows a therapist with a second factor their own cache and the rooms they take part in', async () => {
    await signIn('thea', openSessionClaims);
    expect(await read(cachePath)).toEqual({ 'room-1': { unread: 2 } });
    expect(await read(messagesPath)).toEqual({ m1: { text: 'Hello' } });
  });

  it('denies everything after only a password', async () => {
    await signInWithEmailAndPassword(auth, 'thea@example.org', password);
    expect([await read(cachePath), await read(messagesPath)]).toEqual([isDenied, isDenied]);
  });

  it('denies everything to a custom token without a second factor', async () => {
    await signIn('thea', {});
    expect([await read(cachePath), await read(messagesPath)]).toEqual([isDenied, isDenied]);
  });

  it('denies another therapist’s cache, rooms of others, and lists of either', async () => {
    await signIn('theo', openSessionClaims);
    for (const path of [cachePath, messagesPath, 'chat-notification-cache', 'chat-rooms', 'chat-rooms/room-1', '/'])
      expect(await read(path)).toEqual(isDenied);
  });

  it('denies every write, and everything without a sign-in', async () => {
    expect(await read(cachePath)).toEqual(isDenied);
    await signIn('thea', openSessionClaims);
    for (const path of [cachePath, `${messagesPath}/m2`, 'anything'])
      await expect(set(ref(database, path), { text: 'x' })).rejects.toThrow(/permission/i);
  });

  describe('with every request', () => {
    const room = (part: string) => `chat-rooms/room-1/${part}`;
    const ofTheChat = ['messages', 'typing', 'read', 'state'].map(room);
    const allowed: Readonly<Record<IdentityName, readonly string[]>> = {
      'the therapist of the chat': ['own cache', 'newest messages', ...ofTheChat],
      'another therapist': ['own cache'],
      'the patient of the chat': ['own cache', 'newest messages', ...ofTheChat],
      'another patient': ['own cache'],
      'an administrator': [],
      'the therapist with a password alone': [],
      'the therapist without a second factor': [],
      'the therapist at the end of twelve hours': [],
      'the therapist of an ended sign-in': [],
      'the therapist of an ended session': [],
      'whoever made an account': [],
      nobody: [],
    };
    const come = async (identity: Identity | undefined): Promise<void> => {
      if (identity === undefined) return;
      const { uid, provider, claims } = identity;
      const person = directory.find(uid) ?? directory.create({ uid, email: `${uid}@example.org`, password });
      if (provider === 'custom') await signIn(uid, claims);
      else await signInWithEmailAndPassword(auth, person.email ?? '', password);
    };

    it.each(Object.entries<Identity | undefined>(twelveIdentities))(
      '%s: reads own data only and rejects writes',
      async (name, identity) => {
        const uid = identity?.uid ?? 'thea';
        server.database.set('ended-sessions', { over: 1 });
        server.database.set('chat-rooms/room-1', {
          participants: { thea: true, pat: true, theo: false },
          messages: { m1: { seq: '1' } },
          typing: { pat: { isTyping: true, seq: '2' } },
          read: { pat: { timeId: '1', seq: '3' } },
          state: { ended: false },
        });
        const before = server.database.get('');
        await come(identity);
        const places: Readonly<Record<string, string>> = {
          ...Object.fromEntries([...ofTheChat, room('participants')].map(path => [path, path])),
          'own cache': `chat-notification-cache/${uid}`,
          "another's cache": 'chat-notification-cache/ben',
          'everybody’s cache': 'chat-notification-cache',
          'the whole room': 'chat-rooms/room-1',
          'another room': 'chat-rooms/room-2/messages',
          'every room': 'chat-rooms',
          'what has ended': 'ended-sessions',
          everything: '/',
          'what no rule names': 'anything',
        };
        const at = (path: string) => ref(database, path);
        const reads = [
          ...Object.entries(places).map(([what, path]) => [what, get(at(path))] as const),
          ['newest messages', get(query(at(room('messages')), orderByChild('seq'), limitToLast(1)))] as const,
        ];
        const given: string[] = [];
        for (const [what, answer] of reads)
          await answer.then(
            () => given.push(what),
            (error: Error) => expect(error.message).toEqual(isDenied),
          );
        expect(given.sort()).toEqual([...allowed[name as IdentityName]].sort());
        const writes = Object.values(places).flatMap(path => [
          set(at(path), { text: 'x' }),
          update(at(path), { text: 'x' }),
          remove(at(path)),
          push(at(path), { seq: '9', sentSeq: '9', timeId: '9', sender: uid, text: 'x', clientTs: '9' }).then(
            () => undefined,
          ),
          onDisconnect(at(path)).remove(),
        ]);
        for (const writing of await Promise.allSettled(writes))
          expect(writing).toMatchObject({ status: 'rejected', reason: { message: isDenied } });
        for (const path of Object.values(places))
          await expect(runTransaction(at(path), () => ({ text: 'x' }))).rejects.toThrow(/permission.denied/i);
        expect(server.database.get('')).toEqual(before);
      },
    );
  });

  it('shows what the backend writes while listening', async () => {
    await signIn('thea', openSessionClaims);
    const seen = watch(cachePath);
    await until('the first value', () => seen.length === 1);
    server.database.update(cachePath, { 'room-1/unread': 3, 'room-2': { unread: 1 } });
    await until('the second value', () => seen.length === 2);
    expect(seen[1]).toEqual({ 'room-1': { unread: 3 }, 'room-2': { unread: 1 } });
  });

  it('ends a listener immediately when its user leaves the room, before the next message', async () => {
    await signIn('thea', openSessionClaims);
    const seen = watch(messagesPath);
    await until('the messages', () => seen.length === 1);
    server.database.remove('chat-rooms/room-1/participants/thea');
    server.database.set(`${messagesPath}/m2`, { text: 'Not for her' });
    await until('the end', () => seen.length === 2);
    expect(seen[1]).toEqual(isDenied);
  });

  it('ends a listener when its user signs out', async () => {
    await signIn('thea', openSessionClaims);
    const seen = watch(cachePath);
    await until('the first value', () => seen.length === 1);
    await signOut(auth);
    await until('the end', () => seen.length === 2);
    expect(seen[1]).toEqual(isDenied);
  });

  it.each([
    ['revoked', () => directory.revokeSessions('thea')],
    ['disabled', () => directory.setDisabled('thea', true)],
  ])(
    'ends the listeners of a session that is %s',
    async (_, spoil) => {
      await signIn('thea', openSessionClaims);
      const seen = watch(cachePath);
      await until('the first value', () => seen.length === 1);
      spoil();
      await until('the end', () => seen.length === 2);
      expect(seen[1]).toEqual(isDenied);
      expect(auth.currentUser).toBeNull();
    },
    15_000,
  );

  it('keeps a listener when a token expires that the SDK can refresh', async () => {
    await signIn('thea', openSessionClaims);
    const seen = watch(cachePath);
    await until('the first value', () => seen.length === 1);
    clock.offsetMs = 3_600_000;
    await until('a new connection', () => server.requests.filter(path => path === '/.ws').length === 2);
    await until('the value again', () => server.requests.includes('/securetoken.googleapis.com/v1/token'));
    server.database.set(`${cachePath}/room-1/unread`, 9);
    await until('the newest value', () => JSON.stringify(seen.at(-1)) === '{"room-1":{"unread":9}}');
  }, 15_000);
});
