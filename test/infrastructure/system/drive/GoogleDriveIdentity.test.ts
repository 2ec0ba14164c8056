import type { GoogleAccounts, PromptMoment, TokenAnswer } from '@/infrastructure/system/drive/GoogleAccounts';
import { DRIVE_SCOPE, GoogleDriveIdentity } from '@/infrastructure/system/drive/GoogleDriveIdentity';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const credentialOf = (payload: object): string => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;
const moment = (part: Partial<PromptMoment>): PromptMoment => ({
  isSkippedMoment: () => false,
  isDismissedMoment: () => false,
  getDismissedReason: () => '',
  ...part,
});
const granted: TokenAnswer = { access_token: 'token-1', expires_in: 3_600, scope: `openid ${DRIVE_SCOPE}` };

/** The drive's client, controlled by the test. */
class ScriptedClient implements GoogleAccounts {
  /** The behaviour of the prompt. */
  happens: { readonly credential: string } | { readonly moment: PromptMoment } = {
    credential: credentialOf({ email: 'ben@drive.example', email_verified: true }),
  };
  answer: TokenAnswer | { readonly type: string } = granted;
  readonly hints: string[] = [];
  private onCredential: (answer: { readonly credential?: string }) => void = () => undefined;

  readonly id: GoogleAccounts['id'] = {
    initialize: ({ callback }) => {
      this.onCredential = callback;
    },
    prompt: onMoment => {
      if ('moment' in this.happens) return onMoment(this.happens.moment);
      this.onCredential(this.happens);
      onMoment(moment({ isDismissedMoment: () => true, getDismissedReason: () => 'credential_returned' }));
    },
  };

  readonly oauth2: GoogleAccounts['oauth2'] = {
    initTokenClient: ({ login_hint, callback, error_callback }) => ({
      requestAccessToken: () => {
        this.hints.push(login_hint);
        if ('type' in this.answer) error_callback(this.answer);
        else callback(this.answer);
      },
    }),
  };
}

function setUp({ usesFedCm = false, loads = true } = {}) {
  const [client, clock, state] = [new ScriptedClient(), new ManualClock(), { loads }];
  const load = async () => {
    if (!state.loads) throw new Error('no script');
    return client;
  };
  return {
    client,
    clock,
    state,
    identity: new GoogleDriveIdentity({ clientId: 'c', load, usesFedCm: () => usesFedCm, clock }),
  };
}

const settled = () => new Promise(resolve => setTimeout(resolve, 0));
const failure = (kind: string) => ({ ok: false, failure: { kind } });

describe('GoogleDriveIdentity', () => {
  it('returns the address of the chosen account', async () => {
    expect(await setUp().identity.chooseAccount()).toEqual({ ok: true, value: { email: 'ben@drive.example' } });
  });

  it.each([
    ['no token', 'not readable'],
    ['no address', credentialOf({ sub: '1' })],
    ['an unverified address', credentialOf({ email: 'ben@drive.example', email_verified: false })],
    ['nothing', ''],
  ])('rejects a credential with %s', async (_what, credential) => {
    const { client, identity } = setUp();
    client.happens = { credential };
    expect(await identity.chooseAccount()).toEqual(failure('unreadableCredential'));
  });

  it.each<readonly [string, boolean, Partial<PromptMoment>, string]>([
    ['closed', true, { isSkippedMoment: () => true, getSkippedReason: () => 'user_cancel' }, 'cancelled'],
    ['dismissed', false, { isDismissedMoment: () => true, getDismissedReason: () => 'cancel_called' }, 'cancelled'],
    ['skipped by a browser that shows it itself', true, { isSkippedMoment: () => true }, 'fedCm'],
    [
      'skipped by Google',
      false,
      { isSkippedMoment: () => true, getSkippedReason: () => 'issuing_failed' },
      'cancelled',
    ],
    ['not shown', false, { isNotDisplayed: () => true }, 'promptNotOpened'],
  ])('reports a prompt that was %s', async (_how, usesFedCm, part, kind) => {
    const { client, identity } = setUp({ usesFedCm });
    client.happens = { moment: moment(part) };
    expect(await identity.chooseAccount()).toEqual(failure(kind));
  });

  it('reports failure when the client cannot be loaded, and retries on the next call', async () => {
    const { identity, state } = setUp({ loads: false });
    expect(await identity.chooseAccount()).toEqual(failure('promptNotOpened'));
    state.loads = true;
    expect(await identity.chooseAccount()).toMatchObject({ ok: true });
  });

  it('requests a token once and keeps it until shortly before it expires', async () => {
    const { identity, client, clock } = setUp();
    expect(await identity.token('ben@drive.example')).toEqual(failure('notReady'));
    await settled();
    expect(await identity.token('ben@drive.example')).toEqual({ ok: true, value: 'token-1' });
    clock.advance(3_539_999);
    await identity.token('ben@drive.example');
    expect(client.hints).toEqual(['ben@drive.example']);
    clock.advance(1);
    await identity.token('ben@drive.example');
    expect(client.hints).toHaveLength(2);
  });

  it('requests a new token if the drive rejects one or the user has signed out', async () => {
    const { identity, client } = setUp();
    await identity.chooseAccount();
    await identity.token('ben@drive.example');
    identity.forget('token-1');
    await identity.token('ben@drive.example');
    identity.forgetAll();
    await identity.token('ben@drive.example');
    expect(client.hints).toHaveLength(3);
  });

  it.each([
    [{ error: 'access_denied' }, 'refused'],
    [{ access_token: 't', scope: 'openid' }, 'refused'],
    [{ type: 'popup_closed' }, 'refused'],
    [{ type: 'unreachable' }, 'unreachable'],
  ] as const)('returns no token for %j', async (answer, kind) => {
    const { identity, client } = setUp();
    await identity.chooseAccount();
    client.answer = answer;
    expect(await identity.token('ben@drive.example')).toEqual(failure(kind));
  });

  it('reports failure when its client cannot be loaded', async () => {
    const { identity } = setUp({ loads: false });
    expect(await identity.token('ben@drive.example')).toEqual(failure('notReady'));
    await settled();
    expect(await identity.token('ben@drive.example')).toEqual(failure('unreachable'));
  });
});
