import type { DriveAccounts } from '#sandbox/backend/drive/DriveAccounts';
import { isPatientFolder } from '#sandbox/backend/drive/patientFolder';
import { notFound } from './DriveError';
import type { StandInFile } from './StandInFile';

/**
 * The permissions of the stand-in drive: owners may do everything with their own files; in patients' folders, accounts
 * may do what the backend has permitted.
 */
export class DriveAccess {
  constructor(private readonly accounts: Pick<DriveAccounts, 'withEmail'>) {}

  /** Refuses with 404, as the real drive does. */
  demandRead(email: string, file: StandInFile | undefined, id: string): StandInFile {
    if (file && (file.owner === email || (file.parents.some(isPatientFolder) && this.permission(email) !== 'none')))
      return file;
    throw notFound(id);
  }

  demandList(email: string, folderId: string): void {
    if (!isPatientFolder(folderId) || this.permission(email) === 'none') throw notFound(folderId);
  }

  /** Fails with 404 for people who may not write into the folder. */
  demandWrite(email: string, folderId: string): void {
    if (!isPatientFolder(folderId) || this.permission(email) !== 'writer') throw notFound(folderId);
  }

  private permission(email: string) {
    return this.accounts.withEmail(email)?.permission ?? 'none';
  }
}
