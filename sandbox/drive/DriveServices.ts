import type { DriveAccess } from './DriveAccess';
import type { DriveStore } from './DriveStore';
import type { DriveTokens } from './DriveTokens';
import type { Uploads } from './Uploads';

/** The dependencies of the stand-in drive. */
export interface DriveServices {
  readonly store: DriveStore;
  readonly access: DriveAccess;
  readonly tokens: DriveTokens;
  readonly uploads: Uploads;
  readonly clock: { now(): number };
}
