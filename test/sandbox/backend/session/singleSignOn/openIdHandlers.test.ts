import { generateKeyPairSync } from 'node:crypto';
import { openIdHandlers } from '#sandbox/backend/session/singleSignOn/openIdHandlers';
import { LOGIN_LIFE_MS } from '#sandbox/backend/session/singleSignOn/PendingLogins';
import { PeopleDirectory } from '#sandbox/backend/people/PeopleDirectory';
import { Accounts } from '#sandbox/backend/session/Accounts';
import { BackendSessions } from '#sandbox/backend/session/BackendSessions';
import { MfaMethods } from '#sandbox/backend/session/MfaMethods';
import { rhea } from '../../setUpChat';
import { amy, ben, refused } from '../setUpSession';
import { FakeProvider } from './FakeProvider';

const clientID = 'dashboard';
const redirectUrl = 'http://localhost:4200/callback';
const links: Readonly<Record<string, string>> = {
  'h-1': amy.uid,
  'h-shut': ben.uid,
  'h-patient': rhea.uid,
  'h-gone': 'nobody',
};

describe('single sign-on', () => {
  let provider: FakeProvider;

  beforeEach(async () => {
    provider = new FakeProvider();
    await provider.start();
  });

  afterEach(() => provider.stop());

  const setUp = () => {
    const clock = { time: provider.now * 1000, now: () => clock.time };
    const minted: { uid: string; claims: Readonly<Record<string, unknown>> }[] = [];
    const people = new PeopleDirectory({ clock, everybody: [amy, ben, rhea] });
    const identity = {
      find: (uid: string) => (people.find(uid) ? { disabled: uid === ben.uid } : undefined),
      verifyIdToken: () => undefined,
      confirmEmail: () => undefined,
      mintCustomToken: (uid: string, claims: Readonly<Record<string, unknown>>) =>
        `custom-${minted.push({ uid, claims })}`,
    };
    const registration = {
      clientID,
      clientName: 'Hospital',
      clientSecret: 's:cret',
      issuer: () => provider.issuer,
      redirectUrls: () => [redirectUrl],
      uidOf: ({ issuer, sub }: { readonly issuer: string; readonly sub: string }) =>
        issuer === provider.issuer ? links[sub] : undefined,
      now: () => provider.now * 1000,
    };
    const accounts = new Accounts({ people, identity, methods: new MfaMethods(people) });
    const handlers = openIdHandlers({
      registrations: [registration],
      accounts,
      identity,
      sessions: new BackendSessions(clock),
      clock,
    });
    const begin = async () => {
      const url = await handlers.loginUrl({ caller: undefined, query: { clientID, redirectUrl } });
      return { url, state: new URL(url).searchParams.get('login') ?? '' };
    };
    const finish = (state: string, code: string, client = clientID) =>
      handlers.loginCallback({ caller: undefined, body: { clientID: client, code, state } });
    const login = async () => {
      const { url, state } = await begin();
      return finish(state, provider.consent(url));
    };
    return { clock, handlers, begin, finish, login, minted };
  };
  const failing = (check: string) => ({ status: 400, token: 'OpenIdFailed', detail: check });

  it('lists the providers, and starts at an address with PKCE, a nonce and a login id', async () => {
    const { handlers, begin } = setUp();
    expect(await handlers.providers({ caller: undefined })).toEqual([{ client_name: 'Hospital', clientID }]);
    const [first, second] = [new URL((await begin()).url), new URL((await begin()).url)];
    expect(Object.fromEntries(first.searchParams)).toEqual({
      client_id: clientID,
      response_type: 'code',
      scope: 'openid',
      redirect_uri: redirectUrl,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      login: expect.stringMatching(/^[\w-]{43}$/),
      prompt: 'login',
    });
    for (const name of ['code_challenge', 'nonce', 'login'])
      expect(first.searchParams.get(name)).not.toBe(second.searchParams.get(name));
  });

  it('starts for no unknown provider, and redirects to no unregistered address', async () => {
    const { handlers } = setUp();
    const begin = (query: { clientID: string; redirectUrl: string }) =>
      refused(() => handlers.loginUrl({ caller: undefined, query }));
    expect(await begin({ clientID: 'other', redirectUrl })).toMatchObject({ status: 404 });
    expect(await begin({ clientID, redirectUrl: 'https://evil.example/callback' })).toMatchObject({
      status: 400,
      token: 'ValidationError',
    });
  });

  it('signs a user in fully who used a second factor at the provider', async () => {
    const { login, minted, clock } = setUp();
    expect(await login()).toEqual({ customToken: 'custom-1' });
    expect(minted).toMatchObject([
      {
        uid: amy.uid,
        claims: {
          mfa: true,
          scopes: amy.scopes,
          signed_in_at: clock.time / 1000,
          session_ends_at: clock.time + 12 * 3_600_000,
        },
      },
    ]);
  });

  it.each([
    ['a password alone', { amr: ['pwd'] }],
    ['nothing', { amr: undefined }],
    ['a one-time password alone', { amr: ['otp'] }],
  ])('issues a token without scopes to a user who used %s at the provider', async (_, lies) => {
    const { login, minted } = setUp();
    provider.lies = lies;
    await login();
    expect(minted[0]?.claims).toMatchObject({ mfa: false, scopes: [] });
  });

  it('accepts the provider’s acr claim too', async () => {
    const { login, minted } = setUp();
    provider.lies = { amr: undefined, acr: 'https://refeds.org/profile/mfa' };
    await login();
    expect(minted[0]?.claims).toMatchObject({ mfa: true });
  });

  it('accepts a login id once, within five minutes, from its own client', async () => {
    const { begin, finish, clock } = setUp();
    expect(await refused(() => finish('invented', 'code-0'))).toMatchObject(failing('state'));
    const used = await begin();
    const code = provider.consent(used.url);
    await finish(used.state, code);
    expect(await refused(() => finish(used.state, code))).toMatchObject(failing('state'));
    const foreign = await begin();
    expect(await refused(() => finish(foreign.state, provider.consent(foreign.url), 'other'))).toMatchObject(
      failing('state'),
    );
    const [inTime, late] = [await begin(), await begin()];
    clock.time += LOGIN_LIFE_MS - 1;
    expect(await finish(inTime.state, provider.consent(inTime.url))).toHaveProperty('customToken');
    clock.time += 1;
    expect(await refused(() => finish(late.state, provider.consent(late.url)))).toMatchObject(failing('state'));
  });

  it('refuses a code that is unknown, used, or from another login', async () => {
    const { begin, finish } = setUp();
    const [one, other] = [await begin(), await begin()];
    const stolen = provider.consent(other.url);
    expect(await refused(() => finish(one.state, stolen))).toMatchObject(failing('code'));
    expect(await refused(() => finish(other.state, stolen))).toMatchObject(failing('code'));
  });

  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['another nonce', { nonce: 'another' }, 'nonce'],
    ['no nonce', { nonce: undefined }, 'nonce'],
    ['another audience', { aud: 'somebody' }, 'audience'],
    ['several audiences and no authorised party', { aud: ['somebody', clientID] }, 'audience'],
    ['another authorised party', { azp: 'somebody' }, 'audience'],
    ['another issuer', { iss: 'https://evil.example' }, 'issuer'],
    ['no subject', { sub: '' }, 'issuer'],
    ['an expiry half a minute ago', { exp: 1_772_357_370 }, 'expired'],
    ['no expiry', { exp: undefined }, 'expired'],
  ])('refuses an ID token with %s', async (_, lies, check) => {
    const { login, minted } = setUp();
    provider.lies = lies;
    expect(await refused(login)).toMatchObject(failing(check));
    expect(minted).toEqual([]);
  });

  it('accepts an ID token when the clocks differ by less than half a minute', async () => {
    const { login } = setUp();
    provider.lies = { exp: 1_772_357_371 };
    expect(await login()).toHaveProperty('customToken');
  });

  it('refuses an ID token that the issuer did not sign', async () => {
    const { login } = setUp();
    provider.algorithm = 'none';
    expect(await refused(login)).toMatchObject(failing('issuer'));
    provider.algorithm = 'RS256';
    provider.signer = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    expect(await refused(login)).toMatchObject(failing('issuer'));
  });

  it.each([
    ['brings its own key', (key: object) => ({ jwk: key })],
    ['names the address of its own key', () => ({ jku: `${provider.issuer}/own-keys`, kid: 'own' })],
    ['gives its own key the name of the issuer’s', (key: object) => ({ jwk: { ...key, kid: 'k' }, kid: 'k' })],
  ])('refuses an ID token that %s', async (_, header) => {
    const { login } = setUp();
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    provider.signer = privateKey;
    provider.header = header(publicKey.export({ format: 'jwk' }));
    expect(await refused(login)).toMatchObject(failing('issuer'));
  });

  it.each([
    ['h-shut', 'AccountDisabled'],
    ['h-unknown', 'AccessDenied'],
    ['h-gone', 'AccessDenied'],
    ['h-patient', 'AccessDenied'],
  ])('refuses %s: %s', async (sub, token) => {
    const { login, minted } = setUp();
    provider.lies = { sub, email: amy.email };
    expect(await refused(login)).toMatchObject({ status: 403, token });
    expect(minted).toEqual([]);
  });
});
