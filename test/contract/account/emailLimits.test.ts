import 'reflect-metadata';
import { mailsToOneAddress } from '#firebase-stand-in/identity/MailLimiter';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { callsOf } from '#test/support/builders/organisations/organisationCalls';
import { callApi } from '#test/sandbox/server/signInStaff';

const OWN = 'benedict.okafor@staff.example';
const STRANGER = 'stranger@elsewhere.example';
const HOUR_MS = 3_600_000;

describe('emails to one address', () => {
  let sandbox: Sandbox;

  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  });
  afterEach(() => sandbox.stop());

  const mailsTo = (address: string) => sandbox.outbox.newestFirst().filter(({ to }) => to === address).length;
  const repeat = async <T>(act: () => Promise<T>): Promise<readonly T[]> => {
    const answers: T[] = [];
    for (let time = 0; time < 3 * mailsToOneAddress; time += 1) answers.push(await act());
    return answers;
  };
  const fromBackend = (emailAddress: string) => async () =>
    (await callApi(sandbox, 'POST', '/account/request-change-password', {}, { emailAddress, language: 'en' })).status;
  const fromProvider = (email: string) => async () => {
    const url = `http://127.0.0.1:${sandbox.port}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=x`;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ requestType: 'PASSWORD_RESET', email });
    const answer = (await (await fetch(url, { method: 'POST', headers, body })).json()) as {
      readonly error?: { readonly message: string };
    };
    return answer.error?.message.split(' ')[0] ?? 'sent';
  };
  const changing = (uid: string, emailAddress: () => string) => {
    const call = callsOf(sandbox, uid, 'all');
    return async () => {
      const body = { emailAddress: emailAddress() };
      return (await call('POST', '/account/change-email', { body })).status;
    };
  };

  it('are limited by the backend for a reset, with the same answer for everyone', async () => {
    expect(await repeat(fromBackend(OWN))).toEqual(await repeat(fromBackend(STRANGER)));
    expect([mailsTo(OWN), mailsTo(STRANGER)]).toEqual([mailsToOneAddress, 0]);
    sandbox.clock.offsetMs += HOUR_MS;
    await fromBackend(OWN)();
    expect(mailsTo(OWN)).toBe(mailsToOneAddress + 1);
  });

  it('are limited by the provider for a reset, even for an address without an account', async () => {
    sandbox.identity.settings.enumerationProtection = true;
    expect(await repeat(fromProvider(OWN))).toEqual(await repeat(fromProvider(STRANGER)));
    expect(mailsTo(OWN)).toBe(mailsToOneAddress);
  });

  it('are limited for a change of address, from one account and from several', async () => {
    let count = 0;
    const statuses = await repeat(changing('staff-benedict', () => `stranger-${(count += 1)}@elsewhere.example`));
    expect(statuses.filter(status => status === 200)).toHaveLength(mailsToOneAddress);
    expect(mailsTo(OWN)).toBe(mailsToOneAddress);
    for (const uid of ['staff-amelia', 'staff-dana']) await repeat(changing(uid, () => STRANGER));
    expect(mailsTo(STRANGER)).toBe(mailsToOneAddress);
  });
});
