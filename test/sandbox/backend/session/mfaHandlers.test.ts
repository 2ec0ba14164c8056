import { RECENT_LOGIN_MS } from '#sandbox/backend/session/demandRecentSignIn';
import { MOST_METHODS } from '#sandbox/backend/session/MfaMethods';
import { rhea } from '../setUpChat';
import { amy, ben, cy, newcomer, refused, secret, setUpSession } from './setUpSession';

const fresh = 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU';
const custom = { mfa: true, scopes: [] };

describe('second factors', () => {
  it('are listed with label or address, without the secret', async () => {
    const { mfa, sessionOf } = setUpSession();
    expect(await mfa.configurations(sessionOf(amy))).toEqual([
      { id: 'phone', type: 'totp', label: 'Phone' },
      { id: 'mail', type: 'email', email: amy.email },
    ]);
    expect(await mfa.totpSecrets(sessionOf(amy))).toEqual([
      { id: 'phone', label: 'Phone', createdAt: '2026-01-01T00:00:00.000Z' },
    ]);
    expect(await mfa.configurations(sessionOf(rhea))).toEqual([]);
  });

  it('can be added by a member of staff without a method, and are required from then on', async () => {
    const person = cy;
    const { mfa, handlers, proveMailbox, bearer, code, clock, minted, mails } = setUpSession();
    await proveMailbox(bearer(person));
    mails.splice(0);
    const added = await mfa.addTotpSecret({
      ...bearer(person),
      body: { code: code(fresh), secret: fresh, label: 'Phone' },
    });
    expect(added).toEqual({ id: expect.stringMatching(/^totp-/), label: 'Phone' });
    expect(mails).toMatchObject([{ to: person.email, subject: 'An authenticator was added' }]);
    expect(JSON.stringify(mails)).not.toContain(fresh);
    const ask = (mfaChallengeResponse = '') =>
      handlers.customToken({ ...bearer(person), query: { scope: ['all'], mfaChallengeResponse } });
    expect(await refused(() => ask())).toMatchObject({ status: 401, token: 'MfaRequiredError' });
    expect(
      await refused(() => handlers.totpChallengeResponse({ ...bearer(person), body: { code: code(fresh) } })),
    ).toMatchObject({ status: 400 });
    clock.time += 30_000;
    const { token } = await handlers.totpChallengeResponse({ ...bearer(person), body: { code: code(fresh) } });
    await ask(token);
    expect(minted[0]?.claims).toMatchObject({ mfa: true, scopes: person.scopes });
  });

  it.each([
    ['a member of staff without a method', cy],
    ['a self-registered account', newcomer],
  ])('cannot be added by %s with a password alone, nor with the proof of another sign-in', async (_, person) => {
    const { mfa, handlers, proveMailbox, bearer, code, methods } = setUpSession();
    const add = (token: ReturnType<typeof bearer>) =>
      mfa.addTotpSecret({ ...token, body: { code: code(fresh), secret: fresh, label: 'Phone' } });
    const [mine, other] = [bearer(person, { sandbox_session: 'A' }), bearer(person, { sandbox_session: 'B' })];
    const { token } = await proveMailbox(mine);
    expect(await refused(() => add(other))).toMatchObject({ status: 403, token: 'MailboxProofRequired' });
    // The proof of the mailbox is not a second factor.
    expect(
      await refused(() => handlers.customToken({ ...mine, query: { scope: ['all'], mfaChallengeResponse: token } })),
    ).not.toBe('not refused');
    expect(methods.methodsOf(person.uid)).toEqual([]);
    expect(await add(mine)).toHaveProperty('id');
  });

  it('by email can be added again by a user who reads the mailbox', async () => {
    const { mfa, handlers, proveMailbox, bearer, sessionOf, mails } = setUpSession();
    await mfa.removeDefaultEmail(sessionOf(amy));
    const passwordAlone = () =>
      handlers.emailChallenge({ ...bearer(amy), query: { configurationId: 'default-email' } });
    expect(await refused(passwordAlone)).toMatchObject({ status: 404 });
    await proveMailbox(bearer(amy, custom, 'custom'));
    expect(await mfa.configurations(sessionOf(amy))).toMatchObject([
      { type: 'totp' },
      { type: 'email', email: amy.email },
    ]);
    expect(mails.at(-1)).toMatchObject({ to: amy.email, subject: 'Emailed codes were switched on' });
  });

  it('end the user’s other sessions when they are removed', async () => {
    const { mfa, sessionOf, sessions } = setUpSession();
    const [other, bens, own] = [sessionOf(amy), sessionOf(ben), sessionOf(amy)];
    await mfa.removeTotpSecret({ ...own, path: { id: 'phone' } });
    expect([other, bens, own].map(({ caller }) => sessions.lifeLeftMs(caller) > 0)).toEqual([false, true, true]);
  });

  it('cannot be added with a password alone when there is one already', async () => {
    const { mfa, bearer, code } = setUpSession();
    const body = { code: code(fresh), secret: fresh, label: 'Phone' };
    expect(await refused(() => mfa.addTotpSecret({ ...bearer(ben), body }))).toMatchObject({
      status: 401,
      token: 'MfaRequiredError',
    });
    expect(await refused(() => mfa.addTotpSecret({ ...bearer(ben, { mfa: false }, 'custom'), body }))).toMatchObject({
      token: 'MfaRequiredError',
    });
    expect(await mfa.addTotpSecret({ ...bearer(ben, custom, 'custom'), body })).toHaveProperty('id');
  });

  it('cannot be added with the code of another secret', async () => {
    const { mfa, proveMailbox, bearer, code, methods } = setUpSession();
    await proveMailbox(bearer(cy));
    const attempt = () =>
      mfa.addTotpSecret({ ...bearer(cy), body: { code: code(secret), secret: fresh, label: 'Phone' } });
    expect(await refused(attempt)).toMatchObject({ status: 400, token: 'ValidationError' });
    expect(methods.methodsOf(cy.uid)).toEqual([]);
  });

  it('stay unchanged when the same secret is sent again after a lost answer', async () => {
    const { mfa, bearer, code, clock, methods } = setUpSession();
    const add = () =>
      mfa.addTotpSecret({
        ...bearer(ben, custom, 'custom'),
        body: { code: code(fresh), secret: fresh, label: 'Phone' },
      });
    const first = await add();
    expect(await add()).toEqual(first);
    clock.time += 30_000;
    expect(await add()).toEqual(first);
    expect(methods.methodsOf(ben.uid)).toHaveLength(2);
  });

  it('are limited to five', async () => {
    const { mfa, bearer, code, methods } = setUpSession();
    const add = (index: number) => {
      const own = `${'ABCDE'[index] ?? 'F'}${fresh.slice(1)}`;
      return mfa.addTotpSecret({
        ...bearer(ben, custom, 'custom'),
        body: { code: code(own), secret: own, label: `Phone ${index}` },
      });
    };
    for (let index = 1; index < MOST_METHODS; index += 1) await add(index);
    expect(await refused(() => add(MOST_METHODS))).toMatchObject({ status: 429 });
    expect(methods.methodsOf(ben.uid)).toHaveLength(MOST_METHODS);
  });

  it('can be renamed and removed, and their owner is notified', async () => {
    const { mfa, sessionOf, mails } = setUpSession();
    await mfa.relabelTotpSecret({ ...sessionOf(amy), path: { id: 'phone' }, body: { label: 'Old phone' } });
    expect(await mfa.totpSecrets(sessionOf(amy))).toMatchObject([{ label: 'Old phone' }]);
    await mfa.removeTotpSecret({ ...sessionOf(amy), path: { id: 'phone' } });
    expect(await mfa.configurations(sessionOf(amy))).toMatchObject([{ id: 'mail' }]);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [amy.email, 'An authenticator was renamed'],
      [amy.email, 'An authenticator was removed'],
    ]);
  });

  it('can be emailed codes that are removed, but never the last method', async () => {
    const { mfa, sessionOf, mails } = setUpSession();
    await mfa.removeDefaultEmail(sessionOf(amy));
    expect(await mfa.configurations(sessionOf(amy))).toMatchObject([{ id: 'phone' }]);
    expect(await refused(() => mfa.removeTotpSecret({ ...sessionOf(amy), path: { id: 'phone' } }))).toMatchObject({
      status: 409,
    });
    expect(await refused(() => mfa.removeDefaultEmail(sessionOf(ben)))).toMatchObject({
      status: 409,
      token: 'ConflictError',
    });
    expect(mails).toHaveLength(1);
  });

  it('of other people cannot be changed', async () => {
    const { mfa, sessionOf } = setUpSession();
    expect(await refused(() => mfa.removeTotpSecret({ ...sessionOf(ben), path: { id: 'phone' } }))).toMatchObject({
      status: 404,
    });
    expect(
      await refused(() => mfa.relabelTotpSecret({ ...sessionOf(ben), path: { id: 'phone' }, body: { label: 'Mine' } })),
    ).toMatchObject({ status: 404 });
  });

  it.each([
    [RECENT_LOGIN_MS, true],
    [RECENT_LOGIN_MS + 1000, false],
  ])('can be changed %s ms after the sign-in: %s', async (age, may) => {
    const { mfa, clock, sessionOf, bearer, code } = setUpSession();
    const signedInAt = clock.time;
    const token = bearer(ben, custom, 'custom');
    clock.time += age;
    const outcomes = await Promise.all([
      refused(() =>
        mfa.relabelTotpSecret({ ...sessionOf(amy, signedInAt), path: { id: 'phone' }, body: { label: 'Old' } }),
      ),
      refused(() => mfa.removeTotpSecret({ ...sessionOf(amy, signedInAt), path: { id: 'phone' } })),
      refused(() => mfa.addTotpSecret({ ...token, body: { code: code(fresh), secret: fresh, label: 'Phone' } })),
    ]);
    const late = expect.objectContaining({ status: 403, token: 'RecentLoginRequired' });
    expect(outcomes).toEqual(may ? Array(3).fill('not refused') : [late, late, late]);
  });

  it('cannot be added by a patient', async () => {
    const { mfa, bearer, code } = setUpSession();
    const attempt = () =>
      mfa.addTotpSecret({ ...bearer(rhea), body: { code: code(fresh), secret: fresh, label: 'Phone' } });
    expect(await refused(attempt)).toMatchObject({ status: 403, token: 'Forbidden' });
  });
});
