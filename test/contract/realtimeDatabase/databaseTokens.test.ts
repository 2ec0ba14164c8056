import { readFileSync } from 'node:fs';
import { IdentityDirectory } from '#firebase-stand-in/identity/IdentityDirectory';
import { memoryJournal } from '#firebase-stand-in/journal/memoryJournal';
import { OffsetClock } from '#firebase-stand-in/kernel/OffsetClock';
import { pause, until } from '#firebase-stand-in/test/contract/realtimeDatabase/operations/until';
import { RawClient } from '#firebase-stand-in/test/contract/realtimeDatabase/support/RawClient';
import {
  startDatabaseServer,
  type DatabaseServer,
} from '#firebase-stand-in/test/contract/realtimeDatabase/support/startDatabaseServer';
import { openSessionClaims } from '#test/support/builders/session/openSessionClaims';

const p = 'chat-notification-cache/thea';

const rules: unknown = JSON.parse(readFileSync('database.rules.json', 'utf8'));

describe('the realtime database with a client that ignores its answers', () => {
  let clock: OffsetClock;
  let directory: IdentityDirectory;
  let server: DatabaseServer;
  let client: RawClient;

  beforeEach(async () => {
    clock = new OffsetClock();
    directory = new IdentityDirectory({ journal: memoryJournal(), clock, projectId: 'practice' });
    directory.create({ uid: 'thea' });
    server = await startDatabaseServer({ rules, clock, verifyIdToken: directory.verifyIdToken, allowOwner: false });
    server.database.set(p, { unread: 1 });
    client = await RawClient.connect(server.port);
  });

  afterEach(async () => {
    await client.close();
    await server.close();
  });

  const tokenOf = (claims: Record<string, unknown>) => {
    const person = directory.find('thea');
    if (!person) throw new Error('thea is missing');
    return directory.startSession(person, 'custom', claims).idToken;
  };

  it.each([
    ['revoked', 'auth_revoked', () => directory.revokeSessions('thea')],
    ['of a disabled user', 'auth_revoked', () => directory.setDisabled('thea', true)],
    ['expired', 'expired_token', () => void (clock.offsetMs = 3_600_000)],
  ])('sends nothing more once a token is %s', async (_, reason, spoil) => {
    await client.ask('auth', { cred: tokenOf(openSessionClaims) });
    await client.ask('q', { p });
    expect(client.pushes).toEqual([{ a: 'd', b: { p, d: { unread: 1 } } }]);
    spoil();
    await until('the revocation', () => client.pushes.length === 3);
    server.database.set(p, { unread: 2 });
    await pause(50);
    expect(client.pushes.slice(1)).toEqual([
      { a: 'ac', b: { s: reason, d: expect.any(String) as unknown } },
      { a: 'c', b: { p } },
    ]);
    expect(await client.ask('q', { p })).toMatchObject({ s: 'permission_denied' });
  });

  it('accepts no arbitrary text, no forged token and no custom token as an ID token', async () => {
    const part = (text: string): string => Buffer.from(text).toString('base64url');
    const unsigned = `${part('{"alg":"none"}')}.${part('{"sub":"thea","mfa":true}')}.`;
    for (const cred of ['owner', '', unsigned, directory.issueCustomToken('thea', openSessionClaims)]) {
      expect(await client.ask('auth', { cred })).toMatchObject({ s: 'invalid_token' });
      expect(await client.ask('g', { p })).toMatchObject({ s: 'permission_denied' });
    }
  });

  it('keeps nothing of an earlier sign-in after a failed one', async () => {
    await client.ask('auth', { cred: tokenOf(openSessionClaims) });
    await client.ask('q', { p });
    await client.ask('auth', { cred: tokenOf({}) });
    expect(client.pushes.at(-1)).toEqual({ a: 'c', b: { p } });
  });

  it('refuses a write on disconnect that the client may not make while connected', async () => {
    await client.ask('auth', { cred: tokenOf(openSessionClaims) });
    expect(await client.ask('o', { p, d: null })).toMatchObject({ s: 'permission_denied' });
    server.handler.cutConnections();
    await pause(50);
    expect(server.database.get(p)).toEqual({ unread: 1 });
    client = await RawClient.connect(server.port);
  });

  it('answers invalid data and unknown requests, and keeps the connection', async () => {
    expect(await client.ask('m', { p: 'x', d: 5 })).toMatchObject({ s: 'invalid_data' });
    expect(await client.ask('nonsense', {})).toMatchObject({ s: 'error' });
    expect(await client.ask('s', {})).toMatchObject({ s: 'ok' });
  });
});
