import { ABSOLUTE_LIMIT_MS } from '#sandbox/backend/session/BackendSessions';
import { rhea } from '../setUpChat';
import { amy, ben, cy, dee, newcomer, refused, setUpSession } from './setUpSession';

const setUp = () => setUpSession();

describe('session calls', () => {
  it('issue staff a custom token only after the second factor', async () => {
    const { handlers, bearer, code, minted } = setUp();
    const ask = async (mfaChallengeResponse?: string) =>
      handlers.customToken({
        ...bearer(amy),
        query: { scope: ['all'], ...(mfaChallengeResponse !== undefined && { mfaChallengeResponse }) },
      });
    await expect(ask()).rejects.toMatchObject({ status: 401, token: 'MfaRequiredError' });
    await expect(ask('invented')).rejects.toMatchObject({ status: 401, token: 'MfaRequiredError' });
    const { token } = await handlers.totpChallengeResponse({ ...bearer(amy), body: { code: code() } });
    await ask(token);
    expect(minted).toMatchObject([
      {
        uid: amy.uid,
        claims: { mfa: true, scopes: amy.scopes, signed_in_at: 1_772_357_400, session_ends_at: 1_772_400_600_000 },
      },
    ]);
    await expect(ask(token)).rejects.toMatchObject({ token: 'MfaRequiredError' });
  });

  it('refuse the proof of one user from another', async () => {
    const { handlers, bearer, code } = setUp();
    const { token } = await handlers.totpChallengeResponse({ ...bearer(amy), body: { code: code() } });
    const asBen = async () =>
      handlers.customToken({ ...bearer(ben), query: { scope: ['all'], mfaChallengeResponse: token } });
    await expect(asBen()).rejects.toMatchObject({ token: 'MfaRequiredError' });
  });

  it('grant only the requested scopes, and none that the account lacks', async () => {
    const { handlers, bearer, minted, code } = setUp();
    const { token } = await handlers.totpChallengeResponse({ ...bearer(amy), body: { code: code() } });
    const scope = ['chat:view-requests', 'organisations:edit'];
    await handlers.customToken({ ...bearer(amy), query: { scope, mfaChallengeResponse: token } });
    expect(minted[0]?.claims).toMatchObject({ mfa: true, scopes: ['chat:view-requests'] });
  });

  it('report a paused account before they ask for a code, unless emailed codes are available', async () => {
    const { handlers, bearer, clock } = setUp();
    for (const person of [amy, dee])
      for (let tries = 0; tries < 10; tries += 1) {
        // Every sign-in has a limited number of tries.
        if (tries === 5) clock.time += 1_000;
        await refused(() => handlers.totpChallengeResponse({ ...bearer(person), body: { code: '000000' } }));
      }
    const options = (person: { readonly uid: string }) => () =>
      handlers.mfaOptions({ ...bearer(person), query: { scopes: ['all'] } });
    expect(await refused(options(dee))).toMatchObject({ status: 429, token: 'AccountPaused' });
    expect(await refused(options(amy))).toBe('not refused');
    clock.time += 15 * 60_000;
    expect(await refused(options(dee))).toBe('not refused');
  });

  it('list only the emailed codes of a paused account, and still accept them', async () => {
    const { handlers, bearer, clock, emails } = setUp();
    for (let tries = 0; tries < 10; tries += 1) {
      // Every sign-in has a limited number of tries.
      if (tries === 5) clock.time += 1_000;
      await refused(() => handlers.totpChallengeResponse({ ...bearer(amy), body: { code: '000000' } }));
    }
    clock.time += 1_000;
    const [mine, query] = [bearer(amy), { scopes: ['all'] }];
    expect(await handlers.mfaOptions({ ...mine, query })).toEqual([{ id: 'mail', type: 'email' }]);
    await handlers.emailChallenge({ ...mine, query: { configurationId: 'mail' } });
    const code = emails.at(-1)?.split(' ')[1] ?? '';
    expect(await handlers.emailChallengeResponse({ ...mine, body: { code } })).toHaveProperty('token');
    clock.time += 15 * 60_000;
    expect(await handlers.mfaOptions({ ...mine, query })).toHaveLength(2);
  });

  it('email a code to the user, once in half a minute', async () => {
    const { handlers, bearer, emails } = setUp();
    const send = async () => handlers.emailChallenge({ ...bearer(ben), query: { configurationId: 'ben-mail' } });
    await send();
    const [to, code = ''] = emails[0]?.split(' ') ?? [];
    expect(to).toBe(ben.email);
    await expect(send()).rejects.toMatchObject({ status: 429 });
    const wrong = code === '000000' ? '000001' : '000000';
    await expect(
      (async () => handlers.emailChallengeResponse({ ...bearer(ben), body: { code: wrong } }))(),
    ).rejects.toMatchObject({
      status: 400,
    });
    expect(await handlers.emailChallengeResponse({ ...bearer(ben), body: { code } })).toHaveProperty('token');
  });

  it('email nothing for a method that is not the user’s', async () => {
    const { handlers, bearer, emails } = setUp();
    for (const configurationId of ['mail', 'phone', 'none']) {
      await expect(
        (async () => handlers.emailChallenge({ ...bearer(ben), query: { configurationId } }))(),
      ).rejects.toMatchObject({
        status: 404,
      });
    }
    expect(emails).toEqual([]);
  });

  it('list the methods for the second factor, without their secrets', async () => {
    const { handlers, bearer } = setUp();
    const query = { scopes: ['all'] };
    expect(await handlers.mfaOptions({ ...bearer(amy), query })).toEqual([
      { id: 'phone', type: 'totp' },
      { id: 'mail', type: 'email' },
    ]);
    expect(await handlers.mfaOptions({ ...bearer(rhea), query })).toEqual([]);
  });

  it.each([
    ['a password', 'password', { mfa: true, scopes: ['chat:view-requests'] }],
    ['a custom token without the second factor', 'custom', { scopes: ['chat:view-requests'] }],
  ])('open no session for the ID token of %s', async (_, provider, claims) => {
    const { handlers, bearer } = setUp();
    const open = async () => handlers.sessionCookie({ ...bearer(amy, claims, provider), query: { setCookie: false } });
    await expect(open()).rejects.toMatchObject({ status: 401, token: 'MfaRequiredError' });
  });

  it('open a session with the scopes of the token that the account still holds, until logout', async () => {
    const { handlers, bearer, sessions } = setUp();
    const token = bearer(amy, { mfa: true, scopes: ['chat:view-requests', 'organisations:edit'] }, 'custom');
    const { sessionCookie = '' } = await handlers.sessionCookie({ ...token, query: { setCookie: false } });
    const session = sessions.use(sessionCookie);
    expect(session).toMatchObject({ uid: amy.uid, scopes: ['chat:view-requests'] });
    if (session) await handlers.logout({ caller: session });
    expect(sessions.use(sessionCookie)).toBeUndefined();
  });

  it('refuse the proof and the emailed code of one sign-in in another of the same user', async () => {
    const { handlers, bearer, emails, code } = setUp();
    const [first, second] = [bearer(amy, { sandbox_session: 'A' }), bearer(amy, { sandbox_session: 'B' })];
    const { token } = await handlers.totpChallengeResponse({ ...first, body: { code: code() } });
    const query = { scope: ['all'], mfaChallengeResponse: token };
    expect(await refused(() => handlers.customToken({ ...second, query }))).toMatchObject({
      status: 401,
      token: 'MfaRequiredError',
    });
    await handlers.emailChallenge({ ...first, query: { configurationId: 'mail' } });
    const emailed = emails[0]?.split(' ')[1] ?? '';
    expect(await refused(() => handlers.emailChallengeResponse({ ...second, body: { code: emailed } }))).toMatchObject({
      status: 400,
    });
    expect(await handlers.emailChallengeResponse({ ...first, body: { code: emailed } })).toHaveProperty('token');
  });

  it('issue no token and open no session for staff without a method', async () => {
    const { handlers, bearer } = setUp();
    expect(await refused(() => handlers.customToken({ ...bearer(cy), query: { scope: ['all'] } }))).toMatchObject({
      status: 401,
      token: 'MfaRequiredError',
    });
    expect(await refused(() => handlers.sessionCookie({ ...bearer(cy), query: { setCookie: false } }))).toMatchObject({
      status: 403,
      token: 'MfaRequiredError',
    });
  });

  it.each([
    ['a patient', rhea],
    ['a self-registered account', newcomer],
  ])('issue %s no token and no session, whatever is claimed', async (_, person) => {
    const { handlers, bearer, sessionOf, minted } = setUp();
    const custom = bearer(person, { mfa: true, scopes: ['all'] }, 'custom');
    const staffOnly = { status: 403, token: 'StaffOnly' };
    expect(await refused(() => handlers.customToken({ ...bearer(person), query: { scope: ['all'] } }))).toMatchObject(
      staffOnly,
    );
    expect(await refused(() => handlers.sessionCookie({ ...custom, query: { setCookie: false } }))).toMatchObject(
      staffOnly,
    );
    expect(await refused(() => handlers.freshCustomToken(sessionOf(person)))).toMatchObject(staffOnly);
    expect(minted).toEqual([]);
  });

  it('do not treat the exchange of a custom token as a new sign-in', async () => {
    const { handlers, bearer, sessionOf, minted, clock, sessions } = setUp();
    const signedInAt = clock.time;
    clock.time += 3_600_000;
    await handlers.freshCustomToken(sessionOf(amy, signedInAt));
    expect(minted[0]?.claims).toMatchObject({ mfa: true, signed_in_at: signedInAt / 1000 });
    const exchanged = bearer(amy, { ...minted[0]?.claims, mfa: true }, 'custom');
    const { sessionCookie = '' } = await handlers.sessionCookie({ ...exchanged, query: { setCookie: false } });
    expect(sessions.use(sessionCookie)).toMatchObject({ signedInAt });
  });

  it('end a fresh token with its own session and sign-in, not with a later one', async () => {
    const { handlers, sessionOf, minted, clock } = setUp();
    const signedInAt = clock.time - 3_600_000;
    const { caller } = sessionOf(amy, signedInAt);
    await handlers.freshCustomToken({ caller });
    expect(minted[0]?.claims).toMatchObject({
      sign_in: caller.signIn,
      session: caller.cookieHash,
      session_ends_at: signedInAt + ABSOLUTE_LIMIT_MS,
    });
  });

  it.each([
    [ABSOLUTE_LIMIT_MS - 1000, true],
    [ABSOLUTE_LIMIT_MS, false],
  ])('open a session %s ms after the sign-in: %s', async (age, opens) => {
    const { handlers, bearer, clock } = setUp();
    const token = bearer(amy, { mfa: true, scopes: [] }, 'custom');
    clock.time += age;
    const open = () => handlers.sessionCookie({ ...token, query: { setCookie: false } });
    if (opens) expect(await open()).toHaveProperty('sessionCookie');
    else expect(await refused(open)).toMatchObject({ status: 401, token: 'Unauthorised' });
  });

  it('refuse an unknown user', async () => {
    const { handlers, bearer } = setUp();
    const stranger = { ...amy, uid: 'stranger' };
    expect(await refused(() => handlers.mfaOptions({ ...bearer(stranger), query: { scopes: [] } }))).toMatchObject({
      status: 403,
    });
  });
});
