/** @jest-environment ./test/support/browserEnvironment.cjs */
import type { PromptMoment, TokenAnswer } from '@/infrastructure/system/drive/GoogleAccounts';
import { standInAccounts } from '@/infrastructure/system/drive/standInAccounts';

const BASE = 'https://drive.example/google';

/** The page, the window that it opens, and what it receives. */
function setUp({ isBlocked = false } = {}) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const opened: string[] = [];
  window.open = url => {
    opened.push(String(url));
    return isBlocked ? null : frame.contentWindow;
  };
  const [credentials, moments]: [(string | undefined)[], PromptMoment[]] = [[], []];
  const { id } = standInAccounts(window, BASE);
  id.initialize({
    client_id: 'c',
    callback: ({ credential }) => credentials.push(credential),
    use_fedcm_for_prompt: false,
  });
  id.prompt(moment => moments.push(moment));
  const say = (data: unknown, origin = 'https://drive.example'): boolean =>
    window.dispatchEvent(new MessageEvent('message', { data, origin }));
  const seen = () =>
    moments.map(one => [
      one.isNotDisplayed?.(),
      one.isSkippedMoment(),
      one.isDismissedMoment(),
      one.getSkippedReason?.() ?? null,
      one.getDismissedReason(),
    ]);
  return { frame, opened, credentials, say, seen };
}

describe('the window of the stand-in drive', () => {
  it('opens in a new window with the page’s origin, and returns the chosen account', () => {
    const { opened, credentials, say, seen } = setUp();
    say({ credential: 'h.p.s' });
    say({ credential: 'late' });
    expect([opened, credentials, seen()]).toEqual([
      [`${BASE}/choose?origin=${encodeURIComponent(window.location.origin)}`],
      ['h.p.s'],
      [],
    ]);
  });

  it('accepts messages only from the drive, and no empty ones', () => {
    const { credentials, say, seen } = setUp();
    say({ credential: 'forged' }, 'https://elsewhere.example');
    for (const noise of [null, 'hello', {}, { credential: 7 }, { moment: 'other' }]) say(noise);
    expect([credentials, seen()]).toEqual([[], []]);
    say({ credential: 'h.p.s' });
    expect(credentials).toEqual(['h.p.s']);
  });

  it.each([
    ['closed', [false, true, false, 'user_cancel', '']],
    ['blocked', [false, true, false, null, '']],
    ['notShown', [true, false, false, null, '']],
  ])('reports the end "%s" as the real prompt would', (moment, expected) => {
    const { credentials, say, seen } = setUp();
    say({ moment });
    expect([credentials, seen()]).toEqual([[], [expected]]);
  });

  it('reports that it was not shown when the browser blocks it', () => {
    expect(setUp({ isBlocked: true }).seen()).toEqual([[true, false, false, null, '']]);
  });

  it('notices that the user has closed the window', async () => {
    const { frame, seen, say, credentials } = setUp();
    Object.defineProperty(frame.contentWindow ?? frame, 'closed', { value: true });
    for (let look = 0; look < 40 && seen().length === 0; look += 1)
      await new Promise(resolve => setTimeout(resolve, 25));
    say({ credential: 'late' });
    expect([seen(), credentials]).toEqual([[[false, true, false, 'user_cancel', '']], []]);
  });
});

describe('a token request to the stand-in drive', () => {
  const ask = (answer: () => Promise<Response>): Promise<TokenAnswer | { readonly type: string }> => {
    globalThis.fetch = answer;
    return new Promise(resolve => {
      const { oauth2 } = standInAccounts(window, BASE);
      oauth2
        .initTokenClient({
          client_id: 'c',
          scope: 's',
          login_hint: 'ben@drive.example',
          callback: resolve,
          error_callback: resolve,
        })
        .requestAccessToken();
    });
  };

  it('returns the drive’s answer', async () => {
    expect(await ask(() => Promise.resolve(Response.json({ access_token: 't', expires_in: 60 })))).toEqual({
      access_token: 't',
      expires_in: 60,
    });
  });

  it('fails when it is refused', async () => {
    expect(await ask(() => Promise.resolve(new Response('', { status: 400 })))).toEqual({ error: 'invalid_request' });
  });

  it('reports a missing answer', async () => {
    expect(await ask(() => Promise.reject(new TypeError('offline')))).toEqual({ type: 'unreachable' });
  });
});
