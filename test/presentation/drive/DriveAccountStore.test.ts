import { LinkDriveAccount } from '@/application/drive/LinkDriveAccount';
import { RenewDriveAccess } from '@/application/drive/RenewDriveAccess';
import { UnlinkDriveAccount } from '@/application/drive/UnlinkDriveAccount';
import { accountFailureText } from '@/presentation/drive/driveText';
import { DriveAccountStore } from '@/presentation/drive/DriveAccountStore';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { FakeDriveAccountGateway } from '#test/support/fakes/drive/FakeDriveAccountGateway';
import { FakeDriveIdentity } from '#test/support/fakes/drive/FakeDriveIdentity';
import { FakeUploadVault } from '#test/support/fakes/drive/FakeUploadVault';

function setUp(email: string | null = null) {
  const [gateway, identity, vault] = [
    new FakeDriveAccountGateway(email),
    new FakeDriveIdentity(),
    new FakeUploadVault(),
  ];
  const store = new DriveAccountStore({
    account: gateway,
    linkDriveAccount: new LinkDriveAccount(identity, gateway),
    unlinkDriveAccount: new UnlinkDriveAccount(gateway, vault),
    renewDriveAccess: new RenewDriveAccess(gateway, vault),
  });
  return { gateway, identity, store };
}

describe('DriveAccountStore', () => {
  beforeAll(() => loadTestTexts('drive'));

  it('links an account and makes it a reader', async () => {
    const { store } = setUp();
    await store.load();
    expect(store.account).toBeNull();
    await store.link();
    expect([store.account, store.done]).toMatchObject([
      { googleDriveEmail: 'ben@drive.example', permission: 'reader' },
      'link',
    ]);
  });

  it('does not report an account that could not be read as none', async () => {
    const { store, gateway } = setUp('ben@drive.example');
    gateway.planned.failNext('account', { kind: 'unreachable' });
    await store.load();
    expect([store.account, store.failure]).toEqual([undefined, { kind: 'unreachable' }]);
  });

  it.each([
    ['unreadableCredential', 'Unable to parse response - login to Google Account Failed.'],
    ['fedCm', 'FedCM error - please reset browser permissions.'],
    ['promptNotOpened', 'Failed to open Google One Tap, please reset browser permissions.'],
  ] as const)('reports in the words of the catalogue that the prompt ended with %s', async (kind, words) => {
    const { store, identity } = setUp();
    identity.choice = { ok: false, failure: { kind } };
    await store.link();
    expect(store.failure && accountFailureText(store.failure)).toBe(words);
  });

  it.each([
    [{ kind: 'refused', status: 409 }, 'link', 'Unable to save Google Account details to your Therapist account.'],
    [{ kind: 'noAccount' }, 'ensurePermission', 'Failed to find Therapist account details.'],
    [
      { kind: 'refused', status: 429 },
      'ensurePermission',
      'Failed to provide permission to Google Drive Folder. Please retry logging into your Google Account.',
    ],
    [{ kind: 'badRequest' }, 'ensurePermission', ''],
  ] as const)('reports in the words of the catalogue the backend answer %o', async (failure, call, words) => {
    const { store, gateway } = setUp();
    gateway.planned.failNext(call, failure);
    await store.link();
    expect(store.failure && accountFailureText(store.failure)).toBe(words);
  });

  it('unlinks the account', async () => {
    const { store } = setUp('ben@drive.example');
    await store.unlink();
    expect([store.account, store.done]).toEqual([null, 'unlink']);
  });
});
