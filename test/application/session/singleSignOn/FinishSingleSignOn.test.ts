import { accountTools } from '#test/support/builders/session/accountTools';

/** A user who has left for the provider. `back` returns with the provider’s address. */
async function setUp(path = '/') {
  const tools = accountTools({}, path);
  await tools.startSingleSignOn.execute('hospital');
  const state = new URL(tools.location.leftFor[0] ?? '').searchParams.get('state') ?? '';
  const back = (query: Readonly<Record<string, string>> = {}) =>
    tools.finishSingleSignOn.execute({ code: 'code of ann', state, ...query });
  return { ...tools, back };
}

describe('FinishSingleSignOn', () => {
  it('opens a session for the user whom the provider names', async () => {
    const { back, vault, singleSignOn, ann, returns } = await setUp();
    expect(await back()).toEqual({ ok: true, value: { kind: 'signedIn', user: ann } });
    expect([vault.current()?.user, returns.isEmpty]).toEqual([ann, true]);
    expect(singleSignOn.finished).toEqual([{ clientID: 'hospital', code: 'code of ann', login: 'login-1' }]);
  });

  it('requires a second factor if the provider required none, and signs no one in until then', async () => {
    const { back, gateway, vault, identity } = await setUp();
    gateway.refusesHalfSignedIn = true;
    expect(await back()).toEqual({
      ok: true,
      value: {
        kind: 'secondFactorNeeded',
        pending: { email: 'ann@staff.example', idToken: 'id:ann', options: [{ id: 'app', type: 'totp' }] },
      },
    });
    expect([vault.current(), identity.signedIn]).toEqual([undefined, undefined]);
  });

  it.each([
    ['the page that the user left', '/admin/users?view=review#top', '/admin/users?view=review#top'],
    ['the start page, instead of a page that would end the session', '/authentication/logout', '/'],
    ['the start page, instead of an address that could lead to another site', '/.//elsewhere.example', '/'],
  ])('returns to %s', async (_name, path, address) => {
    const { back, addressBar } = await setUp(path);
    addressBar.replace('/callback');
    await back();
    expect(addressBar.shown).toBe(address);
  });

  it.each([
    ['that came too late', 300_000, {}, 'stateExpired'],
    ['that the provider refused', 0, { error: 'access_denied' }, 'accessDenied'],
  ])('keeps the page that the user left for the next attempt after a return %s', async (_name, ms, query, kind) => {
    const { back, addressBar, clock } = await setUp('/admin/users?view=review#top');
    addressBar.replace('/callback');
    clock.advance(ms);
    expect(await back(query)).toEqual({ ok: false, failure: { kind } });
    expect(addressBar.shown).toBe('/admin/users?view=review#top');
  });

  it('accepts a state for less than five minutes', async () => {
    const late = await setUp();
    late.clock.advance(300_000);
    expect(await late.back()).toEqual({ ok: false, failure: { kind: 'stateExpired' } });
    expect([late.singleSignOn.finished, late.returns.isEmpty]).toEqual([[], true]);
    const inTime = await setUp();
    inTime.clock.advance(299_999);
    expect(await inTime.back()).toMatchObject({ ok: true });
  });

  it('accepts a state once', async () => {
    const { back, singleSignOn } = await setUp();
    await back();
    expect(await back()).toEqual({ ok: false, failure: { kind: 'stateUnknown' } });
    expect(singleSignOn.finished).toHaveLength(1);
  });

  it.each([
    ['an unknown state', { state: 'ABCDEFGHIJ' }, 'stateUnknown'],
    ['no state', { state: '' }, 'stateUnknown'],
    ['a refusal by the provider', { error: 'access_denied' }, 'accessDenied'],
    ['an error from the provider', { error: 'server_error' }, 'providerRefused'],
  ])('makes no call to the backend after %s, and forgets the state', async (_name, query, kind) => {
    const { back, singleSignOn, returns } = await setUp();
    expect(await back(query)).toEqual({ ok: false, failure: { kind } });
    expect([singleSignOn.finished, returns.isEmpty]).toEqual([[], true]);
  });

  it.each([
    [{ kind: 'checkFailed', check: 'nonce' }],
    [{ kind: 'accountDisabled' }],
    [{ kind: 'accessDenied' }],
    [{ kind: 'offline' }],
  ] as const)('passes on the failure of the backend: %j', async failure => {
    const { back, singleSignOn } = await setUp();
    singleSignOn.failNext(failure);
    expect(await back()).toEqual({ ok: false, failure });
  });
});
