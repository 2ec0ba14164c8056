import type { ImportStore } from './ImportStore';
import type { UserDataStore } from './UserDataStore';

/** Creates the stores of the acts on all data of a person. */
export interface UserDataStores {
  /** `onChanged`: the person was deleted or restored. */
  data(userId: string, onChanged: () => void): UserDataStore;
  import(): ImportStore;
}
