import 'reflect-metadata';
import { OffsetClock } from '#firebase-stand-in/kernel/OffsetClock';
import { RawClient } from '#firebase-stand-in/test/contract/realtimeDatabase/support/RawClient';
import { IdentityClient } from '#sandbox/practice/IdentityClient';
import { SANDBOX_PROJECT } from '#sandbox/server/projectId';
import { Accounts } from '#sandbox/backend/session/Accounts';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { eventually } from '#test/support/eventually';
import { type Call, callsOf } from '#test/support/builders/organisations/organisationCalls';
import { startWithDatabase } from '#test/support/builders/users/startWithDatabase';

/** A reporter who becomes a therapist, and has no chats to hand over. */
const FARAH = 'staff-farah';
/** The machine's clock is stopped here. A test moves time only by the offset. */
const BEGIN = Date.parse('2026-10-20T10:00:00.000Z');

/** A custom token contains what was decided when it was minted, however late it is exchanged. */
describe('a custom token minted before a scope was lost', () => {
  let sandbox: Sandbox;
  let dana: Call;
  let farah: Call;
  let client: RawClient;

  beforeEach(async () => {
    ({ sandbox } = await startWithDatabase({ clock: new OffsetClock(() => BEGIN) }));
    dana = callsOf(sandbox, 'staff-dana', 'all');
    farah = callsOf(sandbox, FARAH, 'all');
    client = await RawClient.connect(sandbox.port);
    sandbox.documents.write('chat-presence/staff-amelia', { online: true });
    await setGroups(['mi-reporter', 'therapist']);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await client.close();
    await sandbox.stop();
  });

  const mint = async (): Promise<string> =>
    ((await farah('GET', '/iams/auth/freshCustomToken')).json as { readonly customToken: string }).customToken;
  const setGroups = async (groups: readonly string[]): Promise<void> => {
    const path = `/iams/manage/users/${FARAH}/groups`;
    const { etag } = await dana('GET', path);
    const body = { groups, reason: 'Covers for a colleague on leave' };
    expect((await dana('PUT', path, { body, ifMatch: etag })).status).toBe(200);
  };
  /** The answers of both databases to the token, exchanged now. */
  const readWith = async (customToken: string) => {
    const idToken = await new IdentityClient(`http://127.0.0.1:${sandbox.port}`).signInWithCustomToken(customToken);
    const documents = `http://127.0.0.1:${sandbox.port}/v1/projects/${SANDBOX_PROJECT}/databases/(default)/documents`;
    const presence = await fetch(`${documents}/chat-presence/staff-amelia`, {
      headers: { Authorization: `Bearer ${idToken}` },
    });
    await client.ask('auth', { cred: idToken });
    const cache = (await client.ask('g', { p: `chat-notification-cache/${FARAH}` })) as { readonly s: string };
    return { presence: presence.status, cache: cache.s };
  };
  const open = { presence: 200, cache: 'ok' };
  const closed = { presence: 403, cache: 'permission_denied' };

  it('opens both databases before the loss', async () => {
    expect(await readWith(await mint())).toEqual(open);
  });

  it('opens neither database after the loss, although it is exchanged later', async () => {
    const token = await mint();
    sandbox.clock.offsetMs = 2_000;
    await setGroups(['mi-reporter']);
    sandbox.clock.offsetMs = 60_000;
    expect(await readWith(token)).toEqual(closed);
  });

  it('opens neither database once the scope is restored, but a new token does', async () => {
    const token = await mint();
    sandbox.clock.offsetMs = 2_000;
    await setGroups(['mi-reporter']);
    await setGroups(['mi-reporter', 'therapist']);
    sandbox.clock.offsetMs = 60_000;
    expect(await readWith(token)).toEqual(closed);
    expect(await readWith(await mint())).toEqual(open);
  });

  it('has no scope that was lost while the backend waited to mint it', async () => {
    sandbox.clock.offsetMs = 2_000;
    await setGroups(['mi-reporter']);
    await setGroups(['mi-reporter', 'therapist']);
    const afterLoss = jest.spyOn(Accounts.prototype, 'afterLoss');
    const waiting = mint();
    // The second of the first loss has to pass before the token is minted.
    await eventually(() => expect(afterLoss).toHaveBeenCalled());
    sandbox.clock.offsetMs = 3_000;
    await setGroups(['mi-reporter']);
    sandbox.clock.offsetMs = 4_000;
    const { claims } = JSON.parse(Buffer.from((await waiting).split('.')[1] ?? '', 'base64url').toString()) as {
      readonly claims: { readonly scopes: readonly string[] };
    };
    expect(claims.scopes).not.toContain('chat:view-active-chats');
  });
});
