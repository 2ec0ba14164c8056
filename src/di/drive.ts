import type { Container } from 'inversify';
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
import {
  token,
  FlagCacheToken,
  ScopeCacheToken,
  PersonalRecordsToken,
  BackendClientToken,
  ClockToken,
  EnvironmentToken,
  LoggerToken,
  RandomToken,
  SessionEventsToken,
  SessionVaultToken,
} from './tokens';
import { FinishUploads } from '@/application/drive/FinishUploads';
import { ResumeUploads } from '@/application/drive/ResumeUploads';
import type { PendingUploads } from '@/application/session/ports/PendingUploads';
import type { SessionEvents } from '@/application/session/SessionEvents';
import { EventConnectivity } from '@/infrastructure/system/chat/EventConnectivity';
import { loadPatientAdapters } from './patientAdapters';
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
import type { DriveAccountGateway } from '@/application/drive/ports/DriveAccountGateway';
import type { DriveMomentGateway } from '@/application/drive/ports/DriveMomentGateway';
import type { DriveFiles } from '@/application/drive/ports/DriveFiles';
import type { UploadVault } from '@/application/drive/ports/UploadVault';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Logger } from '@/application/kernel/ports/Logger';
import type { BackendClient } from '@/infrastructure/http/client/BackendClient';

/** Google's own client, or the stand-in of the same shape if the settings name no script. */
async function loadAccounts(drive: Environment['drive']): Promise<GoogleAccounts> {
  if (drive === undefined) throw new Error('No cloud drive is set up.');
  return drive.identityScript === undefined
    ? standInAccounts(window, drive.apiUrl)
    : loadGoogleAccounts(window, drive.identityScript);
}

/**
 * The parts of the cloud drive that live once per window, because uploads continue while the user visits other pages.
 */
interface Drive {
  readonly account: DriveAccountGateway;
  readonly moments: DriveMomentGateway;
  readonly identity: GoogleDriveIdentity;
  readonly tray: FilePicker;
  readonly vault: UploadVault;
  readonly uploads: UploadManager;
  readonly renew: RenewDriveAccess;
  readonly repair: RepairDriveAccess;
  readonly resume: ResumeUploads;
}

const DriveToken = token<Drive>('Drive');

/** Once per window: watches the signed-in user's uploads and the account's permission, on every page. */
function startDrive(container: Container): Drive {
  if (container.isBound(DriveToken)) return container.get(DriveToken);
  loadPatientAdapters(container);
  const drive = createDrive(container);
  const { identity, tray, uploads, resume } = drive;
  container.bind(DriveToken).toConstantValue(drive);
  resume.execute();
  container.get(SessionEventsToken).subscribe(({ kind }) => {
    if (kind === 'signedOut') identity.forgetAll();
  });
  uploads.uploads.subscribe(all =>
    tray.discardAllBut(
      all.filter(({ upload }) => upload.position.step === 'awaitingFile').map(({ upload }) => upload.uploadId),
    ),
  );
  return drive;
}

function createDrive(container: Container): Drive {
  const [backend, clock, logger] = [
    container.get(BackendClientToken),
    container.get(ClockToken),
    container.get(LoggerToken),
  ];
  const flags = container.get(FlagCacheToken);
  const { drive } = container.get(EnvironmentToken);
  const calls = logBadRequests(backend, logger);
  const account = new AxiosDriveAccountGateway(calls);
  const tray = new FilePicker();
  const identity = new GoogleDriveIdentity({
    clientId: drive?.clientId ?? '',
    load: () => loadAccounts(drive),
    usesFedCm: () => 'IdentityCredential' in window,
    clock,
  });
  const vault = new SealedUploadVault({
    pieces: container.get(PersonalRecordsToken),
    locks: 'locks' in navigator ? navigator.locks : undefined,
    clock,
    report: problem => logger.error(problem),
  });
  const files = new FetchDriveFiles({
    apiUrl: drive?.apiUrl ?? '',
    chosen: uploadId => tray.chosen(uploadId),
    onTokenExpired: expired => identity.forget(expired),
  });
  const uploads = createUploadManager({ backend, clock, logger, files, identity, vault });
  const renew = new RenewDriveAccess(account, vault);
  const repair = new RepairDriveAccess(account, vault, renew, clock, () => flags.isOn('isGoogleDriveEnabled'));
  const resume = new ResumeUploads(uploads, eventsFromNow(container), new EventConnectivity(window), repair, flags);
  return {
    account,
    moments: new AxiosDriveMomentGateway(calls),
    identity,
    tray,
    vault,
    uploads,
    renew,
    repair,
    resume,
  };
}

interface UploadTools {
  readonly backend: BackendClient;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly files: DriveFiles;
  readonly identity: GoogleDriveIdentity;
  readonly vault: UploadVault;
}

/** Its calls do not wait for a new sign-in, because an upload continues without its user. */
function createUploadManager({ backend, clock, logger, files, identity, vault }: UploadTools): UploadManager {
  const calls = logBadRequests(withoutSessionWait(backend), logger);
  const [account, moments] = [new AxiosDriveAccountGateway(calls), new AxiosDriveMomentGateway(calls)];
  const acts = new UploadActs({ account, files, moments, token: new RequestDriveToken(identity, clock) });
  return new UploadManager(acts, vault, clock);
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

/** The uploads that signing out waits for. */
export function createPendingUploads(container: Container): PendingUploads {
  const { uploads, vault, repair } = startDrive(container);
  const isOn = (): boolean => container.get(FlagCacheToken).isOn('isGoogleDriveEnabled');
  return new FinishUploads(uploads, vault, repair, container.get(ClockToken), isOn);
}

export function createDriveStores(container: Container): DriveStores {
  const { account, moments, identity, tray, vault, uploads: manager, renew } = startDrive(container);
  const scopes = container.get(ScopeCacheToken);
  const uploads = {
    watchUploads: new WatchUploads(manager),
    checkUpload: new CheckUpload(moments),
    uploadFile: new UploadFile(manager, vault, new UuidIdGenerator(container.get(RandomToken))),
    manager,
    layFile: (uploadId: string, file: File) => tray.put(uploadId, file),
  };
  const opening = {
    openDriveFile: new OpenDriveFile(moments, scopes),
    renewDriveAccess: renew,
    watchDownloadPermission: new WatchDownloadPermission(scopes),
    openLink: openInNewTab,
  };
  return {
    account: () =>
      new DriveAccountStore({
        account,
        linkDriveAccount: new LinkDriveAccount(identity, account),
        unlinkDriveAccount: new UnlinkDriveAccount(account, vault),
        renewDriveAccess: renew,
      }),
    uploads: (patientId, onRecorded) => new UploadsStore(patientId, uploads, onRecorded),
    file: subject => new DriveFileStore(subject, opening),
  };
}

/**
 * Opens an address in a window without access to this one. With `noopener` a browser does not report whether it
 * succeeded, so only an invalid address is refused.
 */
function openInNewTab(address: string): boolean {
  if (!/^https?:\/\//.test(address)) return false;
  window.open(address, '_blank', 'noopener,noreferrer');
  return true;
}
