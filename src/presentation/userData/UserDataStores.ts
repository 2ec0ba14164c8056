import type { ImportStore } from './ImportStore';
import type { UserDataStore } from './UserDataStore';

/** Makes the stores of what is done with the data of a person as a whole. */
export interface UserDataStores {
  /** `onChanged`: the person was deleted or brought back. */
  data(userId: string, onChanged: () => void): UserDataStore;
  import(): ImportStore;
}
