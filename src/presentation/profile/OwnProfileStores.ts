import type { DriveAccountStore } from '../drive/DriveAccountStore';
import type { OwnProfileStore } from './OwnProfileStore';
import type { PatientFacingWeeks } from './PatientFacingWeeks';

/** The dependencies of the own profile page; downloaded with it. */
export interface OwnProfileStores {
  profile(): OwnProfileStore;
  weeks(profile: OwnProfileStore): PatientFacingWeeks;
  drive(): DriveAccountStore;
}
