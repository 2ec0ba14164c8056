import type { UserFilter } from '@/application/users/ports/UserGateway';
import type { UserAccess } from '@/domain/users/UserAccess';
import type { AddressSearch } from './AddressSearch';
import type { DeletionRequestsStore } from './deletions/DeletionRequestsStore';
import type { MoveUserStore } from './MoveUserStore';
import type { NewUserStore } from './NewUserStore';
import type { UserBulkStores } from './promotions/UserBulkStores';
import type { UserAccessStore } from './UserAccessStore';
import type { UsersStore } from './UsersStore';
import type { ImportStore } from '../userData/ImportStore';
import type { UserDataStore } from '../userData/UserDataStore';

/** Creates the stores that export, delete, restore and import all data about a person. */
export interface UserDataStores {
  /** `onChanged`: called when the person was deleted or restored. */
  data(userId: string, onChanged: () => void): UserDataStore;
  import(): ImportStore;
}

/** Creates the stores of the screens about people and their rights. */
export interface UserStores {
  list(filter: UserFilter): UsersStore;
  access(userId: string, onRead?: (access: UserAccess) => void): UserAccessStore;
  /** A user's name; undefined if it could not be loaded. */
  nameOf(userId: string): Promise<string | undefined>;
  newUser(onCreated?: () => void): NewUserStore;
  move(userId: string, onMoved: () => void): MoveUserStore;
  deletions(): DeletionRequestsStore;
  readonly userData: UserDataStores;
  readonly addressSearch: AddressSearch;
  readonly bulk: UserBulkStores;
  /** The time zone of last days, for example `Europe/London`. */
  readonly zone: string;
}
