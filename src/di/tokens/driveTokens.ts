import type { DriveAccountGateway } from '@/application/drive/ports/DriveAccountGateway';
import type { DriveFiles } from '@/application/drive/ports/DriveFiles';
import type { DriveMomentGateway } from '@/application/drive/ports/DriveMomentGateway';
import type { UploadVault } from '@/application/drive/ports/UploadVault';
import type { RenewDriveAccess } from '@/application/drive/RenewDriveAccess';
import type { RepairDriveAccess } from '@/application/drive/RepairDriveAccess';
import type { ResumeUploads } from '@/application/drive/ResumeUploads';
import type { UploadManager } from '@/application/drive/UploadManager';
import type { FilePicker } from '@/infrastructure/system/drive/FilePicker';
import type { GoogleDriveIdentity } from '@/infrastructure/system/drive/GoogleDriveIdentity';
import { token } from '../token';

/** Bound by `startDrive` once a person is signed in. */
export const DriveAccountGatewayToken = token<DriveAccountGateway>('DriveAccountGateway');
export const DriveMomentGatewayToken = token<DriveMomentGateway>('DriveMomentGateway');
export const DriveFilesToken = token<DriveFiles>('DriveFiles');
export const DriveIdentityToken = token<GoogleDriveIdentity>('DriveIdentity');
export const FilePickerToken = token<FilePicker>('FilePicker');
export const UploadVaultToken = token<UploadVault>('UploadVault');
/** One for the window: it knows which uploads run. */
export const UploadManagerToken = token<UploadManager>('UploadManager');
export const RenewDriveAccessToken = token<RenewDriveAccess>('RenewDriveAccess');
export const RepairDriveAccessToken = token<RepairDriveAccess>('RepairDriveAccess');
export const ResumeUploadsToken = token<ResumeUploads>('ResumeUploads');
