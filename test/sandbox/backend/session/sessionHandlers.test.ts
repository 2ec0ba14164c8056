import { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import type { KnownPerson } from '#sandbox/backend/people/KnownPerson';
import { BackendSessions } from '#sandbox/backend/session/BackendSessions';
import { EmailChallenges } from '#sandbox/backend/session/EmailChallenges';
import { MfaTokens } from '#sandbox/backend/session/MfaTokens';
import { sessionHandlers } from '#sandbox/backend/session/sessionHandlers';
import { TotpChallenges, totpOf } from '#sandbox/backend/session/TotpChallenges';
import type { IdTokenClaims } from '#sandbox/shared/IdTokenClaims';
import { rhea, therapist } from '../setUpChat';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const amy = { ...therapist('amy'), mfa: [{ id: 'phone', type: 'totp', secret } as const, { id: 'mail', type: 'email' } as const] };
const ben = { ...therapist('ben'), mfa: [{ id: 'ben-mail', type: 'email' } as const] };

function setUp() {
  const clock = { time: 1_772_357_400_000, now: () => clock.time };
  const emails: string[] = [];
  const minted: { uid: string; claims: Readonly<Record<string, unknown>> }[] = [];
  const sessions = new BackendSessions(clock);
  const handlers = sessionHandlers({
    people: new PeopleDirectory([amy, ben, rhea]),
    identity: {
      verifyIdToken: () => undefined,
      mintCustomToken: (uid, claims) => `custom-${minted.push({ uid, claims })}`,
    },
    sessions,
    mfaTokens: new MfaTokens(clock),
    totp: new TotpChallenges(clock),
    emailCodes: new EmailChallenges(clock),
    sendEmail: (to, _, text) => emails.push(`${to} ${/[0-9]{6}/.exec(text)?.[0]}`),
  });
  const bearer = ({ uid }: KnownPerson, more: Partial<IdTokenClaims> = {}, provider = 'password') => {
    const claims = {
      sub: uid,
      user_id: uid,
      auth_time: 1,
      iat: 1,
      exp: 2,
      firebase: { sign_in_provider: provider, identities: {} },
      ...more,
    };
    return { idToken: 'token', caller: claims satisfies IdTokenClaims };
  };
  const code = () => totpOf(secret).generate({ timestamp: clock.time });
  return { clock, emails, minted, sessions, handlers, bearer, code };
}

describe('session calls', () => {
  it('give staff a custom token only after the second factor', async () => {
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
    expect(minted).toEqual([{ uid: amy.uid, claims: { mfa: true, scopes: amy.scopes } }]);
    await expect(ask(token)).rejects.toMatchObject({ token: 'MfaRequiredError' });
  });

  it('refuse the proof of one person in the hands of another', async () => {
    const { handlers, bearer, code } = setUp();
    const { token } = await handlers.totpChallengeResponse({ ...bearer(amy), body: { code: code() } });
    const asBen = async () => handlers.customToken({ ...bearer(ben), query: { scope: ['all'], mfaChallengeResponse: token } });
    await expect(asBen()).rejects.toMatchObject({ token: 'MfaRequiredError' });
  });

  it('give only the scopes asked for, and none that the account lacks', async () => {
    const { handlers, bearer, minted } = setUp();
    await handlers.customToken({ ...bearer(rhea), query: { scope: ['patient:chat', 'organisations:edit'] } });
    expect(minted[0]?.claims).toEqual({ mfa: true, scopes: ['patient:chat'] });
  });

  it('email a code to the person, once in half a minute', async () => {
    const { handlers, bearer, emails } = setUp();
    const send = async () => handlers.emailChallenge({ ...bearer(ben), query: { configurationId: 'ben-mail' } });
    await send();
    const [to, code = ''] = emails[0]?.split(' ') ?? [];
    expect(to).toBe(ben.email);
    await expect(send()).rejects.toMatchObject({ status: 429 });
    const wrong = code === '000000' ? '000001' : '000000';
    await expect((async () => handlers.emailChallengeResponse({ ...bearer(ben), body: { code: wrong } }))()).rejects.toMatchObject({
      status: 400,
    });
    expect(await handlers.emailChallengeResponse({ ...bearer(ben), body: { code } })).toHaveProperty('token');
  });

  it('email nothing for a method that is not the person’s', async () => {
    const { handlers, bearer, emails } = setUp();
    for (const configurationId of ['mail', 'phone', 'none']) {
      await expect((async () => handlers.emailChallenge({ ...bearer(ben), query: { configurationId } }))()).rejects.toMatchObject({
        status: 404,
      });
    }
    expect(emails).toEqual([]);
  });

  it('list the ways to give the second factor, without their secrets', async () => {
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

  it('refuse somebody whom the backend does not know', async () => {
    const { handlers, bearer } = setUp();
    const stranger = { ...amy, uid: 'stranger' };
    await expect((async () => handlers.mfaOptions({ ...bearer(stranger), query: { scopes: [] } }))()).rejects.toMatchObject({
      status: 403,
    });
  });
});
