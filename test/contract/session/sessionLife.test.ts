import 'reflect-metadata';
import { ABSOLUTE_LIMIT_MS, IDLE_LIMIT_MS } from '#sandbox/backend/session/BackendSessions';
import { MOST_EMAILS } from '#sandbox/backend/session/EmailChallenges';
import { SANDBOX_STAFF_PASSWORD } from '#sandbox/seed/seedPasswords';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { callApi, signInStaff } from '#test/sandbox/server/signInStaff';

const email = 'amelia.hart@staff.example';
const minute = 60_000;

describe('a session', () => {
  let sandbox: Sandbox;

  beforeEach(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  });

  afterEach(() => sandbox.stop());

  const identity = async (operation: string, body: object) => {
    const url = `http://127.0.0.1:${sandbox.port}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=sandbox`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };
  /** A request made by a user. */
  const details = (headers: { readonly Authorization: string }) =>
    callApi(sandbox, 'GET', '/therapist/details/', headers);
  const scopes = (headers: { readonly Authorization: string }) =>
    callApi(sandbox, 'GET', '/iams/scopes/current', headers);
  const isOver = { status: 401, text: expect.stringMatching(/^Unauthorised\n/) };
  const events = () => sandbox.backend.audit.all().map(({ event }) => event);
  const pass = (ms: number) => {
    sandbox.clock.offsetMs += ms;
  };
  const askForReset = async () => {
    await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email, continueUrl: 'http://localhost/home' });
    const line =
      sandbox.outbox
        .newestFirst()[0]
        ?.text.split('\n')
        .find(part => part.startsWith('/')) ?? '';
    return new URL(line, 'http://localhost');
  };

  it('has its own cookie for every sign-in, and ends at log-out', async () => {
    const first = await signInStaff(sandbox, 'staff-amelia');
    pass(minute);
    const second = await signInStaff(sandbox, 'staff-amelia');
    expect(first.Authorization).not.toBe(second.Authorization);
    expect(first.Authorization).toMatch(/^Bearer [\w-]{43}$/);
    expect(await callApi(sandbox, 'GET', '/iams/auth/logout', first)).toMatchObject({ status: 204 });
    expect(await scopes(first)).toMatchObject(isOver);
    expect(await scopes(second)).toMatchObject({ status: 200 });
  });

  it('ends after half an hour without activity, and reports the time left', async () => {
    const headers = await signInStaff(sandbox, 'staff-amelia');
    pass(IDLE_LIMIT_MS - minute);
    const answer = await details(headers);
    expect(answer.status).toBe(200);
    // The clock continues while the answer is on its way.
    const left = Number(answer.headers.get('session-expires-in'));
    expect(left).toBeGreaterThan(IDLE_LIMIT_MS / 1000 - 10);
    expect(left).toBeLessThanOrEqual(IDLE_LIMIT_MS / 1000);
    pass(IDLE_LIMIT_MS);
    const late = await scopes(headers);
    expect([late, late.headers.get('session-expires-in')]).toMatchObject([isOver, null]);
    expect(events().filter(event => event === 'session_expired')).toHaveLength(1);
  });

  it('is not prolonged by background calls of a dashboard', async () => {
    const headers = await signInStaff(sandbox, 'staff-amelia');
    const left = async (method: string, path: string, body?: object) =>
      Number((await callApi(sandbox, method, path, headers, body)).headers.get('session-expires-in'));
    for (let passed = 0; passed < 28; passed += 4) {
      pass(2 * minute);
      expect(await left('PUT', '/v2/chats/appear-offline', { appearOffline: false })).toBeLessThanOrEqual(
        (28 - passed) * 60,
      );
      pass(2 * minute);
      expect(await left('GET', '/therapist/chat-requests?pubNub=true')).toBeLessThanOrEqual((26 - passed) * 60);
    }
    pass(2 * minute);
    expect(await scopes(headers)).toMatchObject(isOver);
  });

  it('ends after twelve hours of any activity, and a new one requires a new sign-in', async () => {
    const headers = await signInStaff(sandbox, 'staff-amelia');
    for (let passed = 20 * minute; passed < ABSOLUTE_LIMIT_MS; passed += 20 * minute) {
      pass(20 * minute);
      expect((await details(headers)).status).toBe(200);
    }
    expect(Number((await scopes(headers)).headers.get('session-expires-in'))).toBeLessThanOrEqual(20 * 60);
    pass(20 * minute);
    expect(await scopes(headers)).toMatchObject(isOver);
    expect(await scopes(await signInStaff(sandbox, 'staff-amelia'))).toMatchObject({ status: 200 });
  });

  it('ends everywhere when the password is reset, by a link that works once', async () => {
    const headers = await signInStaff(sandbox, 'staff-amelia');
    const link = await askForReset();
    expect([link.pathname, link.searchParams.get('mode'), link.searchParams.get('continueUrl')]).toEqual([
      '/authentication/action',
      'resetPassword',
      'http://localhost/home',
    ]);
    const reset = (newPassword: string) =>
      identity('resetPassword', { oobCode: link.searchParams.get('oobCode'), newPassword });
    expect(await reset('short')).toMatchObject({ status: 400 });
    expect((await scopes(headers)).status).toBe(200);
    expect(await reset('another long password')).toMatchObject({ status: 200 });
    expect(await scopes(headers)).toMatchObject(isOver);
    expect(await reset('a third long password')).toMatchObject({
      status: 400,
      text: expect.stringContaining('INVALID_OOB_CODE'),
    });
    expect(await identity('signInWithPassword', { email, password: SANDBOX_STAFF_PASSWORD })).toMatchObject({
      status: 400,
    });
    expect(await identity('signInWithPassword', { email, password: 'another long password' })).toMatchObject({
      status: 200,
    });
  });

  it('can be opened with new codes after a new password, even if someone else used up the emails', async () => {
    const codes = sandbox.backend.emailCodes;
    const uid = 'staff-amelia';
    for (let index = 0; index < MOST_EMAILS; index += 1) codes.open({ uid, email, login: `of somebody else ${index}` });
    expect(codes.open({ uid, email, login: 'of the owner' })).toBeUndefined();
    const link = await askForReset();
    await identity('resetPassword', {
      oobCode: link.searchParams.get('oobCode'),
      newPassword: 'another long password',
    });
    expect(codes.open({ uid, email, login: 'of the owner' })).toBeDefined();
  });

  it('requires the exact password, with its spaces, and never a common one', async () => {
    const newPassword = '  plum orchard lantern ';
    const oobCode = (await askForReset()).searchParams.get('oobCode');
    for (const common of ['passwordpassword', 'Password12345', '123456789012', 'qwertyuiopasdf']) {
      expect([common, await identity('resetPassword', { oobCode, newPassword: common })]).toMatchObject([
        common,
        { status: 400, text: expect.stringContaining('WEAK_PASSWORD') },
      ]);
    }
    expect(await identity('resetPassword', { oobCode, newPassword })).toMatchObject({ status: 200 });
    const signIn = async (password: string) => (await identity('signInWithPassword', { email, password })).status;
    expect([await signIn(newPassword.trim()), await signIn(newPassword.trimEnd()), await signIn(newPassword)]).toEqual([
      400, 400, 200,
    ]);
  });

  it('ends when the account is disabled', async () => {
    const headers = await signInStaff(sandbox, 'staff-amelia');
    sandbox.identity.setDisabled('staff-amelia', true);
    expect(await scopes(headers)).toMatchObject(isOver);
  });

  it('leaves an audit trail with the events and no secret', async () => {
    await identity('signInWithPassword', { email, password: 'a wrong password' });
    const headers = await signInStaff(sandbox, 'staff-amelia');
    const label = 'Label of a phone';
    await callApi(sandbox, 'PUT', '/iams/mfa/totp/secrets/totp-staff-amelia', headers, { label });
    await callApi(sandbox, 'DELETE', '/iams/mfa/totp/secrets/totp-staff-amelia', headers);
    await callApi(sandbox, 'GET', '/iams/auth/logout', headers);
    const trail = sandbox.backend.audit.all();
    expect(trail.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual([
      'authn_login_fail INVALID_PASSWORD',
      'authn_login_success success',
      'authn_login_success success',
      'authn_login_success success',
      'session_created success',
      'authn_factor_relabelled success',
      'authz_fail ConflictError',
      'session_logout success',
    ]);
    expect(trail.every(({ user }) => user === 'staff-amelia')).toBe(true);
    expect(sandbox.backend.audit.firstBroken()).toBeUndefined();
    const [method] = sandbox.backend.methods.totpOf('staff-amelia');
    const written = JSON.stringify(trail);
    const secrets = [
      email,
      SANDBOX_STAFF_PASSWORD,
      'a wrong password',
      label,
      method?.secret,
      headers.Authorization.slice('Bearer '.length),
    ];
    for (const secret of secrets) expect(written).not.toContain(secret);
  });

  it('cannot be guessed from one network address with one password on many accounts', async () => {
    const attempt = (index: number) =>
      identity('signInWithPassword', { email: `nobody${index}@staff.example`, password: 'spring 2026!' });
    const answers = [];
    for (let index = 0; index < 52; index += 1) answers.push((await attempt(index)).text);
    expect(answers[48]).toContain('EMAIL_NOT_FOUND');
    expect(answers[51]).toContain('TOO_MANY_ATTEMPTS_TRY_LATER');
    pass(minute);
    expect((await attempt(60)).text).toContain('EMAIL_NOT_FOUND');
  });
});
