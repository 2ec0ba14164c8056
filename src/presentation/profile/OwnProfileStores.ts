import type { DriveAccountStore } from '../drive/DriveAccountStore';
import type { OwnProfileStore } from './OwnProfileStore';
import type { PatientFacingWeeks } from './PatientFacingWeeks';

/** Creates the store of the user's own profile; downloaded with that page. */
export interface OwnProfileStores {
  profile(): OwnProfileStore;
  weeks(profile: OwnProfileStore): PatientFacingWeeks;
  drive(): DriveAccountStore;
}
