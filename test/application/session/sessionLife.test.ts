import { Reauthenticate, type ReauthenticationPrompt } from '@/application/session/Reauthenticate';
import { RequireRecentSignIn } from '@/application/session/RequireRecentSignIn';
import { ReportedSessionEnd } from '@/application/session/ReportedSessionEnd';
import { StaySignedIn } from '@/application/session/StaySignedIn';
import { TrackEngineSession } from '@/application/session/TrackEngineSession';
import { WatchSessionLife } from '@/application/session/WatchSessionLife';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { sessionTools } from '#test/support/builders/session/sessionTools';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';

const ann = { uid: 'ann', email: 'ann@staff.example' };

describe('WatchSessionLife', () => {
  function setUp() {
    const vault = new FakeSessionVault({ user: ann, cookie: 'c', since: 5 });
    const reportedEnd = new ReportedSessionEnd();
    const clock = new ManualClock(1_000);
    const received: unknown[] = [];
    const stop = new WatchSessionLife(vault, reportedEnd, clock).execute(life => received.push(life));
    return { vault, reportedEnd, received, stop };
  }

  it('reports the start of the session, and its end once that is known', () => {
    const { reportedEnd, received } = setUp();
    reportedEnd.record('c', 61_000);
    expect(received).toEqual([
      { since: 5, endsAt: undefined },
      { since: 5, endsAt: 61_000 },
    ]);
  });

  it('ignores an end in the past', () => {
    const { reportedEnd, received } = setUp();
    reportedEnd.record('c', 999);
    expect(received.at(-1)).toEqual({ since: 5, endsAt: undefined });
  });

  it('does not report the end of the previous session for the next one', () => {
    const { vault, reportedEnd, received } = setUp();
    reportedEnd.record('c', 61_000);
    vault.save({ user: ann, cookie: 'next', since: 9 });
    expect(received.at(-1)).toEqual({ since: 9, endsAt: undefined });
  });

  it('reports that there is no session, and nothing once it is stopped', () => {
    const { vault, reportedEnd, received, stop } = setUp();
    vault.clear();
    expect(received.at(-1)).toBeUndefined();
    stop();
    reportedEnd.record('c', 61_000);
    expect(received).toHaveLength(2);
  });
});

describe('StaySignedIn', () => {
  it('opens another session for the same user', async () => {
    const { identity, openSession, vault, announced, ann } = sessionTools();
    identity.signedIn = ann;
    vault.save({ user: ann, cookie: 'old' });
    expect(await new StaySignedIn(identity, openSession).execute()).toEqual({ ok: true, value: ann });
    expect(vault.current()?.cookie).not.toBe('old');
    expect(announced).toEqual([{ kind: 'renewed', user: ann }]);
  });

  it('reports that no one is signed in', async () => {
    const { identity, openSession } = sessionTools();
    expect(await new StaySignedIn(identity, openSession).execute()).toEqual({
      ok: false,
      failure: { kind: 'unauthorised' },
    });
  });
});

describe('TrackEngineSession', () => {
  it('records the session end that the engine reports, for that session only', () => {
    const engine = new FakeChatEngine();
    const reportedEnd = new ReportedSessionEnd();
    const clock = new ManualClock();
    const stop = new TrackEngineSession(engine, reportedEnd, clock).execute();
    engine.emit({ type: 'sessionLife', cookie: 'mine', seconds: 1_800 });
    expect([reportedEnd.endOf('mine'), reportedEnd.endOf('another')]).toEqual([clock.now() + 1_800_000, undefined]);
    stop();
    expect(engine.listening).toBe(0);
  });
});

describe('RequireRecentSignIn', () => {
  type Answer = Result<string, { readonly kind: 'recentLoginRequired' | 'offline' }>;
  function setUp(...answers: Answer[]) {
    const reauthentication = new FakeReauthentication();
    let calls = 0;
    const change = async (): Promise<Answer> => {
      calls += 1;
      const answer = answers.shift();
      if (answer === undefined) throw new Error('Nothing more was to be done.');
      return answer;
    };
    return {
      reauthentication,
      run: () => new RequireRecentSignIn(reauthentication).execute(change),
      calls: () => calls,
    };
  }
  const tooOld = fail({ kind: 'recentLoginRequired' } as const);

  it('does not prompt when nothing was refused', async () => {
    const { run, reauthentication } = setUp(ok('done'));
    expect(await run()).toEqual(ok('done'));
    expect(reauthentication.asked).toBe(0);
  });

  it('repeats what was refused once the same user has signed in', async () => {
    const { run, reauthentication, calls } = setUp(tooOld, ok('done'));
    const running = run();
    await Promise.resolve();
    await Promise.resolve();
    expect(reauthentication.reason).toBe('recentLoginRequired');
    reauthentication.answer('samePerson');
    expect(await running).toEqual(ok('done'));
    expect(calls()).toBe(2);
  });

  it.each(['anotherPerson', 'abandoned'] as const)(
    'returns the refusal when the prompt ends with %s',
    async outcome => {
      const { run, reauthentication, calls } = setUp(tooOld);
      const running = run();
      await Promise.resolve();
      await Promise.resolve();
      reauthentication.answer(outcome);
      expect(await running).toEqual(tooOld);
      expect(calls()).toBe(1);
    },
  );

  it('passes on other failures', async () => {
    const { run, reauthentication } = setUp(fail({ kind: 'offline' }));
    expect(await run()).toEqual(fail({ kind: 'offline' }));
    expect(reauthentication.asked).toBe(0);
  });
});

describe('Reauthenticate', () => {
  const annAgain = { user: ann, reason: 'sessionEnded' };
  const ben = { uid: 'ben', email: 'ben@staff.example' };

  function setUp() {
    const vault = new FakeSessionVault({ user: ann, cookie: 'old' });
    const reauthenticate = new Reauthenticate(vault);
    const asked: (ReauthenticationPrompt | undefined)[] = [];
    const stop = reauthenticate.execute(user => asked.push(user));
    return { vault, reauthenticate, asked, stop };
  }

  it('prompts once for any number of calls, and answers all of them', async () => {
    const { vault, reauthenticate, asked } = setUp();
    const calls = [reauthenticate.renew(), reauthenticate.renew(), reauthenticate.renew()];
    vault.save({ user: ann, cookie: 'new' });
    expect(await Promise.all(calls)).toEqual(['samePerson', 'samePerson', 'samePerson']);
    expect(asked).toEqual([undefined, annAgain, undefined]);
  });

  it('reports that another user has signed in', async () => {
    const { vault, reauthenticate } = setUp();
    const call = reauthenticate.renew();
    vault.save({ user: ben, cookie: 'new' });
    expect(await call).toBe('anotherPerson');
  });

  it.each([
    ['the user signs out', (tools: ReturnType<typeof setUp>) => tools.reauthenticate.abandon()],
    ['the session is cleared', (tools: ReturnType<typeof setUp>) => tools.vault.clear()],
  ])('stops when %s', async (_name, act) => {
    const tools = setUp();
    const call = tools.reauthenticate.renew();
    act(tools);
    expect(await call).toBe('abandoned');
  });

  it('prompts again for a later refusal', async () => {
    const { vault, reauthenticate, asked } = setUp();
    const first = reauthenticate.renew();
    vault.save({ user: ann, cookie: 'new' });
    await first;
    void reauthenticate.renew();
    expect(asked).toEqual([undefined, annAgain, undefined, annAgain]);
  });

  it('returns the reason of the prompt', () => {
    const { reauthenticate, asked } = setUp();
    void reauthenticate.renew('recentLoginRequired');
    expect(asked.at(-1)).toEqual({ user: ann, reason: 'recentLoginRequired' });
  });

  it('notifies the prompt when the session ends while it asks for something else', async () => {
    const { vault, reauthenticate, asked } = setUp();
    const calls = [reauthenticate.renew('recentLoginRequired'), reauthenticate.renew('sessionEnded')];
    expect([asked.at(-1), reauthenticate.awaited()]).toEqual([annAgain, calls[0]]);
    void reauthenticate.renew('recentLoginRequired');
    expect(asked).toHaveLength(3);
    vault.save({ user: ann, cookie: 'new' });
    expect(await Promise.all(calls)).toEqual(['samePerson', 'samePerson']);
  });

  it('notifies no listener that has unsubscribed', () => {
    const { reauthenticate, asked, stop } = setUp();
    stop();
    void reauthenticate.renew();
    expect(asked).toEqual([undefined]);
  });
});
