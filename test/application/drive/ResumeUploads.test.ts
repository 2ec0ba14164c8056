import { ResumeUploads } from '@/application/drive/ResumeUploads';
import type { User } from '@/domain/session/User';
import { driveTools } from '#test/support/builders/drive/driveTools';
import { eventually } from '#test/support/eventually';
import type { FakeDriveAccountGateway } from '#test/support/fakes/drive/FakeDriveAccountGateway';
import { FlagCache } from '@/application/access/FlagCache';
import { FakeConnectivity } from '#test/support/fakes/chat/FakeConnectivity';
import { SessionEvents } from '@/application/session/SessionEvents';

const user = { uid: 'u-ben' } as User;

/** A device on which a page died while its account was a writer. */
async function setUp() {
  const tools = driveTools();
  void tools.openPage({ callsLeft: 12, afterwards: true }).upload.execute('p-ana', () => undefined);
  await new Promise(resolve => setTimeout(resolve, 0));
  tools.vault.endPage();
  expect([tools.account.permission, tools.vault.kept.size]).toEqual(['writer', 1]);
  const [events, connectivity, flags, { uploads: manager }] = [
    new SessionEvents(),
    new FakeConnectivity(),
    new FlagCache(),
    tools.openPage(),
  ];
  const resume = new ResumeUploads(manager, events, connectivity, tools.repair, flags);
  return {
    ...tools,
    events,
    connectivity,
    flags,
    manager,
    resume,
    isPaid: () => expect([tools.account.permission, tools.vault.kept.size]).toEqual(['reader', 0]),
  };
}

/** Counts the calls of the account from now on. */
function countCalls(account: FakeDriveAccountGateway): () => number {
  const spies = [jest.spyOn(account, 'account'), jest.spyOn(account, 'ensurePermission')];
  return () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
}

/** Also claims the upload, as another open page does. */
async function setUpBesideAnother() {
  const tools = await setUp();
  const [uploadId = ''] = tools.vault.kept.keys();
  await tools.vault.claim(uploadId);
  tools.resume.execute();
  tools.events.announce({ kind: 'signedIn', user });
  return { ...tools, uploadId };
}

describe('ResumeUploads', () => {
  it('completes pending downgrades once the user has signed in', async () => {
    const { resume, events, isPaid } = await setUp();
    resume.execute();
    events.announce({ kind: 'signedIn', user });
    await eventually(isPaid);
  });

  it('makes no calls while the deployment has no drive, and continues once it has one', async () => {
    const { resume, events, connectivity, flags, account, repair, isPaid } = await setUp();
    flags.write({ ...flags.read(), isGoogleDriveEnabled: false });
    const calls = countCalls(account);
    resume.execute();
    events.announce({ kind: 'signedIn', user });
    connectivity.goOnline();
    await new Promise(resolve => setTimeout(resolve, 5));
    expect([calls(), account.permission, repair.isSettled]).toEqual([0, 'writer', false]);
    flags.write({ ...flags.read(), isGoogleDriveEnabled: true });
    await eventually(isPaid);
  });

  it('retries when the network is back', async () => {
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

  it('does nothing while signed out, and keeps pending downgrades of a user who signs out', async () => {
    const { resume, events, connectivity, account, vault, manager } = await setUp();
    const stop = resume.execute();
    connectivity.goOnline();
    events.announce({ kind: 'signedOut', user });
    connectivity.goOnline();
    await new Promise(resolve => setTimeout(resolve, 5));
    expect([account.permission, vault.kept.size, manager.uploads.read()]).toEqual(['writer', 1, []]);
    stop();
    events.announce({ kind: 'signedIn', user });
    await new Promise(resolve => setTimeout(resolve, 5));
    expect(account.permission).toBe('writer');
  });

  it('continues another page’s upload only once that page is closed', async () => {
    const { events, vault, account, isPaid } = await setUpBesideAnother();
    events.announce({ kind: 'renewed', user });
    await new Promise(resolve => setTimeout(resolve, 5));
    expect([account.permission, vault.kept.size]).toEqual(['writer', 1]);
    vault.endPage();
    await eventually(isPaid);
    expect(vault.claimed.size).toBe(0);
  });

  it('leaves an upload to another window when its session ends, and repeats none of it', async () => {
    const { resume, events, account, vault, manager, isPaid, openPage } = await setUp();
    account.planned.failAlways('ensurePermission', { kind: 'sessionEnded' });
    account.planned.failAlways('account', { kind: 'sessionEnded' });
    resume.execute();
    events.announce({ kind: 'signedIn', user });
    await eventually(() =>
      expect(manager.uploads.read().map(({ failure }) => failure?.kind)).toEqual(['sessionEnded']),
    );
    await eventually(() => expect(vault.claimed.size).toBe(0));
    account.planned.mend();
    await openPage().uploads.resumeAll();
    await eventually(isPaid);
    events.announce({ kind: 'renewed', user });
    await eventually(() => expect(manager.uploads.read()).toEqual([]));
    isPaid();
  });

  it('continues an upload when the same user is back and no other window has continued it', async () => {
    const { resume, events, account, manager, isPaid } = await setUp();
    account.planned.failAlways('ensurePermission', { kind: 'sessionEnded' });
    account.planned.failAlways('account', { kind: 'sessionEnded' });
    resume.execute();
    events.announce({ kind: 'signedIn', user });
    await eventually(() => expect(manager.uploads.read()[0]?.isRunning).toBe(false));
    account.planned.mend();
    events.announce({ kind: 'renewed', user });
    await eventually(isPaid);
  });

  it('drops an upload that another page has finished, and waits for none after the sign-out', async () => {
    const { events, vault, account, manager, uploadId } = await setUpBesideAnother();
    await new Promise(resolve => setTimeout(resolve, 5));
    const [left] = vault.kept.values();
    await vault.forget(uploadId);
    vault.endPage();
    await eventually(() => expect(vault.claimed.size).toBe(0));
    expect([manager.uploads.read(), account.permission]).toEqual([[], 'writer']);
    if (left !== undefined) await vault.save(left);
    await vault.claim(uploadId);
    events.announce({ kind: 'renewed', user });
    await new Promise(resolve => setTimeout(resolve, 5));
    events.announce({ kind: 'signedOut', user });
    vault.endPage();
    await new Promise(resolve => setTimeout(resolve, 5));
    expect([vault.claimed.size, account.permission]).toEqual([0, 'writer']);
  });

  it('makes an account a reader at every sign-in if another device left it as a writer', async () => {
    const { resume, events, account, vault } = await setUp();
    vault.kept.clear();
    resume.execute();
    events.announce({ kind: 'signedIn', user });
    await eventually(() => expect(account.permission).toBe('reader'));
    account.permission = 'writer';
    events.announce({ kind: 'renewed', user });
    await eventually(() => expect(account.permission).toBe('reader'));
  });
});
