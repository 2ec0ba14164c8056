import { RequireRecentSignIn } from '@/application/session/RequireRecentSignIn';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';

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
  return { reauthentication, run: () => new RequireRecentSignIn(reauthentication).execute(change), calls: () => calls };
}
const tooOld = fail({ kind: 'recentLoginRequired' } as const);

describe('RequireRecentSignIn', () => {
  it('does not prompt when nothing was refused', async () => {
    const { run, reauthentication } = setUp(ok('done'));
    expect(await run()).toEqual(ok('done'));
    expect(reauthentication.asked).toBe(0);
  });

  it('does once more what was refused, when the same person has signed in', async () => {
    const { run, reauthentication, calls } = setUp(tooOld, ok('done'));
    const running = run();
    await Promise.resolve();
    await Promise.resolve();
    expect(reauthentication.reason).toBe('recentLoginRequired');
    reauthentication.answer('samePerson');
    expect(await running).toEqual(ok('done'));
    expect(calls()).toBe(2);
  });

  it.each(['anotherPerson', 'abandoned'] as const)('does nothing more when the answer is %s', async outcome => {
    const { run, reauthentication, calls } = setUp(tooOld);
    const running = run();
    await Promise.resolve();
    await Promise.resolve();
    reauthentication.answer(outcome);
    expect(await running).toEqual(tooOld);
    expect(calls()).toBe(1);
  });

  it('leaves other failures alone', async () => {
    const { run, reauthentication } = setUp(fail({ kind: 'offline' }));
    expect(await run()).toEqual(fail({ kind: 'offline' }));
    expect(reauthentication.asked).toBe(0);
  });
});
