import type { DriveAccountStore } from '../drive/DriveAccountStore';
import type { OwnProfileStore } from './OwnProfileStore';
import type { SeenWeeks } from './SeenWeeks';

/** What the page of the own profile gets; downloaded with it. */
export interface OwnProfileStores {
  profile(): OwnProfileStore;
  weeks(profile: OwnProfileStore): SeenWeeks;
  drive(): DriveAccountStore;
}
