import { IdentityClient } from '#sandbox/practice/IdentityClient';
import { SANDBOX_HOSPITAL_PASSWORD } from '#sandbox/seed/seedPasswords';
import { SandboxProcess } from '#test/e2e/support/SandboxProcess';
import { Browser } from './support/Browser';

interface Provider {
  readonly client_name: string;
  readonly clientID: string;
}

/** The provider is an ES module, which jest cannot load. The sandbox runs in its own process. */
describe('single sign-on with a real OpenID provider', () => {
  let sandbox: SandboxProcess;
  let provider: Provider;
  let callback: string;

  const api = async (method: string, path: string, init: { headers?: Record<string, string>; body?: object } = {}) => {
    const headers = { ...init.headers, ...(init.body && { 'Content-Type': 'application/json' }) };
    const body = init.body && { body: JSON.stringify(init.body) };
    const response = await fetch(`${sandbox.origin}/api${path}`, { method, headers, ...body });
    return { status: response.status, text: await response.text() };
  };
  const begin = async () => {
    const query = new URLSearchParams({ clientID: provider.clientID, redirectUrl: callback });
    const { text } = await api('GET', `/iams/openid/loginURL?${query.toString()}`);
    return { url: `${text}&state=A1B2C3D4E5`, login: new URL(text).searchParams.get('login') ?? '' };
  };
  const openForm = async (url: string) => {
    const browser = new Browser();
    const shown = await browser.follow(await browser.get(url), url, callback);
    return { browser, ...shown };
  };
  const signInAs = async (email: string, password = SANDBOX_HOSPITAL_PASSWORD) => {
    const { url, login } = await begin();
    const form = await openForm(url);
    const submitted = await form.browser.submit(form.url, { email, password });
    const end = await form.browser.follow(submitted, form.url, callback);
    return { login, end, found: new URL(end.url).searchParams };
  };
  const finish = (state: string, code: string | null) =>
    api('POST', '/iams/openid/loginCallback', { body: { clientID: provider.clientID, code: code ?? '', state } });

  beforeAll(async () => {
    sandbox = await SandboxProcess.start();
    callback = `${sandbox.origin}/callback`;
    [provider] = JSON.parse((await api('GET', '/iams/openid/providers')).text) as [Provider];
  }, 60_000);

  afterAll(() => sandbox.dispose());

  it('redirects to a provider on the dashboard’s own origin', async () => {
    expect(provider).toEqual({ client_name: 'Sandbox Hospital', clientID: 'sandbox-hospital' });
    const { url } = await begin();
    expect(url.startsWith(`${sandbox.origin}/sandbox/openid/auth?`)).toBe(true);
    const { response } = await openForm(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain(`form-action 'self' ${sandbox.origin}`);
    expect(await response.text()).toMatch(/name="password"/);
  });

  it('opens a session for a user who gave both factors there', async () => {
    const { login, found } = await signInAs('amelia.hart@hospital.example');
    expect([found.get('state'), found.get('error')]).toEqual(['A1B2C3D4E5', null]);
    const answer = await finish(login, found.get('code'));
    const { customToken } = JSON.parse(answer.text) as { customToken: string };
    const idToken = await new IdentityClient(sandbox.origin).signInWithCustomToken(customToken);
    const opened = await api('GET', '/iams/auth/sessionCookie?setCookie=false', { headers: { idToken } });
    const { sessionCookie } = JSON.parse(opened.text) as { sessionCookie: string };
    const scopes = await api('GET', '/iams/scopes/current', { headers: { Authorization: `Bearer ${sessionCookie}` } });
    expect(scopes.text).toContain('chat:view-active-chats');
  });

  it('requires the second factor of a user who gave only a password there', async () => {
    const { login, found } = await signInAs('benedict.okafor@hospital.example');
    const { customToken } = JSON.parse((await finish(login, found.get('code'))).text) as { customToken: string };
    const idToken = await new IdentityClient(sandbox.origin).signInWithCustomToken(customToken);
    const refusal = { status: 401, text: expect.stringMatching(/^MfaRequiredError\n/) };
    expect(await api('GET', '/iams/auth/sessionCookie?setCookie=false', { headers: { idToken } })).toMatchObject(
      refusal,
    );
    expect(await api('GET', '/iams/auth/customToken?scope[]=all', { headers: { idToken } })).toMatchObject(refusal);
    const { code } = await sandbox.staff('benedict.okafor@staff.example');
    const given = await api('POST', '/iams/mfa/totp/challenge-response', { headers: { idToken }, body: { code } });
    const { token } = JSON.parse(given.text) as { token: string };
    const path = `/iams/auth/customToken?scope[]=all&mfaChallengeResponse=${token}`;
    expect(await api('GET', path, { headers: { idToken } })).toMatchObject({ status: 200 });
  });

  it.each([
    ['hugo.brandt@hospital.example', 'AccountDisabled'],
    ['ines.calder@hospital.example', 'AccessDenied'],
  ])('rejects %s: %s', async (email, token) => {
    const { login, found } = await signInAs(email);
    expect(await finish(login, found.get('code'))).toMatchObject({
      status: 403,
      text: expect.stringMatching(new RegExp(`^${token}\n`)),
    });
  });

  it('accepts a code once, and only with its own login', async () => {
    const [one, other] = [await signInAs('amelia.hart@hospital.example'), await begin()];
    const code = one.found.get('code');
    expect(await finish(other.login, code)).toMatchObject({ status: 400, text: 'OpenIdFailed\ncode' });
    expect(await finish(one.login, code)).toMatchObject({ status: 200 });
    expect(await finish(one.login, code)).toMatchObject({ status: 400, text: 'OpenIdFailed\nstate' });
    expect(await finish((await begin()).login, code)).toMatchObject({ status: 400, text: 'OpenIdFailed\ncode' });
  });

  it('requires the right password, this browser’s own login, PKCE and a registered redirect', async () => {
    expect((await signInAs('amelia.hart@hospital.example', 'wrong')).end.response.status).toBe(401);
    const { url } = await begin();
    const form = await openForm(url);
    expect((await new Browser().get(form.url)).status).toBe(400);
    for (const [name, value] of [
      ['code_challenge', ''],
      ['redirect_uri', 'https://evil.example/callback'],
    ] as const) {
      const changed = new URL(url);
      if (value === '') changed.searchParams.delete(name);
      else changed.searchParams.set(name, value);
      const { response, url: end } = await openForm(changed.href);
      expect(response.status === 400 || new URL(end).searchParams.get('error') === 'invalid_request').toBe(true);
    }
  });

  it('returns without a code when the user cancels', async () => {
    const { url } = await begin();
    const form = await openForm(url);
    const cancelled = await form.browser.submit(form.url, { cancel: '1', email: '', password: '' });
    const end = await form.browser.follow(cancelled, form.url, callback);
    expect(Object.fromEntries(new URL(end.url).searchParams)).toMatchObject({
      error: 'access_denied',
      state: 'A1B2C3D4E5',
    });
  });

  it('lists the accounts for the sandbox page', async () => {
    const listed = (await (await fetch(`${sandbox.origin}/sandbox/accounts.json`)).json()) as {
      readonly singleSignOn: readonly object[];
    };
    expect(listed.singleSignOn).toHaveLength(4);
    expect(listed.singleSignOn[0]).toMatchObject({
      provider: 'Sandbox Hospital',
      email: 'amelia.hart@hospital.example',
      password: SANDBOX_HOSPITAL_PASSWORD,
    });
  });
});
