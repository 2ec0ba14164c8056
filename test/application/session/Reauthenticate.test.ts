import { Reauthenticate, type ReauthenticationPrompt } from '@/application/session/Reauthenticate';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';

const ann = { uid: 'ann', email: 'ann@staff.example' };
const annAgain = { user: ann, reason: 'sessionEnded' };
const ben = { uid: 'ben', email: 'ben@staff.example' };

function setUp() {
  const vault = new FakeSessionVault({ user: ann, cookie: 'old' });
  const reauthenticate = new Reauthenticate(vault);
  const asked: (ReauthenticationPrompt | undefined)[] = [];
  const stop = reauthenticate.execute(user => asked.push(user));
  return { vault, reauthenticate, asked, stop };
}

describe('Reauthenticate', () => {
  it('prompts once for any number of calls and answers all of them', async () => {
    const { vault, reauthenticate, asked } = setUp();
    const calls = [reauthenticate.renew(), reauthenticate.renew(), reauthenticate.renew()];
    vault.save({ user: ann, cookie: 'new' });
    expect(await Promise.all(calls)).toEqual(['samePerson', 'samePerson', 'samePerson']);
    expect(asked).toEqual([undefined, annAgain, undefined]);
  });

  it('reports when another person has signed in', async () => {
    const { vault, reauthenticate } = setUp();
    const call = reauthenticate.renew();
    vault.save({ user: ben, cookie: 'new' });
    expect(await call).toBe('anotherPerson');
  });

  it.each([
    ['the person leaves', (tools: ReturnType<typeof setUp>) => tools.reauthenticate.abandon()],
    ['the session is cleared', (tools: ReturnType<typeof setUp>) => tools.vault.clear()],
  ])('gives up when %s', async (_name, act) => {
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

  it('gives the reason of the prompt', () => {
    const { reauthenticate, asked } = setUp();
    void reauthenticate.renew('recentLoginRequired');
    expect(asked.at(-1)).toEqual({ user: ann, reason: 'recentLoginRequired' });
  });

  it('notifies no listener that has unsubscribed', () => {
    const { reauthenticate, asked, stop } = setUp();
    stop();
    void reauthenticate.renew();
    expect(asked).toEqual([undefined]);
  });
});
