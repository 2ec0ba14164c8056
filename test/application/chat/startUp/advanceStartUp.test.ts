import { advanceStartUp, beginStartUp, type StartUpSignal } from '@/application/chat/startUp/advanceStartUp';
import type { StartUpSettings } from '@/application/chat/startUp/StartUpState';
import type { HostCommand } from '@/application/chat/protocol/HostCommand';

const settings: StartUpSettings = {
  environment: {
    production: false,
    unifiedBackendUrl: 'http://backend',
    firebase: { apiKey: 'k', projectId: 'p', appId: 'a', authDomain: 'localhost', databaseURL: 'http://localhost' },
  },
  networkUrl: 'http://backend',
};
const known: StartUpSignal = { type: 'sessionKnown', cookie: 'c1' };
const core: StartUpSignal = { type: 'core', version: '0.105.3' };
const repos: StartUpSignal = { type: 'repos', available: true };
const config: StartUpSignal = { type: 'config', config: { version: '0.105.3' } };
const keys: StartUpSignal = { type: 'keys', message: 'COMPLETE' };
const authorised: StartUpSignal = { type: 'authorised', uid: 'me' };
const profile: StartUpSignal = { type: 'profile', profile: { uid: 'me', firstName: 'Mia', lastName: 'Lang' } };
const list: StartUpSignal = { type: 'sessions', phase: 'known', sessions: [] };
const requireAuth: StartUpSignal = { type: 'requireAuth' };
const all = [known, core, repos, config, keys, authorised, profile, list];

function run(...signals: readonly StartUpSignal[]) {
  const first = beginStartUp(settings);
  let { state } = first;
  const commands: HostCommand[] = [...first.commands];
  for (const signal of signals) {
    const turn = advanceStartUp(state, signal);
    state = turn.state;
    commands.push(...turn.commands);
  }
  return { state, at: state.at, failure: state.failure, said: commands.map(({ type }) => type), commands };
}

describe('advanceStartUp', () => {
  it('runs all steps in order', () => {
    expect(all.map((_, count) => run(...all.slice(0, count + 1)).at)).toEqual([
      'core',
      'repos',
      'config',
      'keys',
      'auth',
      'awaitingUserProfile',
      'initChat',
      'complete',
    ]);
    expect(run(...all).said).toEqual(['begin', 'config', 'keys', 'login']);
  });

  it('starts with empty settings, and continues once the settings are not empty', () => {
    expect(run(known, core, repos).commands.at(-1)).toEqual({ type: 'config', config: {} });
    expect(run(known, core, repos, { type: 'config', config: {} }).at).toBe('config');
    expect(run(known, core, repos, config).state.config).toEqual({ version: '0.105.3' });
  });

  it('sends the network address for the keys, and the session cookie for the sign-in', () => {
    expect(run(known, core, repos, config).commands.at(-1)).toEqual({ type: 'keys', networkUrl: 'http://backend' });
    expect(run(known, core, repos, config, keys).commands.at(-1)).toEqual({ type: 'login', sessionCookie: 'c1' });
  });

  it('signs in when the session becomes known later', () => {
    const { at, said } = run(core, repos, config, keys);
    expect([at, said.includes('login')]).toEqual(['auth', false]);
    expect(run(core, repos, config, keys, known).said.at(-1)).toBe('login');
  });

  it.each(['0.104.9', '0.106.0', '1.105.0', 'broken'])(
    'rejects version %s of the engine before anything is opened',
    version => {
      const { at, failure, said } = run(known, { type: 'core', version }, repos, config, { type: 'retry' });
      expect([at, failure, said]).toEqual(['error', { step: 'core', cause: 'wrongVersion' }, ['begin']]);
    },
  );

  it.each([
    ['core', [known], 'begin'],
    ['repos', [known, core], 'begin'],
    ['config', [known, core, repos], 'config'],
    ['keys', [known, core, repos, config], 'keys'],
    ['auth', [known, core, repos, config, keys], 'login'],
    ['awaitingUserProfile', [known, core, repos, config, keys, authorised], 'login'],
  ] as const)('step %s has a time limit, an error and a retry', (step, before, again) => {
    const late = run(...before, { type: 'timedOut', at: step });
    expect([late.at, late.failure]).toEqual(['error', { step, cause: 'timedOut' }]);
    const retried = run(...before, { type: 'timedOut', at: step }, { type: 'retry' });
    expect([retried.said.at(-1), retried.failure]).toEqual([again, undefined]);
  });

  it('accepts an answer after its time limit', () => {
    expect(run(known, core, repos, config, { type: 'timedOut', at: 'keys' }, keys).at).toBe('auth');
  });

  it('ignores the alarm of an earlier step', () => {
    expect(run(known, core, repos, { type: 'timedOut', at: 'core' }).at).toBe('config');
  });

  it('shows the chats instead of an error when only their list is late', () => {
    expect(run(...all.slice(0, 7), { type: 'timedOut', at: 'initChat' }).at).toBe('complete');
  });

  it.each([
    [
      'the server returns no keys',
      [known, core, repos, config, { type: 'keys', message: 'FAILED' }],
      { step: 'keys', cause: 'unreachable' },
    ],
    [
      'the server cannot be reached at sign-in',
      [known, core, repos, config, keys, { type: 'unauthorised', cause: 'unreachable' }],
      { step: 'auth', cause: 'unreachable' },
    ],
    [
      'the profile cannot be loaded',
      [known, core, repos, config, keys, authorised, { type: 'profileFailed' }],
      { step: 'awaitingUserProfile', cause: 'unreachable' },
    ],
    ['the engine crashes', [...all, { type: 'crashed', message: '' }], { step: 'core', cause: 'crashed' }],
  ] as const)('names the failed step when %s', (_what, signals, failure) => {
    expect(run(...signals).failure).toEqual(failure);
  });

  it('requires a session when the current one was refused, and continues with a newer one', () => {
    const refused = [known, core, repos, config, keys, { type: 'unauthorised', cause: 'sessionEnded' }] as const;
    expect(run(...refused).at).toBe('requireAuth');
    expect(run(...refused, known).at).toBe('requireAuth');
    const renewed = run(...refused, { type: 'sessionKnown', cookie: 'c2' });
    expect([renewed.at, renewed.commands.at(-1)]).toEqual(['auth', { type: 'login', sessionCookie: 'c2' }]);
  });

  it('returns to the open chats after signing in again', () => {
    const again = run(...all, requireAuth, { type: 'sessionKnown', cookie: 'c2' }, authorised, profile);
    expect([again.at, again.state.opened]).toEqual(['complete', true]);
  });

  it('signs the engine out once when the session has ended', () => {
    const gone = run(...all, { type: 'sessionGone' });
    expect([gone.at, gone.state.opened, gone.commands.at(-1)]).toEqual(['auth', false, { type: 'logout' }]);
    expect(
      run(...all, { type: 'sessionGone' }, { type: 'sessionGone' }).said.filter(type => type === 'logout'),
    ).toHaveLength(1);
  });

  it('signs in again when a sign-out stopped half-way', () => {
    const out = [...all, { type: 'loggedOut', kept: [] }, { type: 'timedOut', at: 'auth' }, { type: 'retry' }] as const;
    expect(run(...out).said.at(-1)).toBe('login');
  });

  it('stays failed after a crash', () => {
    expect(run(...all, { type: 'crashed', message: '' }, { type: 'retry' }, { type: 'sessionGone' }).at).toBe('error');
  });
});
