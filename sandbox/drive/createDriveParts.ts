import type { DriveAccounts } from '#sandbox/backend/drive/DriveAccounts';
import type { Moments } from '#sandbox/backend/patients/timeline/Moments';
import type { Keeper } from '#sandbox/backend/kernel/JournalledMap';
import { DriveAccess } from './DriveAccess';
import type { DriveParts } from './DriveParts';
import { DriveStore } from './DriveStore';
import { DriveTokens } from './DriveTokens';
import { Uploads } from './Uploads';

export interface DriveSurroundings {
  readonly keeper: Keeper;
  readonly clock: { now(): number };
  readonly accounts: DriveAccounts;
  readonly moments: Moments;
}

export function createDriveParts({ keeper, clock, accounts, moments }: DriveSurroundings): DriveParts {
  const store = new DriveStore(fileId => moments.fileWith(fileId)).attachTo(keeper);
  return { store, access: new DriveAccess(accounts), tokens: new DriveTokens(clock), uploads: new Uploads(), clock };
}
