import 'reflect-metadata';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { type Call, callsOf } from '#test/support/builders/organisations/organisationCalls';
import { callApi } from '#test/sandbox/server/signInStaff';

const UID = 'staff-benedict';
const OWN = 'benedict.okafor@staff.example';
const OTHER = 'thief@elsewhere.example';
const DAY_MS = 24 * 3_600_000;

/** DESIGN §9 row 41: a pending change of address, deletion or drive link ends with the session that requested it. */
describe('a pending act of a user', () => {
  let sandbox: Sandbox;
  let benedict: Call;

  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    benedict = callsOf(sandbox, UID, 'all');
  });
  afterEach(() => sandbox.stop());

  const newestTo = (to: string) => sandbox.outbox.newestFirst().find(mail => mail.to === to)?.text ?? '';
  const change = async (emailAddress: string, by: Call = benedict): Promise<string> => {
    expect((await by('POST', '/account/change-email', { body: { emailAddress } })).status).toBe(200);
    return /confirm=(\S+)/.exec(newestTo(emailAddress))?.[1] ?? '';
  };
  const rejectionIn = (to: string): string => /reject-email\/(\S+)/.exec(newestTo(to))?.[1] ?? '';
  const confirm = (id: string, by: Call) => by('POST', '/account/confirm-change-email', { body: { id } });
  const reject = (id: string) => callApi(sandbox, 'POST', '/account/reject-change-email', {}, { id });
  const isOpen = async (call: Call): Promise<boolean> => (await call('GET', '/therapist/details/')).status === 200;
  const addressNow = () => sandbox.identity.find(UID)?.email;
  const identity = (operation: string, body: object) =>
    fetch(`http://127.0.0.1:${sandbox.port}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=x`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const resetPassword = async (): Promise<void> => {
    await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email: OWN });
    const [, oobCode] = /oobCode=([\w-]+)/.exec(newestTo(OWN)) ?? [];
    const answer = await identity('resetPassword', { oobCode, newPassword: 'a new walk in the rain' });
    expect(answer.status).toBe(200);
  };
  const endings: readonly (readonly [string, () => Promise<void> | void])[] = [
    ['a reset of the password', resetPassword],
    ['the end of all sessions', () => sandbox.backend.sessions.revokeAllOf(UID)],
    ['the disabling of the account', () => sandbox.identity.setDisabled(UID, true)],
  ];

  describe.each(endings)('ends with %s', (_, end) => {
    it('if it is a change of address', async () => {
      const id = await change(OTHER);
      await end();
      sandbox.identity.setDisabled(UID, false);
      const owner = callsOf(sandbox, UID, 'all');
      expect((await confirm(id, owner)).token).toBe('LinkUnknown');
      expect((await owner('GET', '/account/summary')).json).not.toHaveProperty('newEmailAddress');
      expect(addressNow()).toBe(OWN);
    });

    it('if it is a deletion request, and its recipients get another email', async () => {
      await benedict('POST', '/account/request-deletion', { body: { emailAddress: OWN } });
      await end();
      sandbox.identity.setDisabled(UID, false);
      const { json } = await callsOf(sandbox, UID, 'all')('GET', '/account/summary');
      expect(json).not.toHaveProperty('deletionRequestedAt');
      const received = sandbox.outbox
        .newestFirst()
        .filter(({ subject }) => subject === 'An account is not to be deleted');
      const asked = sandbox.outbox.newestFirst().filter(({ subject }) => subject === 'An account is to be deleted');
      expect(received.map(({ to }) => to)).toEqual(expect.arrayContaining([OWN, ...asked.map(({ to }) => to)]));
    });

    it('if it is a drive account without permission, but not one with permission', async () => {
      const { drives } = sandbox.backend.patientCare;
      drives.unlink(UID);
      drives.link(UID, 'thief@drive.example');
      await end();
      expect(drives.find(UID)).toBeUndefined();
      drives.link(UID, 'own@drive.example');
      drives.permit(UID, 'reader');
      await end();
      expect(drives.find(UID)).toMatchObject({ googleDriveEmail: 'own@drive.example' });
    });
  });

  it('survives when its own sign-in ends the others, and ends when another one requested it', async () => {
    const own = sandbox.backend.sessions.find(sandbox.backend.sessions.begin(UID, ['all'], { signIn: 'own' }));
    if (!own) throw new Error('There is a session');
    const id = await change(OTHER);
    sandbox.backend.sessions.revokeOthersOf(own);
    expect((await confirm(id, callsOf(sandbox, UID, 'all'))).token).toBe('LinkUnknown');
    const cookie = sandbox.backend.sessions.begin(UID, ['all'], { signIn: 'own' });
    const headers = { Authorization: `Bearer ${cookie}` };
    await callApi(sandbox, 'POST', '/account/change-email', headers, { emailAddress: 'other@staff.example' });
    sandbox.backend.sessions.revokeOthersOf(own);
    const [, kept] = /confirm=(\S+)/.exec(newestTo('other@staff.example')) ?? [];
    const answer = await callApi(sandbox, 'POST', '/account/confirm-change-email', headers, { id: kept });
    expect(answer.status).toBe(200);
  });

  describe('to change the address', () => {
    it('is confirmed only by its owner, signed in', async () => {
      const id = await change(OTHER);
      const body = { id };
      expect((await callApi(sandbox, 'POST', '/account/confirm-change-email', {}, body)).status).toBe(401);
      expect((await confirm(id, callsOf(sandbox, 'staff-dana', 'all'))).token).toBe('LinkUnknown');
      expect(addressNow()).toBe(OWN);
      expect((await confirm(id, benedict)).status).toBe(200);
      expect(addressNow()).toBe(OTHER);
    });

    it('ends the other sessions once it is confirmed', async () => {
      const other = callsOf(sandbox, UID, 'all');
      await confirm(await change(OTHER), benedict);
      expect([await isOpen(benedict), await isOpen(other)]).toEqual([true, false]);
    });

    it('is rejected by the former address, which gets no link or session but a new password', async () => {
      const id = await change(OTHER);
      const answer = await reject(rejectionIn(OWN));
      expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { emailAddress: OWN }]);
      expect(await isOpen(benedict)).toBe(false);
      expect((await confirm(id, callsOf(sandbox, UID, 'all'))).token).toBe('LinkUnknown');
      expect(newestTo(OWN)).toContain('mode=resetPassword');
    });

    it('can be reverted by the former address for 7 days after it was confirmed', async () => {
      await confirm(await change(OTHER), benedict);
      const rejection = rejectionIn(OWN);
      sandbox.clock.offsetMs += 7 * DAY_MS - 1_000;
      expect((await reject(rejection)).status).toBe(200);
      expect(addressNow()).toBe(OWN);
      expect(sandbox.backend.chat.people.find(UID)?.email).toBe(OWN);
    });

    it('cannot be reverted after 7 days', async () => {
      await confirm(await change(OTHER), benedict);
      sandbox.clock.offsetMs += 7 * DAY_MS;
      expect((await reject(rejectionIn(OWN))).status).toBe(404);
      expect(addressNow()).toBe(OTHER);
    });

    it('is reverted with all later changes, which a later address cannot undo', async () => {
      await confirm(await change(OTHER), benedict);
      const rejection = rejectionIn(OWN);
      await confirm(await change('second@elsewhere.example'), benedict);
      const ofThief = rejectionIn(OTHER);
      expect((await reject(rejection)).status).toBe(200);
      expect((await reject(ofThief)).status).toBe(404);
      expect(addressNow()).toBe(OWN);
    });

    it('is rejected once: repeating the rejection undoes nothing that came after', async () => {
      await change(OTHER);
      const rejection = rejectionIn(OWN);
      await reject(rejection);
      const owner = callsOf(sandbox, UID, 'all');
      await confirm(await change('benedict.new@staff.example', owner), owner);
      expect((await reject(rejection)).status).toBe(200);
      expect([addressNow(), await isOpen(owner)]).toEqual(['benedict.new@staff.example', true]);
    });
  });

  it('invalidates a code that the provider has sent for the former password', async () => {
    await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email: OWN });
    const [, older] = /oobCode=([\w-]+)/.exec(newestTo(OWN)) ?? [];
    await resetPassword();
    const answer = await identity('resetPassword', { oobCode: older, newPassword: 'a walk of somebody else' });
    expect(((await answer.json()) as { error: { message: string } }).error.message).toBe('INVALID_OOB_CODE');
  });
});
