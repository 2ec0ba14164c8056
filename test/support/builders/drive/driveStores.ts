import { CheckUpload } from '@/application/drive/CheckUpload';
import { LinkDriveAccount } from '@/application/drive/LinkDriveAccount';
import { OpenDriveFile } from '@/application/drive/OpenDriveFile';
import { RenewDriveAccess } from '@/application/drive/RenewDriveAccess';
import { UnlinkDriveAccount } from '@/application/drive/UnlinkDriveAccount';
import { WatchDownloadPermission } from '@/application/drive/WatchDownloadPermission';
import { WatchUploads } from '@/application/drive/WatchUploads';
import { DriveAccountStore } from '@/presentation/drive/DriveAccountStore';
import { DriveFileStore } from '@/presentation/drive/DriveFileStore';
import type { DriveStores } from '@/presentation/drive/DriveStores';
import { UploadsStore } from '@/presentation/drive/UploadsStore';
import { driveTools } from '#test/support/builders/drive/driveTools';
import { ScopeCache } from '@/application/access/ScopeCache';

/** The stores of the drive on fakes; the account is linked as a reader. `scopes`: those of the signed-in user. */
export function driveStores(scopes: readonly string[] = ['patient:download-moments']) {
  const tools = driveTools();
  const cache = new ScopeCache({ status: 'known', scopes, checkedAt: 0 });
  const { account, moments, vault, identity } = tools;
  account.permission = 'reader';
  const { uploads: manager, upload } = tools.openPage();
  const renewDriveAccess = new RenewDriveAccess(account, vault);
  const uploads = {
    watchUploads: new WatchUploads(manager),
    checkUpload: new CheckUpload(tools.moments),
    uploadFile: upload,
    manager,
    layFile: () => undefined,
  };
  const stores: DriveStores = {
    account: () =>
      new DriveAccountStore({
        account,
        linkDriveAccount: new LinkDriveAccount(identity, account),
        unlinkDriveAccount: new UnlinkDriveAccount(account, vault),
        renewDriveAccess,
      }),
    uploads: (patientId, onRecorded) => new UploadsStore(patientId, uploads, onRecorded),
    file: subject =>
      new DriveFileStore(subject, {
        openDriveFile: new OpenDriveFile(moments, cache),
        renewDriveAccess,
        watchDownloadPermission: new WatchDownloadPermission(cache),
        openLink: () => true,
      }),
  };
  return { ...tools, stores, cache };
}
