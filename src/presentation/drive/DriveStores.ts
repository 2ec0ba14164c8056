import type { DriveAccountStore } from './DriveAccountStore';
import type { DriveFileStore, DriveFileSubject } from './DriveFileStore';
import type { UploadsStore } from './UploadsStore';

export interface DriveStores {
  account(): DriveAccountStore;
  uploads(patientId: string, onRecorded: () => void): UploadsStore;
  file(subject: DriveFileSubject): DriveFileStore;
}
