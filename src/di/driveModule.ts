import { ContainerModule } from 'inversify';
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
import { FlagCacheToken } from './tokens/accessTokens';
import { PersonalRecordsToken } from './tokens/patientAdapterTokens';
import { BackendClientToken, ClockToken, EnvironmentToken, LoggerToken } from './tokens/systemTokens';

/** Google's own client, or the stand-in of the same shape where the settings name no script. */
async function loadAccounts(drive: Environment['drive']): Promise<GoogleAccounts> {
  if (drive === undefined) throw new Error('No cloud drive is set up.');
  return drive.identityScript === undefined ? standInAccounts(window, drive.apiUrl) : loadGoogleAccounts(window, drive.identityScript);
}

/** The therapist's cloud drive. */
export const driveModule = new ContainerModule(({ bind }) => {
  bind(t.DriveAccountGatewayToken).toResolvedValue((backend, logger) => new AxiosDriveAccountGateway(logBadRequests(backend, logger)), [BackendClientToken, LoggerToken]);
  bind(t.DriveMomentGatewayToken).toResolvedValue((backend, logger) => new AxiosDriveMomentGateway(logBadRequests(backend, logger)), [BackendClientToken, LoggerToken]);
  bind(t.FilePickerToken).toConstantValue(new FilePicker());
  bind(t.DriveFilesToken)
    .toResolvedValue(
      ({ drive }, tray, identity) =>
        new FetchDriveFiles({ apiUrl: drive?.apiUrl ?? '', chosen: uploadId => tray.chosen(uploadId), onTokenExpired: token => identity.forget(token) }),
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
        return new UploadManager(new UploadActs({ account, files, moments, token: new RequestDriveToken(identity, clock) }), vault, clock);
      },
      [BackendClientToken, t.DriveFilesToken, LoggerToken, t.DriveIdentityToken, t.UploadVaultToken, ClockToken],
    )
    .inSingletonScope();
  bind(t.RenewDriveAccessToken).toResolvedValue((account, vault) => new RenewDriveAccess(account, vault), [t.DriveAccountGatewayToken, t.UploadVaultToken]);
  bind(t.RepairDriveAccessToken)
    .toResolvedValue((account, vault, renew, clock, flags) => new RepairDriveAccess(account, vault, renew, clock, () => flags.isOn('isGoogleDriveEnabled')), [
      t.DriveAccountGatewayToken,
      t.UploadVaultToken,
      t.RenewDriveAccessToken,
      ClockToken,
      FlagCacheToken,
    ])
    .inSingletonScope();
});
