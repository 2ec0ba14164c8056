import 'reflect-metadata';
import { LINK_TOKEN } from '@/domain/transactional/tokenKind';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { EmailedLinks } from '#test/support/builders/transactional/emailedLinks';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe('emailed links in the sandbox', () => {
  const sandbox = sharedSandbox();
  const links = new EmailedLinks(() => sandbox.now());
  const url = (path: string) => `http://127.0.0.1:${sandbox.now().port}${path}`;
  const send = async (method: string, path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(url(`/api${path}`), { method, headers, body: JSON.stringify(body) });
    return { status: answer.status, token: (await answer.text()).split('\n')[0] };
  };
  const checkIn = (token: string) => send('POST', '/contact/action/request-check-in', { token });

  it('contain 128 random bits', async () => {
    const made = await Promise.all([links.link(), links.link()]);
    for (const token of made) expect(token).toMatch(LINK_TOKEN);
    expect(new Set(made).size).toBe(2);
  });

  it('work for less than ten minutes', async () => {
    const [early, late] = [await links.link(), await links.link()];
    sandbox.now().clock.offsetMs += 10 * MINUTE_MS - 5_000;
    expect((await checkIn(early)).status).toBe(204);
    sandbox.now().clock.offsetMs += 5_000;
    expect(await checkIn(late)).toEqual({ status: 404, token: 'TokenUnknown' });
  });

  it('are not used up when they are opened', async () => {
    const token = await links.link();
    const before = links.reached();
    for (const page of ['callback', 'check-in', 'email-preferences'])
      await fetch(url(`/transactional/${page}?token=${token}`));
    expect(links.reached()).toBe(before);
    expect((await checkIn(token)).status).toBe(204);
  });

  it('send one request from two windows', async () => {
    const token = await links.link();
    const before = links.reached();
    const both = await Promise.all([checkIn(token), checkIn(token)]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect(links.reached() - before).toBe(1);
  });

  it('are limited in number', async () => {
    const patient = links.patient();
    for (let made = 0; made < 20; made += 1) expect(await links.link(patient)).toMatch(LINK_TOKEN);
    expect(await links.link(patient)).toMatch(/^TooManyTokens/);
  });

  it('send at most five requests of one person in an hour', async () => {
    const patient = links.patient();
    for (let sent = 0; sent < 5; sent += 1) expect((await checkIn(await links.link(patient))).status).toBe(204);
    const token = await links.link(patient);
    expect(await checkIn(token)).toEqual({ status: 429, token: 'TooManyRequests' });
    sandbox.now().clock.offsetMs += HOUR_MS;
    expect((await checkIn(await links.link(patient))).status).toBe(204);
  });

  it('leave neither token nor address in the audit trail', async () => {
    const address = 'unseen@elsewhere.example';
    const emailToken = await links.emailToken(address);
    const token = await links.link();
    await checkIn(token);
    await fetch(url(`/api/iams/query-string-token/use?tokenID=${token}`));
    await fetch(url(`/api/email/update/jwt/${emailToken}`));
    await fetch(url(`/api/email/update/jwt/${emailToken}x`));
    await send('PUT', `/email/unsubscribe/${encodeURIComponent(address)}`, { token: emailToken });
    expect(await send('PUT', '/email/unsubscribe/other%40elsewhere.example', { token: emailToken })).toEqual({
      status: 403,
      token: 'NotOfToken',
    });
    const trail = await (await fetch(url('/sandbox/audit.json'))).text();
    expect(trail).toContain('transactional.unsubscribe');
    for (const secret of [address, 'other@elsewhere', emailToken, token]) expect(trail).not.toContain(secret);
  });

  it('name the patient who asks, and allow no extra line', async () => {
    const patient = links.patient();
    const token = await links.link(patient);
    const clientDetails = { name: 'Ann\nPhone: 1', phoneNumber: '020 7946 0018', note: '' };
    await send('POST', '/contact/action/request-callback', { token, callbackGroup: 'support', clientDetails });
    const [email] = links.mailsTo('support@staff.example');
    expect(email?.text).toContain(`/patient-profile/${patient.patientId}/timeline`);
    expect(email?.text.split('\n').filter(line => line.startsWith('Phone: '))).toEqual(['Phone: 020 7946 0018']);
  });

  it.each([
    ['callback', { callbackGroup: 'everybody', clientDetails: { name: 'A', phoneNumber: '020 7946 0018', note: '' } }],
    ['callback', { callbackGroup: 'support', clientDetails: { name: 'A', phoneNumber: 'call me', note: '' } }],
    ['callback', { callbackGroup: 'support', clientDetails: { name: ' ', phoneNumber: '020 7946 0018', note: '' } }],
    ['callback', { callbackGroup: 'support' }],
    ['access/app', { message: 'x', email: 'a@b', isContactable: true }],
    ['access/app', { message: 'x'.repeat(1_001), email: 'a@b.example', isContactable: true }],
    ['access/app', { message: 'x', email: 'a@b.example' }],
  ])('refuse a request that staff could not answer: %s %j', async (kind, body) => {
    const token = await links.link();
    const answer = await send('POST', `/contact/action/request-${kind}`, {
      ...(kind === 'callback' && { token }),
      ...body,
    });
    expect(answer.status).toBe(400);
    // The link is still unused.
    expect((await checkIn(token)).status).toBe(204);
  });

  it('refuse any other kind of access', async () => {
    const body = { message: 'x', email: 'a@b.example', isContactable: false };
    expect((await send('POST', '/contact/action/request-access/admin', body)).status).toBe(404);
  });
});

describe('welfare emails of a patient’s app', () => {
  const sandbox = sharedSandbox();
  const links = new EmailedLinks(() => sandbox.now());
  const some = (count: number, name = 'friend') =>
    Array.from({ length: count }, (_, place) => `${name}${place}@elsewhere.example`);

  const write = async (patient: Parameters<typeof links.post>[1], targetEmailAddresses: readonly string[]) => {
    const answer = await links.post('/social/welfareEmail', patient, {
      targetEmailAddresses,
      careFirstStyleEmail: false,
    });
    return answer.status;
  };

  it('go to at most ten addresses, and to each once', async () => {
    const patient = links.patient();
    expect(await write(patient, some(11))).toBe(400);
    expect(links.mailsTo('friend0@elsewhere.example')).toHaveLength(0);
    expect(await write(patient, [...some(9), 'Friend0@elsewhere.example'])).toBe(204);
    expect(links.mailsTo('friend0@elsewhere.example')).toHaveLength(1);
  });

  it('are sent at most three times a day, not counting a repeat', async () => {
    const patient = links.patient();
    for (const name of ['a', 'a', 'b', 'c']) expect(await write(patient, some(2, name))).toBe(204);
    expect(links.mailsTo('a0@elsewhere.example')).toHaveLength(1);
    expect(await write(patient, some(2, 'd'))).toBe(429);
    expect(await write(patient, some(2, 'c'))).toBe(204);
    sandbox.now().clock.offsetMs += 24 * HOUR_MS;
    expect(await write(patient, some(2, 'd'))).toBe(204);
  });

  it('are not sent to people who have stopped them', async () => {
    const address = 'quiet@elsewhere.example';
    const token = await links.emailToken(address);
    await fetch(`http://127.0.0.1:${sandbox.now().port}/api/email/unsubscribe/${address}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect(await write(links.patient(), [address, 'loud@elsewhere.example'])).toBe(204);
    expect(links.mailsTo(address)).toHaveLength(1);
    expect(links.mailsTo('loud@elsewhere.example')).toHaveLength(1);
  });

  it('are refused for an invalid address', async () => {
    expect(await write(links.patient(), ['a@b.example\nBcc: c@d.example'])).toBe(400);
    expect(await write(links.patient(), [])).toBe(400);
  });
});
