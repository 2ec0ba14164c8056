import type { Container } from 'inversify';
import type { SessionEvents } from '@/application/session/ports/SessionEvents';
import { CancelUpload } from '@/application/drive/CancelUpload';
import { CheckUpload } from '@/application/drive/CheckUpload';
import { LinkDriveAccount } from '@/application/drive/LinkDriveAccount';
import { OpenDriveFile } from '@/application/drive/OpenDriveFile';
import { ReadDriveAccount } from '@/application/drive/ReadDriveAccount';
import { RenewDriveAccess } from '@/application/drive/RenewDriveAccess';
import { ResumeUploads } from '@/application/drive/ResumeUploads';
import { UnlinkDriveAccount } from '@/application/drive/UnlinkDriveAccount';
import { UploadFile } from '@/application/drive/UploadFile';
import { WatchDownloadLeave } from '@/application/drive/WatchDownloadLeave';
import { WatchUploads } from '@/application/drive/WatchUploads';
import { EventConnectivity } from '@/infrastructure/system/EventConnectivity';
import { UuidIdGenerator } from '@/infrastructure/system/UuidIdGenerator';
import { DriveAccountStore } from '@/presentation/drive/DriveAccountStore';
import { DriveFileStore } from '@/presentation/drive/DriveFileStore';
import type { DriveStores } from '@/presentation/drive/DriveStores';
import { UploadsStore } from '@/presentation/drive/UploadsStore';
import { driveModule } from './driveModule';
import { openBeside } from './openBeside';
import { ScopeCacheToken } from './tokens/accessTokens';
import * as t from './tokens/driveTokens';
import { SessionEventsToken, SessionVaultToken } from './tokens/sessionTokens';
import { RandomToken } from './tokens/systemTokens';

/** Adds the drive's module to the container, once, goes on with what was begun on another page, and gives what makes the stores. */
export function createDriveStores(container: Container): DriveStores {
  if (!container.isBound(t.UploadDeskToken)) container.load(driveModule);
  const [account, vault, desk] = [container.get(t.DriveAccountGatewayToken), container.get(t.UploadVaultToken), container.get(t.UploadDeskToken)];
  const identity = container.get(t.DriveIdentityToken);
  const renewDriveAccess = new RenewDriveAccess(account, vault);
  const resumeUploads = new ResumeUploads(desk, eventsFromNow(container), new EventConnectivity(window));
  resumeUploads.execute();
  container.get(SessionEventsToken).subscribe(({ kind }) => {
    if (kind === 'signedOut') identity.forgetAll();
  });
  const tray = container.get(t.FileTrayToken);
  desk.uploads.subscribe(all => tray.keepOnly(all.filter(({ upload }) => upload.position.step === 'awaitingFile').map(({ upload }) => upload.uploadId)));
  const uploads = {
    watchUploads: new WatchUploads(desk),
    checkUpload: new CheckUpload(container.get(t.DriveMomentGatewayToken)),
    uploadFile: new UploadFile(desk, vault, new UuidIdGenerator(container.get(RandomToken))),
    cancelUpload: new CancelUpload(desk),
    resumeUploads,
    layFile: (uploadId: string, file: File) => tray.put(uploadId, file),
  };
  const watchDownloadLeave = new WatchDownloadLeave(container.get(ScopeCacheToken));
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
    file: subject => new DriveFileStore(subject, { openDriveFile, renewDriveAccess, watchDownloadLeave, openLink: openBeside }),
  };
}

/** This module is downloaded after somebody signed in: they are told of first. */
function eventsFromNow(container: Container): SessionEvents {
  const events = container.get(SessionEventsToken);
  return {
    announce: event => events.announce(event),
    subscribe: listener => {
      const user = container.get(SessionVaultToken).current()?.user;
      if (user !== undefined) listener({ kind: 'renewed', user });
      return events.subscribe(listener);
    },
  };
}
