import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createIdentityHandler } from '../../../identity/createIdentityHandler';
import { IdentityDirectory } from '../../../identity/IdentityDirectory';
import type { Mail } from '../../../identity/Mail';
import { memoryJournal } from '../../../journal/memoryJournal';
import { OffsetClock } from '../../../kernel/OffsetClock';

const accounts = '/identitytoolkit.googleapis.com/v1/accounts:';
const password = 'practice password';

describe('createIdentityHandler', () => {
  let server: Server;
  let directory: IdentityDirectory;
  let mails: Mail[];

  beforeEach(async () => {
    const clock = new OffsetClock();
    directory = new IdentityDirectory({ journal: memoryJournal(), clock, projectId: 'practice' });
    directory.create({ uid: 'thea', email: 'thea@example.org', password });
    directory.create({ uid: 'dora', email: 'dora@example.org', password, disabled: true });
    mails = [];
    directory.onEmail(mail => mails.push(mail));
    const { handle } = createIdentityHandler({ directory, clock, actionUrl: 'https://dashboard.example.org/action' });
    server = createServer((request, response) => {
      if (!handle(request, response, new URL(request.url ?? '/', 'http://localhost')))
        response.writeHead(418).end('{}');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  afterEach(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });

  const call = async (path: string, init: RequestInit) => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? {} : JSON.parse(text)) as { error?: { message: string } },
    };
  };
  const post = (path: string, body: unknown) =>
    call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const signIn = (email: string, attempt: string) =>
    post(`${accounts}signInWithPassword?key=k`, { email, password: attempt });

  it('leaves every other path to others', async () => {
    expect((await call('/iams/auth/customToken', {})).status).toBe(418);
  });

  it('lets a page of any origin ask, with the headers it wants', async () => {
    const { status, headers } = await call(`${accounts}signUp`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:3000', 'access-control-request-headers': 'content-type,x-client-version' },
    });
    expect([status, headers.get('access-control-allow-origin'), headers.get('access-control-allow-headers')]).toEqual([
      204,
      'http://localhost:3000',
      'content-type,x-client-version',
    ]);
  });

  it.each<[string, () => Promise<{ status: number }>, number]>([
    ['a call it does not know', () => post(`${accounts}unheardOf`, {}), 404],
    ['a method it does not know', () => call(`${accounts}lookup`, {}), 404],
    ['what is no JSON', () => call(`${accounts}lookup`, { method: 'POST', body: '{' }), 400],
    ['a list in the place of an object', () => post(`${accounts}lookup`, []), 400],
    ['a body of two megabytes', () => post(`${accounts}lookup`, { idToken: 'x'.repeat(2 << 20) }), 413],
    ['a call without a token', () => post(`${accounts}lookup`, {}), 400],
  ])('refuses %s', async (_, attempt, status) => {
    expect((await attempt()).status).toBe(status);
  });

  it('answers unknown, wrong and disabled alike with enumeration protection, whatever the password', async () => {
    directory.settings.enumerationProtection = true;
    const answers = [
      await signIn('nobody@example.org', password),
      await signIn('thea@example.org', 'a wrong password'),
      await signIn('dora@example.org', 'a wrong password'),
      await signIn('dora@example.org', password),
    ];
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.body.error?.message).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  it('answers forgotten passwords alike with enumeration protection, and mails only who can use it', async () => {
    directory.settings.enumerationProtection = true;
    const ask = (email: string) => post(`${accounts}sendOobCode`, { requestType: 'PASSWORD_RESET', email });
    for (const email of ['nobody@example.org', 'dora@example.org', 'thea@example.org']) {
      expect((await ask(email)).body).toEqual({ email });
    }
    expect(mails.map(({ to }) => to)).toEqual(['thea@example.org']);
  });

  it('takes a password as long as any may be, and refuses a longer one', async () => {
    const long = 'a long walk in the rain '.repeat(200);
    const register = (chosen: string) =>
      post(`${accounts}signUp?key=k`, { email: `${chosen.length}@example.org`, password: chosen });
    expect((await register(long.slice(0, 4_096))).status).toBe(200);
    expect((await register(long.slice(0, 4_097))).body.error?.message).toMatch(/^WEAK_PASSWORD/);
  });

  it('counts tries at once one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn('thea@example.org', 'a wrong password')));
    const messages = answers.map(({ body }) => body.error?.message.split(' ')[0]).sort();
    expect(messages).toEqual([
      ...Array<string>(5).fill('INVALID_PASSWORD'),
      ...Array<string>(3).fill('TOO_MANY_ATTEMPTS_TRY_LATER'),
    ]);
  });

  it('mails a link to the dashboard’s page for email actions, with its purpose and where to continue', async () => {
    const continueUrl = 'https://dashboard.example.org/login';
    await post(`${accounts}sendOobCode`, { requestType: 'PASSWORD_RESET', email: 'thea@example.org', continueUrl });
    const [mail] = mails;
    const link = new URL(mail?.link ?? '');
    expect(`${link.origin}${link.pathname}`).toBe('https://dashboard.example.org/action');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      mode: 'resetPassword',
      oobCode: mail?.code,
      lang: 'en',
      continueUrl,
    });
    expect(mail?.text).toContain(link.href);
  });

  it('registers no one when self-registration is off', async () => {
    directory.settings.selfRegistration = false;
    expect((await post(`${accounts}signUp`, { email: 'new@example.org', password })).body.error?.message).toBe(
      'ADMIN_ONLY_OPERATION',
    );
  });
});
