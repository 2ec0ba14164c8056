import type { DriveAccountStore } from '../drive/DriveAccountStore';
import type { OwnProfileStore } from './OwnProfileStore';
import type { PatientFacingWeeks } from './PatientFacingWeeks';

/** What the page of the own profile gets; downloaded with it. */
export interface OwnProfileStores {
  profile(): OwnProfileStore;
  weeks(profile: OwnProfileStore): PatientFacingWeeks;
  drive(): DriveAccountStore;
}
