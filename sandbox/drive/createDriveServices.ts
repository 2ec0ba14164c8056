import type { DriveAccounts } from '#sandbox/backend/drive/DriveAccounts';
import type { Moments } from '#sandbox/backend/patients/timeline/Moments';
import type { JournalHost } from '#sandbox/backend/kernel/JournalledMap';
import { DriveAccess } from './DriveAccess';
import type { DriveServices } from './DriveServices';
import { DriveStore } from './DriveStore';
import { DriveTokens } from './DriveTokens';
import { Uploads } from './Uploads';

export interface DriveSurroundings {
  readonly journal: JournalHost;
  readonly clock: { now(): number };
  readonly accounts: DriveAccounts;
  readonly moments: Moments;
}

export function createDriveServices({ journal, clock, accounts, moments }: DriveSurroundings): DriveServices {
  const store = new DriveStore(fileId => moments.fileWith(fileId)).attachTo(journal);
  return { store, access: new DriveAccess(accounts), tokens: new DriveTokens(clock), uploads: new Uploads(), clock };
}
