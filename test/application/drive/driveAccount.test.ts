import { LinkDriveAccount } from '@/application/drive/LinkDriveAccount';
import { RenewDriveAccess } from '@/application/drive/RenewDriveAccess';
import { RequestDriveToken } from '@/application/drive/RequestDriveToken';
import { UnlinkDriveAccount } from '@/application/drive/UnlinkDriveAccount';
import { fail } from '@/domain/kernel/Result';
import { driveTools } from '#test/support/builders/drive/driveTools';
import { eventually } from '#test/support/eventually';
import { FakeDriveAccountGateway } from '#test/support/fakes/drive/FakeDriveAccountGateway';
import { FakeDriveIdentity } from '#test/support/fakes/drive/FakeDriveIdentity';
import { FakeUploadVault } from '#test/support/fakes/drive/FakeUploadVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

describe('LinkDriveAccount', () => {
  function setUp() {
    const [identity, gateway] = [new FakeDriveIdentity(), new FakeDriveAccountGateway(null)];
    return { identity, gateway, link: new LinkDriveAccount(identity, gateway) };
  }

  it('links the account that the user chose, without permission at first', async () => {
    expect(await setUp().link.execute()).toMatchObject({
      ok: true,
      value: { googleDriveEmail: 'ben@drive.example', permission: 'none' },
    });
  });

  it.each(['cancelled', 'unreadableCredential', 'fedCm', 'promptNotOpened'] as const)(
    'links nothing when the prompt ends with %s',
    async kind => {
      const { identity, gateway, link } = setUp();
      identity.choice = fail({ kind });
      expect(await link.execute()).toEqual({ ok: false, failure: { kind } });
      expect(gateway.email).toBeNull();
    },
  );

  it('reports an account that a colleague has linked', async () => {
    const { gateway, link } = setUp();
    gateway.taken.add('ben@drive.example');
    expect(await link.execute()).toEqual({ ok: false, failure: { kind: 'takenByColleague' } });
  });

  it('reports that the backend could not save the link', async () => {
    const { gateway, link } = setUp();
    gateway.planned.failNext('link', { kind: 'unreachable' });
    expect(await link.execute()).toEqual({ ok: false, failure: { kind: 'notSaved' } });
  });

  it.each([{ kind: 'unreachable' }, { kind: 'refused', status: 502 }] as const)(
    'reports success after a lost answer if the chosen account is linked (%j)',
    async failure => {
      const { gateway, link } = setUp();
      gateway.planned.failNext('link', failure, { butDone: true });
      expect(await link.execute()).toMatchObject({ ok: true, value: { googleDriveEmail: 'ben@drive.example' } });
    },
  );

  it('does not mistake the previous account for the chosen one', async () => {
    const { gateway, link } = setUp();
    gateway.email = 'old@drive.example';
    gateway.planned.failNext('link', { kind: 'unreachable' });
    expect(await link.execute()).toEqual({ ok: false, failure: { kind: 'notSaved' } });
  });
});

describe('UnlinkDriveAccount', () => {
  it('unlinks the account', async () => {
    const { account, vault } = driveTools();
    expect(await new UnlinkDriveAccount(account, vault).execute()).toEqual({ ok: true, value: undefined });
    expect([account.email, account.permission]).toEqual([null, 'none']);
  });

  it('reports success after a lost answer only if no account is linked', async () => {
    const { account, vault } = driveTools();
    account.planned.failNext('unlink', { kind: 'unreachable' });
    account.planned.failNext('unlink', { kind: 'unreachable' }, { butDone: true });
    const unlink = new UnlinkDriveAccount(account, vault);
    expect(await unlink.execute()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await unlink.execute()).toEqual({ ok: true, value: undefined });
  });

  it('refuses while an upload needs the account or its downgrade is pending', async () => {
    const { account, vault, openPage } = driveTools();
    account.ignoresDowngrades = true;
    await openPage().upload.execute('p-ana', () => undefined);
    expect(await new UnlinkDriveAccount(account, vault).execute()).toEqual({
      ok: false,
      failure: { kind: 'uploadUnderway' },
    });
    expect(account.email).not.toBeNull();
  });
});

describe('RequestDriveToken', () => {
  function setUp() {
    const [identity, clock] = [new FakeDriveIdentity(), new ManualClock()];
    return { identity, clock, ask: new RequestDriveToken(identity, clock) };
  }

  it('requests the token once when the drive is ready', async () => {
    const { identity, ask } = setUp();
    expect(await ask.execute('ben@drive.example')).toEqual({ ok: true, value: 'token-of-ben@drive.example' });
    expect(identity.tokensAsked).toBe(1);
  });

  it('retries after 800 ms while the drive’s client is loading', async () => {
    const { identity, clock, ask } = setUp();
    identity.notReadyFor = 2;
    const token = ask.execute('ben@drive.example');
    await eventually(() => expect(clock.pendingWakes).toBe(1));
    clock.advance(799);
    expect(identity.tokensAsked).toBe(1);
    clock.advance(1);
    await eventually(() => expect(identity.tokensAsked).toBe(2));
    await eventually(() => expect(clock.pendingWakes).toBe(1));
    clock.advance(800);
    expect(await token).toMatchObject({ ok: true });
  });

  it('stops after five attempts', async () => {
    const { identity, clock, ask } = setUp();
    identity.notReadyFor = 99;
    const token = ask.execute('ben@drive.example');
    for (let round = 0; round < 4; round += 1) {
      await eventually(() => expect(clock.pendingWakes).toBe(1));
      clock.advance(800);
    }
    expect(await token).toEqual({ ok: false, failure: { kind: 'notReady' } });
    expect(identity.tokensAsked).toBe(5);
  });

  it('does not retry a refusal', async () => {
    const { identity, ask } = setUp();
    identity.tokenFailure = 'refused';
    expect(await ask.execute('ben@drive.example')).toEqual({ ok: false, failure: { kind: 'refused' } });
    expect(identity.tokensAsked).toBe(1);
  });
});

describe('RenewDriveAccess', () => {
  function setUp() {
    const tools = driveTools();
    return { ...tools, renew: new RenewDriveAccess(tools.account, tools.vault) };
  }

  it('refuses during an upload on another device', async () => {
    const account = new FakeDriveAccountGateway();
    [account.permission, account.writerAgeMs] = ['writer', 60_000];
    const renew = new RenewDriveAccess(account, new FakeUploadVault());
    expect(await renew.execute()).toEqual({ ok: false, failure: { kind: 'uploadUnderway' } });
    expect(account.permission).toBe('writer');
  });

  it('makes the account a reader and reads it back', async () => {
    expect(await setUp().renew.execute()).toMatchObject({ ok: true, value: { permission: 'reader' } });
  });

  it('reports an accepted downgrade that had no effect', async () => {
    const { account, renew } = setUp();
    [account.permission, account.ignoresDowngrades] = ['writer', true];
    expect(await renew.execute()).toEqual({ ok: false, failure: { kind: 'notReader' } });
  });

  it('refuses during an upload on this device', async () => {
    const { account, files, renew, openPage } = setUp();
    files.deciding = new Promise(() => undefined);
    void openPage().upload.execute('p-ana', () => undefined);
    await new Promise(resolve => setTimeout(resolve, 0));
    expect(await renew.execute()).toEqual({ ok: false, failure: { kind: 'uploadUnderway' } });
    expect(account.permission).toBe('writer');
  });

  it('reports that no account is linked', async () => {
    const { account, renew } = setUp();
    account.email = null;
    expect(await renew.execute()).toEqual({ ok: false, failure: { kind: 'noAccount' } });
  });

  it('reports success after a lost answer only if the account is a reader', async () => {
    const { account, renew } = setUp();
    account.planned.failNext('ensurePermission', { kind: 'unreachable' });
    account.planned.failNext('ensurePermission', { kind: 'refused', status: 503 }, { butDone: true });
    expect(await renew.execute()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await renew.execute()).toMatchObject({ ok: true, value: { permission: 'reader' } });
  });

  it('reports that the account cannot be checked', async () => {
    const { account, renew } = setUp();
    account.planned.failNext('account', { kind: 'unreachable' });
    expect(await renew.execute()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});
