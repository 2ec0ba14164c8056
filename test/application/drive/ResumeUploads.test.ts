import { ResumeUploads } from '@/application/drive/ResumeUploads';
import type { User } from '@/domain/session/User';
import { driveTools } from '#test/support/builders/driveTools';
import { eventually } from '#test/support/eventually';
import { FakeConnectivity } from '#test/support/fakes/FakeConnectivity';
import { FakeSessionEvents } from '#test/support/fakes/FakeSessionEvents';

const user = { uid: 'u-ben' } as User;

/** A device on which a page died with an account that was a writer. */
async function setUp() {
  const tools = driveTools();
  void tools.openPage({ callsLeft: 12, afterwards: true }).upload.execute('p-ana', () => undefined);
  await new Promise(resolve => setTimeout(resolve, 0));
  tools.vault.endPage();
  expect([tools.account.permission, tools.vault.kept.size]).toEqual(['writer', 1]);
  const [events, connectivity, { desk }] = [new FakeSessionEvents(), new FakeConnectivity(), tools.openPage()];
  const resume = new ResumeUploads(desk, events, connectivity);
  return { ...tools, events, connectivity, desk, resume, isPaid: () => expect([tools.account.permission, tools.vault.kept.size]).toEqual(['reader', 0]) };
}

describe('ResumeUploads', () => {
  it('pays what is owed once the person has signed in', async () => {
    const { resume, events, isPaid } = await setUp();
    resume.execute();
    events.announce({ kind: 'signedIn', user });
    await eventually(isPaid);
  });

  it('tries again when the network is back', async () => {
    const { resume, events, connectivity, account, isPaid, vault } = await setUp();
    account.planned.failAlways('ensurePermission', { kind: 'unreachable' });
    account.planned.failAlways('account', { kind: 'unreachable' });
    resume.execute();
    events.announce({ kind: 'renewed', user });
    await new Promise(resolve => setTimeout(resolve, 5));
    expect(vault.kept.size).toBe(1);
    account.planned.mend();
    connectivity.goOnline();
    await eventually(isPaid);
  });

  it('does nothing for nobody, and forgets the person on sign-out without forgetting what they owe', async () => {
    const { resume, events, connectivity, account, vault, desk } = await setUp();
    const stop = resume.execute();
    connectivity.goOnline();
    events.announce({ kind: 'signedOut', user });
    connectivity.goOnline();
    await new Promise(resolve => setTimeout(resolve, 5));
    expect([account.permission, vault.kept.size, desk.uploads.read()]).toEqual(['writer', 1, []]);
    stop();
    events.announce({ kind: 'signedIn', user });
    await new Promise(resolve => setTimeout(resolve, 5));
    expect(account.permission).toBe('writer');
  });

  it('can be asked for by the person', async () => {
    const { resume, isPaid } = await setUp();
    await resume.now();
    isPaid();
  });
});
