import type { Container } from 'inversify';
import { CancelUpload } from '@/application/drive/CancelUpload';
import { CheckUpload } from '@/application/drive/CheckUpload';
import { LinkDriveAccount } from '@/application/drive/LinkDriveAccount';
import { OpenDriveFile } from '@/application/drive/OpenDriveFile';
import { ReadDriveAccount } from '@/application/drive/ReadDriveAccount';
import { UnlinkDriveAccount } from '@/application/drive/UnlinkDriveAccount';
import { UploadFile } from '@/application/drive/UploadFile';
import { WatchDownloadPermission } from '@/application/drive/WatchDownloadPermission';
import { WatchUploads } from '@/application/drive/WatchUploads';
import { UuidIdGenerator } from '@/infrastructure/system/kernel/UuidIdGenerator';
import { DriveAccountStore } from '@/presentation/drive/DriveAccountStore';
import { DriveFileStore } from '@/presentation/drive/DriveFileStore';
import type { DriveStores } from '@/presentation/drive/DriveStores';
import { UploadsStore } from '@/presentation/drive/UploadsStore';
import { openInNewTab } from './openInNewTab';
import { startDrive } from './startDrive';
import { ScopeCacheToken } from './tokens/accessTokens';
import * as t from './tokens/driveTokens';
import { RandomToken } from './tokens/systemTokens';

/** Gives what makes the stores of the drive. */
export function createDriveStores(container: Container): DriveStores {
  startDrive(container);
  const [account, vault, desk] = [container.get(t.DriveAccountGatewayToken), container.get(t.UploadVaultToken), container.get(t.UploadManagerToken)];
  const identity = container.get(t.DriveIdentityToken);
  const renewDriveAccess = container.get(t.RenewDriveAccessToken);
  const tray = container.get(t.FilePickerToken);
  const uploads = {
    watchUploads: new WatchUploads(desk),
    checkUpload: new CheckUpload(container.get(t.DriveMomentGatewayToken)),
    uploadFile: new UploadFile(desk, vault, new UuidIdGenerator(container.get(RandomToken))),
    cancelUpload: new CancelUpload(desk),
    resumeUploads: container.get(t.ResumeUploadsToken),
    layFile: (uploadId: string, file: File) => tray.put(uploadId, file),
  };
  const watchDownloadPermission = new WatchDownloadPermission(container.get(ScopeCacheToken));
  const openDriveFile = new OpenDriveFile(container.get(t.DriveMomentGatewayToken), container.get(ScopeCacheToken));
  return {
    account: () =>
      new DriveAccountStore({
        readDriveAccount: new ReadDriveAccount(account),
        linkDriveAccount: new LinkDriveAccount(identity, account),
        unlinkDriveAccount: new UnlinkDriveAccount(account, vault),
        renewDriveAccess,
      }),
    uploads: (patientId, onRecorded) => new UploadsStore(patientId, uploads, onRecorded),
    file: subject => new DriveFileStore(subject, { openDriveFile, renewDriveAccess, watchDownloadPermission, openLink: openInNewTab }),
  };
}
