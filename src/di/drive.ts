import { ContainerModule, type Container } from 'inversify';
import { RequestDriveToken } from '@/application/drive/RequestDriveToken';
import { RenewDriveAccess } from '@/application/drive/RenewDriveAccess';
import { RepairDriveAccess } from '@/application/drive/RepairDriveAccess';
import { UploadActs } from '@/application/drive/UploadActs';
import { UploadManager } from '@/application/drive/UploadManager';
import type { Environment } from '@/domain/app/Environment';
import { AxiosDriveAccountGateway } from '@/infrastructure/http/drive/AxiosDriveAccountGateway';
import { AxiosDriveMomentGateway } from '@/infrastructure/http/drive/AxiosDriveMomentGateway';
import { logBadRequests } from '@/infrastructure/http/drive/logBadRequests';
import { SealedUploadVault } from '@/infrastructure/storage/drive/SealedUploadVault';
import { withoutSessionWait } from '@/infrastructure/http/client/withoutSessionWait';
import { FetchDriveFiles } from '@/infrastructure/system/drive/FetchDriveFiles';
import { FilePicker } from '@/infrastructure/system/drive/FilePicker';
import type { GoogleAccounts } from '@/infrastructure/system/drive/GoogleAccounts';
import { GoogleDriveIdentity } from '@/infrastructure/system/drive/GoogleDriveIdentity';
import { loadGoogleAccounts } from '@/infrastructure/system/drive/loadGoogleAccounts';
import { standInAccounts } from '@/infrastructure/system/drive/standInAccounts';
import * as t from './tokens/driveTokens';
import { FlagCacheToken, ScopeCacheToken } from './tokens/accessTokens';
import { PersonalRecordsToken } from './tokens/patientTokens';
import { BackendClientToken, ClockToken, EnvironmentToken, LoggerToken, RandomToken } from './tokens/kernelTokens';
import { FinishUploads } from '@/application/drive/FinishUploads';
import { ResumeUploads } from '@/application/drive/ResumeUploads';
import type { PendingUploads } from '@/application/session/ports/PendingUploads';
import type { SessionEvents } from '@/application/session/SessionEvents';
import { EventConnectivity } from '@/infrastructure/system/chat/EventConnectivity';
import { loadPatientAdapters } from './patientAdapters';
import { SessionEventsToken, SessionVaultToken } from './tokens/sessionTokens';
import { CancelUpload } from '@/application/drive/CancelUpload';
import { CheckUpload } from '@/application/drive/CheckUpload';
import { LinkDriveAccount } from '@/application/drive/LinkDriveAccount';
import { OpenDriveFile } from '@/application/drive/OpenDriveFile';
import { UnlinkDriveAccount } from '@/application/drive/UnlinkDriveAccount';
import { UploadFile } from '@/application/drive/UploadFile';
import { WatchDownloadPermission } from '@/application/drive/WatchDownloadPermission';
import { WatchUploads } from '@/application/drive/WatchUploads';
import { UuidIdGenerator } from '@/infrastructure/system/kernel/UuidIdGenerator';
import { DriveAccountStore } from '@/presentation/drive/DriveAccountStore';
import { DriveFileStore } from '@/presentation/drive/DriveFileStore';
import type { DriveStores } from '@/presentation/drive/DriveStores';
import { UploadsStore } from '@/presentation/drive/UploadsStore';

/** Google's own client, or the stand-in of the same shape where the settings name no script. */
async function loadAccounts(drive: Environment['drive']): Promise<GoogleAccounts> {
  if (drive === undefined) throw new Error('No cloud drive is set up.');
  return drive.identityScript === undefined
    ? standInAccounts(window, drive.apiUrl)
    : loadGoogleAccounts(window, drive.identityScript);
}

/** The therapist's cloud drive. */
export const driveModule = new ContainerModule(({ bind }) => {
  bind(t.DriveAccountGatewayToken).toResolvedValue(
    (backend, logger) => new AxiosDriveAccountGateway(logBadRequests(backend, logger)),
    [BackendClientToken, LoggerToken],
  );
  bind(t.DriveMomentGatewayToken).toResolvedValue(
    (backend, logger) => new AxiosDriveMomentGateway(logBadRequests(backend, logger)),
    [BackendClientToken, LoggerToken],
  );
  bind(t.FilePickerToken).toConstantValue(new FilePicker());
  bind(t.DriveFilesToken)
    .toResolvedValue(
      ({ drive }, tray, identity) =>
        new FetchDriveFiles({
          apiUrl: drive?.apiUrl ?? '',
          chosen: uploadId => tray.chosen(uploadId),
          onTokenExpired: token => identity.forget(token),
        }),
      [EnvironmentToken, t.FilePickerToken, t.DriveIdentityToken],
    )
    .inSingletonScope();
  bind(t.DriveIdentityToken)
    .toResolvedValue(
      ({ drive }, clock) =>
        new GoogleDriveIdentity({
          clientId: drive?.clientId ?? '',
          load: () => loadAccounts(drive),
          usesFedCm: () => 'IdentityCredential' in window,
          clock,
        }),
      [EnvironmentToken, ClockToken],
    )
    .inSingletonScope();
  bind(t.UploadVaultToken)
    .toResolvedValue(
      (pieces, clock, logger) => {
        const locks = 'locks' in navigator ? navigator.locks : undefined;
        return new SealedUploadVault({ pieces, locks, clock, report: problem => logger.error(problem) });
      },
      [PersonalRecordsToken, ClockToken, LoggerToken],
    )
    .inSingletonScope();
  bind(t.UploadManagerToken)
    .toResolvedValue(
      (backend, files, logger, identity, vault, clock) => {
        const calls = logBadRequests(withoutSessionWait(backend), logger);
        const [account, moments] = [new AxiosDriveAccountGateway(calls), new AxiosDriveMomentGateway(calls)];
        return new UploadManager(
          new UploadActs({ account, files, moments, token: new RequestDriveToken(identity, clock) }),
          vault,
          clock,
        );
      },
      [BackendClientToken, t.DriveFilesToken, LoggerToken, t.DriveIdentityToken, t.UploadVaultToken, ClockToken],
    )
    .inSingletonScope();
  bind(t.RenewDriveAccessToken).toResolvedValue(
    (account, vault) => new RenewDriveAccess(account, vault),
    [t.DriveAccountGatewayToken, t.UploadVaultToken],
  );
  bind(t.RepairDriveAccessToken)
    .toResolvedValue(
      (account, vault, renew, clock, flags) =>
        new RepairDriveAccess(account, vault, renew, clock, () => flags.isOn('isGoogleDriveEnabled')),
      [t.DriveAccountGatewayToken, t.UploadVaultToken, t.RenewDriveAccessToken, ClockToken, FlagCacheToken],
    )
    .inSingletonScope();
});

/** Once per window: watches uploads and the account's permission for the person signed in, on every page. */
export function startDrive(container: Container): void {
  if (container.isBound(t.ResumeUploadsToken)) return;
  loadPatientAdapters(container);
  container.load(driveModule);
  const [uploads, identity, tray] = [
    container.get(t.UploadManagerToken),
    container.get(t.DriveIdentityToken),
    container.get(t.FilePickerToken),
  ];
  const resume = new ResumeUploads(
    uploads,
    eventsFromNow(container),
    new EventConnectivity(window),
    container.get(t.RepairDriveAccessToken),
    container.get(FlagCacheToken),
  );
  container.bind(t.ResumeUploadsToken).toConstantValue(resume);
  resume.execute();
  container.get(SessionEventsToken).subscribe(({ kind }) => {
    if (kind === 'signedOut') identity.forgetAll();
  });
  uploads.uploads.subscribe(all =>
    tray.keepOnly(
      all.filter(({ upload }) => upload.position.step === 'awaitingFile').map(({ upload }) => upload.uploadId),
    ),
  );
}

/** This module is downloaded after the sign-in, so the subscriber gets the current session first. */
function eventsFromNow(container: Container): Pick<SessionEvents, 'subscribe'> {
  const events = container.get(SessionEventsToken);
  return {
    subscribe: listener => {
      const user = container.get(SessionVaultToken).current()?.user;
      if (user !== undefined) listener({ kind: 'renewed', user });
      return events.subscribe(listener);
    },
  };
}

/** What signing out waits for. */
export function createPendingUploads(container: Container): PendingUploads {
  const isOn = (): boolean => container.get(FlagCacheToken).isOn('isGoogleDriveEnabled');
  const [uploads, vault, repair] = [
    container.get(t.UploadManagerToken),
    container.get(t.UploadVaultToken),
    container.get(t.RepairDriveAccessToken),
  ];
  return new FinishUploads(uploads, vault, repair, container.get(ClockToken), isOn);
}

/** Gives what makes the stores of the drive. */
export function createDriveStores(container: Container): DriveStores {
  startDrive(container);
  const [account, vault, manager] = [
    container.get(t.DriveAccountGatewayToken),
    container.get(t.UploadVaultToken),
    container.get(t.UploadManagerToken),
  ];
  const identity = container.get(t.DriveIdentityToken);
  const renewDriveAccess = container.get(t.RenewDriveAccessToken);
  const tray = container.get(t.FilePickerToken);
  const uploads = {
    watchUploads: new WatchUploads(manager),
    checkUpload: new CheckUpload(container.get(t.DriveMomentGatewayToken)),
    uploadFile: new UploadFile(manager, vault, new UuidIdGenerator(container.get(RandomToken))),
    cancelUpload: new CancelUpload(manager),
    resumeUploads: container.get(t.ResumeUploadsToken),
    layFile: (uploadId: string, file: File) => tray.put(uploadId, file),
  };
  const watchDownloadPermission = new WatchDownloadPermission(container.get(ScopeCacheToken));
  const openDriveFile = new OpenDriveFile(container.get(t.DriveMomentGatewayToken), container.get(ScopeCacheToken));
  return {
    account: () =>
      new DriveAccountStore({
        account,
        linkDriveAccount: new LinkDriveAccount(identity, account),
        unlinkDriveAccount: new UnlinkDriveAccount(account, vault),
        renewDriveAccess,
      }),
    uploads: (patientId, onRecorded) => new UploadsStore(patientId, uploads, onRecorded),
    file: subject =>
      new DriveFileStore(subject, { openDriveFile, renewDriveAccess, watchDownloadPermission, openLink: openInNewTab }),
  };
}

/**
 * Opens an address in a window without access to this one. With `noopener` a browser does not say whether it succeeded,
 * so only an invalid address is refused.
 */
function openInNewTab(address: string): boolean {
  if (!/^https?:\/\//.test(address)) return false;
  window.open(address, '_blank', 'noopener,noreferrer');
  return true;
}
